/** A backup is a folder: the embedded database's files as they were at one moment, and a manifest that says what they hold. */
import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Config } from '../config.ts';

/** What keeps a backup from being made or restored; its message is for the operator. */
export class BackupError extends Error {}

export type Settings = Pick<Config, 'dataFolder' | 'databaseUrl'>;

/** PostgreSQL has its own tools. */
export function refusePostgres({ databaseUrl }: Settings): void {
  if (databaseUrl === undefined) return;
  throw new BackupError(
    'DATABASE_URL is set: back up and restore PostgreSQL with pg_dump and pg_restore, as docs/operations.md says.',
  );
}

const file = z.object({ bytes: z.number(), sha256: z.string() });
const table = z.object({ rows: z.number(), digest: z.string() });

const manifestSchema = z.object({
  format: z.literal(1),
  /** The version of the product that the backup was made with. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The last migration that the database has had. */
  migration: z.string(),
  files: z.record(z.string(), file),
  tables: z.record(z.string(), table),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableStates = Manifest['tables'];

const manifestOf = (folder: string) => join(folder, 'manifest.json');
export const databaseOf = (folder: string) => join(folder, 'database');

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(manifestOf(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true });

/** Copies a database's files, which nobody may change meanwhile. Where the file system can, they share their blocks. */
export const copyFiles = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, errorOnExist: true, force: false });

export async function fileStates(folder: string): Promise<Manifest['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const states: Manifest['files'] = {};
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    const name = relative(folder, path).replaceAll('\\', '/');
    states[name] = { bytes: (await stat(path)).size, sha256: hash.digest('hex') };
  }
  return states;
}

/** Throws `BackupError` where the folder is no backup, or a file of it is not as it was; the message names the file. */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(manifestOf(folder), 'utf8').catch(() => {
    throw new BackupError(`${folder} is not a finished backup: it has no manifest.json.`);
  });
  const manifest = parsed(text, folder);
  const found = await fileStates(databaseOf(folder)).catch(() => ({}) as Manifest['files']);
  const broken = Object.entries(manifest.files).flatMap(([name, { bytes, sha256 }]) => {
    const state = found[name];
    if (!state) return `${name} is missing`;
    if (state.bytes !== bytes) return `${name} has ${state.bytes} bytes instead of ${bytes}`;
    return state.sha256 === sha256 ? [] : `${name} has other content`;
  });
  const added = Object.keys(found)
    .filter((name) => !(name in manifest.files))
    .map((name) => `${name} does not belong to it`);
  const wrong = [...broken, ...added];
  if (wrong.length > 0)
    throw new BackupError(`The backup ${folder} is damaged: ${firstOf(wrong)}. Use another backup.`);
  return manifest;
}

function parsed(text: string, folder: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`The backup ${folder} is damaged: manifest.json cannot be read. Use another backup.`);
  }
}

/** Throws `BackupError` naming the tables that are not as the manifest says. */
export function compareTables({ tables }: Manifest, found: TableStates): void {
  const names = [...new Set([...Object.keys(tables), ...Object.keys(found)])];
  const wrong = names
    .filter((name) => JSON.stringify(tables[name]) !== JSON.stringify(found[name]))
    .map((name) => `the table ${name} has ${found[name]?.rows ?? 'no'} rows, and had ${tables[name]?.rows ?? 'none'}`);
  if (wrong.length > 0) throw new BackupError(`The backup does not hold what it says: ${firstOf(wrong)}.`);
}

const firstOf = (wrong: string[]) =>
  wrong.length > 3 ? `${wrong.slice(0, 3).join('; ')}; and ${wrong.length - 3} more` : wrong.join('; ');
