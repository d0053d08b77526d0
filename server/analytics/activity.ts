/** What browsers record: lessons that were opened, and active time (§analytics.3, §analytics.4). */
import { and, between, eq, inArray, or, sum } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { hasAccess } from '../course/enrolment.ts';
import { Problem } from '../http/problem.ts';
import { countAttempt } from '../http/rate-limits.ts';
import type { Database } from '../platform/database/client.ts';
import { learningDays, learningEvents, learningSettings } from '../platform/database/schema/analytics.ts';
import { enrolments, lessons } from '../platform/database/schema/course.ts';
import { storage } from '../platform/limits.ts';
import { daysIn, isTimeZone } from '../platform/local-time.ts';
import { idOfGiven } from '../platform/uuid.ts';
import { type Coverage, coverageOf, type Interval, uncovered } from './coverage.ts';

type Activity = components['schemas']['Activity'];
type Event = Activity['events'][number];
type Row = typeof learningEvents.$inferInsert;

const second = 1000;
const minute = 60 * second;
/** Clocks of devices may be that much ahead. */
const tolerance = 5 * minute;
/** Milliseconds: older events are not accepted. */
export const oldest = 30 * 24 * 60 * minute;
/** Seconds of an interval. */
const longest = 300;

/** Stores the events that count. Throws 422 for an unknown time zone and for active time without its length. */
export async function record(db: Database, userId: string, { timeZone, events }: Activity, now: Date): Promise<void> {
  if (!isTimeZone(timeZone)) throw new Problem(422, 'This time zone is not known here.');
  if (events.some(({ kind, seconds }) => (kind === 'active') !== (seconds !== undefined))) {
    throw new Problem(422, 'Active time has a length in seconds, and nothing else has one.');
  }
  await db.transaction(async (tx) => {
    await countAttempt(tx, 'activity', userId);
    const isTimeRecorded = await keepTimeZone(tx, userId, timeZone);
    const known = await lessonsOf(tx, userId, events);
    const isLesson = ({ courseId, lessonId }: Event) => known.has(`${courseId} ${lessonId}`);
    const dayOf = daysIn(timeZone);
    const rows = events
      .filter((event) => isLesson(event) && isTimely(event, now) && (isTimeRecorded || event.kind === 'opened'))
      .map((event) => rowOf(event, userId, dayOf))
      .toSorted((one, other) => one.at.getTime() - other.at.getTime());
    const fresh = await withinLimit(tx, userId, await notKnown(tx, userId, rows));
    if (fresh.length > 0) await tx.insert(learningEvents).values(await counted(tx, userId, fresh));
  });
}

/**
 * Locks the student's row until the transaction ends, so that devices record in turn. Returns whether time is recorded.
 */
export async function keepTimeZone(tx: Database, userId: string, timeZone: string): Promise<boolean> {
  const [settings] = await tx
    .insert(learningSettings)
    .values({ userId, timeZone })
    .onConflictDoUpdate({ target: learningSettings.userId, set: { timeZone } })
    .returning({ isTimeRecorded: learningSettings.isTimeRecorded });
  return settings?.isTimeRecorded ?? true;
}

/**
 * Those of the lessons that are of the student's courses. The cached catalogue would be read again here by each call,
 * as calls with a key run in a transaction.
 */
async function lessonsOf(tx: Database, userId: string, events: Event[]): Promise<Set<string>> {
  const rows = await tx
    .select({ courseId: lessons.courseId, id: lessons.id })
    .from(lessons)
    .innerJoin(enrolments, and(eq(enrolments.courseId, lessons.courseId), eq(enrolments.userId, userId), hasAccess))
    .where(
      and(
        inArray(lessons.courseId, [...new Set(events.map(({ courseId }) => courseId))]),
        inArray(lessons.id, [...new Set(events.map(({ lessonId }) => lessonId))]),
      ),
    );
  return new Set(rows.map(({ courseId, id }) => `${courseId} ${id}`));
}

/** Whether the event is neither too old nor in the future. False for an invalid moment, such as a leap second. */
function isTimely({ at, seconds = 0 }: Event, now: Date): boolean {
  const from = Date.parse(at);
  return from >= now.getTime() - oldest && from + seconds * second <= now.getTime() + tolerance;
}

function rowOf({ id, kind, courseId, lessonId, at, seconds }: Event, userId: string, dayOf: (at: Date) => string): Row {
  const began = new Date(Math.floor(Date.parse(at) / second) * second);
  const what = { id: idOfGiven('activity', id), userId, courseId, lessonId, at: began, day: dayOf(began) };
  return seconds === undefined || kind === 'opened'
    ? { ...what, kind: 'lesson-opened' }
    : { ...what, kind: 'active', seconds };
}

async function notKnown(tx: Database, userId: string, rows: Row[]): Promise<Row[]> {
  const ids = rows.map(({ id }) => id);
  const own = and(eq(learningEvents.userId, userId), inArray(learningEvents.id, ids));
  const known = new Set(
    (await tx.select({ id: learningEvents.id }).from(learningEvents).where(own)).map(({ id }) => id),
  );
  return rows.filter(({ id }, index) => !known.has(id) && ids.indexOf(id) === index);
}

/** The events that are within the limit of their day. */
async function withinLimit(tx: Database, userId: string, rows: Row[]): Promise<Row[]> {
  const days = [...new Set(rows.map(({ day }) => day))];
  const ofDays = await tx
    .select({ day: learningDays.day, events: sum(learningDays.events).mapWith(Number) })
    .from(learningDays)
    .where(and(eq(learningDays.userId, userId), inArray(learningDays.day, days)))
    .groupBy(learningDays.day);
  const counts = new Map(ofDays.map(({ day, events }) => [day, events]));
  return rows.filter(({ day }) => {
    const events = (counts.get(day) ?? 0) + 1;
    counts.set(day, events);
    return events <= storage.learningEventsOfDay;
  });
}

/**
 * The rows, with how many of their seconds neither the log nor a row before has. They are in the order of their
 * moments.
 */
async function counted(tx: Database, userId: string, rows: Row[]): Promise<Row[]> {
  const active = rows.filter(({ kind }) => kind === 'active').map(intervalOf);
  let coverage = active.length > 0 ? await recordedAround(tx, userId, active) : [];
  return rows.map((row) => {
    if (row.kind !== 'active') return row;
    const interval = intervalOf(row);
    const added = uncovered(coverage, interval);
    coverage = coverageOf([...coverage, interval]);
    return { ...row, counted: added };
  });
}

/** The recorded intervals near the given ones, so that no whole month has to be read. */
async function recordedAround(tx: Database, userId: string, intervals: Interval[]): Promise<Coverage> {
  const { at, seconds } = learningEvents;
  const windows = coverageOf(intervals.map(({ from, to }) => ({ from: from - longest, to })));
  const near = windows.map(({ from, to }) => between(at, new Date(from * second), new Date(to * second)));
  const rows = await tx
    .select({ at, seconds })
    .from(learningEvents)
    .where(and(eq(learningEvents.userId, userId), eq(learningEvents.kind, 'active'), or(...near)));
  return coverageOf(rows.map(intervalOf));
}

function intervalOf({ at, seconds }: Pick<Row, 'at' | 'seconds'>): Interval {
  const from = Math.floor(at.getTime() / second);
  return { from, to: from + (seconds ?? 0) };
}
