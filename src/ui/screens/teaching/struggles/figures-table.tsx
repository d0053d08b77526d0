import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { ScrollingTable } from '../../../parts/scrolling-table.tsx';
import { type Figures, groupText, percent } from './texts.ts';

export type FiguresRow = Figures & { id: string; what: ReactNode };

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: { base: '1', sm: '3' }, py: '2', textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { textStyle: 'label', color: 'fg.muted', verticalAlign: 'bottom' },
  '& tbody tr': { borderTopWidth: 'hairline', borderTopStyle: 'solid', borderColor: 'border.default' },
  '& tbody th': { fontWeight: 'normal', overflowWrap: 'anywhere' },
  '& td': { width: { base: '11', sm: '24' } },
  '& [data-figure]': { textAlign: 'end' },
});

type FiguresTableProps = { label: string; what: string; rows: readonly FiguresRow[] };

/** A table of how many were right on the first try and are right now; the first column says at what. */
export function FiguresTable({ label, what, rows }: FiguresTableProps) {
  return (
    <ScrollingTable label={label}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col" data-figure>
              First try
            </th>
            <th scope="col" data-figure>
              Now
            </th>
            <th scope="col" data-figure>
              Tried by
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, what: about, students, first, now }) => (
            <tr key={id}>
              <th scope="row">{about}</th>
              <td data-figure>{percent(first)}</td>
              <td data-figure>{percent(now)}</td>
              <td data-figure>{groupText(students)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}
