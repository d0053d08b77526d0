/** The kind of a column, found from its values, because results of code have no declared types. */
import type { Cell } from '../../../api/generated/schema.d.ts';
import type { Row } from './spec.ts';

export type ColumnKind = 'number' | 'date' | 'text';

const isoDate = /^(\d{4})-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?Z?)?)?$/;

/** The milliseconds of a moment in UTC; null if the text is not an ISO date, or names a day that does not exist. */
export function momentOf(cell: Cell): number | null {
  const match = typeof cell === 'string' ? isoDate.exec(cell) : null;
  if (!match) return null;
  const parts = match.slice(1).map((part) => (part ? Number(part) : undefined));
  const [year = 0, month = 0, day = 1, hour = 0, minute = 0, second = 0] = parts;
  const date = new Date(0);
  // Not `Date.UTC`, which takes the year 79 to be 1979.
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : null;
}

/** Larger numbers would overflow in the calculations. Python's `nan` and `inf` cannot be drawn either. */
export const isDrawable = (value: number) => Math.abs(value) <= 1e300;

export const hasColumn = (rows: readonly Row[], column: string) => rows.some((row) => Object.hasOwn(row, column));

/** The row's cell in the column; null if it holds nothing that can be drawn. */
export function cellOf(row: Row, column: string): Cell {
  const cell = Object.hasOwn(row, column) ? row[column] : null;
  if (cell === undefined || cell === '' || (typeof cell === 'number' && !isDrawable(cell))) return null;
  return cell;
}

/** The kind of a column; an empty one counts as text. */
export function kindOf(rows: readonly Row[], column: string): ColumnKind {
  const cells = rows.map((row) => cellOf(row, column)).filter((cell) => cell !== null);
  if (cells.length === 0) return 'text';
  if (cells.every((cell) => typeof cell === 'number')) return 'number';
  return cells.every((cell) => momentOf(cell) !== null) ? 'date' : 'text';
}
