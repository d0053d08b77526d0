/** Aims, the path to one, and the placement, through the API. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { readContent } from '../content/read.ts';
import { caller } from '../testing/caller.ts';
import { learner } from '../testing/learning.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Schemas = components['schemas'];
type Path = Schemas['LearningPath'];
type Placement = Schemas['Placement'];

const content = readContent('content');

let server: TestServer;
const now = testNow;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
afterAll(() => server.close());

const aimId = 'answer-questions-with-sql';
const sql = 'sql-for-beginners';

async function student() {
  const { id, token } = await learner(server);
  const call = caller(server.app, token);
  const path = async () => (await call<Schemas['CurrentPath']>('GET', '/analytics/path')).body.path;
  const choose = (aim = aimId) => call<Path>('PUT', '/analytics/path', { aimId: aim });
  const arrange = (body: Schemas['PathOrder']) => call<Path>('PUT', '/analytics/path/order', body);
  const skip = (version: number, modules: Schemas['ModuleOfCourse'][]) =>
    call<Path>('PUT', '/analytics/path/skips', { version, modules });
  const start = async () => (await call<Placement>('POST', '/analytics/placement')).body;
  const answer = (questionId: string, choice: number | null) =>
    call<Placement>('POST', '/analytics/placement/answers', { questionId, choice });
  return { id, call, path, choose, arrange, skip, start, answer };
}

/** The right choice of a question, which the API never tells. */
function rightOf(id: string): number {
  const [courseId, lessonId, item = ''] = id.split('.');
  const lesson = content.courses
    .find((course) => course.id === courseId)
    ?.modules.flatMap(({ lessons }) => lessons)
    .find((each) => each.id === lessonId);
  if (lesson?.type !== 'quiz') throw new Error(`No question ${id}`);
  return lesson.questions[Number(item.slice(1)) - 1]?.correct ?? -1;
}

describe('§analytics.71 the path', () => {
  test('is none before an aim is chosen, and after it is left', async () => {
    const { path, choose, call } = await student();
    expect(await path()).toBeNull();
    expect((await choose()).body.steps.map(({ courseId }) => courseId)).toEqual([sql, 'sql-performance']);
    expect((await call('DELETE', '/analytics/path')).status).toBe(204);
    expect(await path()).toBeNull();
  });
});

describe('§analytics.76 the placement', () => {
  test('finds out what is known in at most ten questions, none of them twice', async () => {
    const { choose, start, answer, path } = await student();
    await choose();
    let placement = await start();
    const asked: string[] = [];
    while (placement.question) {
      const { id } = placement.question;
      asked.push(id);
      placement = (await answer(id, rightOf(id))).body;
    }
    expect(asked.length).toBeLessThanOrEqual(10);
    expect(new Set(asked).size).toBe(asked.length);
    const known = (await path())?.steps.flatMap(({ modules }) => modules.filter(({ state }) => state === 'known'));
    expect(known?.length).toBeGreaterThan(5);
  });
});
