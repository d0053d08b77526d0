/** Exercises: what students' code yields is compared here; the code itself never runs on the server (§practice.20). */
import { and, desc, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import { addEvents } from '../analytics/log.ts';
import { outcomeOf } from '../content/outcomes.ts';
import { type CourseEntry, findCourse, findLesson, type LessonEntry } from '../course/cache.ts';
import { completedIn } from '../course/completed-lessons.ts';
import { noteActivity } from '../course/enrolment.ts';
import { progressOf } from '../course/progress.ts';
import type { Context } from '../http/context.ts';
import type { Handlers } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { countAttempt } from '../http/rate-limits.ts';
import { lockEnrolment, recordCompletion } from '../lesson/completion.ts';
import { attemptsAt, checksOf, dataSetOf, type Exercise, statusOf } from '../lesson/exercise.ts';
import { contentOf } from '../lesson/queries.ts';
import type { Database } from '../platform/database/client.ts';
import { exerciseAttempts, seenSolutions } from '../platform/database/schema/practice.ts';
import { storage } from '../platform/limits.ts';
import { endDraft } from '../sync/drafts.ts';
import { type Verdict, verdictOn } from './verdict.ts';

type Solved = { course: CourseEntry; exercise: Exercise; userId: string; code: string };

export const practiceHandlers: Pick<Handlers, 'checkExercise' | 'confirmExercise' | 'showSolution'> = {
  async checkExercise({ params: { courseId, lessonId }, body: { code, ...result }, user }, context) {
    const { db, now } = context;
    const course = await findCourse(db, courseId);
    const lesson = findLesson(course, lessonId);
    return db.transaction(async (tx) => {
      await lockEnrolment(tx, user.id, courseId);
      const exercise = await exerciseIn(tx, courseId, lesson.id);
      await countAttempt(tx, 'exerciseAttempts', user.id);
      const verdict = verdictOn(exercise, 'visible', result);
      const isChart = exercise.language === 'chart';
      const outcome = verdict ? 'different' : isChart ? 'solved' : 'confirming';
      const attemptedAt = now();
      const key = { courseId, lessonId, userId: user.id };
      const [attempt] = await tx
        .insert(exerciseAttempts)
        .values({ ...key, code, outcome, attemptedAt })
        .returning({ id: exerciseAttempts.id });
      if (!attempt) throw new Error('An attempt was not kept.');
      await keepLatest(tx, key);
      await noteActivity(tx, user.id, courseId, attemptedAt);
      const event = { id: attempt.id, at: attemptedAt };
      if (outcome !== 'confirming') {
        const answer = verdict?.mistake ?? null;
        await addAttempt(tx, { user, lesson, exercise }, { ...event, isRight: outcome === 'solved', answer });
      }
      if (verdict) return { status: 200, body: differentBy(verdict) };
      if (isChart) {
        return {
          status: 200,
          body: await solve(tx, context, { course, exercise, userId: user.id, code }, attemptedAt),
        };
      }
      const dataSet = await dataSetOf(exercise, 'hidden', tx);
      return { status: 200, body: { outcome: 'confirm', attemptId: attempt.id, dataSet, checks: checksOf(exercise) } };
    });
  },

  async confirmExercise({ params: { courseId, lessonId, attemptId }, body, user }, context) {
    const { db, now } = context;
    const course = await findCourse(db, courseId);
    const lesson = findLesson(course, lessonId);
    return db.transaction(async (tx) => {
      await lockEnrolment(tx, user.id, courseId);
      const key = { userId: user.id, courseId, lessonId: lesson.id };
      const own = and(eq(exerciseAttempts.id, attemptId), attemptsAt(key));
      const { outcome, code } = exerciseAttempts;
      const [attempt] = await tx.select({ outcome, code }).from(exerciseAttempts).where(own);
      if (!attempt) throw new Problem(404, 'There is no such attempt. Please check your code again.');
      if (attempt.outcome !== 'confirming') {
        throw new Problem(409, 'This attempt has its answer already. Please check your code again.');
      }
      const exercise = await exerciseIn(tx, courseId, lesson.id);
      const verdict = verdictOn(exercise, 'hidden', body);
      await tx
        .update(exerciseAttempts)
        .set({ outcome: verdict ? 'refuted' : 'solved' })
        .where(own);
      await addAttempt(tx, { user, lesson, exercise }, { id: attemptId, at: now(), isRight: !verdict });
      if (verdict) return { status: 200, body: { outcome: 'different', difference: inKind(verdict) } };
      const solved = { course, exercise, userId: user.id, code: attempt.code };
      return { status: 200, body: await solve(tx, context, solved, now()) };
    });
  },

  async showSolution({ params: { courseId, lessonId }, user }, { db, now }) {
    const lesson = findLesson(await findCourse(db, courseId), lessonId);
    return db.transaction(async (tx) => {
      await lockEnrolment(tx, user.id, courseId);
      const { solution, explanation } = await exerciseIn(tx, courseId, lesson.id);
      const isCompleted = (await completedIn(tx, user.id, courseId)).has(lesson.id);
      if (!isCompleted) {
        const seen = { userId: user.id, courseId, lessonId: lesson.id, seenAt: now() };
        await tx.insert(seenSolutions).values(seen).onConflictDoNothing();
      }
      const status = await statusOf(tx, user.id, courseId, lesson.id, isCompleted);
      return { status: 200, body: { code: solution, ...(explanation !== null && { explanation }), status } };
    });
  },
};

/**
 * Adds an attempt to the log once it is known whether it was right. It counts for no outcome in an extra, nor once the
 * solution was viewed.
 */
async function addAttempt(
  tx: Database,
  { user, lesson, exercise }: { user: { id: string }; lesson: LessonEntry; exercise: Exercise },
  attempt: { id: string; at: Date; isRight: boolean; answer?: string | null },
): Promise<void> {
  const { courseId, id: lessonId, moduleId } = lesson;
  const isSeen = (await statusOf(tx, user.id, courseId, lessonId, false)) === 'seen';
  const outcomeId = isSeen || lesson.isExtra ? null : outcomeOf(moduleId, exercise);
  await addEvents(tx, user.id, [{ ...attempt, kind: 'exercise-attempted', courseId, lessonId, outcomeId }]);
}

const differentBy = ({ mistake: _, ...verdict }: Verdict) => ({ outcome: 'different' as const, ...verdict });

/**
 * Reveals no value, row number or message of hidden rows: from those, a few calls would rebuild the result
 * (§practice.143).
 */
function inKind({ difference: { kind } }: Verdict) {
  if (kind === 'chart') throw new Error('A chart has no hidden rows.');
  return { kind: 'hidden' as const, differs: kind };
}

/** Throws 422 where the lesson is no exercise. */
async function exerciseIn(tx: Database, courseId: string, lessonId: string): Promise<Exercise> {
  const content = await contentOf(tx, courseId, lessonId);
  if (content.type !== 'exercise') throw new Problem(422, 'This lesson is not an exercise.');
  return content;
}

/**
 * The lesson is completed; the draft has become the attempt, whose code the lesson shows from now on, unless it was changed
 * while the code was checked (§practice.8).
 */
async function solve(
  tx: Database,
  services: Pick<Context, 'mail' | 'config'>,
  { course, exercise, userId, code }: Solved,
  at: Date,
) {
  const courseId = course.row.id;
  const completed = await recordCompletion(tx, services, userId, course, exercise.id, at);
  await endDraft(tx, userId, { form: 'exercise', subject: `${courseId}.${exercise.id}` }, at, { code });
  const status = await statusOf(tx, userId, courseId, exercise.id, true);
  const { explanation } = exercise;
  return {
    outcome: 'solved' as const,
    status,
    ...(explanation !== null && { explanation }),
    progress: progressOf(course, completed),
  };
}

/**
 * Deletes the oldest attempts at an exercise where there are too many, but for the latest that solved it
 * (§practice.102).
 */
async function keepLatest(tx: Database, key: Parameters<typeof attemptsAt>[0]) {
  const own = attemptsAt(key);
  const latest = (where: SQL | undefined) =>
    tx
      .select({ id: exerciseAttempts.id })
      .from(exerciseAttempts)
      .where(where)
      .orderBy(desc(exerciseAttempts.attemptedAt));
  const tooOld = latest(own).offset(storage.attemptsOfExercise);
  const solution = latest(and(own, eq(exerciseAttempts.outcome, 'solved'))).limit(1);
  await tx
    .delete(exerciseAttempts)
    .where(and(inArray(exerciseAttempts.id, tooOld), notInArray(exerciseAttempts.id, solution)));
}
