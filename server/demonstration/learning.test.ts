import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../platform/database/schema/account.ts';
import { learningEvents } from '../platform/database/schema/analytics.ts';
import { completedLessons } from '../platform/database/schema/lesson.ts';
import { eventsOf, recountOf, sumsOf } from '../testing/learning.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { demoStudent } from './accounts.ts';
import { readLearning } from './learning.ts';

let server: TestServer;
let userId: string;
beforeAll(async () => {
  server = await createTestServer();
  const [student] = await server.db.select().from(users).where(eq(users.email, demoStudent.email));
  userId = student?.id ?? '';
});
afterAll(() => server.close());

describe('§analytics.15 the demonstration student', () => {
  test('has eight weeks with active time, lessons and attempts, up to today', async () => {
    const token = await server.signIn(demoStudent.email);
    const { weeks, days, goal } = (await server.send('GET', '/analytics/week', { token })).json();
    const start = '2026-09-21';
    expect(goal).toEqual({ days: 3, minutes: 20 });
    expect(weeks.at(0).start).toBe(start);
    expect(weeks).toHaveLength(9);
    expect(weeks.every(({ seconds }: { seconds: number }) => seconds > 0)).toBe(true);
    const met = new Set(weeks.map(({ isGoalMet }: { isGoalMet: boolean }) => isGoalMet));
    expect(met).toEqual(new Set([true, false]));
    expect(days.at(4)).toMatchObject({ day: '2026-11-20', seconds: 12 * 60 });
  });

  test('has a log that agrees with the tables of what happened, and sums that agree with the log', async () => {
    const { db } = server;
    const events = await eventsOf(db, userId);
    const completed = events.filter(({ kind }) => kind === 'lesson-completed');
    const rows = await db.select().from(completedLessons).where(eq(completedLessons.userId, userId));
    const shown = (lesson: { lessonId: string | null }, at: Date) => `${lesson.lessonId} ${at.toISOString()}`;
    expect(completed.map((event) => shown(event, event.at)).sort()).toEqual(
      rows.map((row) => shown(row, row.completedAt)).sort(),
    );
    expect(await sumsOf(db, userId)).toEqual(await recountOf(db, userId));
    const answers = and(eq(learningEvents.userId, userId), eq(learningEvents.kind, 'question-answered'));
    const right = await db.$count(learningEvents, and(answers, eq(learningEvents.isRight, true)));
    expect(right / (await db.$count(learningEvents, answers))).toBeGreaterThan(0.5);
    const kinds = new Set(events.map(({ kind }) => kind));
    expect(kinds.size).toBe(8);
  });

  test('§analytics.76 has an aim, a placement that is done, and a path that has changed since', async () => {
    const token = await server.signIn(demoStudent.email);
    const { path } = (await server.send('GET', '/analytics/path', { token })).json();
    expect(path).toMatchObject({ aimId: 'answer-questions-with-sql', placement: 'done' });
    const states = path.steps.flatMap(({ modules }: { modules: { state: string }[] }) =>
      modules.map(({ state }) => state),
    );
    expect(new Set(states)).toEqual(new Set(['todo', 'known', 'skipped']));
    const kinds = new Set(path.changes.map(({ kind }: { kind: string }) => kind));
    expect(kinds).toEqual(new Set(['known', 'pinned', 'skipped']));
  });

  test('§analytics.60 has questions that come back today, and others that come back later', async () => {
    const token = await server.signIn(demoStudent.email);
    const { questions, next } = (await server.send('GET', '/analytics/review', { token })).json();
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(next.questions).toBeGreaterThan(0);
  });

  test('§analytics.45 stands differently in its outcomes, from answers that say how many there were to choose from', async () => {
    const token = await server.signIn(demoStudent.email);
    const { courses } = (await server.send('GET', '/analytics/mastery', { token })).json();
    const levels = new Set(
      courses.flatMap(({ outcomes }: { outcomes: { level: string }[] }) => outcomes.map(({ level }) => level)),
    );
    expect(levels.has('unknown') && levels.size > 2).toBe(true);
    const answers = and(eq(learningEvents.userId, userId), eq(learningEvents.kind, 'question-answered'));
    expect(await server.db.$count(learningEvents, and(answers, isNull(learningEvents.options)))).toBe(0);
    const { courses: running } = (await server.send('GET', '/analytics/forecasts', { token })).json();
    expect(running.some(({ earliest }: { earliest: string | null }) => earliest !== null)).toBe(true);
  });

  test('was never in two lessons at once', () => {
    const moments = readLearning().map(({ daysAgo, at, minutes }) => {
      const [hour = 0, minute = 0] = at.split(':').map(Number);
      const from = -daysAgo * 24 * 60 + hour * 60 + minute;
      return { from, to: from + minutes };
    });
    expect(moments.filter(({ from }, index) => from < (moments[index - 1]?.to ?? -Infinity))).toEqual([]);
  });
});
