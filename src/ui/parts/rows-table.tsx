import { memo, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { Cell } from '../../api/generated/schema.d.ts';
import { ScrollingTable } from './scrolling-table.tsx';

const grid = css({
  width: 'full',
  textStyle: 'small',
  borderCollapse: 'collapse',
  '& th, & td': {
    px: '3',
    py: '1.5',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBottomWidth: 'hairline',
    borderBottomStyle: 'solid',
    borderColor: 'border.default',
  },
  '& th': { fontWeight: 'semibold' },
  '& thead th': { position: 'sticky', top: '0', bg: 'bg.sunken' },
  '& tbody th': { color: 'fg.muted' },
  '& [data-number]': { textAlign: 'end' },
  '& tr[data-marked] > *': { bg: 'danger.bg', color: 'danger.fg' },
  '& td[data-null]': { color: 'fg.subtle', fontStyle: '[italic]' },
});

/** A row that is wrong, and why. `at: null` is for a row that is missing from the table. */
export type Mark = { at: number; note: string } | { at: null; note: string; row: readonly Cell[] };

type RowsTableProps = {
  /** The name of the table's region, which can have the focus because it scrolls. */
  label: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  marks?: readonly Mark[] | undefined;
};

const none: readonly Mark[] = [];

/** Whether a column's first value is a number. Then its heading is aligned to the end, as numbers are. */
const isNumber = (rows: RowsTableProps['rows'], column: number) =>
  typeof rows.find((row) => row[column] !== null)?.[column] === 'number';

/** Rows of data as a table. It renders again only when they change, as there can be a thousand rows. */
export const RowsTable = memo(function RowsTable({ label, columns, rows, marks = none }: RowsTableProps) {
  const isNumbered = marks.length > 0;
  return (
    <ScrollingTable long label={label}>
      <table className={grid}>
        <thead>
          <tr>
            {isNumbered && <th scope="col">Row</th>}
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a result may have two columns with the same name.
              <th key={index} scope="col" data-number={isNumber(rows, index) || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {marks.map((mark) => mark.at === null && <Row key={mark.note} head={mark.note} cells={mark.row} marked />)}
          {rows.map((cells, index) => {
            const mark = marks.find(({ at }) => at === index);
            const head = mark ? `${index + 1}: ${mark.note}` : String(index + 1);
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order.
            return <Row key={index} head={isNumbered && head} cells={cells} marked={mark !== undefined} />;
          })}
        </tbody>
      </table>
    </ScrollingTable>
  );
});

function Row({ head, cells, marked }: { head: ReactNode; cells: readonly Cell[]; marked: boolean }) {
  return (
    <tr data-marked={marked || undefined}>
      {head && <th scope="row">{head}</th>}
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have their column's place.
        <td key={index} data-number={typeof cell === 'number' || undefined} data-null={cell === null || undefined}>
          {cell ?? 'null'}
        </td>
      ))}
    </tr>
  );
}
