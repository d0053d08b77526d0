import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { users } from '../../platform/database/schema/account.ts';
import { assignments } from '../../platform/database/schema/assignments.ts';
import { auditLog } from '../../platform/database/schema/audit.ts';
import { courseWeights } from '../../platform/database/schema/grading.ts';
import { drafts } from '../../platform/database/schema/sync.ts';
import { createTestServer, type TestServer, testNow } from '../../testing/server.ts';

type Weights = components['schemas']['Weights'];
type Person = { id: string; email: string; token: string };

const courseId = 'data-warehousing';
const path = `/teach/courses/${courseId}/grades/weights`;

let server: TestServer;
let mira: Person;
let noa: Person;
beforeAll(async () => {
  server = await createTestServer();
  mira = await server.registerTeacher('mira@example.com', courseId);
  noa = await server.registerTeacher('noa@example.com', courseId);
  await server.db.update(users).set({ firstName: 'Mira', lastName: 'Castell' }).where(eq(users.id, mira.id));
  await server.db.delete(assignments).where(eq(assignments.courseId, courseId));
  const about = { courseId, description: '', attachments: [] };
  await server.db.insert(assignments).values([
    { ...about, id: 'we-late', title: 'Star schema', dueAfterDays: 20 },
    { ...about, id: 'we-early', title: 'Keys', dueAfterDays: 7 },
    { ...about, id: 'we-blind', title: 'Essay', dueAfterDays: 30, isBlind: true },
  ]);
});
beforeEach(async () => {
  for (const table of [courseWeights, drafts]) await server.db.delete(table);
});
afterAll(() => server.close());

const read = async () => (await server.send('GET', path, mira)).json<Weights>();
type Asked = Partial<components['schemas']['WeightsRequest']>;
const set = (asked: Asked = {}, { token } = mira) =>
  server.send('PUT', path, {
    token,
    body: {
      ...{ revision: 0, countsMissing: true },
      weights: [{ assignmentId: 'we-early', weight: 30 }],
      ...asked,
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const numbers = ({ assignments: all }: Weights) => all.map(({ id, weight }) => [id, weight]);

describe('§teaching.90 the weights of a course', () => {
  it('are the same for each assignment until someone sets them, those due first first', async () => {
    expect(await read()).toEqual({
      revision: 0,
      assignments: [
        { id: 'we-early', title: 'Keys', isBlind: false, weight: 10 },
        { id: 'we-late', title: 'Star schema', isBlind: false, weight: 10 },
        { id: 'we-blind', title: 'Essay', isBlind: true, weight: 10 },
      ],
      countsMissing: false,
      seenByStudents: false,
    });
  });

  it('are set, with who did and when; what is not named weighs as before', async () => {
    const answer = await set();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(await read());
    expect(await read()).toMatchObject({
      ...{ revision: 1, countsMissing: true },
      ...{ changedAt: testNow.toISOString(), changedBy: 'Mira Castell' },
    });
    expect(numbers(await read())).toEqual([
      ['we-early', 30],
      ['we-late', 10],
      ['we-blind', 10],
    ]);
    const gradebook = (await server.send('GET', `/teach/courses/${courseId}/grades`, mira)).json();
    expect(gradebook.weights).toEqual(await read());
  });

  it('§teaching.91 are in the audit log, and their draft ends', async () => {
    const draft = { revision: 1, version: 1, values: {}, writer: 'a-laptop', savedAt: testNow };
    await server.db.insert(drafts).values({ userId: mira.id, form: 'weights', subject: courseId, ...draft });
    await set();
    const entries = and(eq(auditLog.event, 'weights.changed'), eq(auditLog.actor, mira.id));
    const logged = await server.db.select().from(auditLog).where(entries);
    expect(logged.at(-1)?.details).toEqual({
      ...{ course: courseId, revision: 1, countsMissing: true },
      seenByStudents: false,
    });
    const [left] = await server.db.select().from(drafts).where(eq(drafts.userId, mira.id));
    expect(left?.values ?? null).toBeNull();
  });

  it('§teaching.95 say whether students see their course grade, and keep it where that is not sent', async () => {
    expect((await set({ seenByStudents: true })).json().seenByStudents).toBe(true);
    expect((await set({ revision: 1 })).json().seenByStudents).toBe(true);
    expect((await set({ revision: 2, seenByStudents: false })).json().seenByStudents).toBe(false);
  });

  it('§teaching.92 do not replace what a colleague has set meanwhile', async () => {
    expect((await set({}, noa)).statusCode).toBe(200);
    expect((await set({ weights: [] })).statusCode).toBe(409);
    expect((await set({ revision: 2 })).statusCode).toBe(409);
    expect(numbers(await read())[0]).toEqual(['we-early', 30]);
    expect((await set({ revision: 1, weights: [{ assignmentId: 'we-late', weight: 0 }] })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ revision: 2, changedBy: 'Mira Castell' });
    expect(numbers(await read())).toEqual([
      ['we-early', 10],
      ['we-late', 0],
      ['we-blind', 10],
    ]);
  });

  it('§teaching.92 are set by one of two who do it at the same moment', async () => {
    for (const revision of [0, 1]) {
      const both = await Promise.all([set({ revision }), set({ revision }, noa)]);
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    }
  });

  it.each([
    [422, { weights: [{ assignmentId: 'question-log', weight: 20 }] }],
    [400, { weights: [{ assignmentId: 'we-early', weight: 101 }] }],
    [400, { weights: [{ assignmentId: 'we-early', weight: -1 }] }],
    [400, { weights: [{ assignmentId: 'we-early', weight: 2.5 }] }],
  ])(
    'are refused with %i where they are not of the course, or no whole number from 0 to 100',
    async (status, asked) => {
      expect((await set(asked)).statusCode).toBe(status);
      expect((await read()).revision).toBe(0);
    },
  );

  it('stay without a name once the account is deleted', async () => {
    await set({}, noa);
    await server.db.update(courseWeights).set({ changedBy: null });
    expect(await read()).not.toHaveProperty('changedBy');
    expect(await read()).toHaveProperty('changedAt');
  });
});

it('§teaching.2 the weights are for those who teach the course', async () => {
  const other = await server.registerTeacher('other@example.com', 'time-series');
  const student = await server.register('nosy@example.com');
  for (const { token } of [other, student]) {
    expect((await server.send('GET', path, { token })).statusCode).toBe(403);
    expect((await set({}, { ...student, token })).statusCode).toBe(403);
  }
  expect((await server.send('GET', path)).statusCode).toBe(401);
});
