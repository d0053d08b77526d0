/** What students take with them, read back by other programs: `csv-parse`, and the validator of a learning record store. */
import warningsOf from '@learninglocker/xapi-validation';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { learningEvents } from '../platform/database/schema/analytics.ts';
import { active, eventsOf, learner, minutesAgo, opened, recorder } from '../testing/learning.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { addEvents } from './log.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const lesson = { courseId: 'data-literacy', lessonId: 'm1-l1' };
const ago = (minutes: number) => new Date(minutesAgo(minutes));

/** A student with an event of each kind, and one whose lesson is no longer part of the content. */
async function fullLog() {
  const { id, token } = await learner(server);
  await recorder(server, token)([opened({ at: minutesAgo(90) }), active({ at: minutesAgo(89), seconds: 240 })]);
  await recorder(server, token)([active({ at: minutesAgo(87), seconds: 300 })]);
  await addEvents(server.db, id, [
    { ...lesson, kind: 'lesson-completed', at: ago(80) },
    { ...lesson, kind: 'question-answered', lessonId: 'm1-l4', item: 'q2', isRight: true, at: ago(70) },
    { ...lesson, kind: 'exercise-attempted', isRight: false, at: ago(60) },
    { courseId: 'data-analytics', kind: 'submitted', item: 'question-log', at: ago(50) },
    { courseId: 'data-analytics', kind: 'graded', item: 'question-log', percent: 85, at: ago(40) },
    { courseId: 'a-former-course', lessonId: 'm1-l1', kind: 'lesson-completed', at: ago(30) },
    { ...lesson, kind: 'question-answered', item: '=1+1,"x"', isRight: false, at: ago(20) },
  ]);
  return { id, token };
}

describe('§analytics.9 the table', () => {
  test('read by csv-parse, it has every event of the log, the oldest first', async () => {
    const { id, token } = await fullLog();
    const answer = await server.send('GET', '/analytics/events.csv', { token });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="learning-events.csv"',
    });
    const rows = z
      .array(z.record(z.string(), z.string()))
      .parse(parse(answer.body, { bom: true, columns: true, record_delimiter: '\r\n' }));
    const events = await eventsOf(server.db, id);
    expect(rows).toHaveLength(10);
    expect(rows.map((row) => row['Time (UTC)'])).toEqual(events.map(({ at }) => at.toISOString()));
    expect(rows.map((row) => row['What'])).toEqual(events.map(({ kind }) => kind));
    const [, , overlapping, , question, exercise, , graded, , formula] = rows;
    expect(overlapping).toMatchObject({ Seconds: '300', 'Seconds counted': '180', Day: '2026-11-20' });
    expect(question).toMatchObject({ Lesson: 'm1-l4', 'Question or assignment': 'q2', Right: 'yes' });
    expect(exercise).toMatchObject({ Right: 'no', Percent: '' });
    expect(graded).toMatchObject({ Course: 'data-analytics', 'Question or assignment': 'question-log', Percent: '85' });
    expect(formula).toMatchObject({ 'Question or assignment': `'=1+1,"x"` });
  });

  test('of a student without a log it has its heads alone', async () => {
    const { token } = await learner(server);
    const { body } = await server.send('GET', '/analytics/events.csv', { token });
    expect(parse(body, { bom: true })).toHaveLength(1);
  });

  test('has each of two thousand events once, also of one moment', async () => {
    const { id, token } = await learner(server);
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      ...lesson,
      ...{ id: crypto.randomUUID(), userId: id, kind: 'lesson-opened' as const, day: '2026-11-20' },
      at: ago(index % 3),
    }));
    await server.db.insert(learningEvents).values(rows);
    const { body } = await server.send('GET', '/analytics/events.csv', { token });
    expect(parse(body, { bom: true })).toHaveLength(2001);
    const statements = (await server.send('GET', '/analytics/statements.json', { token })).body;
    const ids = z.array(z.object({ id: z.string() })).parse(JSON.parse(statements));
    expect(new Set(ids.map((one) => one.id))).toEqual(new Set(rows.map((row) => row.id)));
  });
});

const statementsOf = async (token: string) => {
  const answer = await server.send('GET', '/analytics/statements.json', { token });
  return { answer, statements: z.array(z.looseObject({ id: z.string() })).parse(JSON.parse(answer.body)) };
};

describe('§analytics.10 the statements', () => {
  test('are valid for a learning record store, one for each event', async () => {
    const { id, token } = await fullLog();
    const { answer, statements } = await statementsOf(token);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="learning-statements.json"');
    expect(statements.flatMap((one) => warningsOf(one))).toEqual([]);
    expect(statements.map((one) => one.id)).toEqual((await eventsOf(server.db, id)).map((one) => one.id));
  });

  test('the validator does find mistakes', async () => {
    const { token } = await fullLog();
    const [first] = (await statementsOf(token)).statements;
    for (const mistake of [{ verb: { id: 'completed' } }, { result: { duration: '300' } }, { timestamp: 'today' }]) {
      expect(warningsOf({ ...first, ...mistake })).not.toEqual([]);
    }
  });

  test('say who did what to what, and what came of it', async () => {
    const { id, token } = await fullLog();
    const { statements } = await statementsOf(token);
    const origin = server.context.config.publicUrl;
    const lesson = `${origin}/courses/data-literacy/lessons`;
    const about = (verb: string, address: string) => ({ verb: { display: { en: verb } }, object: { id: address } });
    expect(statements).toMatchObject([
      { ...about('initialized', `${lesson}/m1-l1`), actor: { account: { homePage: origin, name: id } } },
      { ...about('experienced', `${lesson}/m1-l1`), result: { duration: 'PT240S' } },
      { ...about('experienced', `${lesson}/m1-l1`), result: { duration: 'PT180S' } },
      about('completed', `${lesson}/m1-l1`),
      { ...about('answered', `${lesson}/m1-l4#q2`), result: { success: true } },
      { ...about('attempted', `${lesson}/m1-l1`), result: { success: false } },
      about('submitted', `${origin}/assignments#question-log`),
      { ...about('scored', `${origin}/assignments#question-log`), result: { score: { scaled: 0.85 } } },
      about('completed', `${origin}/courses/a-former-course/lessons/m1-l1`),
      about('answered', `${lesson}/m1-l1#%3D1%2B1%2C%22x%22`),
    ]);
    expect(statements[3]).toMatchObject({ object: { definition: { name: { en: expect.any(String) } } } });
    expect(statements[8]).not.toHaveProperty('object.definition.name');
    expect(statements.map((one) => one['timestamp'])[0]).toBe(ago(90).toISOString());
  });

  test('of a student without a log are none', async () => {
    const { token } = await learner(server);
    expect((await statementsOf(token)).statements).toEqual([]);
  });
});

test("§analytics.12 nobody is handed another's log", async () => {
  await fullLog();
  const other = await learner(server);
  for (const path of ['/analytics/events.csv', '/analytics/statements.json']) {
    const { body } = await server.send('GET', path, { token: other.token });
    expect(body).not.toContain('data-literacy');
  }
});
