/** The cards that are due today (§analytics.61), as many as five minutes take. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { solvedQuestion } from '../../content/quiz-questions.ts';
import { hasAccess } from '../../course/enrolment.ts';
import { loadCatalogue } from '../../course/listing.ts';
import type { Database } from '../../platform/database/client.ts';
import { cardAnswers, reviewCards } from '../../platform/database/schema/analytics.ts';
import { enrolments, lessons } from '../../platform/database/schema/course.ts';
import { daysAfter, daysIn } from '../../platform/local-time.ts';
import { currentModel } from '../chances/current-model.ts';
import { timeZoneOf } from '../log.ts';
import { type CardKey, nameOf } from './cards.ts';
import type { Forgetting } from './forgetting.ts';

type DueCards = components['schemas']['DueCards'];
type Card = CardKey & { stability: number; answeredOn: string; dueOn: string };

/** The most questions of a day: five minutes, at about twenty seconds a question. */
const ofDay = 15;

/** Today's questions in the student's time zone, up to 15 a day, the likeliest to be forgotten first. */
export async function dueCardsOf(db: Database, userId: string, now: Date): Promise<DueCards> {
  const today = daysIn(await timeZoneOf(db, userId))(now);
  const cards = await standingCards(db, userId);
  const answered = and(eq(cardAnswers.userId, userId), eq(cardAnswers.day, today), eq(cardAnswers.isOfQuiz, false));
  const doneToday = await db.$count(cardAnswers, answered);
  const { forgetting } = await currentModel(db);
  const due = cards.filter(({ dueOn }) => dueOn <= today).toSorted(byUrgency(forgetting, today));
  const asked = due.slice(0, Math.max(0, ofDay - doneToday));
  const laterDays = [
    ...due.slice(asked.length).map(() => daysAfter(today, 1)),
    ...cards.flatMap(({ dueOn }) => (dueOn > today ? [dueOn] : [])),
  ].toSorted();
  const [next] = laterDays;
  return {
    today,
    questions: await questionsOf(db, asked),
    doneToday,
    waiting: due.length - asked.length,
    next: next === undefined ? null : { day: next, questions: Math.min(ofDay, laterDays.lastIndexOf(next) + 1) },
  };
}

/** The likeliest to be forgotten first. */
const byUrgency =
  ({ recallOn }: Forgetting, today: string) =>
  (one: Card, other: Card) =>
    recallOn(today, one) - recallOn(today, other) || (nameOf(one) < nameOf(other) ? -1 : 1);

/** The cards of questions that the content still has, in courses that the student may open. */
async function standingCards(db: Database, userId: string): Promise<Card[]> {
  const { courseId, lessonId, question, stability, answeredOn, dueOn } = reviewCards;
  const asked = sql`${lessons.content} -> 'questions' -> (substr(${question}, 2)::int - 1)`;
  return await db
    .select({ courseId, lessonId, question, stability, answeredOn, dueOn })
    .from(reviewCards)
    .innerJoin(enrolments, and(eq(enrolments.courseId, courseId), eq(enrolments.userId, userId), hasAccess))
    .innerJoin(lessons, and(eq(lessons.courseId, courseId), eq(lessons.id, lessonId), eq(lessons.type, 'quiz')))
    .where(and(eq(reviewCards.userId, userId), sql`${asked} is not null`));
}

async function questionsOf(db: Database, keys: CardKey[]): Promise<DueCards['questions']> {
  const { byId } = await loadCatalogue(db);
  const rows = await db
    .select({ courseId: lessons.courseId, id: lessons.id, title: lessons.title, content: lessons.content })
    .from(lessons)
    .where(
      and(
        inArray(lessons.courseId, [...new Set(keys.map(({ courseId }) => courseId))]),
        inArray(lessons.id, [...new Set(keys.map(({ lessonId }) => lessonId))]),
      ),
    );
  const lessonOf = new Map(rows.map((row) => [`${row.courseId} ${row.id}`, row]));
  return keys.flatMap(({ courseId, lessonId, question }) => {
    const lesson = lessonOf.get(`${courseId} ${lessonId}`);
    const asked = lesson?.content.type === 'quiz' ? solvedQuestion(lesson.content, question) : undefined;
    if (!lesson || !asked) return [];
    const { id: questionId, ...solved } = asked;
    const titles = { courseTitle: byId.get(courseId)?.row.title ?? '', lessonTitle: lesson.title };
    return [{ courseId, lessonId, ...titles, questionId, ...solved }];
  });
}
