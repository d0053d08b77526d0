/** What benchmarks of the server have in common: a database that is filled first, of both kinds. */
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../../server/platform/database/client.ts';
import { startPostgres } from '../../server/testing/postgres.ts';
import { call } from './call.ts';
import { launch } from './server.ts';

type Settings = Record<string, string>;

/** Starts the server, so that it makes the tables and the demonstration, and fills them while it is stopped. */
export async function filled(settings: Settings, fill: (db: Database) => Promise<unknown>): Promise<void> {
  const seeded = await launch('server/main.ts', '/health/ready', settings);
  await seeded.stop();
  const { db, close } = await openDatabase({
    databaseUrl: settings['DATABASE_URL'],
    dataFolder: settings['DATA_FOLDER'] ?? '',
  });
  await fill(db);
  await close();
}

/** Measures on the embedded database, and then on PostgreSQL. */
export async function onBoth<Measured>(
  name: string,
  folder: string,
  settings: Settings,
  measure: (settings: Settings) => Promise<Measured>,
): Promise<{ embedded: Measured; postgres: Measured }> {
  const embedded = await measure({ ...settings, DATA_FOLDER: join(folder, `${name}-embedded`) });
  const cluster = await startPostgres();
  try {
    const url = await cluster.create(name);
    const postgres = await measure({ ...settings, DATA_FOLDER: join(folder, `${name}-postgres`), DATABASE_URL: url });
    return { embedded, postgres };
  } finally {
    await cluster.stop();
  }
}

/** As a database has been analysed that is some days old. */
export const analyse = (db: Database) => db.execute(sql`vacuum analyze`);

/** The cursor of the page after so many rows of a list. */
export async function cursorAfter(rows: number, list: string, token: string): Promise<string> {
  let cursor = '';
  for (let read = 0; read < rows; read += 100) {
    const more = cursor && `&cursor=${cursor}`;
    const { next } = await call<{ next?: string }>(`${list}?limit=100${more}`, { token });
    if (!next) throw new Error(`There is no page after ${read} rows.`);
    cursor = next;
  }
  return cursor;
}
