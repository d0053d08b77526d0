/** Deletes expired rows, and frees their space (docs/retention.md). */
import { and, isNotNull, isNull, lt, notInArray, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import { deleteAuditBefore } from './audit.ts';
import type { Database } from './database/client.ts';
import { compact, trimLog } from './database/compaction.ts';
import { knownDevices, oneTimeTokens, photos, sessions, users } from './database/schema/account.ts';
import { submissionFiles } from './database/schema/assignments.ts';
import { graders } from './database/schema/grading.ts';
import { mails } from './database/schema/mails.ts';
import { paymentReversals } from './database/schema/payment.ts';
import { threadAttachments } from './database/schema/questions.ts';
import { rateLimits } from './database/schema/rate-limits.ts';
import { challenges } from './database/schema/second-factor.ts';
import { drafts, idempotencyKeys } from './database/schema/sync.ts';
import { keepStatistics } from './database/statistics.ts';
import { retentionDays } from './retention.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Services = { db: Database; now: () => Date; log: Pick<Logger, 'error' | 'info' | 'warn'> };

/** Deletes the rows that docs/retention.md limits in time. */
export async function deleteExpired({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const time = now();
  await db.delete(sessions).where(lt(sessions.expiresAt, time));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, time));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, time));
  await db.delete(challenges).where(lt(challenges.expiresAt, time));
  await db.delete(graders).where(lt(graders.until, time));
  await db.delete(rateLimits).where(lt(rateLimits.expire, time));
  const before = (kept: keyof typeof retentionDays) => new Date(time.getTime() - retentionDays[kept] * day);
  await db.delete(mails).where(or(lt(mails.sentAt, before('mails')), lt(mails.givenUpAt, before('mails'))));
  await db
    .delete(submissionFiles)
    .where(and(isNull(submissionFiles.position), lt(submissionFiles.uploadedAt, before('unsubmittedFiles'))));
  await db
    .delete(threadAttachments)
    .where(and(isNull(threadAttachments.messageId), lt(threadAttachments.uploadedAt, before('unsentAttachments'))));
  await db
    .delete(paymentReversals)
    .where(and(isNull(paymentReversals.orderId), lt(paymentReversals.reportedAt, before('unmatchedReversals'))));
  await db.delete(drafts).where(lt(drafts.savedAt, before('drafts')));
  await db.delete(drafts).where(and(isNull(drafts.values), lt(drafts.savedAt, before('endedDrafts'))));
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, before('knownDevices')));
  await deleteAuditBefore(db, before('auditLog'));
  const shown = db.select({ id: users.photoId }).from(users).where(isNotNull(users.photoId));
  await db.delete(photos).where(notInArray(photos.id, shown));
}

export type Job = { name: string; every: number; atStart: boolean; run: (services: Services) => Promise<unknown> };

/** `embedded`: the database has no processes of its own that would give space back, or keep what it plans by. */
export const housekeepingJobs = (embedded: boolean): Job[] => [
  { name: 'deleting what has run out', every: hour, atStart: true, run: deleteExpired },
  ...(embedded
    ? [
        {
          name: 'looking at what has grown',
          every: hour,
          atStart: true,
          run: ({ db }: Services) => keepStatistics(db),
        },
        { name: 'compacting', every: hour, atStart: false, run: ({ db }: Services) => compact(db) },
        { name: 'trimming the log', every: 5 * minute, atStart: false, run: ({ db }: Services) => trimLog(db) },
      ]
    : []),
];

/** Returns the function that stops it, which waits for running jobs. `report` is told how each run ended. */
export function startHousekeeping(
  services: Services,
  jobs: Job[],
  report: (job: string, succeeded: boolean) => void = () => {},
): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  let stopped = false;
  /** One job after another, so that none works in the space that the other gives back. */
  const add = ({ name, run }: Job) => {
    last = last
      .then(async () => {
        if (stopped) return;
        await run(services);
        report(name, true);
      })
      .catch((err: unknown) => {
        services.log.error({ err }, `${name} failed`);
        report(name, false);
      });
  };
  for (const job of jobs) if (job.atStart) add(job);
  const timers = jobs.map((job) => setInterval(add, job.every, job).unref());
  return async () => {
    stopped = true;
    for (const timer of timers) clearInterval(timer);
    await last;
  };
}
