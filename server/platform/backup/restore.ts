/** Restoring a backup into an empty data folder (docs/operations.md). */
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { secureDataFolder } from '../data-folder.ts';
import {
  BackupError,
  compareTables,
  copyFiles,
  databaseOf,
  type Manifest,
  readBackup,
  refusePostgres,
  type Settings,
} from './manifest.ts';
import { contentsOf } from './tables.ts';

/** Made in development by whoever reads the settings, so a data folder with it alone counts as empty. */
const keptSecret = 'jwt-secret';

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
