/** What the tables of an embedded database hold, read without changing it for a newer version. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { createFolderPglite, migrationsFolder } from '../database/client.ts';
import { BackupError, copyFiles, type TableStates } from './manifest.ts';

const journal = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) });

type Contents = { migration: string; tables: TableStates };

/** Opens the database in the folder, which recovers it as after a power failure. */
export async function contentsOf(database: string): Promise<Contents> {
  const pglite = await createFolderPglite(database);
  try {
    await pglite.exec(`set timezone = 'UTC'`); // rows are compared as text
    return { migration: await migrationOf(pglite), tables: await tablesOf(pglite) };
  } finally {
    await pglite.close();
  }
}

/** The same of a copy, so that the files stay as they are. */
export async function contentsOfCopy(database: string): Promise<Contents> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  try {
    await copyFiles(database, join(folder, 'database'));
    return await contentsOf(join(folder, 'database'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function migrationOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ at: string }>(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  );
  const { entries } = journal.parse(JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')));
  const found = entries.find(({ when }) => String(when) === rows[0]?.at);
  if (found) return found.tag;
  throw new BackupError('The database is of a newer version than this one. Install that version first.');
}

/** A digest does not depend on the order of the rows, and is counted without having them all in memory. */
async function tablesOf(pglite: PGlite): Promise<TableStates> {
  const { rows: tables } = await pglite.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`,
  );
  const states: TableStates = {};
  for (const { name } of tables) {
    const { rows } = await pglite.query<{ rows: number; digest: string }>(
      `select count(*)::int as rows, coalesce(sum(hashtextextended(one::text, 0)::numeric), 0)::text as digest from "${name}" as one`,
    );
    if (rows[0]) states[name] = rows[0];
  }
  return states;
}
