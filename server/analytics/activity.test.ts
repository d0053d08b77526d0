import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { learningEvents } from '../platform/database/schema/analytics.ts';
import { storage } from '../platform/limits.ts';
import { active, eventsOf, learner, minutesAgo, opened, recorder, sumsOf } from '../testing/learning.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { addEvents } from './log.ts';

let server: TestServer;
let now: Date;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => server.close());

async function recording() {
  const student = await learner(server);
  return { ...student, record: recorder(server, student.token), events: () => eventsOf(server.db, student.id) };
}

const secondsAfter = (event: { at: string }, seconds: number) =>
  new Date(Date.parse(event.at) + seconds * 1000).toISOString();

describe('§analytics.3 recordActivity', () => {
  test('§analytics.1 keeps opened lessons and active time, each with its course, moment and day', async () => {
    const { record, events } = await recording();
    const [one, other] = [opened(), active({ at: minutesAgo(20) })];
    expect((await record([one, other])).statusCode).toBe(204);
    const kept = { courseId: 'data-literacy', lessonId: 'm1-l1', day: '2026-11-20', outcomeId: null, item: null };
    expect(await events()).toMatchObject([
      { ...kept, kind: 'lesson-opened', at: new Date(one.at), seconds: null, counted: null },
      { ...kept, kind: 'active', at: new Date(other.at), seconds: 240, counted: 240 },
    ]);
  });

  test('leaves out an event that is known, in the same call and in a later one', async () => {
    const { record, events, id } = await recording();
    const event = active();
    await record([event, { ...event, at: minutesAgo(90) }]);
    await record([{ ...event, seconds: 300 }, opened()]);
    expect((await events()).map(({ kind }) => kind).sort()).toEqual(['active', 'lesson-opened']);
    expect(await sumsOf(server.db, id)).toMatchObject([{ activeSeconds: 240, events: 2 }]);
  });

  test('§analytics.88 hides nothing that the server logs later, whatever ids a browser has sent', async () => {
    const { record, events, id } = await recording();
    const attemptId = crypto.randomUUID();
    await record([opened({ id: attemptId })]);
    const attempt = {
      id: attemptId,
      courseId: 'data-literacy',
      lessonId: 'm1-l1',
      at: testNow,
      isRight: false,
    } as const;
    await addEvents(server.db, id, [{ ...attempt, kind: 'exercise-attempted' }]);
    expect((await events()).map(({ kind }) => kind).sort()).toEqual(['exercise-attempted', 'lesson-opened']);
  });

  test("takes an id that is another student's already", async () => {
    const [one, other] = [await recording(), await recording()];
    const event = active();
    await one.record([event]);
    await other.record([event]);
    expect(await other.events()).toMatchObject([{ counted: 240 }]);
  });

  test('leaves out what is of another course, of no lesson, too old or ahead, and keeps the others', async () => {
    const { record, events } = await recording();
    const days = (count: number) => minutesAgo(count * 24 * 60);
    const good = [
      active({ at: days(30) }),
      active({ at: minutesAgo(-1), seconds: 240 }),
      opened({ at: minutesAgo(-5) }),
    ];
    const bad = [
      opened({ courseId: 'data-analytics' }),
      opened({ courseId: 'no-such-course' }),
      opened({ lessonId: 'no-such-lesson' }),
      opened({ at: secondsAfter({ at: days(30) }, -1) }),
      opened({ at: secondsAfter({ at: minutesAgo(-5) }, 1) }),
      active({ at: minutesAgo(-1), seconds: 241 }),
      opened({ at: '0001-01-01T00:00:00Z' }),
      opened({ at: '2016-12-31T23:59:60Z' }),
    ];
    expect((await record([...bad, ...good])).statusCode).toBe(204);
    expect((await events()).map(({ at }) => at.toISOString()).sort()).toEqual(
      good.map(({ at }) => new Date(Math.floor(Date.parse(at) / 1000) * 1000).toISOString()).sort(),
    );
  });

  test.each([
    ['active time without its length', { kind: 'active' as const }],
    ['a length of what has none', { seconds: 5 }],
  ])('refuses %s', async (_what, changes) => {
    const { record, events } = await recording();
    expect((await record([opened(changes)])).statusCode).toBe(422);
    expect(await events()).toEqual([]);
  });

  test.each([
    ['301 seconds', [active({ seconds: 301 })]],
    ['no seconds', [active({ seconds: 0 })]],
    ['no event', []],
    ['101 events', Array.from({ length: 101 }, () => opened())],
    ['another kind', [{ ...opened(), kind: 'lesson-completed' as unknown as 'opened' }]],
    ['a grade of its own', [{ ...opened(), percent: 100 }]],
    ['an id in another form', [opened({ id: 'urn:uuid:0c9b2f64-7a57-4f0e-8d0b-5b1f0a3c6e21' })]],
  ])('refuses %s as a bad request', async (_what, events) => {
    const { record } = await recording();
    expect((await record(events)).statusCode).toBe(400);
  });

  test('takes a hundred events in one call', async () => {
    const { record, events } = await recording();
    const all = Array.from({ length: 100 }, (_, index) => active({ at: minutesAgo(10 * (index + 1)), seconds: 300 }));
    expect((await record(all)).statusCode).toBe(204);
    expect(await events()).toHaveLength(100);
  });

  test('§analytics.13 a day takes 2,000 events, and the next one goes on', async () => {
    const { record, events, id } = await recording();
    const { db } = server;
    const ofDay = { userId: id, courseId: 'data-literacy', day: '2026-11-20', kind: 'lesson-opened' } as const;
    const rows = Array.from({ length: storage.learningEventsOfDay - 1 }, () => ({
      ...ofDay,
      id: crypto.randomUUID(),
      at: testNow,
    }));
    await db.insert(learningEvents).values(rows);
    expect((await record([opened(), opened(), opened({ at: minutesAgo(24 * 60) })])).statusCode).toBe(204);
    expect(await events()).toHaveLength(storage.learningEventsOfDay + 1);
    expect(await sumsOf(db, id)).toMatchObject([
      { day: '2026-11-19', events: 1 },
      { day: '2026-11-20', events: storage.learningEventsOfDay },
    ]);
  });
});

describe('§analytics.4 active time', () => {
  test('counts the seconds once that another interval has, whatever the order', async () => {
    const { record, events, id } = await recording();
    const first = active({ at: minutesAgo(60), seconds: 120 });
    await record([first]);
    // Around it, within it, after half of it; each in a call of its own, as from several devices.
    await record([active({ at: secondsAfter(first, -60), seconds: 240 })]);
    await record([active({ at: secondsAfter(first, 30), seconds: 60 })]);
    await record([
      active({ at: secondsAfter(first, 150), seconds: 60 }),
      active({ at: secondsAfter(first, 150), seconds: 60 }),
    ]);
    expect((await events()).map(({ counted }) => counted).sort()).toEqual([0, 0, 120, 120, 30].sort());
    expect(await sumsOf(server.db, id)).toMatchObject([{ activeSeconds: 270 }]);
  });

  test('counts once what two devices send at the same moment', async () => {
    const { record, id } = await recording();
    const answers = await Promise.all(Array.from({ length: 5 }, () => record([active({ seconds: 300 })])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
    expect(await sumsOf(server.db, id)).toMatchObject([{ activeSeconds: 300, events: 5 }]);
  });

  test('counts whole seconds also beside an interval that began within one', async () => {
    const { record, events, id } = await recording();
    const before = { ...active({ at: minutesAgo(60) }), userId: id, day: '2026-11-20', kind: 'active' as const };
    const at = new Date(Date.parse(before.at) + 700);
    await server.db.insert(learningEvents).values({ ...before, at, counted: 240 });
    expect((await record([active({ at: secondsAfter(before, 200) })])).statusCode).toBe(204);
    expect((await events()).map(({ counted }) => counted)).toEqual([240, 200]);
  });

  test('counts an interval over midnight on the day on which it began', async () => {
    const { record, id } = await recording();
    await record([active({ at: '2026-11-19T23:59:00Z', seconds: 300 })]);
    expect(await sumsOf(server.db, id)).toMatchObject([{ day: '2026-11-19', activeSeconds: 300 }]);
  });
});

describe('§analytics.5 days', () => {
  test.each([
    ['Pacific/Kiritimati', '2026-11-20T10:30:00Z', '2026-11-21', '2026-11-21T01:00:00Z'],
    ['Pacific/Pago_Pago', '2026-11-20T10:30:00Z', '2026-11-19', '2026-11-21T01:00:00Z'],
    // Clocks go back in London on 25 October, at 1:00 UTC; until then a day ends at 23:00 UTC.
    ['Europe/London', '2026-10-24T23:30:00Z', '2026-10-25', '2026-10-26T12:00:00Z'],
    ['Europe/London', '2026-10-25T23:30:00Z', '2026-10-25', '2026-10-26T12:00:00Z'],
  ])('in %s, %s is on %s', async (zone, at, day, sentAt) => {
    const { record, events } = await recording();
    now = new Date(sentAt);
    await record([opened({ at })], zone);
    expect(await events()).toMatchObject([{ day }]);
  });

  test('stay as they were lived when the student moves, and the new zone holds for what comes', async () => {
    const { record, id, token } = await recording();
    await record([opened({ at: '2026-11-19T23:30:00Z' })], 'Europe/London');
    await record([opened({ at: '2026-11-19T23:30:00Z' })], 'Asia/Tokyo');
    expect((await sumsOf(server.db, id)).map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20']);
    const week = await server.send('GET', '/analytics/week', { token });
    expect(week.json()).toMatchObject({ timeZone: 'Asia/Tokyo' });
  });

  test.each(['Mars/Olympus', 'Europe'])('refuses the zone %s', async (zone) => {
    const { record, events } = await recording();
    expect((await record([opened()], zone)).statusCode).toBe(422);
    expect(await events()).toEqual([]);
  });
});

describe('§analytics.8 the switch', () => {
  test('off: no active time is kept, opened lessons are; what was recorded stays until it is deleted', async () => {
    const { record, events, id, token } = await recording();
    await record([active()]);
    const put = (isOn: boolean) => server.send('PUT', '/analytics/time-recording', { token, body: { isOn } });
    expect((await put(false)).statusCode).toBe(204);
    await record([active({ at: minutesAgo(10) }), opened()]);
    expect((await events()).map(({ kind }) => kind).sort()).toEqual(['active', 'lesson-opened']);
    const week = () => server.send('GET', '/analytics/week', { token });
    expect((await week()).json()).toMatchObject({ isTimeRecorded: false });

    expect((await server.send('DELETE', '/analytics/recorded-time', { token })).statusCode).toBe(204);
    expect((await events()).map(({ kind }) => kind)).toEqual(['lesson-opened']);
    expect(await sumsOf(server.db, id)).toMatchObject([{ activeSeconds: 0, events: 1 }]);

    await put(true);
    await record([active({ at: minutesAgo(5) })]);
    expect(await sumsOf(server.db, id)).toMatchObject([{ activeSeconds: 240 }]);
    expect((await week()).json()).toMatchObject({ isTimeRecorded: true });
  });
});
