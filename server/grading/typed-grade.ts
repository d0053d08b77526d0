/** A grade alone, as typed in the gradebook: feedback like any other, with what was said of the attempt before (§teaching.72). */
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Context } from '../http/context.ts';
import { Problem } from '../http/problem.ts';
import {
  addFeedback,
  type FeedbackRow,
  latestFeedback,
  lockSubmission,
  requireUnchanged,
  takeBack,
  type Who,
} from './feedback-rows.ts';
import { requireAnother, type SubmissionKey } from './submission-row.ts';

/** The student reads it where the grade is not what the rubric adds up to, or no level was chosen (§grading.7). */
export const typedReason = 'Your instructor entered this grade directly, not through the rubric.';

/**
 * Throws 404 where the course has no such submission, 403 for the student who submitted it, 409 where it is not as the instructor has
 * seen it, 413 after too many times, and 422 where it is graded blind.
 */
export function returnTypedGrade(
  context: Context,
  who: Who,
  key: SubmissionKey,
  { revision, grade }: components['schemas']['TypedGrade'],
): Promise<components['schemas']['ReturnedFeedback']> {
  return context.db.transaction(async (tx) => {
    const { submission, assignment } = await lockSubmission(tx, key);
    const given = { who, at: context.now() };
    requireNotBlind(assignment);
    requireAnother(who.user.id, submission);
    const latest = await latestFeedback(tx, submission.id);
    const isCorrected =
      latest?.isTyped &&
      latest.returnedBy === who.user.id &&
      latest.visibleAt > given.at &&
      revision === submission.revision;
    if (!isCorrected) await requireUnchanged(tx, who.user.id, submission, revision, given.at);
    const next = isCorrected ? await takeBack(tx, given, submission, latest) : revision;
    const before = isCorrected ? await latestFeedback(tx, submission.id) : latest;
    const content = contentOf(grade, before, assignment.rubric !== null);
    // A draft of feedback that was written on the submission's own page stays.
    return addFeedback(
      context,
      tx,
      { ...given, isTyped: true },
      { submission: { ...submission, revision: next }, assignment },
      content,
    );
  });
}

/** Throws 422: a cell of the gradebook would tell whose the submission is. */
export function requireNotBlind({ isBlind }: { isBlind: boolean }): void {
  if (isBlind) throw new Problem(422, 'It is graded blind, so it is graded from the grading queue alone.');
}

/** What the feedback before says stays, with the levels as they were. */
function contentOf(total: number, before: FeedbackRow | undefined, hasRubric: boolean) {
  const { levels = [], comments = [], fileComments = [], text = null, sum = null } = before ?? {};
  const reason = sum === null ? hasRubric : sum !== total;
  return { levels, comments, fileComments, text, sum, total, reason: reason ? typedReason : null };
}
