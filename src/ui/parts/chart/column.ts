/** What the values of a column are, read off the values themselves: results of code have no declared types. */
import type { Cell } from '../../../api/generated/schema.d.ts';
import type { Row } from './spec.ts';

export type ColumnKind = 'number' | 'date' | 'text';

const isoDate = /^(\d{4})-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?Z?)?)?$/;

/** A moment in milliseconds, in UTC; null where the text is no ISO date, or a day that does not exist. */
export function momentOf(cell: Cell): number | null {
  const match = typeof cell === 'string' ? isoDate.exec(cell) : null;
  if (!match) return null;
  const parts = match.slice(1).map((part) => (part ? Number(part) : undefined));
  const [year = 0, month = 0, day = 1, hour = 0, minute = 0, second = 0] = parts;
  const date = new Date(0);
  // `Date.UTC` takes the year 79 for 1979.
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : null;
}

/** Larger numbers leave no room to reckon with; `nan` and `inf` of Python are no numbers. */
export const isDrawable = (value: number) => Math.abs(value) <= 1e300;

export const hasColumn = (rows: readonly Row[], column: string) => rows.some((row) => Object.hasOwn(row, column));

/** Null where there is nothing to draw. */
export function cellOf(row: Row, column: string): Cell {
  const cell = Object.hasOwn(row, column) ? row[column] : null;
  if (cell === undefined || cell === '' || (typeof cell === 'number' && !isDrawable(cell))) return null;
  return cell;
}

/** Of an empty column: text. */
export function kindOf(rows: readonly Row[], column: string): ColumnKind {
  const cells = rows.map((row) => cellOf(row, column)).filter((cell) => cell !== null);
  if (cells.length === 0) return 'text';
  if (cells.every((cell) => typeof cell === 'number')) return 'number';
  return cells.every((cell) => momentOf(cell) !== null) ? 'date' : 'text';
}
