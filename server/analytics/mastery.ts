/**
 * How sure we may be that a student can do what an outcome says, from their own attempts alone (docs/adr/019-mastery.md). The path
 * is planned by it; what is said of an outcome elsewhere comes from `chances/estimate.ts`.
 *
 * The unknown is the chance that the student can do the next thing of its kind, without guessing. Everything is computed from
 * what `Summary` holds: attempts only add up in it, and time passing makes all of it lighter alike. So a kept summary needs no
 * attempt to be read again.
 */

/** One answered question or one attempt at an exercise. `options` is how many answers there were to choose from. */
export type Attempt = { id: string; item: string; at: Date; isRight: boolean; options: number | null };

/**
 * What attempts say, as it was at `asOf`: wrong ones, and right ones by the number of options (0: nothing to choose
 * from).
 */
export type Summary = { asOf: Date; wrong: number; right: Record<string, number>; attempts: number };

export type Level = 'unknown' | 'shaky' | 'growing' | 'firm';
/** From 0 to 1: the chance is between `low` and `high` in four of five cases, and as often above `middle` as below. */
export type Estimate = { low: number; middle: number; high: number; level: Level };

/** After so many days an attempt counts half. */
export const halfLifeDays = 90;
/** With less than half an attempt the level is `unknown`. */
const leastWeight = 0.5;
const firmFrom = 0.6;
const shakyBelow = 0.5;

const day = 86_400_000;

/** The weight of an attempt at `now`, from 0 to 1. One from a clock that is a little ahead counts in full. */
export const decayOf = (at: Date, now: Date) => 0.5 ** (Math.max(0, now.getTime() - at.getTime()) / day / halfLifeDays);

/** Sorts by time, as attempts may arrive in another order. */
const before = (one: Attempt, other: Attempt) =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : Number(one.id > other.id));

/**
 * Attempts with what each counts, the newest first. All attempts at one item share the weight of one: the newest has half
 * of it, the one before a quarter, and the first what is left. So whoever repeats a question learns its answer, and not that
 * much about the outcome.
 */
export function withWeights<Each extends Attempt>(attempts: readonly Each[], now: Date): (Each & { weight: number })[] {
  const newest = attempts.toSorted((one, other) => before(other, one));
  const counts = new Map<string, number>();
  for (const { item } of newest) counts.set(item, (counts.get(item) ?? 0) + 1);
  const seen = new Map<string, number>();
  return newest.map((attempt) => {
    const rank = (seen.get(attempt.item) ?? 0) + 1;
    seen.set(attempt.item, rank);
    const isFirst = rank === counts.get(attempt.item);
    return { ...attempt, weight: 0.5 ** (isFirst ? rank - 1 : rank) * decayOf(attempt.at, now) };
  });
}

/** Null without attempts. */
export function summaryOf(attempts: readonly Attempt[]): Summary | null {
  const [last] = attempts.toSorted((one, other) => before(other, one));
  if (!last) return null;
  const summary: Summary = { asOf: last.at, wrong: 0, right: {}, attempts: attempts.length };
  for (const { isRight, options, weight } of withWeights(attempts, last.at)) {
    const kind = String(options ?? 0);
    if (isRight) summary.right[kind] = (summary.right[kind] ?? 0) + weight;
    else summary.wrong += weight;
  }
  return summary;
}

/** The chance is computed in so many steps from 0 to 1. */
const steps = 200;
const chances = Array.from({ length: steps }, (_, at) => (at + 0.5) / steps);
const wrongTerms = chances.map((chance) => Math.log(1 - chance));
const rightTerms = new Map<number, number[]>();

/** Who cannot do it guesses right once in as many times as there are options. */
function rightTermsOf(options: number): number[] {
  const known = rightTerms.get(options);
  if (known) return known;
  const guess = options >= 1 ? 1 / options : 0;
  const terms = chances.map((chance) => Math.log(guess + (1 - guess) * chance));
  rightTerms.set(options, terms);
  return terms;
}

/** How likely each step is, given what is left of the attempts; all steps are equally likely before the first one. */
function posterior({ wrong, right }: Summary, share: number): number[] {
  const logs = wrongTerms.map((term) => share * wrong * term);
  for (const [options, weight] of Object.entries(right)) {
    for (const [at, term] of rightTermsOf(Number(options)).entries())
      logs[at] = (logs[at] ?? 0) + share * weight * term;
  }
  const highest = Math.max(...logs);
  const heights = logs.map((log) => Math.exp(log - highest));
  const sum = heights.reduce((all, height) => all + height, 0);
  return heights.map((height) => height / sum);
}

/** The chance below which this part of the distribution lies, interpolated linearly within a step. */
function quantile(shares: readonly number[], part: number): number {
  let below = 0;
  for (const [at, share] of shares.entries()) {
    if (below + share >= part) return (at + (part - below) / share) / steps;
    below += share;
  }
  return 1;
}

/** The estimate at `now`. Without attempts it is the prior: all chances equally likely, and the level `unknown`. */
export function estimateOf(summary: Summary | null, now: Date): Estimate {
  const share = summary ? decayOf(summary.asOf, now) : 0;
  const shares = posterior(summary ?? { asOf: now, wrong: 0, right: {}, attempts: 0 }, share);
  const [low, middle, high] = [quantile(shares, 0.1), quantile(shares, 0.5), quantile(shares, 0.9)];
  return { low, middle, high, level: levelOf({ low, middle }, weightOf(summary) * share) };
}

const weightOf = (summary: Summary | null) =>
  summary ? Object.values(summary.right).reduce((all, weight) => all + weight, summary.wrong) : 0;

function levelOf({ low, middle }: Pick<Estimate, 'low' | 'middle'>, weight: number): Level {
  if (weight < leastWeight) return 'unknown';
  if (low >= firmFrom) return 'firm';
  return middle < shakyBelow ? 'shaky' : 'growing';
}
