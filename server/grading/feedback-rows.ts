/** What returning feedback and undoing it do to the rows, however the feedback was made (§grading.7 to §grading.9). */
import { and, desc, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { addEvents, removeEvent } from '../analytics/log.ts';
import { feedbackOf } from '../assignments/feedback.ts';
import { settleRequest } from '../assignments/regrade-rows.ts';
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
import { lateDeduction } from './late-deduction.ts';
import { returnedMail } from './mails.ts';
import type { graded } from './rubric.ts';
import { hasLaterAttempt, noSuchSubmission, type SubmissionKey } from './submission-row.ts';

type Submission = typeof submissions.$inferSelect;
export type FeedbackRow = typeof submissionFeedback.$inferSelect;
export type Who = { user: Pick<SessionUser, 'id'>; caller: Pick<Caller, 'address'> };
type Locked = {
  submission: Submission;
  assignment: Pick<typeof assignments.$inferSelect, 'id' | 'title' | 'courseId'>;
};

/** Milliseconds for which a return can be undone. */
export const undoTime = 30_000;

/** Returns the submission with this feedback, and mails the student once it cannot be undone. Throws 413 after too many times. */
export async function addFeedback(
  { mail, config }: Pick<Context, 'mail' | 'config'>,
  tx: Database,
  { who, at, isTyped }: { who: Who; at: Date; isTyped: boolean },
  { submission, assignment }: Locked,
  content: ReturnType<typeof graded>,
): Promise<components['schemas']['ReturnedFeedback']> {
  const ofSubmission = eq(submissionFeedback.submissionId, submission.id);
  if ((await tx.$count(submissionFeedback, ofSubmission)) >= storage.feedbackOfSubmission) {
    throw new Problem(413, 'This submission has been returned twenty times, which is as often as it can be.');
  }
  const visibleAt = new Date(at.getTime() + undoTime);
  const [mailId, revision] = [crypto.randomUUID(), submission.revision + 1];
  const values = { submissionId: submission.id, returnedBy: who.user.id, returnedAt: at, visibleAt, mailId, isTyped };
  const late = await lateDeduction(tx, submission, assignment.courseId, content.total);
  const total = content.total - (late?.deduction ?? 0);
  const [made] = await tx
    .insert(submissionFeedback)
    .values({ ...content, ...values, total, late })
    .returning({ id: submissionFeedback.id });
  const isRegrade = made !== undefined && (await settleRequest(tx, submission, made.id));
  await tx.update(submissions).set({ returnedAt: at, revision }).where(eq(submissions.id, submission.id));
  const [student] = await tx.select().from(users).where(eq(users.id, submission.userId));
  const text = returnedMail(config, student, assignment.title, isRegrade);
  await mail.enqueue(tx, { ...text, id: mailId, notBefore: visibleAt, kind: 'feedback' });
  await recordAudit(tx, { ...auditEntry(submission, who), at, event: 'feedback.returned' });
  const [feedback] = await feedbackOf(tx, submission.id);
  if (!feedback) throw new Error('The insert made no feedback');
  const { courseId, id: item } = assignment;
  const event = { kind: 'graded', courseId, item, at: visibleAt, percent: total } as const;
  await addEvents(tx, submission.userId, [{ ...event, id: feedback.id }]);
  return { feedback, revision, undoUntil: visibleAt.toISOString() };
}

/** Deletes feedback that is not visible yet. Returns the new revision. Throws 409 once the student can see it or its mail may be out. */
export async function takeBack(
  tx: Database,
  { who, at }: { who: Who; at: Date },
  submission: Submission,
  feedback: FeedbackRow,
): Promise<number> {
  const isOut = feedback.visibleAt <= at || (feedback.mailId !== null && !(await cancelMail(tx, feedback.mailId)));
  if (isOut) throw new Problem(409, 'The student can already see it. You can grade it again.');
  await tx.delete(submissionFeedback).where(eq(submissionFeedback.id, feedback.id));
  await removeEvent(tx, submission.userId, feedback.id);
  const before = await latestFeedback(tx, submission.id);
  const revision = submission.revision + 1;
  const returnedAt = before?.returnedAt ?? null;
  await tx.update(submissions).set({ returnedAt, revision }).where(eq(submissions.id, submission.id));
  await recordAudit(tx, { ...auditEntry(submission, who), at, event: 'feedback.undone' });
  return revision;
}

export async function latestFeedback(tx: Database, submissionId: string): Promise<FeedbackRow | undefined> {
  const [latest] = await tx
    .select()
    .from(submissionFeedback)
    .where(eq(submissionFeedback.submissionId, submissionId))
    .orderBy(desc(submissionFeedback.visibleAt))
    .limit(1);
  return latest;
}

export async function lockSubmission(tx: Database, { courseId, submissionId }: SubmissionKey) {
  const [submission] = await tx.select().from(submissions).where(eq(submissions.id, submissionId)).for('update');
  if (!submission) throw noSuchSubmission();
  const ofCourse = and(eq(assignments.id, submission.assignmentId), eq(assignments.courseId, courseId));
  const [assignment] = await tx.select().from(assignments).where(ofCourse);
  if (!assignment) throw noSuchSubmission();
  return { submission, assignment };
}

/** Throws 409 where the submission is not as the instructor has seen it, or its feedback can still be undone. */
export async function requireUnchanged(
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
const auditEntry = ({ id, assignmentId, attempt }: Submission, { user, caller }: Who) => ({
  account: user.id,
  actor: user.id,
  address: caller.address,
  details: { submission: id, assignment: assignmentId, attempt },
});
