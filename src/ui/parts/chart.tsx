import { useId, useMemo } from 'react';
import { css } from 'styled-system/css';
import type { ChartSpec } from '../../api/generated/schema.d.ts';
import { DataTable } from './chart/data-table.tsx';
import { descriptionOf, nameOf } from './chart/description.ts';
import { type Drawing, drawingOf } from './chart/drawing.ts';
import { Picture } from './chart/picture.tsx';
import type { Reference } from './chart/reference.tsx';
import type { Row } from './chart/spec.ts';
import { numberText } from './chart/texts.ts';
import { valueScale } from './chart/value-scale.ts';

const figure = css({ m: '0', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '3' });
const sheet = css({
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  p: { base: '3', sm: '4' },
});
const title = css({ textStyle: 'h4' });
const refusal = css({ py: '8', px: '4', textAlign: 'center', color: 'fg.muted' });
const noteStyle = css({ textStyle: 'caption', color: 'fg.muted', mt: '2' });
const toggle = css({ textStyle: 'control', color: 'accent.text', cursor: 'pointer', py: '2', mb: '2' });

export type ChartProps = {
  spec: ChartSpec;
  rows: readonly Row[];
  /** Whether the chart shows its data as a table: folded, open, or not at all because the page around it does. */
  table?: 'folded' | 'open' | 'none' | undefined;
  /** A line across the chart at one value, such as a goal; the axis is long enough for it. */
  reference?: Reference | undefined;
  /** The value that the axis reaches at least, such as 100 percent, or 4 lessons to have whole numbers as ticks. */
  reaches?: number | undefined;
};

/** The drawing with an axis that reaches `most`. */
function reaching(drawing: Drawing, most: number): Drawing {
  if (drawing.kind !== 'drawn') return drawing;
  const [from, to] = drawing.domain;
  return { ...drawing, domain: [from, Math.max(to, most)] };
}

function Notes({ drawing }: { drawing: Drawing }) {
  return (
    <div role="status">
      {drawing.kind === 'refused' && <p className={refusal}>{drawing.why}</p>}
      {drawing.kind === 'drawn' &&
        drawing.notes.map((note) => (
          <p key={note} className={noteStyle}>
            {note}
          </p>
        ))}
    </div>
  );
}

/** A chart of a table's rows, with its data as a table and a description in words. */
export function Chart({ spec, rows, table = 'folded', reference, reaches }: ChartProps) {
  const id = useId();
  const drawn = useMemo(() => drawingOf(spec, rows), [spec, rows]);
  const drawing = reaching(drawn, Math.max(reference?.value ?? 0, reaches ?? 0));
  const name = nameOf(spec);
  return (
    <figure className={figure} aria-label={name}>
      <div className={sheet}>
        {spec.title.trim() && <figcaption className={title}>{spec.title}</figcaption>}
        {drawing.kind === 'drawn' && (
          <>
            <p id={id} className="visually-hidden">
              {descriptionOf(spec, drawing, valueScale(spec, drawing.domain, [0, 1], 5).from)}
              {reference && ` A line marks ${numberText(reference.value)} (${reference.label}).`}
            </p>
            <Picture spec={spec} drawn={drawing} name={name} describedBy={id} reference={reference} />
          </>
        )}
        <Notes drawing={drawing} />
      </div>
      {drawing.kind === 'drawn' && table === 'open' && <DataTable spec={spec} drawn={drawing} name={name} />}
      {drawing.kind === 'drawn' && table === 'folded' && (
        <details>
          <summary className={toggle}>Data as a table</summary>
          <DataTable spec={spec} drawn={drawing} name={name} />
        </details>
      )}
    </figure>
  );
}
