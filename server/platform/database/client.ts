/** Opens the database: PGlite in a folder or in memory, or PostgreSQL. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as onPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { lockFolder } from './folder-lock.ts';

/** A database or a transaction of it: statements that belong together go through one `db.transaction`. */
export type Database = PgDatabase<PgQueryResultHKT>;

export type OpenDatabase = { db: Database; close: () => Promise<void> };

const roots = new WeakMap<Database, Database>();

/** Marks a transaction with its database, for what is kept in memory by database. */
export function within(db: Database, transaction: Database): Database {
  roots.set(transaction, db);
  return transaction;
}

/** The database that a transaction belongs to; a database is its own. */
export const rootOf = (db: Database): Database => roots.get(db) ?? db;

const migrationLock = 7_204_551;
const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Opens and migrates. Throws `FolderInUse` when another process has the embedded database open. */
export async function openDatabase(config: {
  databaseUrl: string | undefined;
  dataFolder: string;
}): Promise<OpenDatabase> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl);
  const folder = join(config.dataFolder, 'database');
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const { db, close } = await openPglite(await PGlite.create(folder));
    return { db, close: () => close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** In memory for tests when `pglite` was created without a folder. */
export async function openPglite(pglite: PGlite): Promise<OpenDatabase> {
  const db = onPglite(pglite);
  await migratePglite(db, { migrationsFolder });
  return { db, close: () => pglite.close() };
}

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on('error', () => {});
  const client = await pool.connect();
  try {
    // Processes that start together migrate one after another.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migratePostgres(onPostgres(client), { migrationsFolder });
  } finally {
    // Ending the connection gives the lock back.
    client.release(true);
  }
  return { db: onPostgres(pool), close: () => pool.end() };
}
