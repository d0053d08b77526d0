/** An exercise as a student sees it: neither its solution nor the expected result. */
import { and, desc, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Database } from '../platform/database/client.ts';
import { dataSets, exerciseAttempts, seenSolutions } from '../platform/database/schema/practice.ts';
import type { DataSet, WrittenLesson } from '../platform/database/written-lesson.ts';

export type Exercise = Extract<WrittenLesson, { type: 'exercise' }>;
type Shown = components['schemas']['ExerciseLesson'];
export type ExerciseStatus = Shown['status'];

/** The parts of an exercise that depend on the student. */
export type ExerciseStanding = Pick<Shown, 'dataSet' | 'status' | 'lastCode'>;

/** The rows that students see, or the other ones. */
export async function dataSetOf(
  { dataSet: id }: { dataSet: string },
  rows: 'visible' | 'hidden',
  db: Database,
): Promise<DataSet> {
  const [row] = await db.select({ data: dataSets[rows] }).from(dataSets).where(eq(dataSets.id, id));
  if (!row) throw new Error(`The content has an exercise without its data: ${id}`);
  return row.data;
}

type ExerciseKey = { userId: string; courseId: string; lessonId: string };

/** A student's attempts at an exercise. */
export const attemptsAt = ({ userId, courseId, lessonId }: ExerciseKey) =>
  and(
    eq(exerciseAttempts.userId, userId),
    eq(exerciseAttempts.courseId, courseId),
    eq(exerciseAttempts.lessonId, lessonId),
  );

/** `userId` is null for one who is not enrolled. */
export async function standingOf(
  db: Database,
  userId: string | null,
  { courseId, exercise, isCompleted }: { courseId: string; exercise: Exercise; isCompleted: boolean },
): Promise<ExerciseStanding> {
  const dataSet = await dataSetOf(exercise, 'visible', db);
  if (userId === null) return { dataSet, status: 'open' };
  const status = await statusOf(db, userId, courseId, exercise.id, isCompleted);
  const [attempt] = await db
    .select({ code: exerciseAttempts.code })
    .from(exerciseAttempts)
    .where(attemptsAt({ userId, courseId, lessonId: exercise.id }))
    .orderBy(desc(exerciseAttempts.attemptedAt))
    .limit(1);
  return { dataSet, status, ...(attempt && { lastCode: attempt.code }) };
}

/** A solution that is shown after the exercise was solved does not count. */
export async function statusOf(
  db: Database,
  userId: string,
  courseId: string,
  lessonId: string,
  isCompleted: boolean,
): Promise<ExerciseStatus> {
  const own = [
    eq(seenSolutions.userId, userId),
    eq(seenSolutions.courseId, courseId),
    eq(seenSolutions.lessonId, lessonId),
  ];
  const seen = await db
    .select({ lessonId: seenSolutions.lessonId })
    .from(seenSolutions)
    .where(and(...own));
  if (seen.length > 0) return 'seen';
  return isCompleted ? 'solved' : 'open';
}

/** The part of the contract's lesson that is the exercise's own. */
export const exerciseView = (
  { language, body, start, hints, ...exercise }: Exercise,
  standing: ExerciseStanding,
): Pick<Shown, 'type' | 'language' | 'body' | 'start' | 'hints' | 'checks' | 'input'> & ExerciseStanding => ({
  type: 'exercise',
  language,
  body,
  start,
  hints,
  checks: checksOf(exercise),
  ...('input' in exercise && exercise.input !== '' && { input: exercise.input }),
  ...standing,
});

/** The expressions that are evaluated once the code has run. */
export const checksOf = (exercise: object | { checks: { show: string }[] }): string[] =>
  'checks' in exercise ? exercise.checks.map(({ show }) => show) : [];
