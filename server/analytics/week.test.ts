import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { active, learner, opened, recorder } from '../testing/learning.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { addEvents } from './log.ts';

let server: TestServer;
/** A Friday. */
let now: Date;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => server.close());

async function student() {
  const { id, token } = await learner(server);
  const record = recorder(server, token);
  return {
    id,
    token,
    record,
    /** Active for so many minutes from the moment on. */
    learn: async (at: string, minutes: number, zone = 'UTC') => {
      now = new Date(Date.parse(at) + minutes * 60_000);
      const begins = Array.from({ length: minutes / 5 }, (_, index) => Date.parse(at) + index * 300_000);
      await record(
        begins.map((from) => active({ at: new Date(from).toISOString(), seconds: 300 })),
        zone,
      );
      now = testNow;
    },
    week: async (start?: string) =>
      server.send('GET', `/analytics/week${start === undefined ? '' : `?start=${start}`}`, { token }),
    setGoal: (body: unknown) => server.send('PUT', '/analytics/goal', { token, body }),
  };
}

const none = { seconds: 0, lessons: 0, attempts: 0 };

describe('§analytics.6 the week', () => {
  test('before anything was recorded it is empty, in UTC', async () => {
    const { week } = await student();
    const days = ['16', '17', '18', '19', '20', '21', '22'].map((day) => ({ day: `2026-11-${day}`, ...none }));
    expect((await week()).json()).toEqual({
      start: '2026-11-16',
      today: '2026-11-20',
      timeZone: 'UTC',
      isTimeRecorded: true,
      goal: null,
      days,
      weeks: [{ start: '2026-11-16', seconds: 0, lessons: 0, activeDays: 0, isGoalMet: null }],
      firstWeek: null,
    });
  });

  test('has the active time, completed lessons and attempts of each day', async () => {
    const { token, learn, week } = await student();
    await learn('2026-11-16T10:00:00Z', 25);
    await learn('2026-11-16T15:00:00Z', 10);
    const lesson = '/courses/data-literacy/lessons';
    await server.send('GET', `${lesson}/m1-l1`, { token });
    await server.send('POST', `${lesson}/m1-l1/complete`, { token });
    await server.send('POST', `${lesson}/m1-l1/complete`, { token });
    const answers = ['q1', 'q2'].map((questionId) => ({ questionId, optionId: 'a' }));
    await server.send('POST', `${lesson}/m1-l4/answers`, { token, body: { answers } });
    const { days, weeks } = (await week()).json();
    expect(days[0]).toEqual({ day: '2026-11-16', ...none, seconds: 35 * 60 });
    expect(days[4]).toEqual({ day: '2026-11-20', seconds: 0, lessons: 1, attempts: 2 });
    expect(weeks).toEqual([{ start: '2026-11-16', seconds: 2100, lessons: 1, activeDays: 2, isGoalMet: null }]);
  });

  test('has the twelve weeks before, from the first with anything on', async () => {
    const { id, learn, week } = await student();
    await learn('2026-10-29T10:00:00Z', 5);
    await learn('2026-11-12T10:00:00Z', 10);
    const { weeks, firstWeek } = (await week()).json();
    expect(firstWeek).toBe('2026-10-26');
    expect(weeks.map(({ start, seconds }: { start: string; seconds: number }) => `${start} ${seconds}`)).toEqual([
      '2026-10-26 300',
      '2026-11-02 0',
      '2026-11-09 600',
      '2026-11-16 0',
    ]);
    const earlier = (await week('2026-10-26')).json();
    expect(earlier.weeks).toHaveLength(1);
    expect(earlier.days[3]).toEqual({ day: '2026-10-29', ...none, seconds: 300 });
    const longAgo = {
      kind: 'lesson-completed',
      courseId: 'data-literacy',
      at: new Date('2026-03-02T10:00:00Z'),
    } as const;
    await addEvents(server.db, id, [longAgo]);
    const { weeks: thirteen } = (await week()).json();
    expect(thirteen.at(0).start).toBe('2026-08-24');
    expect(thirteen).toHaveLength(13);
  });

  test.each([
    ['Pacific/Kiritimati', '2026-11-22T09:59:00Z', '2026-11-16', '2026-11-22'],
    ['Pacific/Kiritimati', '2026-11-22T10:00:00Z', '2026-11-23', '2026-11-23'],
    ['Pacific/Pago_Pago', '2026-11-23T10:59:00Z', '2026-11-16', '2026-11-22'],
    ['Pacific/Pago_Pago', '2026-11-23T11:00:00Z', '2026-11-23', '2026-11-23'],
    // The Sunday on which clocks go back has 25 hours.
    ['Europe/London', '2026-10-25T23:59:00Z', '2026-10-19', '2026-10-25'],
    ['Europe/London', '2026-10-26T00:00:00Z', '2026-10-26', '2026-10-26'],
  ])('in %s at %s it is that of %s', async (zone, moment, start, today) => {
    const { record, week } = await student();
    now = new Date(moment);
    await record([opened({ at: moment })], zone);
    expect((await week()).json()).toMatchObject({ start, today, timeZone: zone });
  });

  test.each([
    ['2026-11-17', 422, 'is no Monday'],
    ['2026-11-23', 422, 'is to come'],
    ['2026-11-31', 400, 'is no day'],
    ['0001-01-01', 400, 'is of another millennium'],
    ['2000-01-03', 200, 'is long ago'],
  ])('%s is answered with %i, as it %s', async (start, status) => {
    const { week } = await student();
    expect((await week(start)).statusCode).toBe(status);
  });
});

describe('§analytics.7 the goal', () => {
  test('is met by a week with as many days of as many minutes, and an earlier week is held to it, too', async () => {
    const { learn, week, setGoal, token } = await student();
    for (const [at, minutes] of [
      ['2026-11-10T10:00:00Z', 20],
      ['2026-11-11T10:00:00Z', 30],
      ['2026-11-16T10:00:00Z', 20],
      ['2026-11-17T10:00:00Z', 15],
    ] as const) {
      await learn(at, minutes);
    }
    expect((await setGoal({ days: 2, minutes: 20 })).statusCode).toBe(204);
    const met = async () => {
      const { goal, weeks } = (await week()).json();
      return [goal, ...weeks.map(({ isGoalMet }: { isGoalMet: boolean | null }) => isGoalMet)];
    };
    expect(await met()).toEqual([{ days: 2, minutes: 20 }, true, false]);
    await setGoal({ days: 2, minutes: 15 });
    expect(await met()).toEqual([{ days: 2, minutes: 15 }, true, true]);
    await setGoal({ days: 3, minutes: 15 });
    expect(await met()).toEqual([{ days: 3, minutes: 15 }, false, false]);
    expect((await server.send('DELETE', '/analytics/goal', { token })).statusCode).toBe(204);
    expect(await met()).toEqual([null, null, null]);
  });

  test.each([
    [{ days: 1, minutes: 5 }, 204],
    [{ days: 7, minutes: 240 }, 204],
    [{ days: 0, minutes: 30 }, 400],
    [{ days: 8, minutes: 30 }, 400],
    [{ days: 3, minutes: 4 }, 400],
    [{ days: 3, minutes: 241 }, 400],
    [{ days: 3.5, minutes: 30 }, 400],
    [{ days: 3 }, 400],
  ])('%o is answered with %i', async (goal, status) => {
    const { setGoal } = await student();
    expect((await setGoal(goal)).statusCode).toBe(status);
  });
});

test("§analytics.12 nobody sees another's week", async () => {
  const [one, other] = [await student(), await student()];
  await one.learn('2026-11-18T10:00:00Z', 30);
  expect((await other.week()).json()).toMatchObject({ firstWeek: null });
});
