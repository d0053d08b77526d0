/** Backing up the embedded database and restoring it. PostgreSQL has its own tools (docs/operations.md). */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, version } from '../config.ts';
import { secureDataFolder } from '../data-folder.ts';
import { FolderInUse, lockFolder } from '../database/folder-lock.ts';
import {
  BackupError,
  compareTables,
  copyFiles,
  databaseOf,
  fileStates,
  type Manifest,
  readBackup,
  writeManifest,
} from './manifest.ts';
import { askForCopy } from './socket.ts';
import { contentsOf, contentsOfCopy } from './tables.ts';

type Settings = Pick<Config, 'dataFolder' | 'databaseUrl'>;

/** Made in development by whoever reads the settings, so a data folder with it alone counts as empty. */
const keptSecret = 'jwt-secret';

/** Copies the database into the folder, which must be new or empty, also while a server runs on it. */
export async function takeBackup(settings: Settings, folder: string, now: Date): Promise<Manifest> {
  refusePostgres(settings);
  const { dataFolder } = settings;
  if (!existsSync(join(databaseOf(dataFolder), 'PG_VERSION'))) {
    throw new BackupError(`There is no database in ${dataFolder}. Set DATA_FOLDER to the server's data folder.`);
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new BackupError(`The folder ${folder} is not empty. Name a new one, as each backup has its own.`);
  }
  try {
    await copyDatabase(dataFolder, folder);
    const files = await fileStates(databaseOf(folder));
    const manifest = {
      format: 1,
      version,
      madeAt: now.toISOString(),
      ...(await contentsOfCopy(databaseOf(folder))),
      files,
    } as const;
    await writeManifest(folder, manifest);
    return manifest;
  } catch (error) {
    await rm(databaseOf(folder), { recursive: true, force: true });
    throw error;
  }
}

async function copyDatabase(dataFolder: string, folder: string): Promise<void> {
  let unlock: Awaited<ReturnType<typeof lockFolder>>;
  try {
    unlock = await lockFolder(databaseOf(dataFolder));
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    if (await askForCopy(dataFolder, folder)) return;
    throw new BackupError(
      `The database in ${dataFolder} is in use by a process that cannot copy it: another command, or a server that is still ` +
        'starting. Try again when the server is ready, or stop that process.',
    );
  }
  try {
    await copyFiles(databaseOf(dataFolder), databaseOf(folder));
  } finally {
    await unlock();
  }
}

/** Compares each file with the manifest, and each table of a copy. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readBackup(folder);
  compareTables(manifest, (await contentsOfCopy(databaseOf(folder))).tables);
  return manifest;
}

/** Puts the backup into the data folder, which must be new or empty. The next start migrates it, where it is older. */
export async function restoreBackup(settings: Settings, folder: string): Promise<Manifest> {
  refusePostgres(settings);
  const { dataFolder } = settings;
  const manifest = await readBackup(folder);
  const there = await readdir(dataFolder).catch(() => []);
  if (there.some((name) => name !== keptSecret)) {
    throw new BackupError(
      `The data folder ${dataFolder} is not empty. Set DATA_FOLDER to a new folder, or move this one away first, with the ` +
        'server stopped. A restore overwrites nothing.',
    );
  }
  await secureDataFolder(dataFolder);
  const unverified = join(dataFolder, 'database.unverified');
  try {
    await copyFiles(databaseOf(folder), unverified);
    compareTables(manifest, (await contentsOf(unverified)).tables);
    await rename(unverified, databaseOf(dataFolder));
  } catch (error) {
    await rm(unverified, { recursive: true, force: true });
    throw error;
  }
  return manifest;
}

function refusePostgres({ databaseUrl }: Settings): void {
  if (databaseUrl === undefined) return;
  throw new BackupError(
    'DATABASE_URL is set: back up and restore PostgreSQL with pg_dump and pg_restore, as docs/operations.md says.',
  );
}
