/** Answers as the log has them, for the model of chances. */
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { learningEvents } from '../../platform/database/schema/analytics.ts';
import type { ItemState } from '../model/state.ts';
import { itemOf, type LoggedAnswer } from './take-in.ts';

/** Of the newest so many of a student a state is replayed; what is before them says next to nothing. */
const answersAtMost = 20_000;

const isOwnAnswer = (userId: string) => and(eq(learningEvents.userId, userId), isNotNull(learningEvents.isRight));

/** In no order that matters. */
export async function loggedAnswers(db: Database, userId: string): Promise<LoggedAnswer[]> {
  const { id, at, courseId, lessonId, item, outcomeId, options, isRight } = learningEvents;
  const rows = await db
    .select({ id, at, courseId, lessonId, item, outcomeId, options, isRight })
    .from(learningEvents)
    .where(isOwnAnswer(userId))
    .orderBy(desc(at), desc(id))
    .limit(answersAtMost);
  return rows.map((row) => ({ ...row, isRight: row.isRight === true }));
}

/** Which of the events are in the log already. */
export async function knownIds(db: Database, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const { id } = learningEvents;
  const rows = await db
    .select({ id })
    .from(learningEvents)
    .where(and(eq(learningEvents.userId, userId), inArray(id, [...ids])));
  return new Set(rows.map((row) => row.id));
}

/** What the student's answers to these items were: a few rows, found by the index of their lessons. */
export async function itemStates(
  db: Database,
  userId: string,
  answers: readonly LoggedAnswer[],
): Promise<Map<string, ItemState>> {
  const { courseId, lessonId, item, isRight, at, id } = learningEvents;
  const lessons = new Set(answers.map((answer) => answer.lessonId ?? ''));
  const rows = await db
    .select({
      courseId,
      lessonId,
      item,
      answers: sql<number>`count(*)::int`,
      right: sql<number>`(count(*) filter (where ${isRight}))::int`,
      isLastRight: sql<boolean>`(array_agg(${isRight} order by ${at} desc, ${id} desc))[1]`,
    })
    .from(learningEvents)
    .where(
      and(
        isOwnAnswer(userId),
        inArray(courseId, [...new Set(answers.map((answer) => answer.courseId))]),
        inArray(lessonId, [...lessons]),
      ),
    )
    .groupBy(courseId, lessonId, item);
  return new Map(
    rows.map(({ answers: count, right, isLastRight, ...key }) => [itemOf(key), { answers: count, right, isLastRight }]),
  );
}
