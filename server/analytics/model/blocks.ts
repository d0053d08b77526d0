/**
 * How right an interval is shows in blocks: several next answers of a student, all predicted before the first of them. As the
 * student's true logit is the same for all of a block, blocks lie further apart than coin tosses do, and by how much is the
 * interval's variance.
 */
import { chanceOf } from './link.ts';
import type { Table } from './table.ts';

/** Questions of a block, with the logits that were predicted for them (`middleOf`), in the order of the answers. */
export type Block = { logits: readonly number[]; guesses: readonly number[] };

/** A part of a block in one set of skills; `variance` is that of what the student has in these skills alone. */
export type Part = Block & { variance: number };

const longest = 10;

/** The standard normal distribution as points with weights; for it the trapezoid rule is exact to many digits. */
const points = Array.from({ length: 15 }, (_, at) => (at - 7) * 0.6);
const heights = points.map((point) => Math.exp((-point * point) / 2));
const sum = heights.reduce((all, height) => all + height, 0);
const weights = heights.map((height) => height / sum);

/** The logarithm of how likely these answers are, the true logit being this variance around the predicted one. */
export function logLikelihoodOf({ logits, guesses }: Block, right: readonly boolean[], variance: number): number {
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

/** How likely each number of right answers is, from none to all; `variance` is of what all parts of the block share. */
export function countsOf(parts: readonly Part[], variance: number): number[] {
  return mixed((shift) => parts.map((part) => countsIn(part, shift * Math.sqrt(variance))).reduce(summed, [1]));
}

const countsIn = ({ logits, guesses, variance }: Part, shift: number) =>
  mixed((own) =>
    logits
      .map((logit, index) => chanceOf(logit + shift + own * Math.sqrt(variance), guesses[index] ?? 0))
      .reduce((counts, chance) => summed(counts, [1 - chance, chance]), [1]),
  );

/** The average of distributions over a standard normal number. */
export function mixed(countsAt: (point: number) => readonly number[]): number[] {
  const all = points.map(countsAt);
  return (all[0] ?? []).map((_, count) =>
    all.reduce((share, counts, at) => share + (weights[at] ?? 0) * (counts[count] ?? 0), 0),
  );
}

/** The distribution of the sum of two independent counts. */
function summed(one: readonly number[], other: readonly number[]): number[] {
  const shares = new Array<number>(one.length + other.length - 1).fill(0);
  for (const [at, share] of one.entries()) {
    for (const [more, factor] of other.entries()) shares[at + more] = (shares[at + more] ?? 0) + share * factor;
  }
  return shares;
}

/** The rows of each block in one set of skills: two to ten answers of a student. */
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
