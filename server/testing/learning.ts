/** For tests: a student who learns, and what is in their log. */
import { asc, eq, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { ServerEvent } from '../analytics/log.ts';
import type { Database } from '../platform/database/client.ts';
import { learningDays, learningEvents } from '../platform/database/schema/analytics.ts';
import { enrolIn } from './exercises.ts';
import { type TestServer, testNow } from './server.ts';

type Event = components['schemas']['ActivityEvent'];

export const course = 'data-literacy';

let students = 0;

/** Enrolled in the course. */
export async function learner(server: TestServer) {
  students += 1;
  const student = await server.register(`learner-${students}@example.com`);
  await enrolIn(server.db, student.id, course);
  return student;
}

export const minutesAgo = (minutes: number) => new Date(testNow.getTime() - minutes * 60_000).toISOString();

export const opened = (overrides: Partial<Event> = {}): Event => ({
  id: crypto.randomUUID(),
  kind: 'opened',
  courseId: course,
  lessonId: 'm1-l1',
  at: minutesAgo(30),
  ...overrides,
});

export const active = (overrides: Partial<Event> = {}): Event => opened({ kind: 'active', seconds: 240, ...overrides });

/** A right answer to a question, as the server writes it into the log. */
export const answered = (overrides: Partial<ServerEvent> = {}): ServerEvent => ({
  kind: 'question-answered',
  courseId: course,
  lessonId: 'm1-l4',
  at: testNow,
  outcomeId: 'm1',
  options: 3,
  item: 'q1',
  isRight: true,
  ...overrides,
});

export const recorder =
  (server: TestServer, token: string) =>
  (events: Event[], timeZone = 'UTC') =>
    server.send('POST', '/analytics/activity', { token, body: { timeZone, events } });

export const eventsOf = (db: Database, userId: string) =>
  db.select().from(learningEvents).where(eq(learningEvents.userId, userId)).orderBy(asc(learningEvents.at));

const inOrder = <Row extends { day: string; courseId: string }>(rows: Row[]) =>
  rows.toSorted((one, other) => `${one.day} ${one.courseId}`.localeCompare(`${other.day} ${other.courseId}`));

/** The sums as the database keeps them. */
export async function sumsOf(db: Database, userId: string) {
  const rows = await db.select().from(learningDays).where(eq(learningDays.userId, userId));
  return inOrder(rows.map(({ userId: _, ...sums }) => sums));
}

/** The same, counted again from the log. */
export async function recountOf(db: Database, userId: string) {
  const { day, courseId, counted, kind } = learningEvents;
  const number = (count: ReturnType<typeof sql>) => sql<number>`${count}::int`;
  const rows = await db
    .select({
      day,
      courseId,
      activeSeconds: number(sql`coalesce(sum(${counted}), 0)`),
      lessonsCompleted: number(sql`count(*) filter (where ${kind} = 'lesson-completed')`),
      attempts: number(sql`count(*) filter (where ${kind} in ('question-answered', 'exercise-attempted'))`),
      events: number(sql`count(*)`),
    })
    .from(learningEvents)
    .where(eq(learningEvents.userId, userId))
    .groupBy(day, courseId);
  return inOrder(rows);
}
