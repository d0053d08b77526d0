import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from './client.ts';
import { compact, trimLog } from './compaction.ts';
import { photos } from './schema/account.ts';
import { rateLimits } from './schema/rate-limits.ts';

const megabyte = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'growth-'));
let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

function megabytes(part: 'base' | 'pg_wal'): number {
  const files = readdirSync(join(folder, 'database', part), { recursive: true, withFileTypes: true });
  const bytes = files.map((file) => (file.isFile() ? statSync(join(file.parentPath, file.name)).size : 0));
  return bytes.reduce((sum, size) => sum + size, 0) / megabyte;
}

/** Writes as many photos of 10 MB; the one before is deleted with each. */
async function upload(times: number) {
  const text = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000)))
    .toString('base64')
    .repeat(180);
  for (let count = 0; count < times; count += 1) {
    await database.db.delete(photos);
    const content = sql`decode(${text.slice(0, Math.ceil((10 * megabyte) / 3) * 4)}, 'base64')`;
    await database.db.insert(photos).values({ mediaType: `${count}`, content });
  }
}

describe('§product.45 the embedded database', { timeout: 120_000 }, () => {
  it('deletes its log once that is long', async () => {
    await upload(7);
    expect(megabytes('pg_wal')).toBeGreaterThan(64);
    await trimLog(database.db);
    expect(megabytes('pg_wal')).toBeLessThan(40);
  });

  it('gives back what deleted rows took up, and keeps the others', async () => {
    const before = megabytes('base');
    expect(before).toBeGreaterThan(70);
    await compact(database.db);
    expect(megabytes('base')).toBeLessThan(before - 50);
    const kept = await database.db.select({ bytes: sql`length(${photos.content})` }).from(photos);
    expect(kept).toEqual([{ bytes: Math.ceil((10 * megabyte) / 3) * 3 }]);
    await compact(database.db);
    expect(megabytes('pg_wal')).toBeLessThan(40);
  });

  it('leaves tables alone in which little was deleted', async () => {
    const { db } = database;
    const vacuumed = async () => {
      await db.execute(sql`select pg_stat_force_next_flush()`);
      const rows = await db
        .select({ name: sql<string>`relname` })
        .from(sql`pg_stat_user_tables`)
        .where(sql`vacuum_count > 0`);
      return rows.map(({ name }) => name);
    };
    await db.execute(sql`select pg_stat_reset()`);
    const write = (count: number) =>
      db.insert(rateLimits).values(Array.from({ length: count }, () => ({ key: crypto.randomUUID(), points: 1 })));
    await write(300);
    await db.delete(rateLimits).where(sql`${rateLimits.key} < '1'`); // about a sixteenth
    await compact(db);
    expect(await vacuumed()).toEqual([]);
    await db.delete(rateLimits);
    await write(10);
    await compact(db);
    expect(await vacuumed()).toEqual(['rate_limits']);
  });
});
