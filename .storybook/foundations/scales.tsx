import { foundations, icons } from 'virtual:foundations';
import { css } from 'styled-system/css';
import { Section } from '../../src/ui/primitives/section.tsx';
import { pixelsIn } from './lengths.ts';
import { Table } from './page.tsx';

const bar = css({ display: 'block', height: '4', bg: 'accent.default', borderRadius: 'none', maxWidth: 'full' });
const square = css({
  display: 'block',
  boxSize: '16',
  bg: 'accent.subtle',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'accent.text',
});
const line = css({ display: 'block', width: '24', bg: 'fg.default' });
const sheet = css({
  display: 'block',
  width: '48',
  height: '16',
  bg: 'bg.surface',
  borderRadius: 'md',
  boxShadow: 'overlay',
});
const track = css({ display: 'block', width: '48', height: '4', bg: 'bg.sunken', overflow: 'hidden' });
const mover = css({
  display: 'block',
  width: '4',
  height: '4',
  bg: 'accent.default',
  transitionProperty: '[transform]',
  'tr:hover &, tr:focus-within &': { transform: 'translateX(11rem)' },
});
const sample = css({ minWidth: '64' });
const grid = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: '[repeat(auto-fill, minmax(8rem, 1fr))]',
  listStyleType: 'none',
  p: '0',
  m: '0',
  '& li': { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '2', textStyle: 'caption', py: '3' },
});

const { scales, textStyles } = foundations;
const px = (value: string) => (value.endsWith('rem') ? `${pixelsIn(value)} px` : '');

type ScaleProps = { title: string; of: string; show?: (value: string) => React.ReactNode };

function Scale({ title, of, show }: ScaleProps) {
  const entries = scales[of] ?? [];
  const counted = entries.some(({ value }) => px(value));
  return (
    <Section title={title} level={2}>
      <Table label={title} heads={['Token', 'Value', ...(counted ? ['In px'] : []), ...(show ? ['Shown'] : [])]}>
        {entries.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            {counted && <td>{px(value)}</td>}
            {show && <td>{show(value)}</td>}
          </tr>
        ))}
      </Table>
    </Section>
  );
}

const sizesOf = new Map(scales['fontSizes']?.map(({ name, value }) => [name, value]));

export function TextStyles() {
  return (
    <Table label="Text styles" heads={['Text style', 'Face, size, line height, weight', 'Shown']}>
      {textStyles.map(({ name, styles }) => {
        const { fontSize = '', lineHeight, fontWeight, fontFamily, letterSpacing, textTransform } = styles;
        const size = sizesOf.get(fontSize) ?? fontSize;
        return (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{[fontFamily, size, lineHeight, fontWeight].join(', ')}</td>
            <td className={sample}>
              <span
                style={{
                  fontFamily: `var(--fonts-${fontFamily})`,
                  fontSize: size,
                  lineHeight,
                  fontWeight,
                  letterSpacing,
                  textTransform: textTransform === 'uppercase' ? 'uppercase' : 'none',
                }}
              >
                The median is hard to fool
              </span>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

export function Lengths() {
  return (
    <>
      <Scale title="Spacing" of="spacing" show={(width) => <span className={bar} style={{ width }} />} />
      <Scale title="Sizes" of="sizes" />
      <Scale title="Breakpoints" of="breakpoints" />
    </>
  );
}

export function Edges() {
  return (
    <>
      <Scale title="Radius" of="radii" show={(borderRadius) => <span className={square} style={{ borderRadius }} />} />
      <Scale title="Borders" of="borderWidths" show={(height) => <span className={line} style={{ height }} />} />
      <Section title="Shadow" lead="One, for what lies over the page: dialogs, panels and notices.">
        <span className={sheet} />
      </Section>
      <Scale title="Layers" of="zIndex" />
    </>
  );
}

export function Motions() {
  const moving = (style: React.CSSProperties) => (
    <span className={track}>
      <span className={mover} style={style} />
    </span>
  );
  return (
    <>
      <Scale title="Durations" of="durations" show={(transitionDuration) => moving({ transitionDuration })} />
      <Scale
        title="Easings"
        of="easings"
        show={(transitionTimingFunction) => moving({ transitionTimingFunction, transitionDuration: '1s' })}
      />
      <Scale title="Animations" of="animations" />
    </>
  );
}

export function Icons() {
  return (
    <ul className={grid}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon aria-hidden />
          {name}
        </li>
      ))}
    </ul>
  );
}
