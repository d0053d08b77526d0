import type { Failure } from '../api/failure.ts';

/** Milliseconds between two tries, at most. */
const longestPause = 60_000;
/** What a timer can hold. */
const longestWait = 2 ** 31 - 1;

type Tries = {
  /** How often it was tried in vain, and what came of it last. */
  tries: number;
  failure?: Failure | null;
  /** 0 to 1: so that not everybody tries at once when a server is back. */
  random: () => number;
  /** Milliseconds before the first repeat. */
  firstPause?: number;
};

/** Milliseconds until the next try, half of it left to chance: never earlier than the server has asked for. */
export function backOff({ tries, failure, random, firstPause = 2_000 }: Tries): number {
  const pause = Math.min(firstPause * 2 ** (tries - 1), longestPause) * (1 - random() / 2);
  return Math.min(Math.max(pause, (failure?.retryAfter ?? 0) * 1000 * (1 + random() / 10)), longestWait);
}
