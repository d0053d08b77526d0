/** Rate limits, counted in the database so that all server processes share them (§account.42). */
import { createHash } from 'node:crypto';
import { like } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { rateLimits } from '../platform/database/schema/rate-limits.ts';
import { pace } from '../platform/limits.ts';
import { isUuid } from '../platform/uuid.ts';
import { Problem } from './problem.ts';

const quarterOfAnHour = 15 * 60;

/** Attempts (`points`) within a number of seconds (`duration`). */
export const limits = {
  signInByDevice: { points: 10, duration: quarterOfAnHour },
  signInByAccountAndNetwork: { points: 10, duration: quarterOfAnHour },
  signInByNetwork: { points: 100, duration: quarterOfAnHour },
  /** Brakes (`server/account/sign-in/limits.ts`); past `most`, only known devices are let in. */
  signInByAccount: { points: 50, most: 500, duration: quarterOfAnHour },
  signInTogether: { points: 1000, duration: quarterOfAnHour },
  resetByAccount: { points: 5, duration: quarterOfAnHour },
  resetByAddress: { points: 50, duration: quarterOfAnHour },
  passwordChange: { points: 10, duration: quarterOfAnHour },
  credentialCheck: { points: 60, duration: quarterOfAnHour },
  passkeyByAddress: { points: 300, duration: quarterOfAnHour },
  /** Challenges for a person's own passkeys: each is a row, answered or not. */
  passkeyChallenge: { points: 30, duration: quarterOfAnHour },
  secondFactor: { points: 10, duration: quarterOfAnHour },
  /** Rows of the audit log, each of which the right password makes, and a mail of it. */
  secondStepAsked: { points: 20, duration: quarterOfAnHour },
  passwordKnownMail: { points: 1, duration: 24 * 60 * 60 },
  /** Mails of tries that a limit refuses within a session. */
  triesRefusedMail: { points: 1, duration: 24 * 60 * 60 },
  secondFactorByDay: { points: 60, duration: 24 * 60 * 60 },
  dataExport: { points: 3, duration: 24 * 60 * 60 },
  ...pace,
} as const;

type Limit = keyof typeof limits;

/** Attempts within the limit's time, this one included, and the milliseconds until they are forgotten. */
export type AttemptCount = { count: number; isOver: boolean; waitMs: number };

/** Counts one attempt. `key` names whose attempt it is, and is stored hashed. */
export async function consumeAttempt(db: Database, limit: Limit, key: string): Promise<AttemptCount> {
  const answer = (isOver: boolean) => (result: unknown) => {
    if (!(result instanceof RateLimiterRes)) throw result;
    return { count: result.consumedPoints, isOver, waitMs: result.msBeforeNext };
  };
  return limiter(db, limit).consume(hashed(key)).then(answer(false), answer(true));
}

/** Counts one attempt; throws 429 once there are too many. */
export async function countAttempt(db: Database, limit: Limit, key: string): Promise<AttemptCount> {
  const counted = await consumeAttempt(db, limit, key);
  if (!counted.isOver) return counted;
  // The first that is refused: one row for each time a limit is reached, however many follow.
  if (counted.count === limits[limit].points + 1 && !(limit in pace)) await recordRefused(db, limit, key);
  throw tooManyTries(counted);
}

/** The key is an account's id, or an address, which is kept nowhere. */
const recordRefused = (db: Database, limit: Limit, key: string) =>
  recordAudit(db, {
    at: new Date(),
    event: 'tries.refused',
    account: isUuid(key) ? key : null,
    actor: null,
    address: null,
    details: { limit },
  });

/** The 429 for a limit that was reached. */
export const tooManyTries = ({ waitMs }: AttemptCount) => tooMany('Too many tries.', waitMs);

/** A 429 that says when to try again, in its message and in `Retry-After`. */
export function tooMany(what: string, waitMs: number): Problem {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'a minute' : minutes <= 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
  return new Problem(429, `${what} Please try again in ${wait}.`, { retryAfter });
}

/** After a success: earlier attempts no longer count. */
export async function resetAttempts(db: Database, limit: Limit, key: string): Promise<void> {
  await limiter(db, limit).delete(hashed(key));
}

/** After a success: this attempt does not count. */
export async function undoAttempt(db: Database, limit: Limit, key: string): Promise<void> {
  await limiter(db, limit).reward(hashed(key));
}

/** Takes everything that is counted under the key out of all limits. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.delete(rateLimits).where(like(rateLimits.key, `%:${hashed(key).replaceAll('_', '\\_')}`));
}

function limiter(db: Database, limit: Limit): RateLimiterDrizzle {
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: limit,
    clearExpiredByTimeout: false,
    ...limits[limit],
  });
}

/** Email and IP addresses are not stored in plain text. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');
