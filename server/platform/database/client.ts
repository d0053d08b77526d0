/** Opens the database: PGlite in a folder or in memory, or PostgreSQL. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as onPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool, type PoolClient } from 'pg';
import { secureDataFolder } from '../data-folder.ts';
import { withNamedStatements } from './embedded-statements.ts';
import { lockFolder } from './folder-lock.ts';
import { type Connections, timed } from './measured.ts';
import { statementNames } from './named-statements.ts';
import { OwnerOnlyFiles } from './owner-only-files.ts';
import { isOfConnection, NoConnection } from './unavailable.ts';

// V8 can end the process when it frees WebAssembly code that it has replaced by a faster translation, as it does with
// PGlite's at each start (docs/adr/003-one-schema-two-databases.md).
setFlagsFromString('--no-wasm-code-gc');

/** A database or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT>;

export type { Connections };

export type OpenDatabase = {
  db: Database;
  close: () => Promise<void>;
  connections: () => Connections;
  /**
   * Of the embedded database alone: runs the work while nothing is asked of it and its files hold all that it has answered.
   * Everyone else waits meanwhile.
   */
  atRest?: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** Told the seconds of each statement. */
type Took = (seconds: number) => void;

const roots = new WeakMap<Database, Database>();

/** Records which database a transaction belongs to, as caches are kept by database. Returns the transaction. */
export function within(db: Database, transaction: Database): Database {
  roots.set(transaction, rootOf(db));
  return transaction;
}

/** The database that a transaction belongs to; a database is its own. */
export const rootOf = (db: Database): Database => roots.get(db) ?? db;

/** A checkpoint deletes segments of the log; by PostgreSQL's own settings it keeps them to be used again. */
const logSettings = ['wal_recycle=off', 'min_wal_size=32MB', 'max_wal_size=64MB'].flatMap((one) => ['-c', one]);
/** The embedded database with what the migrations ask of it; on PostgreSQL it is part of the server's own packages. */
export const createPglite = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { pg_trgm } });

/** The embedded database in a folder, as it is there: not migrated. */
export const createFolderPglite = (folder: string): Promise<PGlite> =>
  createPglite({ fs: new OwnerOnlyFiles(folder), startParams });

const startParams = [...PGlite.defaultStartParams, ...logSettings];
const migrationLock = 7_204_551;
export const migrationsFolder = join(import.meta.dirname, 'migrations');

/**
 * Opens and migrates. Throws `DataFolderError` where the data folder cannot be made its owner's alone, and `FolderInUse` when
 * another process has the embedded database open.
 */
export async function openDatabase(
  config: { databaseUrl: string | undefined; dataFolder: string },
  took?: Took,
): Promise<OpenDatabase> {
  await secureDataFolder(config.dataFolder); // mail may stay there, too
  if (config.databaseUrl) return openPostgres(config.databaseUrl, took);
  const folder = join(config.dataFolder, 'database');
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const { close, ...opened } = await openPglite(await createFolderPglite(folder), took);
    return { ...opened, close: () => close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Migrates an open PGlite; tests give one in memory. It has one connection, for which all calls wait. */
export async function openPglite(pglite: PGlite, took?: Took): Promise<OpenDatabase> {
  await migratePglite(onPglite(pglite), { migrationsFolder });
  const named = withNamedStatements(pglite, took);
  // Drizzle asks its client for nothing else.
  return {
    db: onPglite(named as unknown as PGlite),
    close: () => pglite.close(),
    connections: named.connections,
    atRest: (work) =>
      named.inTurn(async () => {
        await pglite.exec('checkpoint');
        return work();
      }),
  };
}

/**
 * A connection takes one query at a time. Queries of a transaction wait where a handler asks for several at once, which is
 * fine on a pool and meets a transaction in Student view. What is asked often gets a name.
 */
function prepareConnection(client: PoolClient, took?: Took): void {
  const { query } = client;
  let turn: Promise<unknown> = Promise.resolve();
  Object.assign(client, {
    query(...given: unknown[]): unknown {
      const callback = given.at(-1);
      if (isCallback(callback)) {
        return Reflect.apply(query, client, named(took ? [...given.slice(0, -1), telling(callback, took)] : given));
      }
      const ask = () => Reflect.apply(query, client, named(given));
      const answer = turn.then(took ? () => timed(ask, took) : ask);
      turn = answer.catch((error: unknown) => {
        if (isOfConnection(error)) unusable.add(client);
      });
      return answer;
    },
  });
}

/** The pool's own queries have one, on a connection that nobody else has. */
const isCallback = (value: unknown): value is (...given: never) => void => typeof value === 'function';

/** The callback of a query that begins now, which also tells how long it took. */
const telling = (callback: (...given: never) => void, took: Took) => {
  const begin = performance.now();
  return (...given: unknown[]) => {
    took((performance.now() - begin) / 1000);
    Reflect.apply(callback, undefined, given);
  };
};

/** The same on all connections of this process. */
const nameOf = statementNames();

/** The arguments of a query with the statement's name. Only what has values is sure to be one statement. */
function named([statement, values, ...rest]: unknown[]): unknown[] {
  const hasValues = Array.isArray(values) && values.length > 0;
  if (!hasValues || typeof statement !== 'object' || statement === null || !('text' in statement)) {
    return [statement, values, ...rest];
  }
  const name = nameOf(String(statement.text));
  return [name === undefined ? statement : { ...statement, name }, values, ...rest];
}

/** Connections to a server that takes no writes any more, or is ending: the next one leads to the primary. */
const unusable = new WeakSet<PoolClient>();

/** A transaction's connection goes back to the pool, unless it is of no use. */
function leavingUnusable(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  client.release = (error) => release(error ?? unusable.has(client));
  return client;
}

/** A transaction takes its connection here. That there is none is told apart from a mail server that does not answer. */
class TransactionPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | undefined {
    if (callback) {
      super.connect(callback);
      return undefined;
    }
    return super.connect().then(leavingUnusable, (error: unknown) => {
      throw new NoConnection('There is no connection to the database.', { cause: error });
    });
  }
}

/** The pool connects by itself, now and after each connection that was lost. */
export function poolOf(connectionString: string, took?: Took): Pool {
  const pool = new TransactionPool({
    connectionString,
    connectionTimeoutMillis: 10_000,
    keepAlive: true, // an idle connection to a machine that is gone is noticed
    keepAliveInitialDelayMillis: 10_000,
  });
  // The pool replaces an idle connection that breaks; without a listener, its error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // The same while a transaction has it: the transaction's next statement is told.
    client.on('error', () => {});
    prepareConnection(client, took);
  });
  return pool;
}

/** Opens and migrates a database of a PostgreSQL server; tests need no data folder for it. */
export async function openPostgres(connectionString: string, took?: Took): Promise<OpenDatabase> {
  const pool = poolOf(connectionString, took);
  const client = await pool.connect();
  try {
    // Processes that start together migrate one after another.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migratePostgres(onPostgres(client), { migrationsFolder });
  } finally {
    // Closing the connection releases the advisory lock.
    client.release(true);
  }
  return {
    db: onPostgres(pool),
    close: () => pool.end(),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}
