/** Requests for a later due date (§assignments.18); the instructor's answer is `server/grading/extension-decision.ts`. */
import { and, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { extensionRequests } from '../platform/database/schema/assignments.ts';
import { storage } from '../platform/limits.ts';
import { endDraft } from '../sync/drafts.ts';
import { assignmentOf, lockNotSubmitted } from './student-assignments.ts';

/** Milliseconds after the due date. */
export const longestExtension = 366 * 24 * 60 * 60 * 1000;

type ExtensionRequest = { userId: string; assignmentId: string; reason: string; proposedAt: Date };

/**
 * Stores the request, ends the form's draft and returns the assignment with it. Throws 404 for an unknown assignment, 409
 * where it was handed in or has an open request, 413 where it was asked for too often, and 422 where the date is not ahead, or not
 * within a year of the due date.
 */
export function requestExtension(
  db: Database,
  { userId, assignmentId, reason, proposedAt }: ExtensionRequest,
  now: Date,
): Promise<components['schemas']['Assignment']> {
  return db.transaction(async (tx) => {
    const { dueAt } = await lockNotSubmitted(tx, userId, assignmentId, now);
    const later = proposedAt.getTime() - dueAt.getTime();
    // Also refuses NaN: a leap second fits the contract's format, but is no valid date in JavaScript.
    if (!(later > 0)) throw new Problem(422, 'The proposed date must be after the due date.');
    if (!(proposedAt > now)) throw new Problem(422, 'The proposed date must be in the future.');
    if (later > longestExtension) throw new Problem(422, 'The proposed date must be within a year of the due date.');
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
    await endDraft(tx, userId, { form: 'extension', subject: assignmentId }, now);
    return assignmentOf(tx, userId, now, assignmentId);
  });
}
