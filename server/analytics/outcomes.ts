/** A student's attempts at what measures an outcome, as the log has them (§analytics.46). */
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { learningEvents } from '../platform/database/schema/analytics.ts';

/** An exercise is its lesson's only item, and has no `question`. */
export type LoggedAttempt = {
  at: Date;
  lessonId: string | null;
  question: string | null;
  isRight: boolean;
  chance: number | null;
};

/** The newest first, at most so many. */
export async function attemptsAt(
  db: Database,
  userId: string,
  outcome: { courseId: string; outcomeId: string },
  atMost: number,
): Promise<LoggedAttempt[]> {
  const { id, at, isRight, lessonId, item, chance } = learningEvents;
  const rows = await db
    .select({ at, isRight, lessonId, question: item, chance })
    .from(learningEvents)
    .where(
      and(
        eq(learningEvents.userId, userId),
        eq(learningEvents.courseId, outcome.courseId),
        eq(learningEvents.outcomeId, outcome.outcomeId),
        isNotNull(isRight),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(atMost);
  return rows.map((row) => ({ ...row, isRight: row.isRight === true }));
}
