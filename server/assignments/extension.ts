/**
 * Requests for a later due date (§assignments.18); the instructor's answer is `server/grading/extension-decision.ts`.
 */
import { and, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Context } from '../http/context.ts';
import { Problem } from '../http/problem.ts';
import { extensionRequests } from '../platform/database/schema/assignments.ts';
import { storage } from '../platform/limits.ts';
import { inWords } from '../platform/local-time.ts';
import { endDraft } from '../sync/drafts.ts';
import { mailRequested } from './request-mails.ts';
import { assignmentOf, lockNotSubmitted } from './student-assignments.ts';

/** Milliseconds. */
const longestExtension = 366 * 24 * 60 * 60 * 1000;

type ExtensionRequest = { userId: string; assignmentId: string; reason: string; proposedAt: Date };

/**
 * Stores the request, tells the course's instructors, ends the form's draft and returns the assignment with it.
 * Throws 404 for an unknown assignment, 409 where it was submitted or has an open request, 413 where it was asked for
 * too often, and 422 where the date is not one that may be asked for.
 */
export function requestExtension(
  context: Pick<Context, 'db' | 'mail' | 'config' | 'now'>,
  { userId, assignmentId, reason, proposedAt }: ExtensionRequest,
): Promise<components['schemas']['Assignment']> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { dueAt, excusedAt } = await lockNotSubmitted(tx, userId, assignmentId, now);
    if (excusedAt) throw new Problem(409, 'You are excused from this assignment, so you need no later due date.');
    checkLater('proposed date', proposedAt, { dueAt, now });
    const own = and(eq(extensionRequests.userId, userId), eq(extensionRequests.assignmentId, assignmentId));
    if ((await tx.$count(extensionRequests, own)) >= storage.extensionRequestsOfAssignment) {
      throw new Problem(
        413,
        'You have asked for an extension of this assignment five times. Please write to your instructor.',
      );
    }
    const [created] = await tx
      .insert(extensionRequests)
      .values({ userId, assignmentId, reason: reason.trim(), proposedAt, requestedAt: now })
      .onConflictDoNothing()
      .returning({ id: extensionRequests.id });
    if (!created) throw new Problem(409, 'You have already asked for an extension. Please wait for the answer.');
    const told = {
      subject: 'A request for a later due date',
      asksFor: 'a later due date for',
      facts: [`Due: ${inWords('UTC', dueAt)} UTC`, `Proposed: ${inWords('UTC', proposedAt)} UTC`],
      answeredAt: '/teach/requests',
    };
    await mailRequested(context, tx, { userId, assignmentId, reason, ...told }, now);
    await endDraft(tx, userId, { form: 'extension', subject: assignmentId }, now);
    return assignmentOf(tx, userId, now, assignmentId);
  });
}

/**
 * Throws 422 where the date is not after the due date and ahead, or more than a year after the later of due date and
 * today.
 */
export function checkLater(
  name: 'proposed date' | 'new due date',
  date: Date,
  { dueAt, now }: Record<'dueAt' | 'now', Date>,
) {
  // Also refuses NaN: a leap second fits the contract's format, but is no valid date in JavaScript.
  if (!(date > dueAt)) throw new Problem(422, `The ${name} must be after the due date.`);
  if (date <= now) throw new Problem(422, `The ${name} must be in the future.`);
  const from = Math.max(dueAt.getTime(), now.getTime());
  if (date.getTime() - from > longestExtension) {
    const what = dueAt > now ? 'a year of the due date' : 'a year from now';
    throw new Problem(422, `The ${name} must be within ${what}.`);
  }
}
