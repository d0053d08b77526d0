/** Backing up the embedded database, and checking a backup (docs/operations.md). */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { version } from '../config.ts';
import { FolderInUse, lockFolder } from '../database/folder-lock.ts';
import {
  BackupError,
  compareTables,
  copyFiles,
  databaseOf,
  fileStates,
  type Manifest,
  readBackup,
  refusePostgres,
  type Settings,
  writeManifest,
} from './manifest.ts';
import { askForCopy } from './socket.ts';
import { contentsOfCopy } from './tables.ts';

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
