/** For the files that run in worker threads. */
import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/**
 * Gives way to the threads that answer. On Linux a priority is a thread's, and passes to the processes that it starts;
 * elsewhere it is the whole process's, which must keep its own.
 */
export function giveWay(): void {
  if (!isMainThread && process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
