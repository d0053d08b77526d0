import type { Failure } from '../api/failure.ts';

/** The longest pause between two tries, in milliseconds. */
const longestPause = 60_000;
/** The longest time that `setTimeout` takes, in milliseconds. */
const longestWait = 2 ** 31 - 1;

type Tries = {
  /** The number of failed tries; `failure` is the last one's. */
  tries: number;
  failure?: Failure | null;
  /** 0 to 1: spreads the retries, so that not all browsers call at once when the server is back. */
  random: () => number;
  /** Milliseconds before the first retry. */
  firstPause?: number;
};

/** Milliseconds until the next try: doubles each time, up to half of it random, and never less than `Retry-After`. */
export function backOff({ tries, failure, random, firstPause = 2_000 }: Tries): number {
  const pause = Math.min(firstPause * 2 ** (tries - 1), longestPause) * (1 - random() / 2);
  return Math.min(Math.max(pause, (failure?.retryAfter ?? 0) * 1000 * (1 + random() / 10)), longestWait);
}
