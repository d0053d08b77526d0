/** Scheduled work on personal data: exports and deletions. */
import type { Context } from '../http/context.ts';
import type { Job } from '../platform/housekeeping.ts';
import { deleteDueAccounts, deleteOldOrders } from './erase.ts';
import { deleteExpiredExports } from './export.ts';
import { createExportQueue } from './export-queue.ts';

const exportInterval = 2_000;
const hour = 60 * 60 * 1000;

/** Deletes what is due: accounts whose week is over, archives, and orders that were kept. */
export async function deleteWhatIsDue(context: Context): Promise<void> {
  await deleteDueAccounts(context);
  await deleteExpiredExports(context);
  await deleteOldOrders(context);
}

/** The deletions as a job of housekeeping. */
export const deletionJob = (context: Context): Job => ({
  name: 'deleting accounts and archives that are due',
  every: hour,
  atStart: true,
  run: () => deleteWhatIsDue(context),
});

/**
 * Makes waiting exports at once, and looks for new ones regularly. `alone`: no other process has the database open.
 * Returns what stops it.
 */
export async function startExports(context: Context, alone: boolean): Promise<() => Promise<void>> {
  const queue = createExportQueue(context);
  if (alone) await queue.releaseAll();
  const work = () =>
    void queue.work().catch((err: unknown) => context.log.error({ err }, 'the exports that wait could not be read'));
  const timer = setInterval(work, exportInterval).unref();
  work();
  return async () => {
    clearInterval(timer);
    await queue.stop();
  };
}
