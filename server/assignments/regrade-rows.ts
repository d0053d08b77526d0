/** Regrade requests, as feedback is shown with them, and how a new grade answers one (§assignments.35, §grading.48). */
import { and, eq, inArray, isNull, lte, or, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments } from '../platform/database/schema/assignments.ts';
import { regradeRequests, submissionFeedback } from '../platform/database/schema/grading.ts';
import { storage } from '../platform/limits.ts';

type Schemas = components['schemas'];
type Attempt = Pick<Schemas['SubmissionAttempt'], 'feedback'>;

/** Milliseconds after feedback became visible. */
export const regradePeriod = 14 * 24 * 60 * 60 * 1000;

export const isOpenRegrade = and(isNull(regradeRequests.keptAt), isNull(regradeRequests.regradeId));

export const periodEnd = (visibleAt: Date) => new Date(visibleAt.getTime() + regradePeriod);

/** Until when a regrade can be requested for the latest feedback. `attempts`: the latest first, with what is visible. */
export function regradeUntil(attempts: readonly Attempt[], now: Date): Date | null {
  const latest = attempts[0]?.feedback[0];
  if (!latest || latest.regrade) return null;
  const requested = attempts.flatMap(({ feedback }) => feedback).filter(({ regrade }) => regrade);
  if (requested.length >= storage.regradeRequestsOfAssignment) return null;
  const until = periodEnd(new Date(latest.visibleAt));
  return until > now ? until : null;
}

/**
 * The requests for these feedbacks, by feedback. `visibleAt`: as the student may know of them at that moment, to whom a regrade that
 * can be undone is not there yet.
 */
export async function regradesOf(
  db: Database,
  feedbackIds: string[],
  { visibleAt }: { visibleAt?: Date | undefined },
): Promise<Map<string, { regrade: Schemas['Regrade'] }>> {
  if (feedbackIds.length === 0) return new Map();
  const regrade = alias(submissionFeedback, 'regrade');
  const rows = await db
    .select({
      request: regradeRequests,
      regrade: {
        total: visibleAt ? regrade.total : gradeForInstructor(regrade, assignments),
        returnedAt: regrade.returnedAt,
      },
      by: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(regradeRequests)
    .innerJoin(assignments, eq(assignments.id, regradeRequests.assignmentId))
    .leftJoin(regrade, and(eq(regrade.id, regradeRequests.regradeId), visibleAt && lte(regrade.visibleAt, visibleAt)))
    .leftJoin(users, or(eq(users.id, regradeRequests.keptBy), eq(users.id, regrade.returnedBy)))
    .where(inArray(regradeRequests.feedbackId, feedbackIds));
  return new Map(
    rows.map(({ request, regrade: given, by }) => {
      const answeredAt = given?.returnedAt ?? request.keptAt;
      return [
        request.feedbackId,
        {
          regrade: {
            status: given ? 'regraded' : request.keptAt ? 'kept' : 'requested',
            reason: request.reason,
            requestedAt: request.requestedAt.toISOString(),
            ...(by !== null && { answeredBy: by }),
            ...(answeredAt && { answeredAt: answeredAt.toISOString() }),
            ...(request.answer !== null && { answer: request.answer }),
            ...(given && { grade: given.total }),
          },
        },
      ];
    }),
  );
}

/** In blind grading the grade before lateness was taken off: how late work was could tell whose it is. */
export const gradeForInstructor = (
  { total, late }: { total: SQLWrapper; late: SQLWrapper },
  { isBlind }: { isBlind: SQLWrapper },
) => sql<number>`case when ${isBlind} then coalesce((${late} ->> 'given')::int, ${total}) else ${total} end`;

/** Feedback answers the student's open request for the assignment. True where there is one. */
export async function settleRequest(
  tx: Database,
  { userId, assignmentId }: { userId: string; assignmentId: string },
  feedbackId: string,
): Promise<boolean> {
  const open = and(eq(regradeRequests.userId, userId), eq(regradeRequests.assignmentId, assignmentId), isOpenRegrade);
  const settled = await tx
    .update(regradeRequests)
    .set({ regradeId: feedbackId })
    .where(open)
    .returning({ id: regradeRequests.id });
  return settled.length > 0;
}
