/** When the student's courses will be done, from when lessons of them were completed (§analytics.44). */
import { eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { countedIn, coursesOf } from '../course/cache.ts';
import { enrolmentsOf } from '../course/enrolment.ts';
import type { Database } from '../platform/database/client.ts';
import { learningSettings } from '../platform/database/schema/analytics.ts';
import { completedLessons } from '../platform/database/schema/lesson.ts';
import { daysAfter, daysIn, knownZone } from '../platform/local-time.ts';
import { currentModel } from './chances/current-model.ts';
import { doneByGoal, doneIn, paceOf, weeksFrom } from './forecast.ts';

type Forecasts = components['schemas']['Forecasts'];

/** With fewer, the share that held may be ten points off by luck alone. */
const fewestSaid = 50;

/** The forecast of each course that the student is enrolled in and has not completed, in the catalogue's order. */
export async function forecastsOf(db: Database, userId: string, now: Date): Promise<Forecasts> {
  const [settings] = await db.select().from(learningSettings).where(eq(learningSettings.userId, userId));
  const dayOf = daysIn(knownZone(settings?.timeZone));
  const today = dayOf(now);
  const courses = await coursesOf(db, (await enrolmentsOf(db, userId)).keys());
  const { courseId, lessonId, completedAt } = completedLessons;
  const completed = await db
    .select({ courseId, lessonId, completedAt })
    .from(completedLessons)
    .where(eq(completedLessons.userId, userId));
  const running = [...courses.values()].flatMap(({ row: { id, title }, lessons }) => {
    const own = completed.filter((row) => row.courseId === id);
    const done = new Set(own.map((row) => row.lessonId));
    const left = countedIn(lessons).filter((lesson) => !done.has(lesson.id));
    const weeks = weeksFrom(
      own.map((row) => dayOf(row.completedAt)),
      today,
    );
    return left.length > 0 ? [{ id, title, left, weeks }] : [];
  });
  const goal =
    settings && settings.goalDays !== null && settings.goalMinutes !== null
      ? { days: settings.goalDays, minutes: settings.goalMinutes }
      : null;
  const { forecasts } = await currentModel(db);
  return {
    ...(forecasts && forecasts.said >= fewestSaid && { rightness: { said: forecasts.said, held: forecasts.held } }),
    courses: running.map(({ id, title, left, weeks }) => {
      const minutesLeft = left.reduce((sum, { minutes }) => sum + minutes, 0);
      const range = doneIn(weeks, left.length);
      const inDays = (days: number | null | undefined) => (typeof days === 'number' ? daysAfter(today, days) : null);
      return {
        courseId: id,
        title,
        lessonsLeft: left.length,
        minutesLeft,
        weeks: weeks.length,
        pace: paceOf(weeks),
        earliest: inDays(range?.earliest),
        latest: inDays(range?.latest),
        ifGoal: inDays(goal && doneByGoal(goal, minutesLeft, running.length)),
      };
    }),
  };
}
