/** Where a student stands: outcomes with their estimates, and the attempts beneath them. */
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { outcomeOf } from '../content/outcomes.ts';
import { measuredBy } from '../content/quiz-questions.ts';
import { chanceModels, learningEvents } from '../platform/database/schema/analytics.ts';
import type { WrittenQuestion } from '../platform/database/written-lesson.ts';
import { caller } from '../testing/caller.ts';
import { enrolIn, exerciseOf, given } from '../testing/exercises.ts';
import { answered, course, learner } from '../testing/learning.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { addEvents } from './log.ts';
import { masteryOf } from './standing.ts';

type Schemas = components['schemas'];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ now: () => testNow });
});
afterAll(() => server.close());

const day = 86_400_000;
const ago = (days: number) => new Date(testNow.getTime() - days * day);

async function student() {
  const { id, token } = await learner(server);
  const call = caller(server.app, token);
  const mastery = async () => (await call<Schemas['Mastery']>('GET', '/analytics/mastery')).body.courses;
  const outcomes = async (courseId = course) =>
    (await mastery()).find((each) => each.courseId === courseId)?.outcomes ?? [];
  const attempts = (outcomeId: string, courseId = course) =>
    call<Schemas['OutcomeAttempts']>('GET', `/analytics/courses/${courseId}/outcomes/${outcomeId}`);
  return { id, call, mastery, outcomes, attempts };
}

describe('§analytics.99 getMastery says how often such statements were right here', () => {
  const calibration = async (call: Awaited<ReturnType<typeof student>>['call']) =>
    (await call<Schemas['Mastery']>('GET', '/analytics/mastery')).body.calibration;

  test('by the newest fit, where there are two hundred answers or more', async () => {
    const { call } = await student();
    expect(await calibration(call)).toEqual([]);
    const fit = { startedAt: testNow, answers: 900 };
    const older = [{ low: 0.5, high: 0.6, answers: 500, chances: 275, right: 300 }];
    const newer = [
      { low: 0.7, high: 0.8, answers: 199, chances: 150, right: 150 },
      { low: 0.8, high: 0.9, answers: 200, chances: 172, right: 168 },
    ];
    await server.db.insert(chanceModels).values([
      { ...fit, fittedAt: ago(1), calibration: newer },
      { ...fit, fittedAt: ago(2), calibration: older },
      { ...fit, calibration: older },
    ]);
    expect(await calibration(call)).toEqual([{ low: 0.8, high: 0.9, said: 0.86, answers: 200, right: 0.84 }]);
    await server.db.insert(chanceModels).values({ ...fit, fittedAt: ago(0) });
    expect(await calibration(call)).toEqual([]);
    await server.db.delete(chanceModels);
  });
});

describe('§analytics.45 getMastery', () => {
  test('§analytics.40 answers each outcome of the enrolled courses, and of no other, before any attempt', async () => {
    const { mastery, call } = await student();
    const [own, ...others] = await mastery();
    expect(others).toEqual([]);
    expect(own).toMatchObject({ courseId: course, title: 'Data Literacy' });
    expect(own?.outcomes.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8']);
    expect(own?.outcomes[0]).toMatchObject({
      text: 'Ask of any figure who made it, what was counted and who is missing',
      level: 'unknown',
      attempts: 0,
      lastAt: null,
    });
    expect((await call('GET', '/analytics/mastery')).status).toBe(200);
    expect((await caller(server.app)('GET', '/analytics/mastery')).status).toBe(401);
  });

  test('follows a quiz that was answered, and says which questions', async () => {
    const { id, call, outcomes, attempts } = await student();
    const path = `/courses/${course}/lessons/m1-l4`;
    const { body: lesson } = await call<Schemas['QuizLesson']>('GET', path);
    const answers = lesson.questions.map(({ id, options }) => ({ questionId: id, optionId: options[0]?.id ?? '' }));
    const { body: result } = await call<Schemas['QuizResult']>('POST', `${path}/answers`, { answers });
    const [first, second] = await outcomes();
    expect(first).toMatchObject({ id: 'm1', attempts: lesson.questions.length, lastAt: testNow.toISOString() });
    expect(first?.middle).not.toBe(second?.middle);
    expect(second).toMatchObject({ id: 'm2', level: 'unknown', attempts: 0 });
    const { status, body } = await attempts('m1');
    expect(status).toBe(200);
    const asked = new Map(body.attempts.map(({ question, isRight }) => [question, isRight]));
    const expected = result.answers.map(({ questionId, correct }) => [
      lesson.questions.find(({ id }) => id === questionId)?.prompt,
      correct,
    ]);
    expect([...asked].toSorted()).toEqual(expected.toSorted());
    expect(body.attempts[0]).toMatchObject({ lessonId: 'm1-l4', lessonTitle: lesson.title });
    const own = and(eq(learningEvents.userId, id), eq(learningEvents.item, 'q1'));
    const [event] = await server.db.select().from(learningEvents).where(own);
    expect(event?.options).toBe(lesson.questions[0]?.options.length);
  });

  test('§analytics.42 fades as time goes by, without another attempt', async () => {
    const { id, outcomes } = await student();
    await addEvents(
      server.db,
      id,
      ['q1', 'q2', 'q3', 'q4', 'q5'].map((item) => answered({ item, options: null })),
    );
    expect((await outcomes())[0]).toMatchObject({ level: 'firm', attempts: 5 });
    const levelIn = async (days: number) => {
      const { courses } = await masteryOf(server.db, id, new Date(testNow.getTime() + days * day));
      return courses[0]?.outcomes[0]?.level;
    };
    expect([await levelIn(120), await levelIn(500)]).toEqual(['growing', 'unknown']);
  });

  test("takes neither another student's attempts nor those in another course", async () => {
    const [one, other] = [await student(), await student()];
    await addEvents(server.db, one.id, [answered(), answered({ courseId: 'data-science' })]);
    expect((await one.outcomes())[0]).toMatchObject({ attempts: 1 });
    expect((await other.outcomes())[0]).toMatchObject({ attempts: 0 });
    expect((await other.attempts('m1')).body.attempts).toEqual([]);
  });

  test('is right where something else wrote the log', async () => {
    const { id, outcomes } = await student();
    await addEvents(server.db, id, [answered()]);
    const event = { ...answered({ item: 'q2' }), id: crypto.randomUUID(), userId: id, day: '2026-11-20' };
    await server.db.insert(learningEvents).values(event);
    expect((await outcomes())[0]).toMatchObject({ attempts: 2 });
    await server.db.delete(learningEvents).where(eq(learningEvents.userId, id));
    expect((await outcomes())[0]).toMatchObject({ attempts: 0, level: 'unknown' });
  });
});

describe('§analytics.45 an exercise', () => {
  const { courseId, lesson, path } = exerciseOf('sql');
  const outcomeId = outcomeOf(/^(m\d+)-/.exec(lesson.id)?.[1] ?? '', lesson);

  async function practising() {
    const { id, ...rest } = await student();
    await enrolIn(server.db, id, courseId);
    await rest.call('GET', path);
    const check = (result: object) =>
      rest.call<Schemas['Attempt']>('POST', `${path}/attempts`, { code: 'SELECT 1', ...result });
    const solve = async () => {
      const { body } = await check(given(lesson.fit.visible));
      const attemptId = 'attemptId' in body ? body.attemptId : '';
      await rest.call('POST', `${path}/attempts/${attemptId}/confirmation`, given(lesson.fit.hidden));
    };
    const wrong = () => check({ table: { columns: ['nothing'], rows: [], rowCount: 0 } });
    return { id, ...rest, solve, wrong };
  }

  test('counts each attempt once it is known whether it was right, all of them as one', async () => {
    const { wrong, solve, attempts } = await practising();
    await wrong();
    await solve();
    const { body } = await attempts(outcomeId, courseId);
    expect(body.attempts.map(({ isRight }) => isRight).toSorted()).toEqual([false, true]);
    expect(body.attempts[0]).toMatchObject({ question: null, lessonTitle: lesson.title });
  });

  test('shows nothing once its solution was looked at', async () => {
    const { id, call, solve, wrong, attempts } = await practising();
    await wrong();
    await call('POST', `${path}/solution`);
    await solve();
    expect((await attempts(outcomeId, courseId)).body.attempts).toMatchObject([{ isRight: false }]);
    const own = and(eq(learningEvents.userId, id), eq(learningEvents.kind, 'exercise-attempted'));
    expect(await server.db.$count(learningEvents, own)).toBe(2);
  });
});

describe('§analytics.46 getOutcomeAttempts', () => {
  test('answers at most fifty, the newest first, with what was expected of each', async () => {
    const { id, attempts } = await student();
    const events = Array.from({ length: 60 }, (_, at) => answered({ item: `q${at}`, at: ago(at) }));
    await addEvents(server.db, id, events);
    const { body } = await attempts('m1');
    expect(body.attempts).toHaveLength(50);
    const moments = body.attempts.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(body.attempts.every(({ chance }) => chance !== null && chance > 0 && chance < 1)).toBe(true);
  });

  test('says what it can of a lesson and a question that have left the course', async () => {
    const { id, attempts } = await student();
    await addEvents(server.db, id, [answered({ item: 'q9' }), answered({ lessonId: 'm1-l77' })]);
    const { body } = await attempts('m1');
    expect(body.attempts.map(({ lessonTitle, question }) => [lessonTitle, question])).toEqual(
      expect.arrayContaining([
        [expect.any(String), null],
        [null, null],
      ]),
    );
  });

  test.each(['m99', 'unknown'])('404 for %s', async (outcomeId) => {
    const { attempts } = await student();
    expect((await attempts(outcomeId)).status).toBe(404);
    expect((await attempts('m1', 'no-such-course')).status).toBe(404);
  });
});

describe('§analytics.40 what a question measures', () => {
  const question = { prompt: '?', options: ['a', 'b'], correct: 0, explanation: '' };
  const quiz = (questions: WrittenQuestion[]) =>
    ({ id: 'm2-l1', type: 'quiz', title: '', minutes: 2, draw: questions.length, questions }) as const;

  test('is the outcome of its module, unless it names another', () => {
    const both = quiz([question, { ...question, options: ['a', 'b', 'c'], outcome: 'm5' }]);
    expect(measuredBy(both, 'm2', 'q1')).toEqual({ outcomeId: 'm2', options: 2 });
    expect(measuredBy(both, 'm2', 'q2')).toEqual({ outcomeId: 'm5', options: 3 });
  });
});

describe('§analytics.45 what is kept', () => {
  const step = fc.oneof(
    fc.record({
      add: fc.array(
        fc.record({
          outcomeId: fc.constantFrom('m1', 'm2', null),
          item: fc.constantFrom('q1', 'q2', 'q3'),
          isRight: fc.boolean(),
          options: fc.constantFrom(2, 3, null),
          at: fc.integer({ min: 0, max: 400 * day }).map((length) => new Date(testNow.getTime() - length)),
        }),
        { minLength: 1, maxLength: 5 },
      ),
    }),
    fc.record({ remove: fc.constantFrom('q1', 'q2', 'q3') }),
  );

  /** What is said of the outcomes, beside what the log has of them. */
  async function expectRecounts({ id, outcomes }: Awaited<ReturnType<typeof student>>) {
    const log = await server.db.select().from(learningEvents).where(eq(learningEvents.userId, id));
    const said = await outcomes();
    for (const { id: outcomeId, attempts, lastAt } of said) {
      const times = log.filter((event) => event.outcomeId === outcomeId).map(({ at }) => at.toISOString());
      expect({ attempts, lastAt }).toEqual({ attempts: times.length, lastAt: times.toSorted().at(-1) ?? null });
    }
    return said;
  }

  test('equals a recount of the log after any history', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        const own = await student();
        for (const each of steps) {
          if ('add' in each) {
            await server.db.transaction((tx) => addEvents(tx, own.id, each.add.map(answered)));
          } else {
            const removed = and(eq(learningEvents.userId, own.id), eq(learningEvents.item, each.remove));
            await server.db.delete(learningEvents).where(removed);
          }
          await expectRecounts(own);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('misses no attempt of two calls at once', async () => {
    const own = await student();
    const add = (item: string) => server.db.transaction((tx) => addEvents(tx, own.id, [answered({ item })]));
    await Promise.all(['q1', 'q2', 'q3', 'q4'].map(add));
    const [first] = (await expectRecounts(own)).filter(({ attempts }) => attempts > 0);
    expect(first).toMatchObject({ attempts: 4, lastAt: testNow.toISOString() });
  });
});
