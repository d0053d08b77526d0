/**
 * Which cases of the large tables `npm test` runs: drawn by a seed, the commit's unless `SEED` says another, so that each
 * has its turn and a draw can be repeated. With `WHOLE=1`, as `npm run proof` sets it, all run.
 */
import { spawnSync } from 'node:child_process';
import { drawn, isDrawn, numberOf } from './draw.ts';

export const isWhole = process.env['WHOLE'] === '1';

const commit = () => spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() || 'no commit';

/** Also written into the environment, so that the runners' processes draw by the same seed. */
export const seed = process.env['SEED'] || commit();
process.env['SEED'] = seed;

/** One in this many; of each list at least one. */
const oneIn = {
  /** Cases of forms with a fault. */
  forms: 1_600,
  /** Rows of calls with their faults. */
  calls: 80,
  /** Files of the server's tests that run on the embedded database, too. */
  files: 20,
  /** Operations that are sent bad requests. */
  operations: 10,
  /** Exercises whose solutions are given small mistakes. */
  exercises: 6,
  /** Routes that are looked at closely. */
  routes: 4,
  /** Tests that start and kill servers, and take longest. */
  costly: 12,
};
/** How many faults of each of the calls' rows are run. */
const faultsOfCall = 2;

export function sampleOf<Item>(
  kind: keyof typeof oneIn,
  items: readonly Item[],
  nameOf: (item: Item) => string = String,
): readonly Item[] {
  return isWhole ? items : drawn(items, Math.ceil(items.length / oneIn[kind]), seed, nameOf);
}

export const isSampled = (kind: keyof typeof oneIn, name: string): boolean =>
  isWhole || isDrawn(name, oneIn[kind], seed);

/** Faults for the row of that number; the next row goes on where this one ends, so that each fault meets many rows. */
export function faultsFor<Fault>(faults: readonly Fault[], row: number): readonly Fault[] {
  if (isWhole) return faults;
  const first = (numberOf(seed) % faults.length) + row * faultsOfCall;
  const chosen = new Set(Array.from({ length: faultsOfCall }, (_, index) => faults[(first + index) % faults.length]));
  return faults.filter((fault) => chosen.has(fault));
}
