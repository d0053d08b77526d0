/**
 * The cursors of all lists. One says where a page ended: what its last row is sorted by, ending with the row's id. The next page
 * holds what comes after that in the list's order, so that rows which come or go meanwhile shift nothing.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { isUuid } from '../platform/uuid.ts';
import { Problem } from './problem.ts';

type Key = readonly (string | number)[];

/**
 * The first `limit` of the rows, and the cursor of the next page where there is one row more; so a list asks its table for
 * `limit + 1` rows.
 */
export function pageOf<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => Key) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const cursor = last && Buffer.from(JSON.stringify(keyOf(last))).toString('base64url');
  return { page, next: rows.length > limit && cursor !== undefined ? { next: cursor } : {} };
}

/** Throws 400 for what is none of the list's cursors. */
function keyIn<Shape extends z.ZodType>(cursor: string, shape: Shape): z.output<Shape> {
  const key = shape.safeParse(parsed(Buffer.from(cursor, 'base64url').toString()));
  if (!key.success) throw new Problem(400, 'There is no such page. Please load the list again.');
  return key.data;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

// PostgreSQL refuses NUL in a text, other texts as a UUID, and what JavaScript writes for years of more than four digits.
const text = z.string().refine((value) => !value.includes('\0'));
const uuid = z.string().refine(isUuid);
const moment = z.int().min(0).max(Date.UTC(9999, 0));

/** Of a list by time. Columns hold no more than a `Date` (docs/adr/023-times-to-the-millisecond.md); equals are told apart by the id. */
export const timeKey = (at: Date, id: string): Key => [at.getTime(), id];

export type TimeKey = { at: Date; id: string };
type TimeColumns = { at: AnyPgColumn; id: AnyPgColumn };

/** The rows of a list by time that come after the cursor's; all of them without one. An index on both columns serves it. */
export function afterCursor(
  cursor: string | undefined,
  order: 'newest' | 'oldest',
  columns: TimeColumns,
): SQL | undefined {
  return cursor === undefined ? undefined : afterTime(readTimeKey(cursor, columns.id), order, columns);
}

/** The condition for rows after `key`, which has the id as a tie-breaker. */
export function afterTime(key: TimeKey, order: 'newest' | 'oldest', { at, id }: TimeColumns): SQL {
  const beyond = sql.raw(order === 'newest' ? '<' : '>');
  const type = sql.raw(id.getSQLType());
  return sql`(${at}, ${id}) ${beyond} (${key.at.toISOString()}::timestamptz, ${key.id}::${type})`;
}

const [byTime, byTimeAndSlug] = [z.tuple([moment, uuid]), z.tuple([moment, text])];

/** Throws 400 for what is no cursor of a list by time. `idColumn` says whether ids are UUIDs. */
export function readTimeKey(cursor: string, idColumn: AnyPgColumn): TimeKey {
  const [time, id] = keyIn(cursor, idColumn.getSQLType() === 'uuid' ? byTime : byTimeAndSlug);
  return { at: new Date(time), id };
}

/** Of a list of people, by a number and then by name. */
export const nameKey = (rank: number, name: string, id: string): Key => [rank, name, id];

/** The condition for the people who come after the cursor's, in a query with `rank`, `sort_name` and `id`; all without one. */
export function afterName(cursor: string | undefined): SQL {
  if (cursor === undefined) return sql`true`;
  const { rank, name, id } = readNameKey(cursor);
  return sql`(rank, sort_name, id) > (${rank}::bigint, ${name}::text, ${id}::uuid)`;
}

const byRank = z.tuple([z.int(), text, uuid]);

/** Throws 400 for what is no cursor of a list of people. */
export function readNameKey(cursor: string): { rank: number; name: string; id: string } {
  const [rank, name, id] = keyIn(cursor, byRank);
  return { rank, name, id };
}
