/** A week beside the goal (§analytics.6, §analytics.7): read off the sums that the database keeps, never counted. */
import { and, asc, between, eq, min, sql, sum } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { learningDays, learningSettings } from '../platform/database/schema/analytics.ts';
import { daysAfter, daysIn, knownZone, mondayOf, weeksAfter } from '../platform/local-time.ts';

type Schemas = components['schemas'];
type Week = Schemas['Week'];
type Day = Schemas['LearningDay'];
type Goal = Schemas['Goal'];

const weeksBefore = 12;

/** Throws 422 where the week does not begin on a Monday, or is yet to come. */
export async function weekOf(db: Database, userId: string, asked: string | undefined, now: Date): Promise<Week> {
  const { settings, firstDay } = await standingOf(db, userId);
  const timeZone = knownZone(settings?.timeZone);
  const today = daysIn(timeZone)(now);
  const start = asked ?? mondayOf(today);
  if (mondayOf(start) !== start) throw new Problem(422, 'A week begins on a Monday.');
  if (start > today) throw new Problem(422, 'This week is yet to come.');
  const goal = goalOf(settings);
  const firstWeek = firstDay === null ? null : mondayOf(firstDay);
  const known = await daysBetween(db, userId, weeksAfter(start, -weeksBefore), daysAfter(start, 6));
  const daysOf = (monday: string) => Array.from({ length: 7 }, (_, day) => dayFrom(known, daysAfter(monday, day)));
  const mondays = Array.from({ length: weeksBefore + 1 }, (_, index) => weeksAfter(start, index - weeksBefore));
  return {
    start,
    today,
    timeZone,
    isTimeRecorded: settings?.isTimeRecorded ?? true,
    goal,
    days: daysOf(start),
    weeks: mondays
      .filter((monday) => monday === start || (firstWeek !== null && monday >= firstWeek))
      .map((monday) => summed(monday, daysOf(monday), goal)),
    firstWeek,
  };
}

/** The student's settings, and the first day with activity, in one query. */
async function standingOf(db: Database, userId: string) {
  const ownDays = db
    .select({ day: min(learningDays.day) })
    .from(learningDays)
    .where(eq(learningDays.userId, userId));
  const [row] = await db
    .select({ settings: learningSettings, firstDay: sql<string | null>`${ownDays}::text` })
    .from(users)
    .leftJoin(learningSettings, eq(learningSettings.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? { settings: null, firstDay: null };
}

const goalOf = (settings: typeof learningSettings.$inferSelect | null): Goal | null =>
  settings && settings.goalDays !== null && settings.goalMinutes !== null
    ? { days: settings.goalDays, minutes: settings.goalMinutes }
    : null;

/** The days with activity, by date. */
async function daysBetween(db: Database, userId: string, from: string, to: string): Promise<Map<string, Day>> {
  const rows = await db
    .select({
      day: learningDays.day,
      seconds: sum(learningDays.activeSeconds).mapWith(Number),
      lessons: sum(learningDays.lessonsCompleted).mapWith(Number),
      attempts: sum(learningDays.attempts).mapWith(Number),
    })
    .from(learningDays)
    .where(and(eq(learningDays.userId, userId), between(learningDays.day, from, to)))
    .groupBy(learningDays.day)
    .orderBy(asc(learningDays.day));
  return new Map(rows.map((row) => [row.day, row]));
}

const dayFrom = (known: Map<string, Day>, day: string): Day =>
  known.get(day) ?? { day, seconds: 0, lessons: 0, attempts: 0 };

function summed(start: string, days: Day[], goal: Goal | null): Week['weeks'][number] {
  const total = (of: (day: Day) => number) => days.reduce((all, day) => all + of(day), 0);
  return {
    start,
    seconds: total(({ seconds }) => seconds),
    lessons: total(({ lessons }) => lessons),
    activeDays: days.filter(({ seconds, lessons, attempts }) => seconds + lessons + attempts > 0).length,
    isGoalMet: goal && days.filter(({ seconds }) => seconds >= goal.minutes * 60).length >= goal.days,
  };
}
