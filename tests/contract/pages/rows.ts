/**
 * Sixteen rows for each list of the contract, and one more that comes before them. Rows have a number `n`. All times lie
 * within two milliseconds, a tenth apart, and ids fall where times rise: a page can end between rows that only microseconds
 * or the id tell apart. Each even row is found by all filters at once; of the odd ones some are not found by each.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../server/platform/database/client.ts';
import { testNow } from '../../../server/testing/server.ts';

/** Two courses in which the demonstration has no students, so that only these rows are in their lists. */
export const [courseId, otherCourseId] = ['data-engineering', 'business-intelligence'];
export const attendedClassId = 'attended';

export const numbers = sql`generate_series(1, 16) n`;
/** The number of the one row that comes before the sixteen. */
export const front = sql`generate_series(0, 0) n`;

const day = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number) => sql`${new Date(testNow.getTime() + days * day).toISOString()}::timestamptz`;

/** The times of rows around a day, with the one in front on another. */
export const times = (days: number, daysOfFront: number) =>
  sql`case n when 0 then ${daysFromNow(daysOfFront)} else ${daysFromNow(days)} + n * interval '100 microseconds' end`;
export const newestFirst = times(-30, -0.1);
export const oldestFirst = times(-30, -60);

/** Their ids; a list whose rows are of two kinds has two sets. */
export const idOf = (set: 1 | 2 = 1) =>
  sql`('${sql.raw(String(set))}0000000-0000-4000-a000-' || lpad((99 - n)::text, 12, '0'))::uuid`;
const isOurs = (column: string) => sql`${sql.identifier(column)}::text like '_0000000-0000-4000-a000-0000000000__'`;

/** Many share a name, so that the id decides their order. A search for `ada` does not find a quarter of them. */
const people = [
  sql`insert into users (id, email, password_hash, first_name, last_name)
    select ${idOf()}, 'pages-' || n || '@example.com', 'none',
      case when n = 0 then 'Aada' when n % 4 = 3 then 'Bo' else 'Ada' end, 'Pupil ' || n / 6
    from generate_series(0, 16) n`,
  sql`insert into classes (id, course_id, title, starts_at, ends_at, location, instructor)
    select ${attendedClassId}, ${courseId}, 'Clinic', at, at + interval '1 hour', 'Online', 'Ines'
    from (select ${daysFromNow(-200)} as at) moment`,
];

/** In an order in which no row is deleted before the rows that refer to it. */
const tables = [
  ['community_reports', 'post_id'],
  ['community_posts', 'id'],
  ['threads', 'id'],
  ['reviews', 'id'],
  ['announcements', 'id'],
  ['classes', 'id'],
  ['orders', 'session_id'],
  ['student_assignments', 'user_id'],
  ['completed_lessons', 'user_id'],
  ['enrolments', 'user_id'],
] as const;

export async function execute(db: Database, statements: SQL[]): Promise<void> {
  for (const statement of statements) await db.execute(statement);
}

export const addPeople = (db: Database) => execute(db, people);

/** Deletes the rows of all lists; the people stay. */
export const clear = (db: Database) =>
  execute(
    db,
    tables.map(([table, column]) => sql`delete from ${sql.identifier(table)} where ${isOurs(column)}`),
  );

export const deleted = (table: (typeof tables)[number][0], column: string, id: string) =>
  sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)}::text = ${id}`;
