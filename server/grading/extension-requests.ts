/** The open requests for a later due date in the courses that a person teaches (§assignments.24). */
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { afterCursor, pageOf, timeKey } from '../http/cursor.ts';
import { Problem } from '../http/problem.ts';
import { taughtCourses } from '../http/teaching.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments, extensionRequests, studentAssignments } from '../platform/database/schema/assignments.ts';
import { courses } from '../platform/database/schema/course.ts';
import type { regradeRequests } from '../platform/database/schema/grading.ts';
import { isUuid } from '../platform/uuid.ts';
import type { DraftSubjectCheck } from '../sync/drafts.ts';

type Page = { cursor: string | undefined; limit: number };

/** The open requests, the oldest first. */
export async function openExtensionRequests(
  db: Database,
  userId: string,
  { cursor, limit }: Page,
): Promise<components['schemas']['OpenExtensionRequests']> {
  const open = and(
    eq(extensionRequests.status, 'requested'),
    inArray(assignments.courseId, taughtCourses(db, userId)),
    ne(extensionRequests.userId, userId),
  );
  const [counted] = await db
    .select({ total: count() })
    .from(extensionRequests)
    .innerJoin(assignments, eq(assignments.id, extensionRequests.assignmentId))
    .where(open);
  const earlier = db.$count(
    sql`${extensionRequests} as before`,
    sql`before.user_id = ${extensionRequests.userId} and before.assignment_id = ${extensionRequests.assignmentId}
      and before.status <> 'requested'`,
  );
  const rows = await db
    .select({
      request: extensionRequests,
      assignment: { id: assignments.id, title: assignments.title, courseId: assignments.courseId },
      courseName: courses.title,
      own: { dueAt: studentAssignments.dueAt, submittedAt: studentAssignments.submittedAt },
      student: { firstName: users.firstName, lastName: users.lastName },
      earlier,
    })
    .from(extensionRequests)
    .innerJoin(assignments, eq(assignments.id, extensionRequests.assignmentId))
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .innerJoin(users, eq(users.id, extensionRequests.userId))
    .innerJoin(
      studentAssignments,
      and(
        eq(studentAssignments.userId, extensionRequests.userId),
        eq(studentAssignments.assignmentId, extensionRequests.assignmentId),
      ),
    )
    .where(and(open, afterCursor(cursor, 'oldest', { at: extensionRequests.requestedAt, id: extensionRequests.id })))
    .orderBy(asc(extensionRequests.requestedAt), asc(extensionRequests.id))
    .limit(limit + 1);
  const { page, next } = pageOf(rows, limit, ({ request: { requestedAt, id } }) => timeKey(requestedAt, id));
  const items = page.map(({ request, assignment, courseName, own, student, earlier: answered }) => ({
    id: request.id,
    courseId: assignment.courseId,
    courseName,
    assignmentId: assignment.id,
    assignmentTitle: assignment.title,
    student: `${student.firstName} ${student.lastName}`,
    studentId: request.userId,
    reason: request.reason,
    dueDate: own.dueAt.toISOString(),
    proposedDate: request.proposedAt.toISOString(),
    requestedAt: request.requestedAt.toISOString(),
    earlier: answered,
    handedIn: own.submittedAt !== null,
  }));
  return { total: counted?.total ?? 0, items, ...next };
}

/**
 * For requests of this table: an answer's draft belongs to one of them, in a course that the person teaches. Throws 404 without
 * one.
 */
export const answerDraftCheck =
  (requests: typeof extensionRequests | typeof regradeRequests): DraftSubjectCheck =>
  async (db, userId, requestId) => {
    const known = isUuid(requestId)
      ? await db
          .select({ id: requests.id })
          .from(requests)
          .innerJoin(assignments, eq(assignments.id, requests.assignmentId))
          .where(and(eq(requests.id, requestId), inArray(assignments.courseId, taughtCourses(db, userId))))
      : [];
    if (known.length === 0) throw noSuchRequest();
  };

export const checkDecisionDraft = answerDraftCheck(extensionRequests);

export const noSuchRequest = () => new Problem(404, 'There is no such request.');
