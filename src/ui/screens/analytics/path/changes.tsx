/** What changed on a path: the last three changes, and the rest on request (§analytics.86). */
import { css } from 'styled-system/css';
import type { PathChange } from '../../../../api/generated/schema.d.ts';
import { Section } from '../../../primitives/section.tsx';
import { unfoldedOnPaper } from './on-paper.ts';
import { changeText } from './texts.ts';

/** `when` is the day in words. */
export type ShownChange = Omit<PathChange, 'at'> & { key: string; when: string };

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', listStyleType: 'none' });
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[8rem minmax(0, 1fr)]' },
  columnGap: '3',
  alignItems: 'baseline',
});
const day = css({ textStyle: 'small', color: 'fg.muted' });
const toggle = css({ textStyle: 'control', color: 'accent.text', cursor: 'pointer', py: '2' });

const atOnce = 3;

export function Changes({ changes }: { changes: readonly ShownChange[] }) {
  const [last, earlier] = [changes.slice(0, atOnce), changes.slice(atOnce)];
  return (
    <Section title="What changed">
      {changes.length === 0 ? (
        <p>Nothing yet. Changes to your path, by your answers or your choices, will be listed here.</p>
      ) : (
        <List changes={last} />
      )}
      {earlier.length > 0 && (
        <details className={unfoldedOnPaper}>
          <summary className={toggle}>
            {earlier.length === 1 ? '1 earlier change' : `${earlier.length} earlier changes`}
          </summary>
          <List changes={earlier} />
        </details>
      )}
    </Section>
  );
}

function List({ changes }: { changes: readonly ShownChange[] }) {
  return (
    <ul className={list}>
      {changes.map(({ key, when, ...change }) => (
        <li key={key} className={row}>
          <span className={day}>{when}</span>
          <span>{changeText(change)}</span>
        </li>
      ))}
    </ul>
  );
}
