/** §analytics.11 held against random histories: what the triggers keep is what a recount finds. */

import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { learningEvents } from '../platform/database/schema/analytics.ts';
import { enrolIn } from '../testing/exercises.ts';
import { course, eventsOf, learner, recorder, recountOf, sumsOf } from '../testing/learning.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { addEvents } from './log.ts';

type Event = components['schemas']['ActivityEvent'];

/** The days around which clocks change in Europe (25 October) and in America (1 November). */
const now = new Date('2026-11-03T12:00:00Z');
const zones = ['UTC', 'Europe/London', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata'];
const courses = [course, 'data-analytics'];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
afterAll(() => server.close());

/** Few ids and few moments, so that events come twice and intervals overlap. */
const event: fc.Arbitrary<Event> = fc
  .record({
    id: fc.integer({ min: 0, max: 25 }).map((number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`),
    kind: fc.constantFrom('opened' as const, 'active' as const),
    courseId: fc.constantFrom(...courses),
    lessonId: fc.constant('m1-l1'),
    at: fc.oneof(
      fc.integer({ min: 0, max: 1800 }).map((seconds) => Date.parse('2026-10-25T00:45:00Z') + seconds * 1000),
      fc.integer({ min: 0, max: 12 }).map((days) => now.getTime() - days * 24 * 60 * 60 * 1000 - 600_000),
    ),
    seconds: fc.integer({ min: 1, max: 300 }),
  })
  .map(({ kind, at, seconds, ...event }) => ({
    ...event,
    kind,
    at: new Date(at).toISOString(),
    ...(kind === 'active' && { seconds }),
  }));

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ events: fc.array(event, { minLength: 1, maxLength: 12 }), zone: fc.constantFrom(...zones) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      answers: fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
      courseId: fc.constantFrom(...courses),
    }),
  },
  { weight: 1, arbitrary: fc.constant('deleteRecordedTime' as const) },
  { weight: 1, arbitrary: fc.record({ without: fc.array(fc.nat(20), { minLength: 1, maxLength: 5 }) }) },
);

/** How many seconds the intervals have together, second by second. */
function lengthOf(intervals: { at: Date; seconds: number | null }[]): number {
  const covered = new Set<number>();
  for (const { at, seconds } of intervals) {
    for (let second = 0; second < (seconds ?? 0); second += 1) covered.add(at.getTime() / 1000 + second);
  }
  return covered.size;
}

test('§analytics.11 the sums are a recount of the log, and active time is as long as its intervals together', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const { db } = server;
      const { id, token } = await learner(server);
      await enrolIn(db, id, 'data-analytics');
      const record = recorder(server, token);
      let isWhole = true;
      for (const each of steps) {
        if (each === 'deleteRecordedTime') {
          await server.send('DELETE', '/analytics/recorded-time', { token });
          isWhole = true;
        } else if ('events' in each) {
          expect((await record(each.events, each.zone)).statusCode).toBe(204);
        } else if ('answers' in each) {
          const { courseId, answers } = each;
          await addEvents(db, id, [
            ...answers.map((isRight) => ({ kind: 'question-answered' as const, courseId, at: now, isRight })),
            { kind: 'lesson-completed', courseId, at: now },
          ]);
        } else {
          const all = await eventsOf(db, id);
          const ids = each.without.flatMap((index) => all[index]?.id ?? []);
          await db.delete(learningEvents).where(and(eq(learningEvents.userId, id), inArray(learningEvents.id, ids)));
          isWhole = false; // a part of the active time was taken out of the middle
        }
        const sums = await sumsOf(db, id);
        expect(sums).toEqual(await recountOf(db, id));
        const intervals = (await eventsOf(db, id)).filter(({ kind }) => kind === 'active');
        const total = sums.reduce((all, { activeSeconds }) => all + activeSeconds, 0);
        if (isWhole) expect(total).toBe(lengthOf(intervals));
      }
    }),
    { numRuns: process.env['WHOLE'] ? 200 : 25 },
  );
}, 120_000);
