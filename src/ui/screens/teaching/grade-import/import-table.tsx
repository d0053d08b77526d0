import { memo } from 'react';
import { css } from 'styled-system/css';
import { ScrollingTable } from '../../../parts/scrolling-table.tsx';

const table = css({
  width: 'full',
  textStyle: 'small',
  borderCollapse: 'collapse',
  '& th, & td': {
    px: '3',
    py: '1.5',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderBottomWidth: 'hairline',
    borderBottomStyle: 'solid',
    borderColor: 'border.default',
  },
  '& th': { fontWeight: 'semibold' },
  '& thead th': { position: 'sticky', top: '0', bg: 'bg.sunken' },
});

type ImportTableProps = {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** Texts in rows, which wrap, so that a phone needs no second scrollbar. There can be 2,000, so it renders only as they change. */
export const ImportTable = memo(function ImportTable({ label, columns, rows }: ImportTableProps) {
  return (
    <ScrollingTable long label={label}>
      <table className={table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order.
            <tr key={index}>
              {cells.map((cell, at) => (
                <td key={columns[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
});
