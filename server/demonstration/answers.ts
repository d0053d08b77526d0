/**
 * What the made-up students answered in the lessons that they completed, so that their instructor sees where they
 * struggle. With `DEMO=true` alone.
 */
import { and, asc, count, eq, inArray, like } from 'drizzle-orm';
import { outcomeOf } from '../content/outcomes.ts';
import { measuredBy } from '../content/quiz-questions.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { learningEvents } from '../platform/database/schema/analytics.ts';
import { lessons } from '../platform/database/schema/course.ts';
import { completedLessons } from '../platform/database/schema/lesson.ts';
import { madeUpAddress } from './queue.ts';

type Event = typeof learningEvents.$inferInsert;
type Completed = Omit<typeof completedLessons.$inferSelect, 'decided'> &
  Pick<typeof lessons.$inferSelect, 'content' | 'moduleId'>;

const atOnce = 1000;
const minute = 60 * 1000;

/** Once: where they have answered already, nothing changes. */
export async function addAnswers(tx: Database): Promise<void> {
  const madeUp = tx
    .select({ id: users.id })
    .from(users)
    .where(like(users.email, `%${madeUpAddress}`));
  const [known] = await tx
    .select({ events: count() })
    .from(learningEvents)
    .where(inArray(learningEvents.userId, madeUp));
  if (!known || known.events > 0) return;
  const { userId, courseId, lessonId, completedAt } = completedLessons;
  const rows = await tx
    .select({ userId, courseId, lessonId, completedAt, content: lessons.content, moduleId: lessons.moduleId })
    .from(completedLessons)
    .innerJoin(lessons, and(eq(lessons.courseId, courseId), eq(lessons.id, lessonId)))
    .innerJoin(users, eq(users.id, userId))
    .where(inArray(userId, madeUp))
    .orderBy(asc(users.email), asc(lessons.position));
  const numbers = new Map([...new Set(rows.map((row) => row.userId))].map((id, index) => [id, index]));
  const events = rows.flatMap((row) => eventsOf(row, numbers.get(row.userId) ?? 0));
  for (let from = 0; from < events.length; from += atOnce) {
    await tx.insert(learningEvents).values(events.slice(from, from + atOnce));
  }
}

/** A number from 0 to 99 that is always the same for the same words: how hard a question is, or how well a student does. */
const drawn = (words: string) => [...words].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % 100;

function eventsOf({ userId, courseId, lessonId, completedAt, content, moduleId }: Completed, number: number): Event[] {
  const event = (tries: number) => {
    const at = new Date(completedAt.getTime() - tries * 5 * minute);
    return { userId, id: crypto.randomUUID(), courseId, lessonId, at, day: at.toISOString().slice(0, 10) };
  };
  const isRightAt = (item: string) => drawn(`${number} of ${item}`) >= 15 + (drawn(`${lessonId} ${item}`) % 60);
  if (content.type === 'exercise') {
    const missed = isRightAt('') ? 0 : 1 + (number % 4);
    const mistake = content.language === 'chart' ? null : (content.mistakes[0]?.result ?? null);
    return Array.from({ length: missed + 1 }, (_, index) => ({
      ...event(missed - index),
      kind: 'exercise-attempted',
      outcomeId: outcomeOf(moduleId, content),
      isRight: index === missed,
      answer: index === missed ? null : mistake,
    }));
  }
  if (content.type !== 'quiz') return [];
  return content.questions.flatMap((question, index) => {
    const item = `q${index + 1}`;
    const option = (at: number) => String.fromCharCode('a'.charCodeAt(0) + at);
    const answered = { kind: 'question-answered' as const, item, ...measuredBy(content, moduleId, item) };
    const wrong = { ...answered, isRight: false, answer: option(question.correct === 0 ? 1 : 0) };
    const right = { ...answered, isRight: true, answer: option(question.correct) };
    if (isRightAt(item)) return [{ ...event(0), ...right }];
    return number % 3 === 0
      ? [{ ...event(0), ...wrong }]
      : [
          { ...event(1), ...wrong },
          { ...event(0), ...right },
        ];
  });
}
