/** Returning feedback and undoing it: for 30 seconds the student sees nothing of it (§grading.5, §grading.6). */
import { and, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { filesOf } from '../assignments/submission-files.ts';
import type { Context } from '../http/context.ts';
import { Problem } from '../http/problem.ts';
import { submissionFeedback } from '../platform/database/schema/grading.ts';
import { endDraft } from '../sync/drafts.ts';
import { releaseSubmission } from './claim.ts';
import { addFeedback, lockSubmission, requireUnchanged, takeBack, type Who } from './feedback-rows.ts';
import { graded } from './rubric.ts';
import { requireAnother, type SubmissionKey } from './submission-row.ts';

type FeedbackRequest = components['schemas']['FeedbackRequest'];

/**
 * Throws 404 where the course has no such submission, 403 for the student who submitted it, 409 where it is not as the
 * instructor has seen it, 413 after too many times, and 422 where the feedback does not fit the submission.
 */
export function returnFeedback(
  context: Context,
  who: Who,
  key: SubmissionKey,
  { revision, ...request }: FeedbackRequest,
): Promise<components['schemas']['ReturnedFeedback']> {
  const { user } = who;
  return context.db.transaction(async (tx) => {
    const locked = await lockSubmission(tx, key);
    const { submission, assignment } = locked;
    requireAnother(user.id, submission);
    const at = context.now();
    await requireUnchanged(tx, user.id, submission, revision, at);
    const content = graded(request, {
      rubric: assignment.rubric,
      text: submission.text ?? '',
      fileIds: (await filesOf(tx, submission.id)).map(({ id }) => id),
    });
    const returned = await addFeedback(context, tx, { who, at, isTyped: false }, locked, content);
    await releaseSubmission(tx, submission.id, user.id);
    await endDraft(tx, user.id, { form: 'feedback', subject: submission.id }, at);
    return returned;
  });
}

/**
 * Deletes feedback that is not visible yet, and returns what it contained. Throws 404 where there is no such
 * feedback, 403 for who has not returned it, and 409 once the student can see it or its mail may be out.
 */
export function undoFeedback(
  { db, now }: Context,
  who: Who,
  key: SubmissionKey & { feedbackId: string },
): Promise<FeedbackRequest> {
  return db.transaction(async (tx) => {
    const { submission } = await lockSubmission(tx, key);
    const ofSubmission = eq(submissionFeedback.submissionId, submission.id);
    const own = and(ofSubmission, eq(submissionFeedback.id, key.feedbackId));
    const [feedback] = await tx.select().from(submissionFeedback).where(own);
    if (!feedback) throw new Problem(404, 'There is no such feedback.');
    if (feedback.returnedBy !== who.user.id)
      throw new Problem(403, 'Only the instructor who has returned it can undo that.');
    const revision = await takeBack(tx, { who, at: now() }, submission, feedback);
    const { levels, comments, fileComments, sum, reason, text, late } = feedback;
    // What was given, as lateness is taken off again.
    const total = late?.given ?? feedback.total;
    return {
      revision,
      levels: levels.map(({ criterion, level }) => ({ criterion, level })),
      comments,
      fileComments,
      ...(total !== sum && { total }),
      ...(reason !== null && { reason }),
      ...(text !== null && { text }),
    };
  });
}
