/**
 * How right an interval is shows in blocks: the next answers of a student in a skill, of each of which the chance was
 * predicted before the first of them. With one true logit for all of the block, they lie further apart between students than
 * coin tosses do, and by how much is the interval's variance.
 */
import { chanceOf } from './link.ts';
import type { Table } from './table.ts';

/** `logits` are the middles of what was predicted; `right` says what was answered. */
export type Block = { logits: readonly number[]; guesses: readonly number[]; right: readonly boolean[] };

const longest = 10;

/** The standard normal distribution as points with weights; the trapezoid rule is exact to many digits for it. */
const points = Array.from({ length: 15 }, (_, at) => (at - 7) * 0.6);
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
      const chance = chanceOf(logit + spread * point, guesses[index] ?? 0);
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
      const chance = chanceOf(logit + spread * point, guesses[index] ?? 0);
      own = [...own, 0].map((share, count) => share * (1 - chance) + (own[count - 1] ?? 0) * chance);
    }
    for (const [count, share] of own.entries()) counts[count] = (counts[count] ?? 0) + share;
  }
  return counts;
}

/** The rows of each block: the answers of a student to items of the same skills, two to ten of them. */
export function blocksIn({ student, skillSet, skillSets }: Table): number[][] {
  const open = new Map<number, number[]>();
  const blocks: number[][] = [];
  for (const [row, own] of student.entries()) {
    const key = own * skillSets.length + (skillSet[row] ?? 0);
    const block = open.get(key);
    if (block && block.length < longest) block.push(row);
    else {
      const begun = [row];
      open.set(key, begun);
      blocks.push(begun);
    }
  }
  // A single answer says nothing of how far students lie apart.
  return blocks.filter(({ length }) => length > 1);
}

/** `middle` is the logit that was predicted for an answer. */
export const blockOf = ({ guess, right }: Table, rows: readonly number[], middle: (row: number) => number): Block => ({
  logits: rows.map(middle),
  guesses: rows.map((row) => guess[row] ?? 0),
  right: rows.map((row) => right[row] === 1),
});
