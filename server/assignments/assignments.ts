/** A student's assignments as the contract shows them (§assignments.1, §assignments.16). */
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { assignments, extensionRequests, studentAssignments } from '../platform/database/schema/assignments.ts';
import { courses } from '../platform/database/schema/course.ts';
import { statusNow } from './status.ts';

type Assignment = components['schemas']['Assignment'];
type OwnAssignment = typeof studentAssignments.$inferSelect;

export const noSuchAssignment = () => new Problem(404, 'You have no such assignment.');

export const isOwn = (userId: string, assignmentId: string): SQL | undefined =>
  and(eq(studentAssignments.userId, userId), eq(studentAssignments.assignmentId, assignmentId));

/** By due date; `assignmentId` narrows to one. */
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
      },
    })
    .from(studentAssignments)
    .innerJoin(assignments, eq(assignments.id, studentAssignments.assignmentId))
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .leftJoin(latest, eq(latest.assignmentId, assignments.id))
    .where(assignmentId === undefined ? eq(studentAssignments.userId, userId) : isOwn(userId, assignmentId))
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
      },
    }),
  }));
}

/** One of them. Throws 404 where the student does not have it. */
export async function assignmentOf(db: Database, userId: string, now: Date, id: string): Promise<Assignment> {
  const [assignment] = await assignmentsOf(db, userId, now, id);
  if (!assignment) throw noSuchAssignment();
  return assignment;
}

/**
 * The student's row, locked until the caller's transaction ends: changes of one assignment happen one after another.
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
