import { foundations } from 'virtual:foundations';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { css } from 'styled-system/css';
import { Section } from '../../src/ui/primitives/section.tsx';
import type { Pair } from './contrast.ts';
import { Table } from './page.tsx';

const grid = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(13rem, 100%), 1fr))]',
});
const card = css({
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
  overflow: 'hidden',
  bg: 'bg.surface',
});
const halves = css({ display: 'grid', gridTemplateColumns: '[1fr 1fr]', height: '16' });
const words = css({
  p: '3',
  textStyle: 'caption',
  color: 'fg.muted',
  '& b, & span': { display: 'block' },
  '& b': { color: 'fg.default' },
});
const sample = css({ display: 'inline-block', px: '3', py: '1', borderRadius: 'sm', textStyle: 'label' });
const signed = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });
const sign = css({ display: 'block', boxSize: '4', borderRadius: 'full' });
const reached = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'success.fg' });
const missed = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'danger.fg' });

const { colours, pairs } = foundations;
const groups = [...Map.groupBy(colours, ({ name }) => name.split('.')[0] ?? name)];
const byName = new Map(colours.map((colour) => [colour.name, colour]));

/** Each colour with its light value beside its dark one. */
export function Swatches() {
  return groups.map(([group, members]) => (
    <Section key={group} title={group} level={3}>
      <div className={grid}>
        {members.map(({ name, light, dark }) => (
          <div key={name} className={card}>
            <div className={halves} aria-hidden>
              <span style={{ background: light }} />
              <span style={{ background: dark }} />
            </div>
            <div className={words}>
              <b>{name}</b>
              <span>Light {light}</span>
              <span>Dark {dark}</span>
            </div>
          </div>
        ))}
      </div>
    </Section>
  ));
}

function Measured({ pair, theme }: { pair: Pair; theme: 'light' | 'dark' }) {
  const colour = byName.get(pair.text)?.[theme];
  const background = byName.get(pair.ground)?.[theme];
  if (pair.least === 4.5) {
    return (
      <span className={sample} style={{ color: colour, background }}>
        {pair[theme].toFixed(2)}
      </span>
    );
  }
  return (
    <span className={signed}>
      <span className={sample} style={{ background }}>
        <span className={sign} style={{ background: colour }} />
      </span>
      {pair[theme].toFixed(2)}
    </span>
  );
}

function Reached({ pair: { light, dark, least } }: { pair: Pair }) {
  const good = Math.min(light, dark) >= least;
  return (
    <span className={good ? reached : missed}>
      {good ? <CircleCheck aria-hidden size="1rem" /> : <CircleAlert aria-hidden size="1rem" />}
      {good ? `over ${least}` : `under ${least}`}
    </span>
  );
}

/** Text on its background, as the styles combine them, in both themes. */
export function Contrast() {
  const rows = pairs.toSorted((one, other) => Math.min(one.light, one.dark) - Math.min(other.light, other.dark));
  return [4.5, 3].map((least) => (
    <Section
      key={least}
      level={3}
      title={least === 3 ? 'Signs: at least 3 to 1' : 'Text: at least 4.5 to 1'}
      lead="The nearest to its limit comes first."
    >
      <Table
        label={least === 3 ? 'Contrast of signs' : 'Contrast of text'}
        heads={['Colour', 'Ground', 'Light', 'Dark', 'AA', 'Worn in']}
      >
        {rows
          .filter((pair) => pair.least === least)
          .map((pair) => (
            <tr key={`${pair.text} ${pair.ground}`}>
              <th scope="row">{pair.text}</th>
              <td>{pair.ground}</td>
              <td>
                <Measured pair={pair} theme="light" />
              </td>
              <td>
                <Measured pair={pair} theme="dark" />
              </td>
              <td>
                <Reached pair={pair} />
              </td>
              <td>
                {pair.of.length > 3
                  ? `${pair.of.slice(0, 3).join(', ')} and ${pair.of.length - 3} more`
                  : pair.of.join(', ')}
              </td>
            </tr>
          ))}
      </Table>
    </Section>
  ));
}
