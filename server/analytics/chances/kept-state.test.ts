/** What is kept of students is what a replay of their log yields, whatever happened in between. */
import { and, desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { chanceModels, learningEvents, learningStates } from '../../platform/database/schema/analytics.ts';
import { answered, course, learner } from '../../testing/learning.ts';
import { createTestServer, type TestServer, testNow } from '../../testing/server.ts';
import { addEvents, type ServerEvent } from '../log.ts';
import { prior } from '../model/prior.ts';
import { newStudent } from '../model/state.ts';
import { toStored } from '../model/stored.ts';
import { currentModel } from './current-model.ts';
import { learnerOf } from './kept-state.ts';
import { loggedAnswers } from './log-answers.ts';
import { itemOf, stateAfter, takeIn } from './take-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ now: () => testNow });
});
afterAll(() => server.close());

const day = 86_400_000;
const ago = (days: number) => new Date(testNow.getTime() - days * day);

const add = (userId: string, events: ServerEvent[]) => server.db.transaction((tx) => addEvents(tx, userId, events));

/** What the rows say, and what the log does; `isKept` where they hold without a replay. */
async function both(db: Database, userId: string) {
  const { version, model, state } = await learnerOf(db, userId);
  const replayed = stateAfter(model, await loggedAnswers(db, userId));
  const [row] = await db.select().from(learningStates).where(eq(learningStates.userId, userId));
  const isKept = row?.model === version && row.taken === row.answers;
  const told = ({ general, skills }: typeof state) => ({ general, skills: Object.fromEntries(skills) });
  return { kept: told(state), replayed: told(replayed), isKept };
}

/** A model in which a question is easy. */
async function fitted(item: string) {
  const items = new Map([[item, { mean: 2, variance: 0.1 }]]);
  const model = toStored({ ...prior, difficulties: { ...prior.difficulties, items } });
  const [last] = await server.db.select().from(chanceModels).orderBy(desc(chanceModels.fittedAt)).limit(1);
  const fittedAt = new Date((last?.fittedAt ?? testNow).getTime() + 1000);
  await server.db.insert(chanceModels).values({ startedAt: fittedAt, fittedAt, model, answers: 1 });
}

const batch = fc.array(
  fc.record({
    outcomeId: fc.constantFrom('m1', 'm2', null),
    item: fc.constantFrom('q1', 'q2', 'q3'),
    lessonId: fc.constantFrom('m1-l4', 'm2-l3'),
    isRight: fc.constantFrom(true, false, null),
    options: fc.constantFrom(3, null),
    at: fc.integer({ min: 0, max: 60 * day }).map((length) => new Date(testNow.getTime() - length)),
  }),
  { minLength: 1, maxLength: 5 },
);

describe('§analytics.92 what is kept of a student', () => {
  test('equals a replay of the log after any history: late answers, deleted ones, and other models', async () => {
    const step = fc.oneof(
      fc.record({ add: batch }),
      fc.record({ remove: fc.constantFrom('q1', 'q2') }),
      fc.record({ fit: fc.constantFrom('q1', 'q3') }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 7 }), async (steps) => {
        const { id } = await learner(server);
        for (const each of steps) {
          if ('add' in each) await add(id, each.add.map(answered));
          else if ('remove' in each) {
            const own = and(eq(learningEvents.userId, id), eq(learningEvents.item, each.remove));
            await server.db.delete(learningEvents).where(own);
          } else await fitted(itemOf({ courseId: course, lessonId: 'm1-l4', item: each.fit }));
          const { kept, replayed, isKept } = await both(server.db, id);
          expect(kept).toEqual(replayed);
          if ('add' in each && each.add.some(({ isRight }) => isRight !== null)) expect(isKept).toBe(true);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('is right where answers arrive in order, one by one, and predicted each as a replay does', async () => {
    const { id } = await learner(server);
    for (let at = 30; at > 0; at -= 1) {
      await add(id, [answered({ item: `q${at % 4}`, outcomeId: `m${at % 3}`, at: ago(at), isRight: at % 5 > 1 })]);
    }
    const { kept, replayed, isKept } = await both(server.db, id);
    expect(isKept).toBe(true);
    expect(kept).toEqual(replayed);
    const { model } = await currentModel(server.db);
    const expected = takeIn(model, newStudent(), await loggedAnswers(server.db, id));
    const rows = await server.db.select().from(learningEvents).where(eq(learningEvents.userId, id));
    expect(rows).toHaveLength(30);
    for (const row of rows) expect(row.chance).toBeCloseTo(expected.get(row.id) ?? Number.NaN, 5);
  });

  test('misses nothing of several calls at once', async () => {
    const { id } = await learner(server);
    await Promise.all(['q1', 'q2', 'q3', 'q4'].map((item) => add(id, [answered({ item })])));
    const { kept, replayed } = await both(server.db, id);
    expect(kept).toEqual(replayed);
    expect(kept.general.answers).toBe(4);
  });

  test('takes an answer in once, however often it is sent', async () => {
    const { id } = await learner(server);
    const event = answered({ id: crypto.randomUUID() });
    await add(id, [event, event]);
    await add(id, [event, answered({ item: 'q2', at: ago(2) })]);
    const { kept, replayed } = await both(server.db, id);
    expect(kept).toEqual(replayed);
    expect(kept.general.answers).toBe(2);
  });

  test('stays as it was where the transaction does not end', async () => {
    const { id } = await learner(server);
    await add(id, [answered()]);
    const earlier = await both(server.db, id);
    const lost = server.db.transaction(async (tx) => {
      await addEvents(tx, id, [answered({ item: 'q2', isRight: false })]);
      throw new Error('lost');
    });
    await expect(lost).rejects.toThrow('lost');
    expect(await both(server.db, id)).toEqual(earlier);
  });

  test('is replayed where something else wrote the log', async () => {
    const { id } = await learner(server);
    await add(id, [answered()]);
    const event = { ...answered({ item: 'q2' }), id: crypto.randomUUID(), userId: id, day: '2026-11-20' };
    await server.db.insert(learningEvents).values(event);
    const { kept, replayed, isKept } = await both(server.db, id);
    expect(isKept).toBe(false);
    expect(kept).toEqual(replayed);
    expect(kept.general.answers).toBe(2);
  });

  test('is nothing where nothing was answered', async () => {
    const { id } = await learner(server);
    await add(id, [{ kind: 'lesson-completed', courseId: course, lessonId: 'm1-l1', at: testNow }]);
    const [row] = await server.db.select().from(learningEvents).where(eq(learningEvents.userId, id));
    expect(row?.chance).toBeNull();
    const states = await server.db.select().from(learningStates).where(eq(learningStates.userId, id));
    expect(states).toEqual([]);
  });
});

describe('§analytics.93 the current model', () => {
  test('is the newest that can be read, and the prior where there is none', async () => {
    const own = await createTestServer();
    expect((await currentModel(own.db)).version).toMatch(/^prior /);
    await own.db
      .insert(chanceModels)
      .values({ startedAt: testNow, fittedAt: testNow, model: { of: 'another release' }, answers: 1 });
    await own.db.insert(chanceModels).values({ startedAt: testNow, answers: 1 });
    expect((await currentModel(own.db)).model).toBe(prior);
    const [made] = await own.db
      .insert(chanceModels)
      .values({ startedAt: testNow, fittedAt: new Date(testNow.getTime() + 1), model: toStored(prior), answers: 1 })
      .returning();
    const { version, model } = await currentModel(own.db);
    expect(version).toContain(made?.id);
    expect(model.weights).toEqual(prior.weights);
    await own.close();
  });
});
