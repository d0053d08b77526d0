import { memo, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { Cell } from '../../api/generated/schema.d.ts';
import { ScrollingTable } from './scrolling-table.tsx';

const grid = css({
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
  '& tr[data-mark=missing] > *': { bg: 'success.bg', color: 'success.fg' },
  '& tr[data-mark=extra] > *': { bg: 'danger.bg', color: 'danger.fg' },
  '& tr[data-mark=moved] > *': { bg: 'warning.bg', color: 'warning.fg' },
  '& td[data-null]': { color: 'fg.subtle', fontStyle: '[italic]' },
});

/** A row that is wrong, and how. One that is missing stands above the others. */
export type Mark = { kind: 'missing'; row: readonly Cell[] } | { kind: 'extra' | 'moved'; at: number };

const signs = { missing: '+', extra: '−', moved: '↕' };
const notes = { missing: 'Missing', extra: 'extra row', moved: 'out of place' };

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
    <ScrollingTable long narrow label={label}>
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
          {marks.map(
            (mark) =>
              mark.kind === 'missing' && <Row key={mark.kind} head={notes.missing} cells={mark.row} mark={mark.kind} />,
          )}
          {rows.map((cells, index) => {
            const kind = marks.find((mark) => mark.kind !== 'missing' && mark.at === index)?.kind;
            const head = kind ? `${index + 1}: ${notes[kind]}` : String(index + 1);
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order.
            return <Row key={index} head={isNumbered && head} cells={cells} mark={kind} />;
          })}
        </tbody>
      </table>
    </ScrollingTable>
  );
});

type RowProps = { head: ReactNode; cells: readonly Cell[]; mark: Mark['kind'] | undefined };

function Row({ head, cells, mark }: RowProps) {
  return (
    <tr data-mark={mark}>
      {head && (
        <th scope="row">
          {mark && <span aria-hidden>{signs[mark]} </span>}
          {head}
        </th>
      )}
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have their column's place.
        <td key={index} data-number={typeof cell === 'number' || undefined} data-null={cell === null || undefined}>
          {cell ?? 'null'}
        </td>
      ))}
    </tr>
  );
}
