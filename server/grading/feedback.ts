/** Returning feedback and undoing it: for 30 seconds the student sees nothing of it (§grading.5, §grading.6). */
import { and, desc, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { addEvents, removeEvent } from '../analytics/log.ts';
import { feedbackOf } from '../assignments/feedback.ts';
import { filesOf } from '../assignments/submission-files.ts';
import type { Context } from '../http/context.ts';
import type { Caller, SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments, submissions } from '../platform/database/schema/assignments.ts';
import { submissionFeedback } from '../platform/database/schema/grading.ts';
import { storage } from '../platform/limits.ts';
import { cancelMail } from '../platform/mail-queue.ts';
import { endDraft } from '../sync/drafts.ts';
import { releaseSubmission } from './claim.ts';
import { returnedMail } from './mails.ts';
import { graded } from './rubric.ts';
import { hasLaterAttempt, noSuchSubmission, requireAnother, type SubmissionKey } from './submission-row.ts';

type FeedbackRequest = components['schemas']['FeedbackRequest'];
type Submission = typeof submissions.$inferSelect;
type Who = { user: Pick<SessionUser, 'id'>; caller: Pick<Caller, 'address'> };

/** Milliseconds for which a return can be undone. */
export const undoTime = 30_000;

/**
 * Throws 404 where the course has no such submission, 403 for the student who submitted it, 409 where it is not as the
 * instructor has seen it, 413 after too many times, and 422 where the feedback does not fit the submission.
 */
export function returnFeedback(
  { db, mail, config, now }: Context,
  { user, caller }: Who,
  key: SubmissionKey,
  { revision, ...request }: FeedbackRequest,
): Promise<components['schemas']['ReturnedFeedback']> {
  return db.transaction(async (tx) => {
    const { submission, assignment } = await lockSubmission(tx, key);
    requireAnother(user.id, submission);
    const at = now();
    await requireUnchanged(tx, user.id, submission, revision, at);
    const ofSubmission = eq(submissionFeedback.submissionId, submission.id);
    if ((await tx.$count(submissionFeedback, ofSubmission)) >= storage.feedbackOfSubmission) {
      throw new Problem(413, 'This submission has been returned twenty times, which is as often as it can be.');
    }
    const content = graded(request, {
      rubric: assignment.rubric,
      text: submission.text ?? '',
      fileIds: (await filesOf(tx, submission.id)).map(({ id }) => id),
    });
    const visibleAt = new Date(at.getTime() + undoTime);
    const mailId = crypto.randomUUID();
    const values = { ...content, submissionId: submission.id, returnedBy: user.id, returnedAt: at, visibleAt, mailId };
    await tx.insert(submissionFeedback).values(values);
    await tx
      .update(submissions)
      .set({ returnedAt: at, revision: revision + 1 })
      .where(eq(submissions.id, submission.id));
    const [student] = await tx.select().from(users).where(eq(users.id, submission.userId));
    const text = returnedMail(config, student, assignment.title);
    await mail.enqueue(tx, { ...text, id: mailId, notBefore: visibleAt, kind: 'feedback' });
    await releaseSubmission(tx, submission.id, user.id);
    await endDraft(tx, user.id, { form: 'feedback', subject: submission.id }, at);
    await recordAudit(tx, { ...auditEntry(submission, user, caller), at, event: 'feedback.returned' });
    const [feedback] = await feedbackOf(tx, submission.id);
    if (!feedback) throw new Error('The insert made no feedback');
    const { courseId, id: item } = assignment;
    const event = { kind: 'graded', courseId, item, at: visibleAt, percent: feedback.total } as const;
    await addEvents(tx, submission.userId, [{ ...event, id: feedback.id }]);
    return { feedback, revision: revision + 1, undoUntil: visibleAt.toISOString() };
  });
}

/**
 * Deletes feedback that is not visible yet, and returns what it contained. Throws 404 where there is no such
 * feedback, 403 for who has not returned it, and 409 once the student can see it or its mail may be out.
 */
export function undoFeedback(
  { db, now }: Context,
  { user, caller }: Who,
  key: SubmissionKey & { feedbackId: string },
): Promise<FeedbackRequest> {
  return db.transaction(async (tx) => {
    const { submission } = await lockSubmission(tx, key);
    const at = now();
    const ofSubmission = eq(submissionFeedback.submissionId, submission.id);
    const own = and(ofSubmission, eq(submissionFeedback.id, key.feedbackId));
    const [feedback] = await tx.select().from(submissionFeedback).where(own);
    if (!feedback) throw new Problem(404, 'There is no such feedback.');
    if (feedback.returnedBy !== user.id)
      throw new Problem(403, 'Only the instructor who has returned it can undo that.');
    const isOut = feedback.visibleAt <= at || (feedback.mailId !== null && !(await cancelMail(tx, feedback.mailId)));
    if (isOut) throw new Problem(409, 'The student can already see it. You can grade it again.');
    await tx.delete(submissionFeedback).where(own);
    await removeEvent(tx, submission.userId, feedback.id);
    const [before] = await tx
      .select({ returnedAt: submissionFeedback.returnedAt })
      .from(submissionFeedback)
      .where(ofSubmission)
      .orderBy(desc(submissionFeedback.visibleAt))
      .limit(1);
    const revision = submission.revision + 1;
    const returnedAt = before?.returnedAt ?? null;
    await tx.update(submissions).set({ returnedAt, revision }).where(eq(submissions.id, submission.id));
    await recordAudit(tx, { ...auditEntry(submission, user, caller), at, event: 'feedback.undone' });
    const { levels, comments, fileComments, total, sum, reason, text } = feedback;
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

async function lockSubmission(tx: Database, { courseId, submissionId }: SubmissionKey) {
  const [submission] = await tx.select().from(submissions).where(eq(submissions.id, submissionId)).for('update');
  if (!submission) throw noSuchSubmission();
  const ofCourse = and(eq(assignments.id, submission.assignmentId), eq(assignments.courseId, courseId));
  const [assignment] = await tx.select().from(assignments).where(ofCourse);
  if (!assignment) throw noSuchSubmission();
  return { submission, assignment };
}

/** Throws 409 where the submission is not as the instructor has seen it, or its feedback can still be undone. */
async function requireUnchanged(
  tx: Database,
  userId: string,
  submission: Submission,
  seen: number,
  now: Date,
): Promise<void> {
  const { revision } = submission;
  if (await hasLaterAttempt(tx, submission)) {
    throw new Problem(409, 'The student has resubmitted. Please grade the new attempt.', { members: { revision } });
  }
  const [latest] = await feedbackOf(tx, submission.id);
  const returned = latest && {
    ...(latest.by !== undefined && { returnedBy: latest.by }),
    returnedAt: latest.returnedAt,
  };
  const members = { revision, ...returned };
  if (revision !== seen) {
    const who = latest?.by ?? 'Someone';
    throw new Problem(409, latest ? `${who} has already returned this submission.` : 'Its return has been undone.', {
      members,
    });
  }
  if (latest && new Date(latest.visibleAt) > now) {
    // Only the instructor who returned it can undo it.
    const isOwn = await tx.$count(
      submissionFeedback,
      and(eq(submissionFeedback.id, latest.id), eq(submissionFeedback.returnedBy, userId)),
    );
    const advice = isOwn
      ? 'You returned it a moment ago. Undo that, or wait half a minute, then return it again.'
      : 'It was returned a moment ago. Wait half a minute, then return yours.';
    throw new Problem(409, advice, { members });
  }
}

/** In the audit log of the instructor's account: the student is not to learn of what was undone. */
const auditEntry = (
  { id, assignmentId, attempt }: Submission,
  user: Pick<SessionUser, 'id'>,
  caller: Pick<Caller, 'address'>,
) => ({
  account: user.id,
  actor: user.id,
  address: caller.address,
  details: { submission: id, assignment: assignmentId, attempt },
});
