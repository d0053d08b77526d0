/** A data set as the files that a student's Python finds in its working folder. */
import type { Cell, DataSet, DataTable } from '../../api/generated/schema.d.ts';

const field = (cell: Cell) => {
  const text = cell === null ? '' : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const csvOf = ({ columns, rows }: DataTable) =>
  [columns.map(({ name }) => name), ...rows].map((row) => `${row.map(field).join(',')}\n`).join('');

export const filesOf = ({ tables }: DataSet): Record<string, string> =>
  Object.fromEntries(tables.map((table) => [`${table.name}.csv`, csvOf(table)]));
