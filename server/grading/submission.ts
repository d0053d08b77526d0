/** One submission with all that is needed to grade it (§grading.3). */
import { and, asc, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { feedbackOf } from '../assignments/feedback.ts';
import { tasksOf } from '../assignments/project.ts';
import { filesOf } from '../assignments/submission-files.ts';
import type { Database } from '../platform/database/client.ts';
import { submissions } from '../platform/database/schema/assignments.ts';
import { currentClaim } from './claim.ts';
import { shownName } from './files.ts';
import { type Filters, neighboursOf } from './queue.ts';
import { requireAnother, type SubmissionKey, shownStudent, submissionOf } from './submission-row.ts';

/** Throws 404 where the course has no such submission, and 403 for the student who submitted it. */
export async function submissionToGrade(
  db: Database,
  userId: string,
  key: SubmissionKey,
  filters: Filters,
  now: Date,
): Promise<components['schemas']['SubmissionToGrade']> {
  const { submission, assignment, courseName, dueAt, student } = await submissionOf(db, key);
  requireAnother(userId, submission);
  const { id, attempt, submittedAt } = submission;
  const { isBlind, rubric } = assignment;
  const attempts = await db
    .select({ submissionId: submissions.id, attempt: submissions.attempt, submittedAt: submissions.submittedAt })
    .from(submissions)
    .where(and(eq(submissions.userId, submission.userId), eq(submissions.assignmentId, assignment.id)))
    .orderBy(asc(submissions.attempt));
  const [feedback, ...history] = await feedbackOf(db, id);
  for (const earlier of attempts.filter((other) => other.attempt < attempt).toReversed()) {
    history.push(...(await feedbackOf(db, earlier.submissionId)));
  }
  const files = await filesOf(db, id);
  const grader = await currentClaim(db, id, userId, now);
  const neighbours = await neighboursOf(db, userId, { at: submission.submittedAt, id: submission.id }, filters);
  return {
    submissionId: id,
    courseId: assignment.courseId,
    courseName,
    assignmentId: assignment.id,
    assignmentTitle: assignment.title,
    isBlind,
    student: shownStudent(isBlind, submission.number, student),
    submittedAt: submittedAt.toISOString(),
    attempt,
    isLate: submittedAt > dueAt,
    ...(grader && { grader }),
    description: assignment.description,
    ...(!isBlind && { studentId: submission.userId, dueDate: dueAt.toISOString() }),
    ...(submission.text !== null && { text: submission.text }),
    files: files.map((file, index) => ({ ...file, name: shownName(file, index, isBlind) })),
    ...(submission.solutions && { solutions: submission.solutions }),
    ...(assignment.steps && { tasks: await tasksOf(db, assignment.courseId, assignment.steps) }),
    ...(rubric && { rubric }),
    isWaiting: submission.returnedAt === null,
    isLatest: attempts.at(-1)?.attempt === attempt,
    revision: submission.revision,
    ...(feedback && { feedback }),
    history,
    attempts: attempts.map((one) => ({ ...one, submittedAt: one.submittedAt.toISOString() })),
    ...neighbours,
  };
}
