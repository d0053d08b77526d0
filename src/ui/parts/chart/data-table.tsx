/** The values that a chart draws, as a table in the same order. */
import { css } from 'styled-system/css';
import type { ChartSpec } from '../../../api/generated/schema.d.ts';
import { ScrollingTable } from '../scrolling-table.tsx';
import type { Drawn } from './drawing.ts';
import { counted, exactText, measureText } from './texts.ts';

const table = css({
  width: 'full',
  textStyle: 'small',
  '& caption': { textStyle: 'caption', textAlign: 'start', px: '3', py: '2', color: 'fg.muted' },
  '& th, & td': {
    px: '3',
    py: '1.5',
    textAlign: 'start',
    borderBottomWidth: 'hairline',
    borderBottomStyle: 'solid',
    borderColor: 'border.default',
  },
  '& th': { fontWeight: 'semibold' },
  '& [data-number]': { textAlign: 'end' },
});

const mostRows = 500;

export function DataTable({ spec, drawn, name }: { spec: ChartSpec; drawn: Drawn; name: string }) {
  const hasGroups = drawn.groups.length > 0 && !drawn.isColouredByX;
  const shown = drawn.marks.slice(0, mostRows);
  return (
    <ScrollingTable long label={`Data of ${name}`}>
      <table className={table}>
        {shown.length < drawn.marks.length && (
          <caption>{`The first ${mostRows} of ${counted(drawn.marks.length, 'value')}`}</caption>
        )}
        <thead>
          <tr>
            <th scope="col">{spec.x}</th>
            {hasGroups && <th scope="col">{spec.colour}</th>}
            <th scope="col" data-number>
              {measureText(spec)}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((mark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids, and keep no state.
            <tr key={index}>
              <th scope="row">{mark.x}</th>
              {hasGroups && <td>{mark.group}</td>}
              <td data-number>{exactText(mark.y)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}
