/** Submitting an assignment, and reading what was submitted. */
import { and, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { studentAssignments, submissions } from '../platform/database/schema/assignments.ts';
import { endDraft } from '../sync/drafts.ts';
import { assignmentOf, isOwn, lockPending, noSuchAssignment } from './student-assignments.ts';
import { submitFiles, submittedFiles } from './submission-files.ts';

type NewSubmission = { userId: string; assignmentId: string; text: string | undefined; fileIds: string[] };

/**
 * Submits text, files or both, ends the form's draft and returns the assignment, now completed. Throws 404 for an unknown
 * assignment, 409 where it is not pending, and 422 where the submission is empty or a file is missing.
 */
export function submit(
  db: Database,
  { userId, assignmentId, text, fileIds }: NewSubmission,
  now: Date,
): Promise<components['schemas']['Assignment']> {
  return db.transaction(async (tx) => {
    await lockPending(tx, userId, assignmentId, now);
    if (text === undefined && fileIds.length === 0) {
      throw new Problem(422, 'Please write your answer or add a file.');
    }
    await submitFiles(tx, userId, assignmentId, fileIds);
    await tx.insert(submissions).values({ userId, assignmentId, text: text ?? null });
    await tx
      .update(studentAssignments)
      .set({ status: 'completed', submittedAt: now })
      .where(isOwn(userId, assignmentId));
    await endDraft(tx, userId, { form: 'submission', subject: assignmentId }, now);
    return assignmentOf(tx, userId, now, assignmentId);
  });
}

/** Throws 404 for an unknown assignment, and for one that is not submitted. */
export async function findSubmission(
  db: Database,
  userId: string,
  assignmentId: string,
): Promise<components['schemas']['Submission']> {
  const [found] = await db
    .select({ own: studentAssignments, text: submissions.text })
    .from(studentAssignments)
    .leftJoin(
      submissions,
      and(eq(submissions.userId, studentAssignments.userId), eq(submissions.assignmentId, assignmentId)),
    )
    .where(isOwn(userId, assignmentId));
  if (!found) throw noSuchAssignment();
  const { own, text } = found;
  if (!own.submittedAt) throw new Problem(404, 'You have not submitted this assignment.');
  return {
    submittedAt: own.submittedAt.toISOString(),
    ...(text !== null && { text }),
    files: await submittedFiles(db, userId, assignmentId),
    ...(own.grade !== null && { grade: own.grade }),
    ...(own.feedback !== null && { feedback: own.feedback }),
  };
}
