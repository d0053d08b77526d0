/** One submission of a course, for its instructors. */
import { and, eq, gt, sql } from 'drizzle-orm';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments, studentAssignments, submissions } from '../platform/database/schema/assignments.ts';
import { courseInstructors, courses } from '../platform/database/schema/course.ts';
import { isUuid } from '../platform/uuid.ts';
import type { DraftSubjectCheck } from '../sync/drafts.ts';

export type SubmissionKey = { courseId: string; submissionId: string };

export const noSuchSubmission = () => new Problem(404, 'The course has no such submission.');

/** The same sentence for instructors who have left the course, so that they do not learn whether it exists. */
const noneOfYours = () =>
  new Problem(
    404,
    'None of the courses you teach has this submission. If you were removed from the course, one of its instructors can add you.',
  );

/** In blind grading a number stands for the name. */
export const shownStudent = (isBlind: boolean, number: number, name: string) => (isBlind ? `Student ${number}` : name);

export const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

/** Throws 403 for the student who submitted it: nobody grades their own work (§grading.25). */
export function requireAnother(userId: string, submission: Pick<typeof submissions.$inferSelect, 'userId'>): void {
  if (submission.userId === userId)
    throw new Problem(403, 'You handed this in yourself, so another instructor of the course grades it.');
}

/**
 * The submission with the assignment, the course's name and the student. Throws 404 where the course has no such
 * submission.
 */
export async function submissionOf(db: Database, { courseId, submissionId }: SubmissionKey) {
  const [found] = await db
    .select({
      submission: submissions,
      assignment: assignments,
      courseName: courses.title,
      dueAt: studentAssignments.dueAt,
      student: fullName,
    })
    .from(submissions)
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .innerJoin(
      studentAssignments,
      and(
        eq(studentAssignments.userId, submissions.userId),
        eq(studentAssignments.assignmentId, submissions.assignmentId),
      ),
    )
    .innerJoin(users, eq(users.id, submissions.userId))
    .where(and(eq(submissions.id, submissionId), eq(assignments.courseId, courseId)));
  if (!found) throw noSuchSubmission();
  return found;
}

/** Throws 404 where the course has no such submission, and 403 for the student who submitted it. */
export async function requireGradable(
  db: Database,
  userId: string,
  { courseId, submissionId }: SubmissionKey,
): Promise<void> {
  const [found] = await db
    .select({ userId: submissions.userId })
    .from(submissions)
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .where(and(eq(submissions.id, submissionId), eq(assignments.courseId, courseId)));
  if (!found) throw noSuchSubmission();
  requireAnother(userId, found);
}

/** Whether the student has resubmitted since. */
export const hasLaterAttempt = async (
  db: Database,
  { userId, assignmentId, attempt }: Pick<typeof submissions.$inferSelect, 'userId' | 'assignmentId' | 'attempt'>,
): Promise<boolean> =>
  (await db.$count(
    submissions,
    and(eq(submissions.userId, userId), eq(submissions.assignmentId, assignmentId), gt(submissions.attempt, attempt)),
  )) > 0;

/** A draft of feedback belongs to a submission in a course that the person teaches. Throws 404 without one. */
export const checkFeedbackDraft: DraftSubjectCheck = async (db, userId, submissionId) => {
  if (!isUuid(submissionId)) throw noneOfYours();
  const [found] = await db
    .select({ id: submissions.id })
    .from(submissions)
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .innerJoin(courseInstructors, eq(courseInstructors.courseId, assignments.courseId))
    .innerJoin(users, eq(users.id, courseInstructors.userId))
    .where(and(eq(submissions.id, submissionId), eq(users.id, userId), eq(users.role, 'instructor')));
  if (!found) throw noneOfYours();
};
