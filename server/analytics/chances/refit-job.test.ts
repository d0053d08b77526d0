/** The job that fits the model to an installation's answers. */
import { eq, isNotNull } from 'drizzle-orm';
import { pino } from 'pino';
import { default_w, Rating } from 'ts-fsrs';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { countedIn, coursesOf } from '../../course/cache.ts';
import {
  cardAnswers,
  chanceModels,
  learningEvents,
  learningSettings,
  learningStates,
  reviewCards,
} from '../../platform/database/schema/analytics.ts';
import { completedLessons } from '../../platform/database/schema/lesson.ts';
import { closeWorkerPools } from '../../platform/worker-pool.ts';
import { answered, course, learner } from '../../testing/learning.ts';
import { createTestServer, type TestServer, testNow } from '../../testing/server.ts';
import { simulatedReviews } from '../../testing/simulated-reviews.ts';
import { addEvents, type ServerEvent } from '../log.ts';
import { prior } from '../model/prior.ts';
import { storedModel } from '../model/stored.ts';
import { addAnswers } from '../review/cards.ts';
import { forgettingBy, publishedForgetting } from '../review/forgetting.ts';
import { calibrationTally } from './calibration.ts';
import { currentModel } from './current-model.ts';
import { learnerOf } from './kept-state.ts';
import { readStudied } from './read-studied.ts';
import { refitWhereDue } from './refit-job.ts';
import { itemOf } from './take-in.ts';

let server: TestServer;
let students: string[];
let now = testNow;
/** What the job wrote into the log. */
let lines: { level: string; msg: string; drift?: object | null }[];
const log = pino(
  { level: 'info', formatters: { level: (level) => ({ level }) } },
  { write: (line: string) => lines.push(JSON.parse(line)) },
);
beforeEach(async () => {
  server = await createTestServer({ now: () => testNow });
  await deleteAnswers(); // those of the demonstration
  now = testNow;
  lines = [];
  students = [];
  for (let count = 0; count < 12; count += 1) students.push((await learner(server)).id);
  for (const [at, id] of students.entries()) await add(id, 10, at);
  return () => server.close();
});
afterAll(closeWorkerPools);

async function deleteAnswers() {
  await server.db.delete(learningEvents);
  await server.db.delete(learningStates);
}

const hour = 3_600_000;
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * hour);
};

/** Nearly all answer `q0` right, and hardly anybody `q1`. */
async function add(userId: string, count: number, seed: number) {
  const events = Array.from(
    { length: count },
    (_, at): ServerEvent => ({
      kind: 'question-answered',
      courseId: course,
      lessonId: 'm1-l4',
      outcomeId: 'm1',
      options: 3,
      item: `q${at % 4}`,
      at: new Date(testNow.getTime() - (count - at) * 60_000),
      isRight: at % 4 === 0 || (at % 4 !== 1 && (at + seed) % 2 === 0),
    }),
  );
  await server.db.transaction((tx) => addEvents(tx, userId, events));
}

const run = () => refitWhereDue({ db: server.db, log, now: () => now });
const models = () => server.db.select().from(chanceModels);
const easeOf = async (item: string) => {
  const { model } = await currentModel(server.db);
  return model.difficulties.items.get(itemOf({ courseId: course, lessonId: 'm1-l4', item }))?.mean ?? 0;
};

describe('§analytics.100 a fit of the weights of forgetting', () => {
  const card = (userId: string, question: string) => ({ userId, courseId: course, lessonId: 'm1-l4', question });
  const dayOf = (day: number) => new Date(day * 24 * hour).toISOString().slice(0, 10);

  /** Of students who forget twice as fast as published. */
  async function review() {
    const forgetful = default_w.map((weight, at) => (at === 8 ? weight / 2 : at === 20 ? 0.4 : weight));
    const cards = simulatedReviews({ seed: 1, cards: 600, weights: forgetful });
    const rows = cards.flatMap((answers, at) =>
      answers.map(({ day, grade }) => ({
        ...card(students[at % students.length] ?? '', `q${at}`),
        id: crypto.randomUUID(),
        at: new Date(day * 24 * hour),
        day: dayOf(day),
        rating: grade === Rating.Again ? ('again' as const) : ('good' as const),
        isOfQuiz: false,
      })),
    );
    await server.db.insert(cardAnswers).values(rows);
  }

  test('is kept with its figures, and says when a card comes back from its next answer on', async () => {
    expect((await currentModel(server.db)).forgetting).toBe(publishedForgetting);
    await review();
    await run();
    const [row] = await models();
    expect(row?.reviewFigures?.fitted.logLoss).toBeLessThan(row?.reviewFigures?.published.logLoss ?? 0);
    const { memoryOf } = forgettingBy(row?.reviewWeights ?? []);
    const userId = students[0] ?? '';
    const answer = { id: crypto.randomUUID(), at: testNow, day: '2026-03-01', rating: 'good' as const };
    await server.db.transaction((tx) =>
      addAnswers(tx, userId, [{ ...card(userId, 'q9999'), ...answer, isOfQuiz: false }]),
    );
    const [kept] = await server.db.select().from(reviewCards).where(eq(reviewCards.question, 'q9999'));
    expect(kept).toEqual({ ...card(userId, 'q9999'), ...memoryOf([answer]) });
    expect(kept).not.toMatchObject(publishedForgetting.memoryOf([answer]));
  });

  test('is none while there are few answers', async () => {
    await run();
    expect(await models()).toMatchObject([{ reviewWeights: null, reviewFigures: null }]);
  });
});

describe('§analytics.102 forecasts that are made again', () => {
  test('are of the lessons that a course counts, in the days of their student', async () => {
    await server.db.delete(completedLessons); // those of the demonstration
    await finishCourse(0);
    await finishCourse(1);
    const [one] = await readStudied(server.db);
    expect(one).toMatchObject({ lessons: 40 });
    expect(one?.days).toHaveLength(40);
    expect(one?.days.at(-1)).toBe('2026-03-14');
    later(24 * 365);
    await run();
    expect(await models()).toMatchObject([{ forecasts: { said: 2, held: expect.any(Number) } }]);
  });

  /** Five lessons a week, the last one late in the evening. */
  async function finishCourse(student: number) {
    const { lessons } = (await coursesOf(server.db, [course])).get(course) ?? { lessons: [] };
    const begin = Date.parse('2026-01-19T23:30:00Z');
    const rows = countedIn(lessons).map((lesson, at) => ({
      ...{ userId: students[student] ?? '', courseId: course, lessonId: lesson.id },
      completedAt: new Date(begin + (7 * Math.floor(at / 5) + (at % 5)) * 24 * hour),
    }));
    await server.db.insert(completedLessons).values(rows);
    const zone = { userId: students[student] ?? '', timeZone: 'Europe/Berlin' };
    await server.db
      .insert(learningSettings)
      .values(zone)
      .onConflictDoUpdate({ target: learningSettings.userId, set: zone });
  }
});

describe('§analytics.101 drift', () => {
  const told = () => lines.map(({ level, msg, drift }) => ({ level, msg, drift }));

  test('is counted over the answers since the fit before, and told in the log', async () => {
    await run();
    expect(told()).toMatchObject([{ level: 'info', drift: null }]);
    later(24);
    await fewRight(1);
    await run();
    const { drift } = (await models()).find((row) => row.drift !== null) ?? {};
    expect(drift).toMatchObject({ answers: 20, right: 0 });
    expect(drift?.said).toBeGreaterThan(0.2);
    expect(told().at(-1)).toMatchObject({ level: 'info', drift });
  });

  test('is warned of where it is more than luck', async () => {
    await run();
    later(24);
    for (let times = 0; times < 11; times += 1) await fewRight(times);
    await run();
    expect(told().at(-1)).toMatchObject({ level: 'warn', drift: { answers: 220, right: 0 } });
  });

  /** Twenty wrong answers of one student. */
  async function fewRight(student: number) {
    const wrong = Array.from({ length: 20 }, (_, at) =>
      answered({ item: `q${at % 4}`, isRight: false, at: new Date(now.getTime() - (20 - at) * 1000) }),
    );
    await server.db.transaction((tx) => addEvents(tx, students[student] ?? '', wrong));
  }
});

describe('§analytics.99 a fit counts how often the chances that were told before answers came true', () => {
  test('in tenths, over the answers that it reads', async () => {
    await run();
    const [row] = await models();
    const answers = await server.db.select().from(learningEvents);
    const bins = row?.calibration ?? [];
    expect(bins.length).toBeGreaterThan(1);
    for (const bin of bins) {
      const own = answers.filter(({ chance }) => chance !== null && chance >= bin.low && chance < bin.high);
      expect(bin).toMatchObject({ answers: own.length, right: own.filter(({ isRight }) => isRight).length });
      expect(bin.chances).toBeCloseTo(
        own.reduce((sum, { chance }) => sum + (chance ?? 0), 0),
        4,
      );
    }
    expect(bins.reduce((sum, bin) => sum + bin.answers, 0)).toBe(120);
  });

  test('and leaves out those from before there were any', () => {
    const tally = calibrationTally();
    tally.add({ chance: null, isRight: true });
    tally.add({ chance: 1, isRight: false });
    tally.add({ chance: 0, isRight: true });
    expect(tally.bins()).toEqual([
      { low: 0, high: 0.1, answers: 1, chances: 0, right: 1 },
      { low: 0.9, high: 1, answers: 1, chances: 1, right: 0 },
    ]);
  });
});

describe('§analytics.94 fitting', () => {
  test('makes the answers of all students one model, by which each is then seen', async () => {
    const [first = ''] = students;
    const before = await learnerOf(server.db, first);
    expect(before.isPrior).toBe(true);
    expect(await run()).toBe(true);
    const [row, ...others] = await models();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ answers: 120, students: 12, figures: null, fittedAt: now });
    expect(storedModel.parse(row?.model).weights).toEqual(prior.weights);
    expect(JSON.stringify(row)).not.toContain(first);
    expect(await easeOf('q0')).toBeGreaterThan((await easeOf('q1')) + 1);
    const after = await learnerOf(server.db, first);
    expect(after.version).not.toBe(before.version);
    expect(after.state.general.abilities).not.toEqual(before.state.general.abilities);
  });

  test('is due at first, as answers grow by a tenth, and in the night after anything changed', async () => {
    expect(await run()).toBe(true);
    later(1);
    expect(await run()).toBe(false);
    later(24);
    expect(await run()).toBe(false);
    await add(students[0] ?? '', 1, 0);
    expect(await run()).toBe(true);
    await add(students[1] ?? '', 11, 0);
    expect(await run()).toBe(false);
    await add(students[2] ?? '', 2, 0);
    expect(await run()).toBe(true);
    later(24);
    await server.db.delete(learningEvents).where(eq(learningEvents.userId, students[0] ?? ''));
    expect(await run()).toBe(true);
    expect(await run()).toBe(false);
  });

  test('leaves out a student whose answers were deleted', async () => {
    await run();
    const before = await easeOf('q2');
    for (const id of students.filter((_, at) => at % 2 === 0).slice(0, 2)) {
      await server.db.delete(learningEvents).where(eq(learningEvents.userId, id));
      await server.db.delete(learningStates).where(eq(learningStates.userId, id));
    }
    later(24);
    expect(await run()).toBe(true);
    expect(await easeOf('q2')).not.toBe(before);
    expect((await models()).map((row) => row.students).toSorted()).toEqual([10, 12]);
  });

  test('is done by one process at a time, and by another one where that was killed', async () => {
    expect((await Promise.all([run(), run(), run()])).filter(Boolean)).toHaveLength(1);
    await server.db.delete(chanceModels);
    await server.db.insert(chanceModels).values({ startedAt: now, answers: 120 });
    expect(await run()).toBe(false);
    later(2);
    expect(await run()).toBe(true);
    expect(await server.db.$count(chanceModels, isNotNull(chanceModels.fittedAt))).toBe(1);
  });

  test('waits for some students, and keeps the newest ten models', async () => {
    const fitted = Array.from({ length: 12 }, (_, at) => new Date(testNow.getTime() - (100 + at) * hour));
    const model = { of: 'another release' };
    await server.db
      .insert(chanceModels)
      .values(fitted.map((fittedAt) => ({ startedAt: fittedAt, fittedAt, model, answers: 120 })));
    expect(await run()).toBe(true);
    expect(await server.db.$count(chanceModels)).toBe(10);
    expect((await currentModel(server.db)).isPrior).toBe(false);
    await deleteAnswers();
    await add(students[0] ?? '', 200, 0);
    later(24);
    expect(await run()).toBe(false);
  });
});
