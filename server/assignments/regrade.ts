/** Requesting a regrade (§assignments.35 to §assignments.37); an instructor's answer is `server/grading/kept-grade.ts`. */
import { and, desc, eq, lte } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Context } from '../http/context.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { submissions } from '../platform/database/schema/assignments.ts';
import { regradeRequests, submissionFeedback } from '../platform/database/schema/grading.ts';
import { storage } from '../platform/limits.ts';
import { inWords } from '../platform/local-time.ts';
import { endDraft } from '../sync/drafts.ts';
import { isOpenRegrade, periodEnd, settleRequest } from './regrade-rows.ts';
import { mailRequested } from './request-mails.ts';
import { lockOwn } from './student-assignments.ts';
import { findSubmission, lockLatest } from './submission.ts';

type Request = { userId: string; assignmentId: string; feedbackId: string; reason: string };
type Feedback = typeof submissionFeedback.$inferSelect;

/**
 * Stores the request, tells the course's instructors, ends the form's draft and returns the submission with it. Throws 404 for
 * feedback that the student cannot see, 409 where it is no longer the latest, was asked about before or became visible too long
 * ago, and 413 where a regrade of the assignment was requested too often.
 */
export function requestRegrade(
  context: Pick<Context, 'db' | 'mail' | 'config' | 'now'>,
  request: Request,
): Promise<components['schemas']['Submission']> {
  const now = context.now();
  const { userId, assignmentId, feedbackId, reason } = request;
  return context.db.transaction(async (tx) => {
    await lockOwn(tx, userId, assignmentId);
    const latest = await lockLatest(tx, userId, assignmentId);
    const feedback = await visibleFeedback(tx, request, now);
    if (feedback.submissionId !== latest?.id) {
      throw new Problem(409, 'You have resubmitted this assignment. Please wait for the feedback on your new attempt.');
    }
    await requireFirst(tx, request);
    const [newest, shown] = await newestFeedback(tx, latest.id, now);
    if (shown?.id !== feedbackId) {
      throw new Problem(409, 'There is newer feedback on this assignment. Close this window and read it first.');
    }
    const until = periodEnd(feedback.visibleAt);
    if (until <= now) {
      const end = `${inWords('UTC', until)} UTC`;
      throw new Problem(409, `A regrade could be requested until ${end}. Please write to your instructor.`);
    }
    const values = { userId, assignmentId, feedbackId, reason: reason.trim(), requestedAt: now };
    await tx.insert(regradeRequests).values(values);
    await endDraft(tx, userId, { form: 'regradeRequest', subject: assignmentId }, now);
    const told = { subject: 'A regrade request', asksFor: 'a regrade of', answeredAt: '/teach/regrade-requests' };
    await mailRequested(context, tx, { userId, assignmentId, reason, ...told }, now);
    // It was graded again a moment ago, which the student is yet to see: that answers the request, unless it is undone.
    if (newest && newest.id !== feedbackId) await settleRequest(tx, request, newest.id);
    return findSubmission(tx, userId, assignmentId, now);
  });
}

async function visibleFeedback(tx: Database, { userId, assignmentId, feedbackId }: Request, now: Date) {
  const [found] = await tx
    .select({ feedback: submissionFeedback })
    .from(submissionFeedback)
    .innerJoin(submissions, eq(submissions.id, submissionFeedback.submissionId))
    .where(
      and(
        eq(submissionFeedback.id, feedbackId),
        eq(submissions.userId, userId),
        eq(submissions.assignmentId, assignmentId),
        lte(submissionFeedback.visibleAt, now),
      ),
    );
  if (!found) throw new Problem(404, 'There is no such feedback on your submission.');
  return found.feedback;
}

/** The latest feedback of all, and the latest that the student may see. */
async function newestFeedback(tx: Database, submissionId: string, now: Date): Promise<(Feedback | undefined)[]> {
  const all = await tx
    .select()
    .from(submissionFeedback)
    .where(eq(submissionFeedback.submissionId, submissionId))
    .orderBy(desc(submissionFeedback.visibleAt));
  return [all[0], all.find(({ visibleAt }) => visibleAt <= now)];
}

/** Throws 409 where this grade was asked about before, and 413 after the second request for the assignment. */
async function requireFirst(tx: Database, { userId, assignmentId, feedbackId }: Request): Promise<void> {
  const ofFeedback = eq(regradeRequests.feedbackId, feedbackId);
  if ((await tx.$count(regradeRequests, and(ofFeedback, isOpenRegrade))) > 0) {
    throw new Problem(409, 'You have already requested a regrade. Please wait for the answer.');
  }
  if ((await tx.$count(regradeRequests, ofFeedback)) > 0) {
    throw new Problem(409, 'Your request for a regrade of this grade was answered. Please write to your instructor.');
  }
  const own = and(eq(regradeRequests.userId, userId), eq(regradeRequests.assignmentId, assignmentId));
  if ((await tx.$count(regradeRequests, own)) >= storage.regradeRequestsOfAssignment) {
    throw new Problem(413, 'You have requested a regrade of this assignment twice. Please write to your instructor.');
  }
}
