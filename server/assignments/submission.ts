/** Submitting an assignment, and reading the submission. */
import { and, desc, eq, max } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { addEvents } from '../analytics/log.ts';
import { noteActivity } from '../course/enrolment.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { assignments, notExcused, studentAssignments, submissions } from '../platform/database/schema/assignments.ts';
import { endDraft } from '../sync/drafts.ts';
import { feedbackOf } from './feedback.ts';
import { toTheSecond } from './late-policy.ts';
import { solutionsOf } from './project.ts';
import { regradeUntil } from './regrade-rows.ts';
import { assignmentOf, isOwn, lockToSubmit, noSuchAssignment } from './student-assignments.ts';
import { filesOf, submitFiles } from './submission-files.ts';

type NewSubmission = { userId: string; assignmentId: string; text: string | undefined; fileIds: string[] };

/**
 * Submits text, files or both, ends the form's draft and returns the assignment, now completed. Throws 404 for an
 * unknown assignment, 409 where it cannot be submitted (again), and 422 where the submission is empty or a file is
 * missing.
 */
export function submit(
  db: Database,
  { userId, assignmentId, text, fileIds }: NewSubmission,
  now: Date,
): Promise<components['schemas']['Assignment']> {
  return db.transaction(async (tx) => {
    const { attempt, wasExcused } = await lockToSubmit(tx, userId, assignmentId, now);
    const submittedAt = toTheSecond(now);
    if (text === undefined && fileIds.length === 0) {
      throw new Problem(422, 'Please write your answer or add a file.');
    }
    const [assignment] = await tx.select().from(assignments).where(eq(assignments.id, assignmentId));
    if (!assignment) throw noSuchAssignment();
    const { courseId, steps } = assignment;
    const solutions = steps && (await solutionsOf(tx, { userId, courseId, steps }, { text, fileIds }));
    const number = await numberOf(tx, userId, assignmentId);
    const values = { userId, assignmentId, attempt, number, submittedAt, text: text ?? null, solutions, wasExcused };
    const [made] = await tx.insert(submissions).values(values).returning({ id: submissions.id });
    if (!made) throw new Error('The insert returned no submission');
    await submitFiles(tx, { ...made, userId, assignmentId }, fileIds);
    await tx
      .update(studentAssignments)
      .set({ status: 'completed', submittedAt, ...notExcused })
      .where(isOwn(userId, assignmentId));
    await endDraft(tx, userId, { form: 'submission', subject: assignmentId }, now);
    await addEvents(tx, userId, [{ id: made.id, kind: 'submitted', courseId, at: now, item: assignmentId }]);
    await noteActivity(tx, userId, courseId, now);
    return assignmentOf(tx, userId, now, assignmentId);
  });
}

/** The student's latest attempt, locked until the transaction ends, so that it is not graded meanwhile. */
export async function lockLatest(tx: Database, userId: string, assignmentId: string) {
  const [latest] = await tx
    .select({ id: submissions.id, number: submissions.number })
    .from(submissions)
    .where(and(eq(submissions.userId, userId), eq(submissions.assignmentId, assignmentId)))
    .orderBy(desc(submissions.attempt))
    .limit(1)
    .for('update');
  return latest;
}

/** The student's number in this assignment: that of the attempt before, which is locked, or the next one. */
async function numberOf(tx: Database, userId: string, assignmentId: string): Promise<number> {
  const before = await lockLatest(tx, userId, assignmentId);
  if (before) return before.number;
  // One first attempt at a time. Rows that refer to the assignment may come meanwhile.
  await tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(eq(assignments.id, assignmentId))
    .for('no key update');
  const [last] = await tx
    .select({ number: max(submissions.number) })
    .from(submissions)
    .where(eq(submissions.assignmentId, assignmentId));
  return (last?.number ?? 0) + 1;
}

/** Throws 404 for an unknown assignment, and for one that is not submitted. */
export async function findSubmission(
  db: Database,
  userId: string,
  assignmentId: string,
  now: Date,
): Promise<components['schemas']['Submission']> {
  const [own] = await db.select().from(studentAssignments).where(isOwn(userId, assignmentId));
  if (!own) throw noSuchAssignment();
  const rows = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.userId, userId), eq(submissions.assignmentId, assignmentId)))
    .orderBy(desc(submissions.attempt));
  const attempts: components['schemas']['SubmissionAttempt'][] = [];
  for (const { id, attempt, submittedAt, text } of rows) {
    attempts.push({
      attempt,
      submittedAt: submittedAt.toISOString(),
      ...(text !== null && { text }),
      files: await filesOf(db, id),
      feedback: await feedbackOf(db, id, { visibleAt: now }),
    });
  }
  const [latest] = attempts;
  if (!latest) throw new Problem(404, 'You have not submitted this assignment.');
  const { submittedAt, text, files } = latest;
  const until = regradeUntil(attempts, now);
  // Until the latest attempt is graded, the grade of the previous one is shown.
  const [returned] = attempts.flatMap(({ feedback }) => feedback);
  return {
    submittedAt,
    ...(text !== undefined && { text }),
    files,
    ...(rows[0]?.solutions && { solutions: rows[0].solutions }),
    ...(returned && { grade: returned.total }),
    ...(returned?.text !== undefined && { feedback: returned.text }),
    ...((returned || attempts.length > 1) && { attempts }),
    ...(until && { regradeUntil: until.toISOString() }),
  };
}
