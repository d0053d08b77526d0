import { useMemo } from 'react';
import { css } from 'styled-system/css';
import { DataTable } from '../../../parts/chart/data-table.tsx';
import { descriptionOf, nameOf } from '../../../parts/chart/description.ts';
import { drawingOf } from '../../../parts/chart/drawing.ts';
import { valueScale } from '../../../parts/chart/value-scale.ts';
import { Chart } from '../../../parts/chart.tsx';
import { useSettled } from '../../../parts/use-settled.ts';
import { rowsOf } from './chart-choices.ts';
import { ChartForm, type ChartFormProps } from './chart-form.tsx';

const container = css({ containerType: 'inline-size', minWidth: '0' });
// On a phone the chart comes first and is sticky, unless it would take most of the screen. So people see what their
// choices change, and a long table does not push the form away. The scroll margin keeps the focus clear of the chart.
const grid = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  alignItems: 'start',
  '@media (min-height: 44rem)': {
    '@container (max-width: 41.9rem)': {
      '& > figure': { position: 'sticky', top: '0', zIndex: '[1]' },
      '& > form :is(select, input, button)': { scrollMarginTop: '[25rem]' },
    },
  },
  '@container (min-width: 42rem)': {
    gridTemplateColumns: '[minmax(0, 17rem) minmax(0, 1fr)]',
    gridTemplateRows: '[auto 1fr]',
    '& > form': { gridColumn: '[1]', gridRow: '[1 / 3]' },
    '& > :not(form)': { gridColumn: '[2]' },
  },
});

/** A form with choices; the chart that they make and its data are beside it. */
export function ChartBuilder({ tables, value, onChange }: ChartFormProps) {
  const table = tables.find(({ name }) => name === value.table);
  const rows = useMemo(() => (table ? rowsOf(table) : []), [table]);
  const drawing = useMemo(() => drawingOf(value, rows), [value, rows]);
  const settled = useSettled(
    drawing.kind === 'drawn' ? descriptionOf(value, drawing, valueScale(value, drawing.domain, [0, 1], 5).from) : '',
  );
  return (
    <div className={container} data-main>
      {/* If the chart cannot be drawn, it says so itself. */}
      <p role="status" className="visually-hidden">
        {settled}
      </p>
      <div className={grid}>
        <Chart spec={value} rows={rows} table="none" />
        <ChartForm tables={tables} value={value} onChange={onChange} />
        {drawing.kind === 'drawn' && <DataTable spec={value} drawn={drawing} name={nameOf(value)} />}
      </div>
    </div>
  );
}
