/** A student's assignments as the contract shows them (§assignments.1, §assignments.16). */
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { assignments, extensionRequests, studentAssignments } from '../platform/database/schema/assignments.ts';
import { courses, enrolments } from '../platform/database/schema/course.ts';
import type { DraftSubjectCheck } from '../sync/drafts.ts';
import { statusNow } from './status.ts';

type Assignment = components['schemas']['Assignment'];
type OwnAssignment = typeof studentAssignments.$inferSelect;

export const noSuchAssignment = () => new Problem(404, 'You have no such assignment.');

export const isOwn = (userId: string, assignmentId: string): SQL | undefined =>
  and(ofAccessible(userId), eq(studentAssignments.assignmentId, assignmentId));

/** The student's, but for those of a course that they had and have no access to any more (§payment.23). */
const ofAccessible = (userId: string): SQL | undefined =>
  and(
    eq(studentAssignments.userId, userId),
    sql`not exists (
      select from ${enrolments} join ${assignments} as taught on taught.course_id = ${enrolments.courseId}
      where taught.id = ${studentAssignments.assignmentId}
        and ${enrolments.userId} = ${userId} and ${enrolments.access} <> 'active'
    )`,
  );

/** Sorted by due date; `assignmentId` narrows to one. */
export async function assignmentsOf(
  db: Database,
  userId: string,
  now: Date,
  assignmentId?: string,
): Promise<Assignment[]> {
  const latest = db
    .selectDistinctOn([extensionRequests.assignmentId])
    .from(extensionRequests)
    .where(eq(extensionRequests.userId, userId))
    .orderBy(extensionRequests.assignmentId, desc(extensionRequests.requestedAt))
    .as('latest');
  const rows = await db
    .select({
      own: studentAssignments,
      assignment: assignments,
      courseName: courses.title,
      extension: {
        status: latest.status,
        reason: latest.reason,
        proposedAt: latest.proposedAt,
        requestedAt: latest.requestedAt,
        answer: latest.answer,
      },
    })
    .from(studentAssignments)
    .innerJoin(assignments, eq(assignments.id, studentAssignments.assignmentId))
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .leftJoin(latest, eq(latest.assignmentId, assignments.id))
    .where(assignmentId === undefined ? ofAccessible(userId) : isOwn(userId, assignmentId))
    .orderBy(asc(studentAssignments.dueAt), asc(assignments.title));
  return rows.map(({ own, assignment, courseName, extension }) => ({
    id: assignment.id,
    title: assignment.title,
    courseId: assignment.courseId,
    courseName,
    dueDate: own.dueAt.toISOString(),
    status: statusNow(own.status, own.dueAt, now),
    description: assignment.description,
    attachments: assignment.attachments,
    ...(own.submittedAt && { submissionDate: own.submittedAt.toISOString() }),
    ...(own.grade !== null && { grade: own.grade }),
    ...(own.feedback !== null && { feedback: own.feedback }),
    ...(extension && {
      extension: {
        status: extension.status,
        reason: extension.reason,
        proposedDate: extension.proposedAt.toISOString(),
        requestedAt: extension.requestedAt.toISOString(),
        ...(extension.answer !== null && { answer: extension.answer }),
      },
    }),
  }));
}

/** One assignment. Throws 404 where the student does not have it. */
export async function assignmentOf(db: Database, userId: string, now: Date, id: string): Promise<Assignment> {
  const [assignment] = await assignmentsOf(db, userId, now, id);
  if (!assignment) throw noSuchAssignment();
  return assignment;
}

/**
 * Locks the student's row until the caller's transaction ends, so that changes to one assignment run in turn, and returns it.
 * Throws 404 where the student does not have it, and 409 where it is no longer pending (§assignments.15).
 */
export async function lockPending(tx: Database, userId: string, assignmentId: string, now: Date) {
  const [own] = await tx.select().from(studentAssignments).where(isOwn(userId, assignmentId)).for('update');
  if (!own) throw noSuchAssignment();
  const status = statusNow(own.status, own.dueAt, now);
  if (status !== 'pending') throw new Problem(409, notPending[status]);
  return own;
}

const notPending: Record<Exclude<OwnAssignment['status'], 'pending'>, string> = {
  overdue: 'The due date of this assignment has passed.',
  completed: 'You have already submitted this assignment.',
  graded: 'This assignment has already been graded.',
};

/** A draft of a submission or an extension belongs to an assignment that the student has. Throws 404 without one. */
export const checkAssignmentDraft: DraftSubjectCheck = async (db, userId, assignmentId) => {
  if ((await db.$count(studentAssignments, isOwn(userId, assignmentId))) === 0) throw noSuchAssignment();
};
