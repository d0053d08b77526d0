/** Challenges, stored by the server: each for one purpose, valid for minutes, answered correctly once. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../http/context.ts';
import { challenges } from '../platform/database/schema/second-factor.ts';

export type Purpose = (typeof challenges.$inferSelect)['purpose'];

type Services = Pick<Context, 'db' | 'now'>;

/** What the challenge is bound to. */
type Bound = Partial<Pick<typeof challenges.$inferInsert, 'userId' | 'tokenId' | 'tokenVersion' | 'challenge'>>;

export const challengeMinutes = 5;

/** Returns the challenge's id: a secret, so that only the browser that asked can answer. */
export async function keepChallenge({ db, now }: Services, purpose: Purpose, bound: Bound, tries = 1): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + challengeMinutes * 60_000);
  await db.insert(challenges).values({ idHash: hashed(id), purpose, ...bound, triesLeft: tries, expiresAt });
  return id;
}

/** Takes one of the challenge's tries. Null where it is unknown, expired, for another purpose, or has none left. */
export async function tryChallenge({ db, now }: Services, purpose: Purpose, id: string) {
  const [tried] = await db
    .update(challenges)
    .set({ triesLeft: sql`${challenges.triesLeft} - 1` })
    .where(
      and(
        eq(challenges.idHash, hashed(id)),
        eq(challenges.purpose, purpose),
        gt(challenges.expiresAt, now()),
        gt(challenges.triesLeft, 0),
      ),
    )
    .returning();
  return tried ?? null;
}

/** Of several right answers at once, only one gets true. */
export async function endChallenge({ db }: Pick<Context, 'db'>, id: string): Promise<boolean> {
  const ended = await db
    .delete(challenges)
    .where(eq(challenges.idHash, hashed(id)))
    .returning();
  return ended.length > 0;
}

const hashed = (id: string) => createHash('sha256').update(id).digest('base64url');
