/** Time that was covered, so that what two devices report of the same minutes counts once (§analytics.4). */

/** From one moment to another, in seconds. */
export type Interval = { from: number; to: number };

/** Intervals that neither overlap nor touch, in order. */
export type Coverage = readonly Interval[];

/** Merges intervals in any order. */
export const coverageOf = (intervals: readonly Interval[]): Coverage =>
  intervals
    .toSorted((one, other) => one.from - other.from)
    .reduce<Interval[]>((merged, { from, to }) => {
      const last = merged.at(-1);
      if (last && from <= last.to) last.to = Math.max(last.to, to);
      else merged.push({ from, to });
      return merged;
    }, []);

/** How many seconds of the interval are not covered. */
export const uncovered = (coverage: Coverage, { from, to }: Interval): number =>
  coverage.reduce(
    (seconds, covered) => seconds - Math.max(0, Math.min(to, covered.to) - Math.max(from, covered.from)),
    to - from,
  );
