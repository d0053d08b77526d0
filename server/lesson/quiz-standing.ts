/** The next attempt of a student at a quiz: what it asks, and when it may be made (§lesson.28, §lesson.29). */
import { and, asc, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Quiz } from '../content/quiz-questions.ts';
import { passMark } from '../course/certificate.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { quizAttempts } from '../platform/database/schema/lesson.ts';
import { drawnQuestions } from './draw.ts';

type Attempt = { score: number; at: Date };

const minute = 60_000;
/** Minutes after the first failed attempt, the second and so on; the last one counts for all that follow. */
const waits = [0, 1, 5, 15, 60];
/** Milliseconds after which a failed attempt no longer makes the next one wait. */
const failureLife = 24 * 60 * minute;

export type QuizStanding = {
  questions: components['schemas']['QuizQuestion'][];
  /** In percent; undefined before the first attempt. */
  lastScore: number | undefined;
  /** When the next attempt may be made, where that is still to come. */
  retryAt: Date | undefined;
};

/** `userId` is null for one whose attempts are not kept. */
export async function quizStandingOf(
  db: Database,
  userId: string | null,
  courseId: string,
  quiz: Quiz,
  now: Date,
): Promise<QuizStanding> {
  const attempts = userId === null ? [] : await attemptsOf(db, userId, courseId, quiz.id);
  const draw = { userId: userId ?? 'visitor', courseId, number: attempts.length + 1 };
  return {
    questions: drawnQuestions(quiz, draw),
    lastScore: attempts.at(-1)?.score,
    retryAt: retryAtAfter(attempts, now),
  };
}

const attemptsOf = (db: Database, userId: string, courseId: string, lessonId: string): Promise<Attempt[]> =>
  db
    .select({ score: quizAttempts.score, at: quizAttempts.answeredAt })
    .from(quizAttempts)
    .where(
      and(eq(quizAttempts.userId, userId), eq(quizAttempts.courseId, courseId), eq(quizAttempts.lessonId, lessonId)),
    )
    .orderBy(asc(quizAttempts.answeredAt));

/** Undefined where nothing makes the next one wait: once it is passed, a quiz can be practised at will. */
export function retryAtAfter(attempts: readonly Attempt[], now: Date): Date | undefined {
  if (attempts.some(({ score }) => score >= passMark)) return undefined;
  const failed = attempts.filter(({ at }) => now.getTime() - at.getTime() < failureLife);
  const last = failed.at(-1);
  const wait = waits[Math.min(failed.length, waits.length) - 1];
  if (!last || wait === undefined) return undefined;
  const retryAt = new Date(last.at.getTime() + wait * minute);
  return retryAt > now ? retryAt : undefined;
}

/** Throws 409 where the next attempt may not be made yet. */
export function mustWait({ retryAt }: QuizStanding, now: Date): void {
  if (!retryAt) return;
  const minutes = Math.ceil((retryAt.getTime() - now.getTime()) / minute);
  throw new Problem(409, `You can try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`);
}
