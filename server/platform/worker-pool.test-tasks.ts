/** Tasks of every kind, for the pool's test. */
import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';
import { lowerPriority } from './worker.ts';

lowerPriority();

export const where = (_: null) => ({ isMainThread, priority: getPriority() });

export const rest = (milliseconds: number) => pause(milliseconds, milliseconds);

export function hang(_: null): void {
  for (;;);
}

export const fall = (_: null) => process.exit(3);

export function refuse(_: null): void {
  throw new Error('Not like this');
}
