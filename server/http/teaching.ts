/** Who teaches what: the contract's `instructor` and `teacher` are refused here, before any handler (§teaching.2). */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { courseInstructors } from '../platform/database/schema/course.ts';
import type { Context } from './context.ts';
import type { SessionUser } from './handler-types.ts';
import type { Operation } from './openapi.ts';
import { Problem } from './problem.ts';

/** Throws 403 for callers who are not instructors or, on an operation of a course, do not teach it. */
export async function requireTeaching(
  { db }: Pick<Context, 'db'>,
  { mayCall }: Operation,
  user: SessionUser | null,
  { courseId }: { courseId?: string },
): Promise<void> {
  if (mayCall !== 'instructor' && mayCall !== 'teacher') return;
  if (user?.role !== 'instructor') throw new Problem(403, 'This is for instructors.');
  if (mayCall === 'teacher') await requireTeacher(db, user, courseId ?? '');
}

/** The sentence is also for instructors who were removed from the team and follow an old link. */
export const notTeaching =
  'You do not teach this course, or you were removed from its team. One of its instructors can add you.';

/** Throws 403 where the person does not teach the course. */
export async function requireTeacher(db: Database, user: Pick<SessionUser, 'id' | 'role'>, courseId: string) {
  if (!(await teaches(db, user, courseId))) throw new Problem(403, notTeaching);
}

/** Whether the person teaches the course. */
export const teaches = async (db: Database, { id, role }: Pick<SessionUser, 'id' | 'role'>, courseId: string) =>
  role === 'instructor' && (await isAssigned(db, id, courseId));

/** Whether the person is assigned to the course, whatever their role is now. */
export async function isAssigned(db: Database, userId: string, courseId: string): Promise<boolean> {
  const found = and(eq(courseInstructors.userId, userId), eq(courseInstructors.courseId, courseId));
  return (await db.$count(courseInstructors, found)) > 0;
}

/**
 * The ids of the courses that the person teaches, as a subquery: `inArray(table.courseId, taughtCourses(db, user.id))`.
 */
export const taughtCourses = (db: Database, userId: string) =>
  db.select({ id: courseInstructors.courseId }).from(courseInstructors).where(eq(courseInstructors.userId, userId));

/**
 * Throws where an operation for instructors takes no session, or one for a course's teacher does not name the course.
 */
export function checkTeachingOperations(operations: readonly Operation[]): void {
  const wrong = operations.filter(
    ({ mayCall, access, path }) =>
      (mayCall === 'instructor' && access !== 'session') ||
      (mayCall === 'teacher' && (access !== 'session' || !path.startsWith('/teach/courses/{courseId}'))),
  );
  if (wrong.length > 0) throw new Error(`openapi.yaml: nobody could be refused by ${wrong.map(({ id }) => id)}`);
}
