/** The classes of a course as those who teach it see them (§schedule.9). */
import { and, asc, count, desc, eq, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { components } from '../../src/api/generated/schema.d.ts';
import { afterCursor, pageOf, timeKey } from '../http/cursor.ts';
import { Problem } from '../http/problem.ts';
import { taughtCourses } from '../http/teaching.ts';
import type { Database } from '../platform/database/client.ts';
import { type AttendanceMark, classAttendance, classes } from '../platform/database/schema/schedule.ts';
import { shownClass } from './class-session.ts';
import { longestMinutes } from './plan.ts';

type TaughtClass = components['schemas']['TaughtClass'];
export type ClassRow = typeof classes.$inferSelect;

const mostOverlaps = 5;
/** No class lasts longer: one that began before is over, which lets the index by start find the others. */
const longest = sql.raw(`interval '${longestMinutes} minutes'`);

type Page = { when: 'upcoming' | 'past'; limit: number; cursor: string | undefined };

/** Upcoming ones have the soonest first, past ones the latest. One that is running counts as upcoming. */
export async function pageOfClasses(db: Database, courseId: string, { when, limit, cursor }: Page, now: Date) {
  const [inTime, order] =
    when === 'upcoming'
      ? [and(gt(classes.endsAt, now), gt(classes.startsAt, sql`${now.toISOString()}::timestamptz - ${longest}`)), asc]
      : [and(lte(classes.endsAt, now), lte(classes.startsAt, now)), desc];
  const rest = afterCursor(cursor, when === 'upcoming' ? 'oldest' : 'newest', { at: classes.startsAt, id: classes.id });
  const rows = await db
    .select()
    .from(classes)
    .where(and(eq(classes.courseId, courseId), inTime, rest))
    .orderBy(order(classes.startsAt), order(classes.id))
    .limit(limit + 1);
  return pageOf(rows, limit, ({ startsAt, id }) => timeKey(startsAt, id));
}

/** A class of the course. Throws 404 where it is none. `lock`: within the transaction that changes it. */
export async function classOf(db: Database, courseId: string, classId: string, lock = false): Promise<ClassRow> {
  const query = db
    .select()
    .from(classes)
    .where(and(eq(classes.id, classId), eq(classes.courseId, courseId)));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new Problem(404, 'There is no such class.');
  return row;
}

/** The rows as the contract shows them to `userId`, who teaches their course. */
export async function taughtClasses(db: Database, userId: string, rows: ClassRow[], now: Date): Promise<TaughtClass[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [overlaps, counts] = [await overlapsOf(db, userId, ids), await countsOf(db, ids)];
  const marksOf = (classId: string) => {
    const counted = (wanted: AttendanceMark) =>
      counts.find(({ id, mark }) => id === classId && mark === wanted)?.students ?? 0;
    return {
      present: counted('present'),
      late: counted('late'),
      excused: counted('excused'),
      absent: counted('absent'),
    };
  };
  return rows.map((row) => ({
    ...shownClass(row, now),
    version: row.sequence,
    timeZone: row.timeZone,
    overlaps: overlaps
      .filter(({ id }) => id === row.id)
      .map(({ title }) => title)
      .slice(0, mostOverlaps),
    ...marksOf(row.id),
  }));
}

/** One class, as the contract shows it. */
export async function taughtClass(db: Database, userId: string, row: ClassRow, now: Date): Promise<TaughtClass> {
  const [shown] = await taughtClasses(db, userId, [row], now);
  if (!shown) throw new Error('No class for a row');
  return shown;
}

/** Overlapping classes of the courses that the person teaches. */
function overlapsOf(db: Database, userId: string, ids: string[]) {
  const other = alias(classes, 'other');
  return db
    .select({ id: classes.id, title: other.title })
    .from(classes)
    .innerJoin(
      other,
      and(
        inArray(other.courseId, taughtCourses(db, userId)),
        ne(other.id, classes.id),
        eq(other.cancelled, false),
        lt(other.startsAt, classes.endsAt),
        gt(other.endsAt, classes.startsAt),
        gt(other.startsAt, sql`${classes.startsAt} - ${longest}`),
      ),
    )
    .where(and(inArray(classes.id, ids), eq(classes.cancelled, false)))
    .orderBy(asc(other.startsAt), asc(other.id));
}

function countsOf(db: Database, ids: string[]) {
  return db
    .select({ id: classAttendance.classId, mark: classAttendance.mark, students: count() })
    .from(classAttendance)
    .where(inArray(classAttendance.classId, ids))
    .groupBy(classAttendance.classId, classAttendance.mark);
}
