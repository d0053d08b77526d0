import { css } from 'styled-system/css';
import type { Row } from './layout.ts';
import { MarkPoint, markLabels } from './marks.tsx';
import type { ShownModule } from './shown.ts';

const point = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2',
  width: 'full',
  py: '1',
  minHeight: '7',
  '&[data-long]': { minHeight: '12' },
  textStyle: 'small',
  lineHeight: '[1.25rem]',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  borderRadius: 'sm',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  '&[data-mark=next]': { fontWeight: 'semibold', bg: 'accent.subtle' },
  '&[data-mark=skipped]': { color: 'fg.muted', textDecoration: 'line-through' },
});

/** As much of a text as there is room for; read aloud as a whole. */
export function Shortened({ label, text }: { label: string | undefined; text: string }) {
  if (label === text) return text;
  return (
    <>
      <span aria-hidden>{label}</span>
      <span className="visually-hidden">{text}</span>
    </>
  );
}

type PointProps = { module: ShownModule; row: Row | undefined; onOpen: () => void };

/** A module of the map: a button for its numbers, whose name says its state. */
export function Point({ module: { title, mark }, row, onOpen }: PointProps) {
  return (
    <button type="button" className={point} data-mark={mark} data-long={row?.isLong || undefined} onClick={onOpen}>
      <MarkPoint mark={mark} />
      <Shortened label={row?.label} text={`${title}, ${markLabels[mark].toLowerCase()}`} />
    </button>
  );
}
