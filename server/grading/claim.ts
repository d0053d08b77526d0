/**
 * Claims on submissions: the page of an instructor who has one open renews its claim every half minute, and it ends
 * soon after.
 */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { graders } from '../platform/database/schema/grading.ts';

type Grader = components['schemas']['Grader'];
type Row = typeof graders.$inferSelect;

/** A page in the background may renew it only once a minute. */
const claimMilliseconds = 75_000;

/** A column for queries that select from or join `graders`. */
export const claimantName = sql<string | null>`(
  select who.first_name || ' ' || who.last_name from ${users} as who where who.id = ${graders}.user_id
)`;

/** The claim as the contract shows it to `asker`. */
export const claimView = ({ userId, until }: Row, name: string | null, asker: string): Grader => ({
  name: name ?? '',
  isYou: userId === asker,
  until: until.toISOString(),
});

/**
 * Claims the submission or renews the claim. Returns the current claim, which is another instructor's where they have
 * one.
 */
export async function claimSubmission(db: Database, submissionId: string, userId: string, now: Date): Promise<Grader> {
  const until = new Date(now.getTime() + claimMilliseconds);
  await db
    .insert(graders)
    .values({ submissionId, userId, until })
    .onConflictDoUpdate({
      target: graders.submissionId,
      set: { userId, until },
      setWhere: sql`${graders.userId} = ${userId} or ${graders.until} <= ${now.toISOString()}::timestamptz`,
    });
  const grader = await currentClaim(db, submissionId, userId, now);
  // Another claim was released in between.
  return grader ?? claimSubmission(db, submissionId, userId, now);
}

/** The claim as `asker` sees it; undefined where no instructor has the submission open. */
export async function currentClaim(
  db: Database,
  submissionId: string,
  asker: string,
  now: Date,
): Promise<Grader | undefined> {
  const [found] = await db
    .select({ grader: graders, name: claimantName })
    .from(graders)
    .where(and(eq(graders.submissionId, submissionId), gt(graders.until, now)));
  return found && claimView(found.grader, found.name, asker);
}

/** Changes nothing where the claim is another instructor's. */
export async function releaseSubmission(db: Database, submissionId: string, userId: string): Promise<void> {
  await db.delete(graders).where(and(eq(graders.submissionId, submissionId), eq(graders.userId, userId)));
}
