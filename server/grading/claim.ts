/** Who is at a submission: said by the page every half minute, and over soon after it was said last. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { graders } from '../platform/database/schema/grading.ts';

type Grader = components['schemas']['Grader'];
type Row = typeof graders.$inferSelect;

/** Milliseconds: a page in the background may say it once a minute only. */
const endsAfter = 75_000;

/** For a query that has the graders. */
export const graderName = sql<string | null>`(
  select who.first_name || ' ' || who.last_name from ${users} as who where who.id = ${graders}.user_id
)`;

export const graderView = ({ userId, until }: Row, name: string | null, asker: string): Grader => ({
  name: name ?? '',
  isYou: userId === asker,
  until: until.toISOString(),
});

/** Nobody else can be at it until it ends. Where somebody else is already, nothing changes. */
export async function claim(db: Database, submissionId: string, userId: string, now: Date): Promise<Grader> {
  const until = new Date(now.getTime() + endsAfter);
  await db
    .insert(graders)
    .values({ submissionId, userId, until })
    .onConflictDoUpdate({
      target: graders.submissionId,
      set: { userId, until },
      setWhere: sql`${graders.userId} = ${userId} or ${graders.until} <= ${now.toISOString()}::timestamptz`,
    });
  const grader = await graderOf(db, submissionId, userId, now);
  // Another one has let it go in between.
  return grader ?? claim(db, submissionId, userId, now);
}

/** Undefined where nobody is at it. */
export async function graderOf(
  db: Database,
  submissionId: string,
  asker: string,
  now: Date,
): Promise<Grader | undefined> {
  const [found] = await db
    .select({ grader: graders, name: graderName })
    .from(graders)
    .where(and(eq(graders.submissionId, submissionId), gt(graders.until, now)));
  return found && graderView(found.grader, found.name, asker);
}

export async function release(db: Database, submissionId: string, userId: string): Promise<void> {
  await db.delete(graders).where(and(eq(graders.submissionId, submissionId), eq(graders.userId, userId)));
}
