/** The data of a chart as a table, which scrolls on narrow screens. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { ScrollingTable } from '../../../parts/scrolling-table.tsx';

const grid = css({
  width: 'full',
  textStyle: 'small',
  '& th, & td': {
    px: { base: '1', sm: '3' },
    py: '1.5',
    textAlign: 'start',
    borderBottomWidth: 'hairline',
    borderBottomStyle: 'solid',
    borderColor: 'border.default',
  },
  '& tbody tr:last-child > *': { borderBottomWidth: '[0]' },
  '& th': { fontWeight: 'semibold' },
  '& [data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: { sm: 'nowrap' } },
  '& [data-wide]': { display: { base: 'none', sm: 'table-cell' } },
  // `1 h 39 min` stays on one line on phones, too.
  '& td:first-of-type': { whiteSpace: 'nowrap' },
});
type TableProps = {
  label: string;
  columns: readonly string[];
  /** The cells with `data-wide` are hidden on a phone, as are the heads of all columns but the first: the row's head says the same. */
  isFolded?: boolean;
  children: ReactNode;
};

export function Table({ label, columns, isFolded = false, children }: TableProps) {
  return (
    <ScrollingTable label={label}>
      <table className={grid}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                data-number={index > 0 || undefined}
                data-wide={(isFolded && index > 0) || undefined}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollingTable>
  );
}
