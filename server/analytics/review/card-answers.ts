/** Answers to due cards, as browsers send them (§analytics.62): checked here, each counted once. */
import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { measuredBy, type Quiz, solvedQuestion } from '../../content/quiz-questions.ts';
import { hasAccess } from '../../course/enrolment.ts';
import { Problem } from '../../http/problem.ts';
import { countAttempt } from '../../http/rate-limits.ts';
import type { Database } from '../../platform/database/client.ts';
import { cardAnswers, reviewCards } from '../../platform/database/schema/analytics.ts';
import { enrolments, lessons } from '../../platform/database/schema/course.ts';
import { storage } from '../../platform/limits.ts';
import { daysIn, isTimeZone } from '../../platform/local-time.ts';
import { idOfGiven } from '../../platform/uuid.ts';
import { keepTimeZone, oldest } from '../activity.ts';
import { addRows } from '../log.ts';
import { addAnswers, nameOf } from './cards.ts';

type Sent = components['schemas']['CardAnswers'];
type Answer = Sent['answers'][number];
type Lesson = { moduleId: string; quiz: Quiz };

/** Stores the answers that count. Throws 422 for an unknown time zone. */
export async function answerCards(db: Database, userId: string, { timeZone, answers }: Sent, now: Date): Promise<void> {
  if (!isTimeZone(timeZone)) throw new Problem(422, 'This time zone is not known here.');
  const dayOf = daysIn(timeZone);
  await db.transaction(async (tx) => {
    await countAttempt(tx, 'cardAnswers', userId);
    await keepTimeZone(tx, userId, timeZone);
    const lessonsOf = await ownQuizzes(tx, userId, answers);
    const checked = answers.flatMap((answer) => {
      const lesson = lessonsOf.get(`${answer.courseId} ${answer.lessonId}`);
      return lesson ? checkedAnswer(lesson, answer, momentOf(answer.at, now)) : [];
    });
    const cards = await cardsOf(tx, userId);
    const own = checked.filter((each) => cards.has(nameOf(each)));
    const kept = (await withinLimit(tx, userId, own, dayOf)).map(({ isRight, rating, measured: _, ...answer }) => {
      return { ...answer, day: dayOf(answer.at), rating: isRight ? rating : ('again' as const), isOfQuiz: false };
    });
    const added = await addAnswers(tx, userId, kept);
    const attempts = own.flatMap(({ rating: _, measured, question: item, ...answer }) =>
      added.has(answer.id)
        ? [{ ...answer, id: idOfGiven('answer', answer.id), ...measured, item, kind: 'question-answered' as const }]
        : [],
    );
    await addRows(tx, userId, attempts);
  });
}

/** Empty where the quiz has no such question or option. */
function checkedAnswer({ moduleId, quiz }: Lesson, { questionId: question, optionId, ...answer }: Answer, at: Date) {
  const asked = solvedQuestion(quiz, question);
  if (!asked?.options.some(({ id }) => id === optionId)) return [];
  return [
    { ...answer, at, question, isRight: optionId === asked.right, measured: measuredBy(quiz, moduleId, question) },
  ];
}

/** The moment of the answer, or now where the device's clock is wrong. */
function momentOf(claimed: string, now: Date): Date {
  const at = Date.parse(claimed);
  return at >= now.getTime() - oldest && at <= now.getTime() ? new Date(at) : now;
}

/** Those of the answers' lessons that are quizzes of the student's courses. */
async function ownQuizzes(tx: Database, userId: string, answers: Answer[]): Promise<Map<string, Lesson>> {
  const { courseId, id, moduleId, content } = lessons;
  const rows = await tx
    .select({ courseId, id, moduleId, content })
    .from(lessons)
    .innerJoin(enrolments, and(eq(enrolments.courseId, courseId), eq(enrolments.userId, userId), hasAccess))
    .where(
      and(
        inArray(courseId, [...new Set(answers.map((answer) => answer.courseId))]),
        inArray(id, [...new Set(answers.map((answer) => answer.lessonId))]),
      ),
    );
  return new Map(
    rows.flatMap(({ content: quiz, ...row }) =>
      quiz.type === 'quiz' ? [[`${row.courseId} ${row.id}`, { moduleId: row.moduleId, quiz }]] : [],
    ),
  );
}

/** The cards of the student: questions that they have answered in lessons. */
async function cardsOf(tx: Database, userId: string): Promise<Set<string>> {
  const rows = await tx.select().from(reviewCards).where(eq(reviewCards.userId, userId));
  return new Set(rows.map(nameOf));
}

/** The answers that are within the limit of their day. */
async function withinLimit<Each extends { at: Date }>(
  tx: Database,
  userId: string,
  given: Each[],
  dayOf: (at: Date) => string,
): Promise<Each[]> {
  const counts = new Map<string, number>();
  for (const day of new Set(given.map(({ at }) => dayOf(at)))) {
    counts.set(day, await tx.$count(cardAnswers, and(eq(cardAnswers.userId, userId), eq(cardAnswers.day, day))));
  }
  return given.filter(({ at }) => {
    const count = (counts.get(dayOf(at)) ?? 0) + 1;
    counts.set(dayOf(at), count);
    return count <= storage.cardAnswersOfDay;
  });
}
