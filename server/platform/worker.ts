/** For the files that run in worker threads. */
import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

/**
 * Lowers the thread's priority below that of threads that answer, with `belowWorkers` below other workers, too. On
 * Linux a priority is a thread's, and passes to the processes that it starts; elsewhere it is the whole process's,
 * which must keep its own.
 */
export function lowerPriority(belowWorkers = false): void {
  if (isMainThread || process.platform !== 'linux') return;
  setPriority(belowWorkers ? PRIORITY_LOW : PRIORITY_BELOW_NORMAL);
}
