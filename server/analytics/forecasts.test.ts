/** Forecasts of a student's own courses. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { chanceModels, learningSettings } from '../platform/database/schema/analytics.ts';
import { completedLessons } from '../platform/database/schema/lesson.ts';
import { caller } from '../testing/caller.ts';
import { enrolIn } from '../testing/exercises.ts';
import { course, learner } from '../testing/learning.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

type Forecasts = components['schemas']['Forecasts'];

let server: TestServer;
/** A Friday. */
const now = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
afterAll(() => server.close());

const day = 86_400_000;
const lessons = Array.from({ length: 40 }, (_, at) => `m${Math.floor(at / 5) + 1}-l${(at % 5) + 1}`);

async function student() {
  const { id, token } = await learner(server);
  const call = caller(server.app, token);
  const forecasts = async () => (await call<Forecasts>('GET', '/analytics/forecasts')).body.courses;
  /** The next lessons of the course, that many days ago. */
  let next = 0;
  const complete = async (count: number, daysAgo: number) => {
    const completedAt = new Date(now.getTime() - daysAgo * day);
    const rows = lessons
      .slice(next, next + count)
      .map((lessonId) => ({ userId: id, courseId: course, lessonId, completedAt }));
    next += count;
    await server.db.insert(completedLessons).values(rows);
  };
  return { id, forecasts, complete };
}

describe('§analytics.102 how often forecasts were right', () => {
  const fitted = (forecasts: { said: number; held: number; early: number; late: number }) =>
    server.db.insert(chanceModels).values({ startedAt: now, fittedAt: new Date(), answers: 0, forecasts });

  test('is told from 50 on, of the newest fit', async () => {
    const { token } = await learner(server);
    const told = async () => (await caller(server.app, token)<Forecasts>('GET', '/analytics/forecasts')).body.rightness;
    expect(await told()).toBeUndefined();
    await fitted({ said: 49, held: 40, early: 5, late: 4 });
    expect(await told()).toBeUndefined();
    await fitted({ said: 50, held: 40, early: 5, late: 5 });
    expect(await told()).toEqual({ said: 50, held: 40 });
    await server.db.delete(chanceModels);
  });
});

describe('§analytics.47 getForecasts', () => {
  test('answers what is left of a course before any lesson, without a day', async () => {
    const { forecasts } = await student();
    expect(await forecasts()).toEqual([
      {
        courseId: course,
        title: 'Data Literacy',
        lessonsLeft: 40,
        minutesLeft: expect.any(Number),
        weeks: 0,
        pace: 0,
        earliest: null,
        latest: null,
        ifGoal: null,
      },
    ]);
  });

  test('§analytics.44 rests on whole weeks from the first lesson on, empty ones among them', async () => {
    const { forecasts, complete } = await student();
    await complete(4, 29); // Thursday, 22 October: four whole weeks ago
    await complete(6, 15);
    await complete(5, 1); // this week, which is not over
    const [forecast] = await forecasts();
    expect(forecast).toMatchObject({ lessonsLeft: 25, weeks: 4, pace: 2.5 });
    expect(forecast?.earliest && forecast.earliest > '2026-11-20').toBe(true);
    expect(forecast?.latest === null || (forecast?.latest ?? '') > (forecast?.earliest ?? '')).toBe(true);
    expect(await forecasts()).toEqual([forecast]);
  });

  test('rests on the last twelve weeks alone', async () => {
    const { forecasts, complete } = await student();
    await complete(12, 200);
    await complete(6, 20);
    expect((await forecasts())[0]).toMatchObject({ weeks: 12, pace: 0.5 });
  });

  test("takes the weeks of the student's own zone", async () => {
    const { id, forecasts, complete } = await student();
    await server.db.insert(learningSettings).values({ userId: id, timeZone: 'Pacific/Auckland' });
    await complete(3, 11.9); // Sunday evening in UTC, and Monday morning in Auckland
    expect((await forecasts())[0]).toMatchObject({ weeks: 1 });
  });

  test('says when a kept goal would end it, shared by the courses under way', async () => {
    const { id, forecasts } = await student();
    await server.db.insert(learningSettings).values({ userId: id, goalDays: 5, goalMinutes: 60 });
    const [alone] = await forecasts();
    const weeks = (alone?.minutesLeft ?? 0) / 300;
    expect(alone?.ifGoal).toBe(new Date(now.getTime() + Math.ceil(weeks * 7) * day).toISOString().slice(0, 10));
    await enrolIn(server.db, id, 'data-science');
    const [first, second] = await forecasts();
    expect([first, second].find((each) => each?.courseId === course)?.ifGoal?.localeCompare(alone?.ifGoal ?? '')).toBe(
      1,
    );
  });

  test('leaves out a course that is completed', async () => {
    const { forecasts, complete } = await student();
    await complete(40, 3);
    expect(await forecasts()).toEqual([]);
  });
});
