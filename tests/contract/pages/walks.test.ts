/**
 * Each list, walked past its first page, with each value of each filter and order: its pages are one list, also while rows
 * come and leave.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Operation, readContract } from '../../../server/http/openapi.ts';
import { createTestServer, type TestServer } from '../../../server/testing/server.ts';
import { sampleAddress } from '../bad-requests.ts';
import { choicesOf, isPaged, toldApart } from '../query.ts';
import { given, listOf, type Query, queriesOf } from './choices.ts';
import { type List, lists } from './lists.ts';
import { addPeople, attendedClassId, clear, courseId, execute, front, numbers, otherCourseId } from './rows.ts';

/** Rows of a page, so that the eight rows that every filter finds take three pages. */
const limit = 3;

let server: TestServer;
let people: Record<List['by'], { id: string; token: string }>;
beforeAll(async () => {
  server = await createTestServer();
  people = {
    student: await server.register('pages@example.com'),
    teacher: await server.registerTeacher('ines@example.com', courseId, otherCourseId),
  };
  await addPeople(server.db);
});
afterAll(() => server.close());

const answer = z.object({ items: z.array(z.record(z.string(), z.unknown())), next: z.string().optional() });

async function pageOf(operation: Operation, { by }: List, query: Query) {
  const address = sampleAddress(operation, { courseId, classId: attendedClassId });
  const { body, statusCode } = await server.send('GET', `${address}?${new URLSearchParams(query)}`, people[by]);
  expect(statusCode, `${operation.id} ${JSON.stringify(query)}: ${body}`).toBe(200);
  return answer.parse(JSON.parse(body));
}

const keysOf = (items: Record<string, unknown>[], { key }: List) => items.map((item) => z.string().parse(item[key]));

/** The whole list on one page. */
async function whole(operation: Operation, list: List, query: Query) {
  const most = operation.parameters.find(({ name }) => name === 'limit')?.schema['maximum'];
  const { items, next } = await pageOf(operation, list, { ...query, limit: String(most) });
  expect(next, `${operation.id}: one page has all of it`).toBeUndefined();
  return items;
}

/** The rows that come after the cursor, page by page; each page but the last is full, and none is empty. */
async function rest(operation: Operation, list: List, query: Query, cursor: string | undefined) {
  const found: Record<string, unknown>[] = [];
  for (let next = cursor; next !== undefined; ) {
    const page = await pageOf(operation, list, { ...query, limit: String(limit), cursor: next });
    found.push(...page.items);
    expect(page.items).toHaveLength(page.next ? limit : Math.max(1, page.items.length));
    next = page.next;
    if (found.length > 100) throw new Error(`${operation.id} has no end: ${keysOf(found, list).slice(0, 9)}`);
  }
  return found;
}

async function fill(list: List) {
  await clear(server.db);
  await execute(server.db, list.write(numbers, people[list.by].id));
}

const operations = readContract().operations.filter(isPaged);

describe.each(operations.map((operation) => [operation.id, operation] as const))('§product.55 %s', (_, operation) => {
  it('answers each value of a filter or order with other rows, or in another order', async () => {
    const list = listOf(operation);
    await fill(list);
    const fixed = queriesOf(operation, list)[0];
    for (const parameter of choicesOf(operation)) {
      const { name } = parameter;
      const values = toldApart(parameter, given(operation, list, parameter));
      const found = [];
      for (const value of values) {
        const items = await whole(operation, list, { ...fixed, ...(value !== null && { [name]: value }) });
        found.push(keysOf(items, list).join());
      }
      expect(new Set(found).size, `${operation.id}.${name}`).toBe(values.length);
    }
  });

  it('has on its pages, one after another, the same rows as on one large page', { timeout: 120_000 }, async () => {
    const list = listOf(operation);
    await fill(list);
    for (const query of queriesOf(operation, list)) {
      const all = await whole(operation, list, query);
      const first = await pageOf(operation, list, { ...query, limit: String(limit) });
      const walked = [...first.items, ...(await rest(operation, list, query, first.next))];
      const label = `${operation.id} ${JSON.stringify(query)}`;
      expect(keysOf(walked, list), label).toEqual(keysOf(all, list));
      expect(walked, label).toEqual(all);
      expect(new Set(keysOf(all, list)).size, label).toBe(all.length);
      expect(all.length, `${label} has three pages`).toBeGreaterThan(2 * limit);
    }
  });

  it('repeats no row and leaves none out while others are added and removed', { timeout: 120_000 }, async () => {
    const list = listOf(operation);
    for (const query of queriesOf(operation, list)) {
      await fill(list);
      const before = keysOf(await whole(operation, list, query), list);
      const first = await pageOf(operation, list, { ...query, limit: String(limit) });
      await execute(server.db, list.write(front, people[list.by].id));
      // The row with which the page ended, and one of a later page.
      const gone = [before[limit - 1], before[2 * limit - 1]].filter((id) => id !== undefined);
      await execute(server.db, gone.flatMap(list.leave));
      const walked = keysOf(await rest(operation, list, query, first.next), list);
      const label = `${operation.id} ${JSON.stringify(query)}`;
      const stayed = (id: string) => !gone.includes(id);
      expect(walked, label).toEqual(before.slice(limit).filter(stayed));
      const [added, ...others] = keysOf(await whole(operation, list, query), list);
      expect(before, `${label}: a row came in front`).not.toContain(added);
      expect(others, label).toEqual(before.filter(stayed));
    }
  });
});

it('§product.55 the lists that are paged through here are those of the contract', () => {
  expect(Object.keys(lists).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});
