/**
 * Student view: calls with a session's token that names a course are answered as for a student who has just enrolled in it
 * (§teaching.16). `server/teaching/student-view.ts` sees to it that nothing of such a call is stored.
 */
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { courseInstructors, courses } from '../platform/database/schema/course.ts';
import type { Context } from './context.ts';
import type { OperationId, SessionUser } from './handler-types.ts';
import type { Operation } from './openapi.ts';
import { Problem, sessionEnded } from './problem.ts';

const viewClaim = z.object({ course: z.string(), student: z.uuid() });

/** What the token says: the course, and the id of the student whom it shows, who is in no table. */
export type ViewClaim = z.infer<typeof viewClaim>;

/** Null for a token that is the person's own. */
export const claimOf = ({ view }: Record<string, unknown>): ViewClaim | null =>
  view === undefined ? null : viewClaim.parse(view);

/** Calls that end Student view, and so are always the instructor's own. */
const ends: readonly OperationId[] = ['logout', 'endStudentView'];

/** Refused beside what `isRefused` says: their effect is outside the database, or useless unless it is stored. */
const refused: readonly OperationId[] = ['enrollInCourse', 'createCalendarFeed', 'endCalendarFeed'];

/** Whose call it is: the person's own, or the student's whom the view shows. Throws 403 for what the view refuses. */
export async function effectiveUser(
  context: Pick<Context, 'db' | 'now'>,
  operation: Operation,
  user: SessionUser,
  view: ViewClaim | null,
): Promise<SessionUser> {
  if (!view || ends.includes(operation.id)) return user;
  if (isRefusedInStudentView(operation)) throw new Problem(403, refusedInStudentView);
  return viewedStudent(context, user, view);
}

export const refusedInStudentView =
  'Student view keeps nothing, so this cannot be done in it. Go back to teaching first.';

/** Changes of the account and its data, payments and files. */
export const isRefusedInStudentView = ({ id, method, subject, body }: Operation): boolean =>
  refused.includes(id) ||
  (method !== 'GET' && ['account', 'payment', 'privacy'].includes(subject)) ||
  (body !== null && !('application/json' in body));

/** The student of the view. Throws as for an ended session where the person teaches the course no longer. */
export async function viewedStudent(
  { db, now }: Pick<Context, 'db' | 'now'>,
  user: SessionUser,
  { course: courseId, student }: ViewClaim,
): Promise<SessionUser> {
  const [course] = await db
    .select({ title: courses.title })
    .from(courseInstructors)
    .innerJoin(courses, eq(courses.id, courseInstructors.courseId))
    .where(and(eq(courseInstructors.userId, user.id), eq(courseInstructors.courseId, courseId)));
  if (!course || user.role !== 'instructor') throw sessionEnded();
  const shown = { id: student, role: 'student', photoId: null, deletionAt: null, registeredAt: now() } as const;
  return { ...user, ...shown, session: { ...user.session, view: { courseId, courseTitle: course.title } } };
}
