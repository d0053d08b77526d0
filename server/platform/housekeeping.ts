/** Deletes what has run out: ended sessions, one-time tokens, counted tries and first answers. */
import { lt } from 'drizzle-orm';
import type { Context } from '../http/handler.ts';
import { endedSessions, oneTimeTokens } from './database/schema/account.ts';
import { rateLimits } from './database/schema/rate-limits.ts';
import { idempotencyKeys } from './database/schema/sync.ts';

const hour = 3_600_000;

export async function tidyUp({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const time = now();
  await db.delete(endedSessions).where(lt(endedSessions.expiresAt, time));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, time));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, time));
  await db.delete(rateLimits).where(lt(rateLimits.expire, time));
}

/** Now and every hour; returns what stops it. */
export function startHousekeeping(context: Context): () => void {
  const run = () => tidyUp(context).catch((err: unknown) => context.log.error({ err }, 'housekeeping failed'));
  run();
  const timer = setInterval(run, hour);
  timer.unref();
  return () => clearInterval(timer);
}
