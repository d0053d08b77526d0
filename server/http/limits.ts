/** Rate limits, counted in the database so that all server processes share them (§account.42). */
import { createHash } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../platform/database/client.ts';
import { rateLimits } from '../platform/database/schema/rate-limits.ts';
import { Problem } from './problem.ts';

const quarter = 15 * 60;

/** Tries in a number of seconds. */
export const limits = {
  loginByAccount: { points: 10, duration: quarter },
  loginByAddress: { points: 100, duration: quarter },
  resetByAccount: { points: 5, duration: quarter },
  resetByAddress: { points: 50, duration: quarter },
  passwordChange: { points: 10, duration: quarter },
} as const;

type Limit = keyof typeof limits;

/** Counts one try; throws a 429 once there are too many. */
export async function countTry(db: Database, limit: Limit, key: string): Promise<void> {
  try {
    await limiter(db, limit).consume(hashed(key));
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw tooMany('Too many tries.', reason.msBeforeNext);
  }
}

/** A 429 that says when to come back, in words and in `Retry-After`. */
export function tooMany(what: string, waitMs: number): Problem {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  return new Problem(429, `${what} Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`, {
    retryAfter,
  });
}

/** After a success: earlier tries no longer count. */
export async function forgetTries(db: Database, limit: Limit, key: string): Promise<void> {
  await limiter(db, limit).delete(hashed(key));
}

/** After a success: this try does not count. */
export async function takeBackTry(db: Database, limit: Limit, key: string): Promise<void> {
  await limiter(db, limit).reward(hashed(key));
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

/** E-mail and IP addresses are not kept in the clear. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');
