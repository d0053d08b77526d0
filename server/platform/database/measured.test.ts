import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cluster, filledCopy } from '../../testing/database.ts';
import { createPglite, openPglite, openPostgres } from './client.ts';

it('§product.90 tells the seconds of each statement, and what its connections do', { timeout: 120_000 }, async () => {
  const took: number[] = [];
  const copy = cluster ? await filledCopy(cluster) : undefined;
  const tell = (seconds: number) => took.push(seconds);
  const { db, close, connections } = await (copy
    ? openPostgres(copy.url, tell)
    : openPglite(await createPglite(), tell));
  const { used, waiting } = connections();
  expect({ used, waiting }).toEqual({ used: 0, waiting: 0 });
  took.length = 0;
  await db.execute(sql`select ${1}::int`);
  await db.transaction(async (tx) => {
    expect(connections().used).toBe(1);
    await tx.execute(sql`select pg_sleep(0.02)`);
  });
  await expect(db.execute(sql`select no_such_column`)).rejects.toThrow();
  expect(took.length).toBeGreaterThanOrEqual(3);
  expect(took.filter((seconds) => seconds > 0.015).length).toBeGreaterThanOrEqual(1);
  expect(took.every((seconds) => seconds >= 0 && seconds < 10)).toBe(true);
  const asked = Array.from({ length: 30 }, () => db.execute(sql`select pg_sleep(0.02)`));
  const answered = Promise.all(asked); // asks now
  await expect.poll(() => connections().waiting, { interval: 1 }).toBeGreaterThan(0);
  await answered;
  await expect.poll(() => connections().waiting).toBe(0);
  await close();
  await copy?.drop();
});
