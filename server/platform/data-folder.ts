/** The data folder is its owner's alone (0700, its files 0600): it holds the database, the outbox and the kept secret. */
import { chmod, lstat, mkdir, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from './config.ts';

/** Reported like any other mistake in the settings. */
export class DataFolderError extends ConfigError {}

/**
 * Makes the folder, takes from an older one what others may do with it, and lets this process make files for its own user
 * only. Throws `DataFolderError` where that cannot be. `user` is this process's user id; on Windows there is none, and
 * the folder's rights are left to its owner's home.
 */
export async function secureDataFolder(folder: string, user = process.getuid?.()): Promise<void> {
  if (user === undefined) {
    await mkdir(folder, { recursive: true });
    return;
  }
  process.umask(0o077);
  try {
    await mkdir(folder, { recursive: true });
    await secure(await realpath(folder), user);
  } catch (error) {
    if (error instanceof DataFolderError || !(error instanceof Error)) throw error;
    throw new DataFolderError(`The data folder ${folder} cannot be used: ${error.message}`);
  }
}

/** Symbolic links within the folder are left alone: what they lead to may be someone else's. */
async function secure(path: string, user: number): Promise<void> {
  const entry = await lstat(path);
  if (entry.isSymbolicLink()) return;
  if (entry.uid !== user) {
    throw new DataFolderError(
      `${path} belongs to user ${entry.uid}, and this process runs as user ${user}: whom it belongs to could read and change ` +
        `it. Run as that user, or give the data folder to this one: chown -R ${user} <folder>`,
    );
  }
  const wanted = entry.isDirectory() ? 0o700 : 0o600;
  if ((entry.mode & 0o777) !== wanted) {
    await chmod(path, wanted);
    if (((await lstat(path)).mode & 0o777) !== wanted) {
      throw new DataFolderError(
        `${path} stays open to other users: its file system keeps no rights. Set DATA_FOLDER to a folder where ` +
          `chmod has an effect.`,
      );
    }
  }
  if (!entry.isDirectory()) return;
  await Promise.all((await readdir(path)).map((name) => secure(join(path, name), user)));
}
