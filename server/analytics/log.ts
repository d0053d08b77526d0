/**
 * The log of learning events (§analytics.1): only added to. What happens on the server is added in the transaction in which
 * it happens; what only a browser can know comes through `recordActivity`.
 */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { learningEvents, learningSettings } from '../platform/database/schema/analytics.ts';
import { daysIn, knownZone } from '../platform/local-time.ts';
import { addedAnswers } from './chances/added-answers.ts';
import { addAnswers } from './review/cards.ts';

type Event = typeof learningEvents.$inferInsert;

/** An event that the server knows by itself; without an id, which is then drawn, it is added once for each call. */
export type ServerEvent = Pick<
  Event,
  'courseId' | 'lessonId' | 'at' | 'outcomeId' | 'options' | 'item' | 'isRight' | 'answer' | 'percent'
> & {
  id?: string;
  kind: Exclude<Event['kind'], 'lesson-opened' | 'active'>;
};

/** The time zone that the student's browser told last. */
export async function timeZoneOf(db: Database, userId: string): Promise<string> {
  const [settings] = await db
    .select({ timeZone: learningSettings.timeZone })
    .from(learningSettings)
    .where(eq(learningSettings.userId, userId));
  return knownZone(settings?.timeZone);
}

/** Adds events within the transaction of what happened. Answered quiz questions become cards of the spaced review. */
export async function addEvents(tx: Database, userId: string, events: ServerEvent[]): Promise<void> {
  const rows = await addRows(tx, userId, events);
  const answers = rows.flatMap(({ id, kind, courseId, lessonId, item, at, day, isRight }) => {
    const question = kind === 'question-answered' && lessonId && item ? item : null;
    const rating: 'good' | 'again' = isRight ? 'good' : 'again';
    return question && lessonId ? [{ id, courseId, lessonId, question, at, day, rating, isOfQuiz: true }] : [];
  });
  await addAnswers(tx, userId, answers);
}

/** The same without the review, for answers that were given there. */
export async function addRows(tx: Database, userId: string, events: ServerEvent[]) {
  if (events.length === 0) return [];
  const dayOf = daysIn(await timeZoneOf(tx, userId));
  const rows = events.map((event) => ({ id: crypto.randomUUID(), ...event, userId, day: dayOf(event.at) }));
  const { chances, keep } = await addedAnswers(tx, userId, rows);
  const predicted = rows.map((row) => ({ ...row, chance: chances.get(row.id) ?? null }));
  await tx.insert(learningEvents).values(predicted).onConflictDoNothing();
  await keep();
  return rows;
}

/** Removes an event within the transaction that undoes what happened, before its student could know of it. */
export async function removeEvent(tx: Database, userId: string, id: string): Promise<void> {
  await tx.delete(learningEvents).where(and(eq(learningEvents.userId, userId), eq(learningEvents.id, id)));
}
