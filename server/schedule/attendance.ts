/** Who was at a class (§schedule.15). */
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { components } from '../../src/api/generated/schema.d.ts';
import { hasAccess } from '../course/enrolment.ts';
import { nameKey, pageOf, readNameKey } from '../http/cursor.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { classAttendance } from '../platform/database/schema/schedule.ts';
import { sortName } from '../platform/database/student-search.ts';
import type { ClassRow } from './taught-classes.ts';

type Mark = components['schemas']['AttendanceMarks']['marks'][number];

/** The students of the course, and those with a mark who have left it. */
const studentsOf = (db: Database, { id, courseId }: ClassRow) =>
  union(
    db
      .select({ id: enrolments.userId })
      .from(enrolments)
      .where(and(eq(enrolments.courseId, courseId), hasAccess)),
    db.select({ id: classAttendance.userId }).from(classAttendance).where(eq(classAttendance.classId, id)),
  );

/** By name. No index serves this order: a class has no more students than the roster reads. */
export async function attendanceOf(
  db: Database,
  session: ClassRow,
  { limit, cursor }: { limit: number; cursor: string | undefined },
) {
  const from = cursor === undefined ? undefined : readNameKey(cursor);
  const after = from && gt(sql`(${sortName}, ${users.id})`, sql`(${from.name}::text, ${from.id}::uuid)`);
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      sortName: sql<string>`${sortName}`,
      mark: classAttendance.mark,
    })
    .from(users)
    .leftJoin(classAttendance, and(eq(classAttendance.classId, session.id), eq(classAttendance.userId, users.id)))
    .where(and(inArray(users.id, studentsOf(db, session)), after))
    .orderBy(asc(sortName), asc(users.id))
    .limit(limit + 1);
  const { page, next } = pageOf(rows, limit, (row) => nameKey(0, row.sortName, row.id));
  const items = page.map(({ id, firstName, lastName, mark }) => ({
    studentId: id,
    name: `${firstName} ${lastName}`,
    mark: mark ?? ('unmarked' as const),
  }));
  return { items, ...next };
}

/** Changes these students' marks and no others. Throws 422 where one is not a student of the course. */
export async function saveAttendance(tx: Database, session: ClassRow, marks: Mark[], now: Date): Promise<void> {
  const wanted = new Map(marks.map(({ studentId, mark }) => [studentId, mark]));
  const ids = [...wanted.keys()];
  const known = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), inArray(users.id, studentsOf(tx, session))));
  if (known.length < ids.length) throw new Problem(422, 'Someone on this list is not a student of the course.');
  const rows = [...wanted].flatMap(([userId, mark]) =>
    mark === 'unmarked' ? [] : [{ classId: session.id, userId, mark, markedAt: now }],
  );
  const unmarked = ids.filter((id) => wanted.get(id) === 'unmarked');
  if (unmarked.length > 0) {
    await tx
      .delete(classAttendance)
      .where(and(eq(classAttendance.classId, session.id), inArray(classAttendance.userId, unmarked)));
  }
  if (rows.length === 0) return;
  await tx
    .insert(classAttendance)
    .values(rows)
    .onConflictDoUpdate({
      target: [classAttendance.classId, classAttendance.userId],
      set: { mark: sql`excluded.mark`, markedAt: sql`excluded.marked_at` },
      setWhere: sql`${classAttendance.mark} <> excluded.mark`,
    });
}
