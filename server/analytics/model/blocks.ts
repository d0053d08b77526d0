/**
 * How right an interval is shows in blocks: the next answers of a student in a skill, of each of which the chance was
 * predicted before the first of them. With one true logit for all of the block, they lie further apart between students than
 * coin tosses do, and by how much is the interval's variance.
 */
import { logistic } from './link.ts';

/** `logits` are the middles of what was predicted; `right` says what was answered. */
export type Block = { logits: readonly number[]; guesses: readonly number[]; right: readonly boolean[] };

export const blockLength = 10;

/** The standard normal distribution as points with weights; the trapezoid rule is exact to many digits for it. */
const points = Array.from({ length: 25 }, (_, at) => (at - 12) * 0.375);
const heights = points.map((point) => Math.exp((-point * point) / 2));
const sum = heights.reduce((all, height) => all + height, 0);
const weights = heights.map((height) => height / sum);

/** The logarithm of how likely these answers are, the true logits being this variance around the predicted ones. */
export function logLikelihoodOf({ logits, guesses, right }: Block, variance: number): number {
  const spread = Math.sqrt(variance);
  let likelihood = 0;
  for (const [at, point] of points.entries()) {
    let product = weights[at] ?? 0;
    for (const [index, logit] of logits.entries()) {
      const chance = chanceAt(logit + spread * point, guesses[index] ?? 0);
      product *= right[index] ? chance : 1 - chance;
    }
    likelihood += product;
  }
  return Math.log(likelihood);
}

/** How likely each number of right answers is, from none to all. */
export function countsOf({ logits, guesses }: Block, variance: number): number[] {
  const spread = Math.sqrt(variance);
  const counts = new Array<number>(logits.length + 1).fill(0);
  for (const [at, point] of points.entries()) {
    let own = [weights[at] ?? 0];
    for (const [index, logit] of logits.entries()) {
      const chance = chanceAt(logit + spread * point, guesses[index] ?? 0);
      own = [...own, 0].map((share, count) => share * (1 - chance) + (own[count - 1] ?? 0) * chance);
    }
    for (const [count, share] of own.entries()) counts[count] = (counts[count] ?? 0) + share;
  }
  return counts;
}

const chanceAt = (logit: number, guess: number) => guess + (1 - guess) * logistic(logit);
