/** Aims and the path to one, through the API. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { aims, learningPaths, pathChanges } from '../../platform/database/schema/analytics.ts';
import { lessons } from '../../platform/database/schema/course.ts';
import { completedLessons } from '../../platform/database/schema/lesson.ts';
import { storage } from '../../platform/limits.ts';
import { caller, type Failure } from '../../testing/caller.ts';
import { enrolIn } from '../../testing/exercises.ts';
import { learner } from '../../testing/learning.ts';
import { createTestServer, type TestServer, testNow } from '../../testing/server.ts';
import { addEvents } from '../log.ts';
import { currentPath } from './current.ts';

type Schemas = components['schemas'];
type Path = Schemas['LearningPath'];

const day = 86_400_000;

let server: TestServer;
let now = testNow;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
afterAll(() => server.close());

const [sql, performance] = ['sql-for-beginners', 'sql-performance'];
const [withSql, analyst] = ['answer-questions-with-sql', 'work-as-a-data-analyst'];

/** Answers of one moment would be taken in in the order of their ids. */
let seconds = 0;

async function student(aimId: string | null = withSql) {
  const { id, token } = await learner(server);
  const call = caller(server.app, token);
  const path = async () => {
    const { body } = await call<Schemas['CurrentPath']>('GET', '/analytics/path');
    if (!body.path) throw new Error('There is no path');
    return body.path;
  };
  const choose = (aim: string) => call<Path>('PUT', '/analytics/path', { aimId: aim });
  const arrange = (body: Schemas['PathOrder']) => call<Path & Failure>('PUT', '/analytics/path/order', body);
  const skip = (version: number, courseId: string, ...modules: string[]) => {
    const body = { version, modules: modules.map((moduleId) => ({ courseId, moduleId })) };
    return call<Path & Failure>('PUT', '/analytics/path/skips', body);
  };
  /** So many questions of a module, each of which there is only once. */
  const answers = (courseId: string, outcomeId: string, isRight: boolean, count: number, from = 1) => {
    const one = {
      kind: 'question-answered',
      courseId,
      lessonId: 'm1-l4',
      outcomeId,
      options: 4,
      isRight,
    } as const;
    const events = Array.from({ length: count }, (_, at) => {
      seconds += 1;
      return { ...one, item: `q${from + at}`, at: new Date(now.getTime() + 1000 * seconds) };
    });
    return addEvents(server.db, id, events);
  };
  if (aimId !== null) await choose(aimId);
  return { id, token, call, path, choose, arrange, skip, answers };
}

const modulesOf = (path: Path, courseId: string) =>
  path.steps.find((step) => step.courseId === courseId)?.modules ?? [];
const stateOf = (path: Path, courseId: string, moduleId: string) =>
  modulesOf(path, courseId).find((module) => module.moduleId === moduleId);
const idsOf = (path: Path) => path.steps.map(({ courseId }) => courseId);
const told = (path: Path) =>
  path.changes.map(({ kind, moduleTitle, courseTitle }) => `${kind} ${moduleTitle ?? courseTitle}`);

describe('§analytics.70 listAims', () => {
  test('answers each with its outcomes, and the courses that lead there', async () => {
    const { call } = await student(null);
    const { aims: all } = (await call<Schemas['Aims']>('GET', '/analytics/aims')).body;
    expect(all.length).toBeGreaterThanOrEqual(4);
    expect(all[0]).toMatchObject({ id: withSql, courses: ['SQL for Beginners', 'SQL Performance'], hours: 19 });
    expect(all[0]?.outcomes).toContain('Join tables so that each row of the result stands for what you meant');
  });
});

describe('§analytics.71 the path', () => {
  test('is none before an aim is chosen, and after it is left', async () => {
    const { choose, call } = await student(null);
    const none = { path: null };
    expect((await call('GET', '/analytics/path')).body).toEqual(none);
    const chosen = await choose(withSql);
    expect(chosen.body).toMatchObject({ aimId: withSql, placement: 'none', version: 1, changes: [] });
    expect(idsOf(chosen.body)).toEqual([sql, performance]);
    expect((await call('DELETE', '/analytics/path')).status).toBe(204);
    expect((await call('GET', '/analytics/path')).body).toEqual(none);
  });

  test('has each course as far as the aim needs it, and each module with its outcome', async () => {
    const { path } = await student();
    const found = await path();
    expect(modulesOf(found, performance).map(({ moduleId }) => moduleId)).toEqual(['m1', 'm2', 'm3', 'm4']);
    expect(modulesOf(found, sql)).toHaveLength(8);
    expect(stateOf(found, sql, 'm5')).toMatchObject({
      outcome: 'Join tables so that each row of the result stands for what you meant',
      state: 'todo',
      low: null,
      reason: { kind: 'aim', title: 'Answer questions with SQL' },
    });
    expect(stateOf(found, sql, 'm1')?.reason).toEqual({ kind: 'requiredBy', title: 'Joining tables' });
  });

  test('is another one with another aim, but for what is skipped', async () => {
    const { choose, skip, arrange } = await student();
    await skip(1, sql, 'm1');
    await arrange({ version: 2, order: [], pinned: [performance] });
    const { body } = await choose(analyst);
    expect(body).toMatchObject({ aimId: analyst, version: 4, changes: [] });
    expect(body.steps.filter(({ isPinned }) => isPinned)).toEqual([]);
    expect(stateOf(body, sql, 'm1')?.state).toBe('skipped');
  });

  test('stays as it is with the same aim', async () => {
    const { choose, skip, path } = await student();
    await skip(1, sql, 'm1');
    const before = await path();
    expect((await choose(withSql)).body).toEqual(before);
  });

  test('404 for an unknown aim, and for a change without a path', async () => {
    const { choose, skip, arrange } = await student(null);
    expect((await choose('become-king')).status).toBe(404);
    expect((await skip(1, sql)).status).toBe(404);
    expect((await arrange({ version: 1, order: [], pinned: [] })).status).toBe(404);
  });

  test('is the own one', async () => {
    const [one, other] = [await student(), await student()];
    await one.answers(sql, 'm1', true, 8);
    await one.skip(1, sql, 'm2');
    expect(
      (await other.path()).steps.flatMap(({ modules }) => modules.filter(({ state }) => state !== 'todo')),
    ).toEqual([]);
    await one.call('DELETE', '/analytics/path');
    expect(idsOf(await other.path())).toHaveLength(2);
  });

  test('is none once the content has its aim no longer, and another can be chosen', async () => {
    const { id, call, choose } = await student();
    await server.db.update(learningPaths).set({ aimId: 'gone' }).where(eq(learningPaths.userId, id));
    expect((await call('GET', '/analytics/path')).body).toEqual({ path: null });
    expect((await call('DELETE', '/analytics/placement')).status).toBe(404);
    expect((await choose(withSql)).status).toBe(200);
  });
});

describe('§analytics.73 what is known', () => {
  test('is offered, and skipped once the student agrees', async () => {
    const { path, answers, skip } = await student();
    await answers(sql, 'm1', true, 8);
    const found = await path();
    expect(stateOf(found, sql, 'm1')).toMatchObject({ state: 'known', reason: { kind: 'known', title: null } });
    expect(stateOf(found, sql, 'm1')?.low).toBeGreaterThan(0.6);
    const minutes = found.steps[0]?.minutes ?? 0;
    const skipped = (await skip(found.version, sql, 'm1')).body;
    expect(stateOf(skipped, sql, 'm1')?.state).toBe('skipped');
    expect(skipped.steps[0]?.minutes).toBeLessThan(minutes);
    const restored = (await skip(skipped.version, sql)).body;
    expect(stateOf(restored, sql, 'm1')?.state).toBe('known');
  });

  test('§analytics.89 does not follow from answers to what builds on it', async () => {
    const { path, answers } = await student();
    await answers(sql, 'm5', true, 40);
    const found = await path();
    expect(modulesOf(found, sql).flatMap(({ moduleId, state }) => (state === 'known' ? [moduleId] : []))).toEqual([
      'm5',
    ]);
    expect(stateOf(found, sql, 'm4')).toMatchObject({ state: 'todo', low: null });
  });

  test('§analytics.91 is said by the same estimate as everywhere', async () => {
    const { id, call, path, answers } = await student();
    await enrolIn(server.db, id, sql);
    await answers(sql, 'm1', true, 8);
    await answers(sql, 'm2', true, 1);
    await answers(sql, 'm3', false, 4);
    const { courses } = (await call<Schemas['Mastery']>('GET', '/analytics/mastery')).body;
    const outcomes = courses.find(({ courseId }) => courseId === sql)?.outcomes ?? [];
    const found = await path();
    for (const moduleId of ['m1', 'm2', 'm3']) {
      const { low, middle, high } = outcomes.find((outcome) => outcome.id === moduleId) ?? {};
      expect(stateOf(found, sql, moduleId)).toMatchObject({ low, middle, high });
    }
  });

  test('is nothing that is shaky by its own answers', async () => {
    const { path, answers } = await student();
    await answers(sql, 'm4', false, 8);
    await answers(sql, 'm5', true, 16);
    const found = await path();
    expect(stateOf(found, sql, 'm5')?.state).toBe('known');
    const shaky = stateOf(found, sql, 'm4');
    expect(shaky).toMatchObject({ state: 'todo', reason: { kind: 'shaky' } });
    expect(found.steps[0]?.reasons).toContainEqual({ kind: 'shaky', title: shaky?.title });
  });

  test('is known no longer after a long time, and what is skipped stays so', async () => {
    const { id, path, answers, skip } = await student();
    await answers(sql, 'm1', true, 8);
    await answers(sql, 'm2', true, 8);
    expect(stateOf(await path(), sql, 'm2')?.state).toBe('known');
    await skip(1, sql, 'm1');
    const found = await currentPath(server.db, id, new Date(testNow.getTime() + 720 * day));
    if (!found) throw new Error('There is no path');
    expect(stateOf(found, sql, 'm1')?.state).toBe('skipped');
    expect(stateOf(found, sql, 'm2')?.state).toBe('todo');
    expect(told(found)[0]).toBe('shaky Filtering rows');
  });

  test('422 for a module that is not of the path, and 409 for another version', async () => {
    const { skip, path } = await student();
    expect((await skip(1, performance, 'm8')).status).toBe(422);
    expect((await skip(1, 'data-ethics', 'm1')).status).toBe(422);
    expect((await skip(2, sql, 'm1')).status).toBe(409);
    expect((await path()).version).toBe(1);
  });
});

describe('§analytics.74 an own order', () => {
  test('and pins are followed, and are reasons', async () => {
    const { arrange, path } = await student(analyst);
    const [first = '', ...rest] = idsOf(await path());
    const order = [...rest, first];
    const arranged = (await arrange({ version: 1, order, pinned: [] })).body;
    expect(idsOf(arranged)).toEqual(order);
    expect(arranged.steps.at(-1)?.reasons).toContainEqual({ kind: 'order', title: null });
    const pinned = (await arrange({ version: 2, order, pinned: [first] })).body;
    expect(idsOf(pinned)).toEqual([first, ...rest]);
    expect(pinned.steps[0]).toMatchObject({ isPinned: true, state: 'next' });
    expect(pinned.steps[0]?.reasons).toContainEqual({ kind: 'pinned', title: null });
    expect(idsOf((await arrange({ version: 3, order: [], pinned: [] })).body)).toEqual([first, ...rest]);
    expect(told(await path())).toContain('pinned Data Analytics');
  });

  test('in which a course stands before one that it builds on is refused with both', async () => {
    const { arrange, path } = await student();
    const refused = await arrange({ version: 1, order: [performance, sql], pinned: [] });
    expect(refused.status).toBe(422);
    expect(refused.body.error).toBe('SQL Performance builds on SQL for Beginners, which must come before it.');
    expect(idsOf((await arrange({ version: 1, order: [], pinned: [performance] })).body)).toEqual([sql, performance]);
    expect((await path()).version).toBe(2);
  });

  test('422 for a course that is not of the path, and 409 for another version', async () => {
    const { arrange } = await student();
    expect((await arrange({ version: 1, order: ['data-ethics'], pinned: [] })).status).toBe(422);
    expect((await arrange({ version: 1, order: [], pinned: ['data-ethics'] })).status).toBe(422);
    expect((await arrange({ version: 7, order: [], pinned: [] })).status).toBe(409);
  });
});

describe('§analytics.75 planned anew', () => {
  test('it tells what changed, once, the newest first', async () => {
    const { path, answers, id } = await student();
    await answers(sql, 'm1', true, 8);
    expect(told(await path())).toEqual(['known Tables and first queries']);
    await enrolIn(server.db, id, performance);
    const all = await server.db.select().from(lessons).where(eq(lessons.courseId, performance));
    const done = all.filter(({ moduleId }) => moduleId === 'm1').map(({ id: lessonId }) => lessonId);
    await server.db
      .insert(completedLessons)
      .values(done.map((lessonId) => ({ userId: id, courseId: performance, lessonId, completedAt: now })));
    now = new Date(testNow.getTime() + day);
    const found = await path();
    now = testNow;
    expect(told(found)).toEqual(['done Measure before you change anything', 'known Tables and first queries']);
    expect(found.steps[1]).toMatchObject({ isEnrolled: true });
    expect(await path()).toEqual(await path());
  });

  test('it is the same after answers to what is not of it', async () => {
    const { path, answers } = await student();
    const before = await path();
    await answers('data-ethics', 'm1', true, 8);
    expect(await path()).toEqual(before);
  });

  test('it tells the newest few alone', async () => {
    const { skip, path, id } = await student();
    for (let version = 1; version <= storage.pathChanges + 4; version += 2) {
      now = new Date(testNow.getTime() + version * 1000);
      await skip(version, sql, 'm1');
      await skip(version + 1, sql);
    }
    now = testNow;
    expect((await path()).changes).toHaveLength(storage.pathChanges);
    expect(await server.db.$count(pathChanges, eq(pathChanges.userId, id))).toBe(storage.pathChanges);
  });

  test('it tells of what changed together in the order of the path', async () => {
    const { path, answers } = await student();
    await answers(performance, 'm1', false, 16);
    await answers(sql, 'm3', true, 16);
    await answers(sql, 'm2', true, 16);
    expect(told(await path())).toEqual([
      'known Filtering rows',
      'known Calculating in a query',
      'shaky Measure before you change anything',
    ]);
  });

  test('two looks at once tell of a change once', async () => {
    const { path, answers } = await student();
    await answers(sql, 'm1', true, 8);
    await Promise.all([path(), path(), path()]);
    expect(told(await path())).toEqual(['known Tables and first queries']);
  });

  test('it follows content that has changed', async () => {
    const { path } = await student();
    const [before] = await server.db.select().from(aims).where(eq(aims.id, withSql));
    const set = (outcomes: { course: string; module: string }[]) =>
      server.db.update(aims).set({ outcomes }).where(eq(aims.id, withSql));
    await set([
      { course: sql, module: 'm7' },
      { course: 'data-ethics', module: 'm1' },
    ]);
    const found = await path();
    await set(before?.outcomes ?? []);
    expect(idsOf(found)).toEqual([sql, 'data-ethics']);
    expect(told(found).toSorted()).toEqual([
      'added Data Ethics',
      'removed Queries you can defend',
      'removed SQL Performance',
    ]);
  });
});
