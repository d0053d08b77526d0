/**
 * Every list on the running server, past its first page, with each value of each filter and order: it shows the rows
 * that the server has for these, in their order, each once.
 */
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { readContract } from '../../../server/http/openapi.ts';
import { isPaged } from '../../contract/query.ts';
import { type Account, type Product, startProduct } from '../server.ts';
import { carrySession, expect, newPerson, test } from '../test.ts';
import { courseId, fill, otherCourseId } from './seed.ts';
import type { Shown } from './shown.ts';
import { attendedClassId, shown } from './table.ts';

const answer = z.object({ items: z.array(z.record(z.string(), z.unknown())), next: z.string().optional() });
type Items = z.output<typeof answer>['items'];

/** All rows that the server has for these filters. */
async function rowsOf(product: Product, { token }: Account, path: string, query: Record<string, string>) {
  const items: Items = [];
  for (let next: string | undefined = ''; next !== undefined; ) {
    const search = new URLSearchParams({ ...query, ...(next !== '' && { cursor: next }) });
    const page = answer.parse(await product.call('GET', `${path}?${search}`, token));
    items.push(...page.items);
    next = page.next;
  }
  return items;
}

const lists = new Map<string, Shown>(Object.entries(shown));

/** What the list shows is what the server has, from the first row on: before and after the next page, and after a reload. */
async function walk(page: Page, { rows, more, tells }: Shown, items: Items, isNarrowed = false) {
  const expected = items.map((item) => tells.map((name) => String(item[name])));
  expect(new Set(expected.map((parts) => parts.join())).size, 'rows can be told apart').toBe(expected.length);
  const showsMoreThan = async (least: number) => {
    const look = async () => {
      const texts = await rows(page).allTextContents();
      const wrong = texts.filter((text, at) => !expected[at]?.every((part) => text.includes(part)));
      return { areMore: texts.length > least, wrong };
    };
    await expect.poll(look).toEqual({ areMore: true, wrong: [] });
    return rows(page).count();
  };
  const first = await showsMoreThan(more ? 0 : expected.length - 1);
  if (!more) return;
  await more(page).click();
  await showsMoreThan(first);
  // What was chosen is in the address, and the entry of the history knows how many rows there were.
  if (!isNarrowed) return;
  await page.reload();
  await showsMoreThan(first);
}

test.describe('§product.55, §product.63 The next page', () => {
  let product: Product;
  let sarah: Account;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    product = await startProduct();
    sarah = await product.register({ ...newPerson(), firstName: 'Sarah' }, 'instructor', [courseId, otherCourseId]);
    await fill(product, sarah);
  });
  test.afterAll(() => product.stop());

  const names: Record<string, string> = { courseId, classId: attendedClassId };
  for (const { id, path } of readContract().operations.filter(isPaged)) {
    const list = lists.get(id);
    test(`of ${id} has what was chosen, and no row twice`, async ({ openContext }) => {
      test.setTimeout(120_000);
      if (!list) throw new Error(`${id} is a list: give it its rows in tests/journeys/lists/table.ts.`);
      const context = await openContext({ baseURL: product.url });
      await carrySession(context, product, sarah);
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      const address = path.replace(/{(\w+)}/g, (_, name: string) => names[name] ?? name);
      await list.open(page);
      await walk(page, list, await rowsOf(product, sarah, address, {}));
      for (const [name, values] of Object.entries(list.filters)) {
        for (const [value, choose] of Object.entries(values)) {
          await test.step(`${name}=${value}`, async () => {
            await list.open(page);
            await expect(list.rows(page).first()).toBeVisible();
            await choose(page);
            await walk(page, list, await rowsOf(product, sarah, address, { [name]: value }), true);
          });
        }
      }
    });
  }
});
