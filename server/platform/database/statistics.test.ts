import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { housekeepingJobs } from '../housekeeping.ts';
import { type OpenDatabase, openDatabase } from './client.ts';
import { rateLimits } from './schema/rate-limits.ts';
import { keepStatistics } from './statistics.ts';

const folder = mkdtempSync(join(tmpdir(), 'statistics-'));
const settings = { databaseUrl: undefined, dataFolder: folder };
let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase(settings);
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const write = (count: number) =>
  database.db.insert(rateLimits).values(Array.from({ length: count }, () => ({ key: crypto.randomUUID(), points: 1 })));
/** How many rows the database believes that a table has; -1 where it has never looked. */
async function believed(): Promise<number> {
  const [row] = await database.db
    .select({ rows: sql<number>`reltuples` })
    .from(sql`pg_class`)
    .where(sql`relname = 'rate_limits'`);
  return Number(row?.rows);
}

describe('§product.45 the embedded database', { timeout: 120_000 }, () => {
  it('looks at what has grown, at a start and each hour, as its plans depend on it', async () => {
    await write(3000);
    expect(await believed()).toBe(-1);
    for (const { run, atStart } of housekeepingJobs(true)) {
      if (atStart) await run({ db: database.db, now: () => new Date(), log: pino({ level: 'silent' }) });
    }
    expect(await believed()).toBe(3000);
    expect(housekeepingJobs(false).map(({ name }) => name)).not.toContain('looking at what has grown');
  });

  it('leaves alone what has hardly changed, and small tables', async () => {
    expect(await keepStatistics(database.db)).toEqual([]);
    await write(200);
    expect(await keepStatistics(database.db)).toEqual([]);
    await write(400);
    expect(await keepStatistics(database.db)).toEqual(['rate_limits']);
    expect(await believed()).toBe(3600);
  });

  it('sees by its size what had grown before the process ended', async () => {
    await write(3000);
    await database.close();
    database = await openDatabase(settings);
    expect(await keepStatistics(database.db)).toEqual(['rate_limits']);
    expect(await believed()).toBe(6600);
  });
});
