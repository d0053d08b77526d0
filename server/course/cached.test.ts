import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Database, within } from '../platform/database/client.ts';
import { remembering } from './cached.ts';

// Nothing but its identity is asked of a database here.
const database = () => ({}) as Database;
const ttl = 1_000;
let now = 0;

/** The cache asks for the time once a millisecond. */
async function pass(milliseconds: number) {
  now += milliseconds;
  await setTimeout(5);
}

beforeEach(() => {
  now = 1; // at 0 the cache takes nothing for old
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

/** Readings that end when the test says so, each with its number. */
function readings() {
  const ends: ((isRead: boolean) => void)[] = [];
  const read = vi.fn(
    () =>
      new Promise<{ number: number }>((resolve, reject) => {
        const number = ends.length + 1;
        ends.push((isRead) => (isRead ? resolve({ number }) : reject(new Error('no database'))));
      }),
  );
  return { read, end: (number: number, isRead = true) => ends[number - 1]?.(isRead) };
}

const remembered = () => {
  const { read, end } = readings();
  return { read, end, ...remembering({ ttl, max: 2 }, read) };
};

it('is read once for all who ask at the same time, and for as long as it is fresh', async () => {
  const { get, read, end } = remembered();
  const db = database();
  const both = Promise.all([get(db, 'a'), get(db, 'a')]);
  end(1);
  expect(await both).toEqual([{ number: 1 }, { number: 1 }]);
  await pass(ttl - 1);
  expect(await get(db, 'a')).toEqual({ number: 1 });
  expect(read).toHaveBeenCalledTimes(1);
});

it('is answered from the old one while the new one is read, and then from that', async () => {
  const { get, read, end } = remembered();
  const db = database();
  const first = get(db, 'a');
  end(1);
  await first;
  await pass(ttl + 1);
  expect(await get(db, 'a')).toEqual({ number: 1 });
  expect(read).toHaveBeenCalledTimes(2);
  end(2);
  await vi.waitFor(async () => expect(await get(db, 'a')).toEqual({ number: 2 }), 10_000);
});

it('waits for the new one where the old one is older than that', async () => {
  const { get, end } = remembered();
  const db = database();
  const first = get(db, 'a');
  end(1);
  await first;
  await pass(2 * ttl + 1);
  const second = get(db, 'a');
  end(2);
  expect(await second).toEqual({ number: 2 });
});

it('what could not be read is read again', async () => {
  const { get, end } = remembered();
  const db = database();
  const first = get(db, 'a');
  end(1, false);
  await expect(first).rejects.toThrow('no database');
  const second = get(db, 'a');
  end(2);
  expect(await second).toEqual({ number: 2 });
});

it('a reading that was under way when all was forgotten is not kept', async () => {
  const { get, drop, end } = remembered();
  const db = database();
  const before = get(db, 'a');
  drop(db);
  const after = get(db, 'a');
  end(1);
  end(2);
  expect(await before).toEqual({ number: 1 });
  expect(await after).toEqual({ number: 2 });
  expect(await get(db, 'a')).toEqual({ number: 2 });
});

it('a transaction reads for itself what nobody has read, and keeps nothing', async () => {
  const { get, end, read } = remembered();
  const db = database();
  const tx = within(db, database());
  const outside = get(db, 'a');
  const inside = get(tx, 'a');
  end(2);
  expect(await inside).toEqual({ number: 2 });
  end(1);
  expect(await outside).toEqual({ number: 1 });
  expect(await get(tx, 'a')).toEqual({ number: 1 });
  expect(read).toHaveBeenCalledTimes(2);
});
