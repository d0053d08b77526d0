import { css } from 'styled-system/css';
import type { StruggleItem } from '../../../../api/generated/schema.d.ts';
import { Link } from '../../../primitives/link.tsx';
import { Section } from '../../../primitives/section.tsx';
import { misfitNames, misfitText } from './texts.ts';

export type ShownMisfit = StruggleItem & { misfit: NonNullable<StruggleItem['misfit']>; to: string };

const list = css({ display: 'flex', flexDirection: 'column', gap: '4', listStyle: 'none', maxWidth: 'prose' });
const one = css({ display: 'flex', flexDirection: 'column', gap: '1', overflowWrap: 'anywhere' });
const what = css({ fontWeight: 'semibold' });
const small = css({ textStyle: 'small', color: 'fg.muted' });

/** Questions and exercises that do not fit (§teaching.25). */
export function Misfits({ misfits }: { misfits: readonly ShownMisfit[] }) {
  return (
    <Section
      title="Questions that do not fit"
      lead="They tell less about your students than others do: look at them first."
    >
      <ul className={list}>
        {misfits.map(({ id, text, lessonTitle, to, first, misfit }) => (
          <li key={id} className={one}>
            <span className={what}>{text}</span>
            <span>
              {misfitNames[misfit.kind]}. {misfitText(first, misfit)}
            </span>
            <span className={small}>
              Lesson: <Link to={to}>{lessonTitle}</Link>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
