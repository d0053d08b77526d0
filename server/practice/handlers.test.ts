import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { learningEvents } from '../platform/database/schema/analytics.ts';
import { lessons } from '../platform/database/schema/course.ts';
import { exerciseAttempts } from '../platform/database/schema/practice.ts';
import { storage } from '../platform/limits.ts';
import { caller } from '../testing/caller.ts';
import { enrolIn, exerciseOf, given } from '../testing/exercises.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { digestOf } from './compare.ts';

type Attempt = components['schemas']['Attempt'];
type Lesson = components['schemas']['LessonContent'];
type Solution = components['schemas']['Solution'];

const { courseId, lesson, path } = exerciseOf('sql');
const { visible, hidden } = lesson.fit;
const code = 'SELECT 1;';
const wrong = { table: { columns: ['nothing'], rows: [], rowCount: 0 } };
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

let count = 0;
/** A student of the exercise's course who has opened it. */
async function student() {
  count += 1;
  const { id, token } = await server.register(`practising-${count}@example.com`);
  await enrolIn(server.db, id, courseId);
  const call = caller(server.app, token);
  await call('GET', path);
  const check = (result: object) => call<Attempt>('POST', `${path}/attempts`, { code, ...result });
  const confirm = (attempt: Attempt, result: object) =>
    call<Attempt>('POST', `${path}/attempts/${'attemptId' in attempt ? attempt.attemptId : ''}/confirmation`, result);
  const shown = async () => (await call<Lesson>('GET', path)).body;
  const fitting = async () => (await check(given(visible))).body;
  return { id, call, check, confirm, shown, fitting };
}

describe('§practice.1 an exercise is handed out', () => {
  test('§practice.20 without its solution, its expected rows and the answers to mistakes', async () => {
    const { call } = await student();
    const { body, bytes } = await call<Lesson>('GET', path);
    expect(body).toMatchObject({ type: 'exercise', language: 'sql', start: lesson.start, status: 'open' });
    expect(body).toHaveProperty('dataSet.tables');
    expect(bytes.toString()).not.toContain(JSON.stringify(lesson.solution));
    for (const word of ['"solution"', '"fit"', '"mistakes"', '"hidden"', '"explanation"']) {
      expect(bytes.toString()).not.toContain(word);
    }
  });
});

describe('§practice.20 checking', () => {
  test('answers the first difference, and keeps the attempt with its code', async () => {
    const { id, check, shown } = await student();
    const { status, body } = await check(wrong);
    expect(status).toBe(200);
    expect(body).toMatchObject({ outcome: 'different', difference: { kind: 'columns' } });
    const kept = await server.db.select().from(exerciseAttempts).where(eq(exerciseAttempts.userId, id));
    expect(kept).toMatchObject([{ code, outcome: 'different', lessonId: lesson.id }]);
    expect(await shown()).toMatchObject({ lastCode: code, isCompleted: false });
  });

  test('§practice.23 a result that fits is asked for on other rows, and is not enough', async () => {
    const { fitting, shown } = await student();
    const body = await fitting();
    expect(body).toMatchObject({ outcome: 'confirm', checks: lesson.checks.map(({ show }) => show) });
    const seen = await shown();
    expect('dataSet' in body && 'dataSet' in seen && body.dataSet.tables).not.toEqual(
      'dataSet' in seen && seen.dataSet.tables,
    );
    expect(seen).toMatchObject({ status: 'open', isCompleted: false });
  });

  test('§practice.23 a typed-in result fails there, and the attempt is over', async () => {
    const { fitting, confirm, shown } = await student();
    const attempt = await fitting();
    expect((await confirm(attempt, given(visible))).body).toMatchObject({ outcome: 'different' });
    expect((await confirm(attempt, given(hidden))).status).toBe(409);
    expect(await shown()).toMatchObject({ isCompleted: false });
  });

  test('§practice.143 whatever is sent, the other rows are told of in kind alone', async () => {
    const sqlLesson = exerciseOf('sql').lesson.fit.hidden;
    if ('values' in sqlLesson) throw new Error('The exercise is one of SQL.');
    const { columns, rows } = sqlLesson;
    const table = (sent: typeof rows) => ({ table: { columns, rows: sent, rowCount: sent.length } });
    const { fitting, confirm } = await student();
    const sentOnes = [
      table([]),
      table(rows.slice(1)),
      table(rows.slice(0, 1)),
      table([...rows, ...rows.slice(0, 1)]),
      table(rows.map((row) => row.map(() => 0))),
      table(rows.toReversed()),
      { table: { columns: columns.map((name) => `${name}_`), rows, rowCount: rows.length } },
      { table: { columns, rows: rows.slice(1), rowCount: rows.length } },
    ];
    for (const sent of sentOnes) {
      const { status, body } = await confirm(await fitting(), sent);
      expect(status).toBe(200);
      if ('outcome' in body && body.outcome === 'solved') continue;
      expect(body).toEqual({
        outcome: 'different',
        difference: { kind: 'hidden', differs: expect.stringMatching(/^(columns|rows|order)$/) },
      });
    }
    const python = exerciseOf('python');
    const { id, call } = await student();
    if (python.courseId !== courseId) await enrolIn(server.db, id, python.courseId);
    await call('GET', python.path);
    const fits = await call<Attempt>('POST', `${python.path}/attempts`, { code, ...given(python.lesson.fit.visible) });
    const attemptId = 'attemptId' in fits.body ? fits.body.attemptId : '';
    const answer = await call<Attempt>('POST', `${python.path}/attempts/${attemptId}/confirmation`, {
      values: ['"x"'],
    });
    expect(answer.body).toEqual({ outcome: 'different', difference: { kind: 'hidden', differs: 'check' } });
  });

  test('§practice.24 what fits on both solves the exercise and completes its lesson', async () => {
    const { call, fitting, confirm, shown } = await student();
    const draft = `/drafts/exercise/${courseId}.${lesson.id}`;
    await call('PUT', draft, { version: 1, values: { code }, base: 0, writer: 'laptop' });
    const { body } = await confirm(await fitting(), given(hidden));
    expect(body).toMatchObject({ outcome: 'solved', status: 'solved' });
    expect('progress' in body && body.progress.completedLessonIds).toContain(lesson.id);
    expect(await shown()).toMatchObject({ status: 'solved', isCompleted: true });
    expect((await call('GET', draft)).body).not.toHaveProperty('draft');
  });

  test('§practice.8 code that was written since the check is still a draft once the check has solved the exercise', async () => {
    const { call, fitting, confirm } = await student();
    const draft = `/drafts/exercise/${courseId}.${lesson.id}`;
    const attempt = await fitting();
    const later = { version: 1, values: { code: 'SELECT 2;' }, base: 0, writer: 'laptop' };
    await call('PUT', draft, later);
    expect((await confirm(attempt, given(hidden))).body).toMatchObject({ outcome: 'solved' });
    expect((await call('GET', draft)).body).toMatchObject({ revision: 1, draft: { values: later.values } });
  });

  test('§practice.24 nothing else completes it', async () => {
    const { call, shown } = await student();
    expect((await call('POST', `${path}/complete`)).status).toBe(409);
    expect(await shown()).toMatchObject({ isCompleted: false });
  });

  test('§practice.23 an attempt of somebody else does not exist', async () => {
    const [one, other] = [await student(), await student()];
    expect((await other.confirm(await one.fitting(), given(hidden))).status).toBe(404);
  });

  test('§practice.20 a result of another language, or of another lesson, is refused', async () => {
    const { call, check } = await student();
    expect((await check({ values: ['1'] })).status).toBe(422);
    expect((await check({})).status).toBe(422);
    const reading = `/courses/${courseId}/lessons/m1-l1`;
    for (const operation of ['attempts', 'solution']) {
      expect(
        (await call('POST', `${reading}/${operation}`, operation === 'attempts' ? { code } : undefined)).status,
      ).toBe(422);
    }
  });
});

describe('§practice.25 the worked solution', () => {
  test('marks an exercise as seen, which stays so once it is solved', async () => {
    const { call, fitting, confirm, shown } = await student();
    const { body } = await call<Solution>('POST', `${path}/solution`);
    expect(body).toMatchObject({ code: lesson.solution, status: 'seen' });
    expect(await shown()).toMatchObject({ status: 'seen', isCompleted: false });
    const solved = await confirm(await fitting(), given(hidden));
    expect(solved.body).toMatchObject({ outcome: 'solved', status: 'seen' });
    expect(await shown()).toMatchObject({ status: 'seen', isCompleted: true });
  });

  test('shown after the exercise was solved, it changes nothing', async () => {
    const { call, fitting, confirm, shown } = await student();
    await confirm(await fitting(), given(hidden));
    expect((await call<Solution>('POST', `${path}/solution`)).body.status).toBe('solved');
    expect(await shown()).toMatchObject({ status: 'solved' });
  });
});

describe('§practice.26 attempts', () => {
  test('are kept, the latest of them', async () => {
    const { id, check } = await student();
    for (let tries = 0; tries < storage.attemptsOfExercise + 2; tries += 1) await check(wrong);
    const own = and(eq(exerciseAttempts.userId, id), eq(exerciseAttempts.lessonId, lesson.id));
    expect(await server.db.$count(exerciseAttempts, own)).toBe(storage.attemptsOfExercise);
  });

  test('§practice.102 and the latest that solved it, however many come after it', async () => {
    const { id, check } = await student();
    const row = { userId: id, courseId, lessonId: lesson.id, outcome: 'solved' as const };
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    await server.db.insert(exerciseAttempts).values([
      { ...row, code: '-- first', attemptedAt: at(1) },
      { ...row, code: '-- better', attemptedAt: at(2) },
    ]);
    for (let tries = 0; tries < storage.attemptsOfExercise; tries += 1) await check(wrong);
    const solved = and(eq(exerciseAttempts.userId, id), eq(exerciseAttempts.outcome, 'solved'));
    expect(await server.db.select().from(exerciseAttempts).where(solved)).toMatchObject([{ code: '-- better' }]);
  });
});

describe('§analytics.1 which mistake an attempt made is in the log', () => {
  const known = { columns: ['known'], rows: [[1]], rowCount: 1 };
  const mistake = { code: 'SELECT 1 AS known;', answer: 'That is the cheapest.', result: digestOf(known, true) };
  const ofLesson = and(eq(lessons.courseId, courseId), eq(lessons.id, lesson.id));

  beforeAll(async () => {
    const content = { ...lesson, isOrdered: true, mistakes: [...lesson.mistakes, mistake] };
    await server.db.update(lessons).set({ content }).where(ofLesson);
  });

  const answersOf = async (id: string) => {
    const { kind, isRight, answer } = learningEvents;
    const own = and(eq(learningEvents.userId, id), eq(learningEvents.lessonId, lesson.id));
    const events = await server.db
      .select({ kind, isRight, answer })
      .from(learningEvents)
      .where(own)
      .orderBy(learningEvents.at);
    return events.filter((event) => event.kind === 'exercise-attempted').map((event) => [event.isRight, event.answer]);
  };

  test('where the author of the exercise has described it', async () => {
    const { id, check } = await student();
    const { body } = await check({ table: known });
    expect(body).toMatchObject({ outcome: 'different', explanation: mistake.answer });
    expect(body).not.toHaveProperty('mistake');
    expect(await answersOf(id)).toEqual([[false, mistake.result]]);
  });

  test('but not for any other mistake, one on the hidden rows, or a solution', async () => {
    const [another, hiddenOnes, solving] = [await student(), await student(), await student()];
    await another.check(wrong);
    expect(await answersOf(another.id)).toEqual([[false, null]]);
    await hiddenOnes.confirm(await hiddenOnes.fitting(), { table: known });
    expect(await answersOf(hiddenOnes.id)).toEqual([[false, null]]);
    await solving.confirm(await solving.fitting(), given(hidden));
    expect(await answersOf(solving.id)).toEqual([[true, null]]);
  });
});
