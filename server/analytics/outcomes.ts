/**
 * What students' attempts say of the outcomes of their courses (§analytics.41). A row of it is computed from the log in the
 * transaction that writes an attempt, so that a request reads rows alone.
 */
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { learningEvents, learningOutcomes } from '../platform/database/schema/analytics.ts';
import { type Attempt, type Summary, summaryOf } from './mastery.ts';

type OutcomeKey = { courseId: string; outcomeId: string };
type Row = typeof learningOutcomes.$inferSelect;

/** The most attempts that are read: older ones weigh next to nothing. */
const attemptsAtMost = 1000;

/** An attempt as the log has it: an exercise is its lesson's only item. */
export type LoggedAttempt = Attempt & { lessonId: string | null; question: string | null; chance: number | null };

/** The newest first. */
export async function attemptsAt(db: Database, userId: string, key: OutcomeKey): Promise<LoggedAttempt[]> {
  const { id, at, isRight, options, lessonId, item, chance } = learningEvents;
  const rows = await db
    .select({ id, at, isRight, options, lessonId, item, chance })
    .from(learningEvents)
    .where(
      and(
        eq(learningEvents.userId, userId),
        eq(learningEvents.courseId, key.courseId),
        eq(learningEvents.outcomeId, key.outcomeId),
        isNotNull(learningEvents.isRight),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(attemptsAtMost);
  return rows.map(({ item: question, isRight: right, ...row }) => ({
    ...row,
    question,
    item: `${row.lessonId} ${question ?? ''}`,
    isRight: right === true,
  }));
}

/** Within the transaction that has added the events; its trigger holds their rows until it ends. */
export async function keepOutcomes(
  tx: Database,
  userId: string,
  events: readonly { courseId: string; outcomeId?: string | null | undefined }[],
): Promise<void> {
  const keys = new Map<string, OutcomeKey>();
  for (const { courseId, outcomeId } of events) {
    if (outcomeId) keys.set(`${courseId} ${outcomeId}`, { courseId, outcomeId });
  }
  for (const [, key] of [...keys].toSorted(([one], [other]) => one.localeCompare(other))) {
    const summary = summaryOf(await attemptsAt(tx, userId, key));
    if (!summary) continue;
    await tx.update(learningOutcomes).set(summary).where(isOf(userId, key));
  }
}

const isOf = (userId: string, { courseId, outcomeId }: OutcomeKey) =>
  and(
    eq(learningOutcomes.userId, userId),
    eq(learningOutcomes.courseId, courseId),
    eq(learningOutcomes.outcomeId, outcomeId),
  );

/** The summaries of all courses: stored ones, and those that are out of date computed from the log. */
export async function summariesOf(db: Database, userId: string): Promise<Map<string, Summary>> {
  const rows = await db.select().from(learningOutcomes).where(eq(learningOutcomes.userId, userId));
  const summaries = new Map<string, Summary>();
  for (const row of rows) {
    const summary = await currentOf(db, row);
    if (summary) summaries.set(keyOf(row), summary);
  }
  return summaries;
}

/** A key for maps by outcome. */
export const keyOf = ({ courseId, outcomeId }: OutcomeKey) => `${courseId} ${outcomeId}`;

async function currentOf(db: Database, { userId, asOf, wrong, right, attempts, ...key }: Row): Promise<Summary | null> {
  return asOf ? { asOf, wrong, right, attempts } : summaryOf(await attemptsAt(db, userId, key));
}
