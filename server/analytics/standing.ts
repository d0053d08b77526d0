/**
 * The mastery of each outcome of a student's courses, and the attempts it is estimated from (§analytics.45,
 * §analytics.46).
 */
import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { coursesOf, findCourse } from '../course/cache.ts';
import { enrolmentsOf } from '../course/enrolment.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { lessons } from '../platform/database/schema/course.ts';
import { saidCalibration } from './chances/calibration.ts';
import { courseItem, estimateOf, firmByCourse } from './chances/estimate.ts';
import { learnerOf } from './chances/kept-state.ts';
import { skillOf } from './chances/take-in.ts';
import { attemptsAt, type LoggedAttempt } from './outcomes.ts';

type Mastery = components['schemas']['Mastery'];
type OutcomeAttempts = components['schemas']['OutcomeAttempts'];

const shownAtMost = 50;

/** Mastery by course, for those in which the student is enrolled, in the catalogue's order; without outcomes none. */
export async function masteryOf(db: Database, userId: string, now: Date): Promise<Mastery> {
  const enrolments = await enrolmentsOf(db, userId);
  const { model, state, calibration } = await learnerOf(db, userId);
  const own = await coursesOf(db, enrolments.keys());
  return {
    calibration: saidCalibration(calibration),
    courses: [...own.values()].flatMap(({ row: { id: courseId, title }, modules }) => {
      const firm = firmByCourse(
        model,
        modules.flatMap(({ measures }) => measures.map((each) => courseItem(courseId, each))),
      );
      const outcomes = modules.flatMap(({ id, outcome: text }) => {
        if (text === null) return [];
        const skill = skillOf({ courseId, outcomeId: id });
        const { answers: attempts = 0, at = null } = state.skills.get(skill) ?? {};
        const lastAt = at === null ? null : new Date(1000 * at).toISOString();
        const estimate = estimateOf(model, state, skill, now);
        return [{ id, text, ...estimate, canBeFirm: firm.has(skill), attempts, lastAt }];
      });
      return outcomes.length > 0 ? [{ courseId, title, outcomes }] : [];
    }),
  };
}

/** The attempts at items of an outcome, the newest first. Throws 404 where the course has no such outcome. */
export async function outcomeAttempts(
  db: Database,
  userId: string,
  { courseId, outcomeId }: { courseId: string; outcomeId: string },
): Promise<OutcomeAttempts> {
  const course = await findCourse(db, courseId);
  const text = course.modules.find(({ id }) => id === outcomeId)?.outcome;
  if (!text) throw new Problem(404, 'There is no such outcome.');
  const attempts = await attemptsAt(db, userId, { courseId, outcomeId }, shownAtMost);
  const textOf = await textsOf(db, courseId, attempts);
  return {
    text,
    attempts: attempts.map((attempt) => ({
      at: attempt.at.toISOString(),
      lessonId: attempt.lessonId,
      lessonTitle: course.lessons.find(({ id }) => id === attempt.lessonId)?.title ?? null,
      question: textOf(attempt),
      isRight: attempt.isRight,
      chance: attempt.chance,
    })),
  };
}

/** What was asked, as far as the content still has it; null for an exercise, whose lesson's title says it. */
async function textsOf(db: Database, courseId: string, attempts: LoggedAttempt[]) {
  const ids = [...new Set(attempts.flatMap(({ lessonId, question }) => (lessonId && question ? [lessonId] : [])))];
  const rows = await db
    .select({ id: lessons.id, content: lessons.content })
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), inArray(lessons.id, ids)));
  const contents = new Map(rows.map(({ id, content }) => [id, content]));
  return ({ lessonId, question }: LoggedAttempt): string | null => {
    const content = contents.get(lessonId ?? '');
    if (content?.type !== 'quiz' || question === null) return null;
    return content.questions[Number(question.slice(1)) - 1]?.prompt ?? null;
  };
}
