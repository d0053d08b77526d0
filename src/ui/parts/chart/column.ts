/** What the values of a column are, read off the values themselves: results of code have no declared types. */
import type { Cell, Row } from './spec.ts';

export type ColumnKind = 'number' | 'date' | 'text';

const isoDate = /^(\d{4})-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?Z?)?)?$/;

/** A moment in milliseconds, in UTC; null where the text is no ISO date, or a day that does not exist. */
export function momentOf(cell: Cell): number | null {
  const match = typeof cell === 'string' ? isoDate.exec(cell) : null;
  if (!match) return null;
  const [year = 0, month = 0, day = 1, hour = 0, minute = 0] = match
    .slice(1)
    .map((part) => (part ? Number(part) : undefined));
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : null;
}

/** Python has numbers that are none (`nan`, `inf`); they count as missing. */
export const isMissing = (cell: Cell | undefined) =>
  cell === null || cell === undefined || cell === '' || (typeof cell === 'number' && !Number.isFinite(cell));

export const cellOf = (row: Row, column: string): Cell => {
  const cell = row[column];
  return cell === undefined || isMissing(cell) ? null : cell;
};

/** Of an empty column: text. */
export function kindOf(rows: readonly Row[], column: string): ColumnKind {
  const cells = rows.map((row) => cellOf(row, column)).filter((cell) => cell !== null);
  if (cells.length === 0) return 'text';
  if (cells.every((cell) => typeof cell === 'number')) return 'number';
  return cells.every((cell) => momentOf(cell) !== null) ? 'date' : 'text';
}

export const hasColumn = (rows: readonly Row[], column: string) => rows.some((row) => Object.hasOwn(row, column));
