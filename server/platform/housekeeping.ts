/** Deletes expired rows: sessions, one-time tokens, idempotency keys and rate limits. */
import { lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from './database/client.ts';
import { oneTimeTokens, sessions } from './database/schema/account.ts';
import { rateLimits } from './database/schema/rate-limits.ts';
import { challenges } from './database/schema/second-factor.ts';
import { idempotencyKeys } from './database/schema/sync.ts';

const hour = 3_600_000;

type Services = { db: Database; now: () => Date; log: Pick<Logger, 'error'> };

export async function deleteExpired({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const time = now();
  await db.delete(sessions).where(lt(sessions.expiresAt, time));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, time));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, time));
  await db.delete(challenges).where(lt(challenges.expiresAt, time));
  await db.delete(rateLimits).where(lt(rateLimits.expire, time));
}

/** Runs at once and every hour. Returns the function that stops it. */
export function startHousekeeping(services: Services): () => void {
  const run = () => deleteExpired(services).catch((err: unknown) => services.log.error({ err }, 'housekeeping failed'));
  run();
  const timer = setInterval(run, hour);
  timer.unref();
  return () => clearInterval(timer);
}
