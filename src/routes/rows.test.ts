import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { withRows } from './rows.ts';

type Asked = { search?: string; cursor?: string; limit?: number };

/** A list of 200 rows. Its first page has two; the second page repeats the last row of the first. */
function listOf(total: number) {
  const asked: Asked[] = [];
  const call = async ({ search, cursor = '0', limit = 2 }: Asked) => {
    asked.push({ ...(search && { search }), cursor, limit });
    const from = Number(cursor);
    const items = Array.from({ length: Math.min(limit, total - from) }, (_, index) => ({ id: String(from + index) }));
    const next = from + items.length;
    const again = from > 0 ? [{ id: String(from - 1) }] : [];
    return { items: [...again, ...items], total, ...(next < total && { next: String(next) }) };
  };
  return { asked, call };
}

const idOf = ({ id }: { id: string }) => id;

describe('§product.63 a list that was left', () => {
  it('begins with as many rows as it had, each once, and says where the next page begins', async () => {
    const list = listOf(200);
    const begin = withRows(80, list, idOf);
    const { items, next, total } = await toPromise(createActor(begin, { input: { search: 'a' } }).start());
    expect(items.map(idOf)).toEqual(Array.from({ length: 80 }, (_, index) => String(index)));
    expect({ next, total }).toEqual({ next: '80', total: 200 });
    expect(list.asked).toEqual([
      { search: 'a', cursor: '0', limit: 2 },
      { search: 'a', cursor: '2', limit: 50 },
      { search: 'a', cursor: '52', limit: 28 },
    ]);
  });

  it('is asked for its next pages, and under another filter, as ever', async () => {
    const list = listOf(200);
    const begin = withRows(80, list, idOf);
    await toPromise(createActor(begin, { input: { cursor: '4' } }).start());
    expect(list.asked).toHaveLength(1);
    await toPromise(createActor(begin, { input: {} }).start());
    expect(list.asked).toHaveLength(4);
    await toPromise(createActor(begin, { input: { search: 'b' } }).start());
    expect(list.asked).toHaveLength(5);
  });

  it('ends where it has fewer rows now', async () => {
    const list = listOf(3);
    const { items, next } = await toPromise(createActor(withRows(80, list, idOf), { input: {} }).start());
    expect([items.length, next]).toEqual([3, undefined]);
  });
});
