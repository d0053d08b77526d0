/** Compares a student's result with the expected one: the first difference, in words that a screen can show. */
import { createHash } from 'node:crypto';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Result } from '../platform/database/written-lesson.ts';

type Difference = components['schemas']['Difference'];
type Cell = components['schemas']['Cell'];
type Rows = Cell[][];

/** Sums of fractions differ in their last digits by the order in which they were added. */
const significantDigits = 9;

const asText = (cell: Cell) =>
  JSON.stringify(typeof cell === 'number' ? Number(cell.toPrecision(significantDigits)) : cell);
const rowText = (row: Cell[]) => row.map(asText).join(',');
const nameText = (name: string) => name.trim().toLowerCase();

/**
 * Null where both are the same. `rowCount` is how many rows there are in all: fewer may have been sent. Names of columns
 * are the same in small and capital letters; without `isOrdered`, rows may come in any order.
 */
export function compareTables(
  given: { columns: string[]; rows: Rows; rowCount: number },
  expected: { columns: string[]; rows: Rows },
  isOrdered: boolean,
): Difference | null {
  const isNamedAlike =
    given.columns.length === expected.columns.length &&
    expected.columns.every((name, at) => nameText(name) === nameText(given.columns[at] ?? ''));
  if (!isNamedAlike) return { kind: 'columns', expected: expected.columns };
  return compareRows(given, expected.rows) ?? (isOrdered ? compareOrder(given.rows, expected.rows) : null);
}

function compareRows({ rows, rowCount }: { rows: Rows; rowCount: number }, expected: Rows): Difference | null {
  const open = new Map<string, number>();
  for (const row of expected) open.set(rowText(row), (open.get(rowText(row)) ?? 0) + 1);
  let extraAt: number | undefined;
  let matched = 0;
  for (const [at, row] of rows.entries()) {
    const unmatched = open.get(rowText(row)) ?? 0;
    if (unmatched > 0) matched += 1;
    else extraAt ??= at;
    open.set(rowText(row), unmatched - 1);
  }
  const missing = expected.length - matched;
  const extra = Math.max(rowCount, rows.length) - matched;
  if (missing === 0 && extra === 0) return null;
  // Of equal rows, the last ones count as missing.
  const missingRow = expected.find((row) => (open.get(rowText(row)) ?? 0) > 0);
  // Rows that were not sent cannot be reported as missing.
  const isWhole = rowCount <= rows.length;
  return {
    kind: 'rows',
    missing: isWhole ? missing : 0,
    extra: isWhole ? extra : rowCount - expected.length,
    ...(isWhole && missingRow && { missingRow }),
    ...(extraAt !== undefined && { extraAt }),
  };
}

function compareOrder(given: Rows, expected: Rows): Difference | null {
  const at = expected.findIndex((row, index) => rowText(row) !== rowText(given[index] ?? []));
  return at === -1 ? null : { kind: 'order', at };
}

/** `messages` has the sentence of each check, for a value that differs. */
export function compareValues(given: string[], expected: string[], messages: string[]): Difference | null {
  const at = expected.findIndex((value, index) => value !== given[index]);
  return at === -1 ? null : { kind: 'check', at, message: messages[at] ?? '' };
}

/** The same for results between which `compareTables` or `compareValues` finds no difference. */
export function digestOf(result: Result, isOrdered: boolean): string {
  const parts = 'values' in result ? result.values : tableParts(result, isOrdered);
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function tableParts({ columns, rows }: { columns: string[]; rows: Rows }, isOrdered: boolean) {
  const texts = rows.map(rowText);
  return [columns.map(nameText), isOrdered ? texts : texts.toSorted()];
}
