/** A lock on the embedded database's folder: PGlite has none, and two processes on one folder corrupt it. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';

export class FolderInUse extends Error {
  constructor(folder: string, pid: string) {
    super(
      `The database in ${folder} is in use by another process${pid && ` (${pid})`}. ` +
        'Stop that one first, or set DATA_FOLDER to another folder, or DATABASE_URL to a PostgreSQL server.',
    );
  }
}

/** Returns the unlock function. Throws `FolderInUse`; a lock whose process was killed is taken over at once. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const holder = join(folder, '..', 'holder.pid');
  const take = () =>
    // Milliseconds. Stale only after half a minute, as a first start blocks the event loop for seconds; a dead process is
    // recognised by its id before that.
    lock(folder, { stale: 30_000, update: 5_000 });
  const release = await take().catch(async (error: unknown) => {
    if (!isLocked(error)) throw error;
    const pid = await readFile(holder, 'utf8').catch(() => '');
    if (isAlive(Number(pid))) throw new FolderInUse(folder, pid);
    await rm(`${folder}.lock`, { recursive: true, force: true });
    return take();
  });
  await writeFile(holder, String(process.pid));
  return async () => {
    await rm(holder, { force: true });
    await release();
  };
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ELOCKED';
}

/** An unknown id (0) counts as alive: the other process may not have written it yet. */
function isAlive(pid: number): boolean {
  if (pid === process.pid || !(pid > 0)) return pid !== process.pid;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
