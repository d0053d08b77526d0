/** Fits how wide intervals are: the variances under which the blocks of the training answers are likeliest. */
import { type Block, blockLength, logLikelihoodOf } from './blocks.ts';
import { type IntervalPrior, middleOf, varianceOf } from './interval.ts';
import type { Table } from './table.ts';

/** Of each answer: what was predicted of its student, and the variances of the slow abilities, before it. */
export type Uncertainties = { abilities: Float64Array; general: Float64Array; skill: Float64Array };

type OpenBlock = { first: number; rows: number[] };

/** More would take longer and change nothing. */
const blocksAtMost = 4_000;
/** Each variance is tried multiplied by these, coarse first, until none makes the answers likelier. */
const factors = [0, 0.25, 0.5, 0.8, 0.95, 1.05, 1.25, 2, 4];
const roundsAtMost = 12;
const mostOfEach = 5;

export function fitInterval(table: Table, ease: Float64Array, uncertainties: Uncertainties): IntervalPrior {
  const all = blocksIn(table).filter(({ rows }) => rows.length > 1);
  const every = Math.max(1, Math.ceil(all.length / blocksAtMost));
  const blocks = all.filter((_, at) => at % every === 0);
  const lossOf = (prior: IntervalPrior) => {
    let loss = 0;
    for (const { first, rows } of blocks) {
      const slow = { general: uncertainties.general[first] ?? 0, skill: uncertainties.skill[first] ?? 0 };
      const variance = varianceOf(prior, slow);
      const ability = uncertainties.abilities[first] ?? 0;
      loss -= logLikelihoodOf(
        blockOf(table, rows, (row) => middleOf((ease[row] ?? 0) + ability, variance)),
        variance,
      );
    }
    return loss;
  };
  let best: IntervalPrior = { remaining: 0.3, general: 0.5, skill: 0.5 };
  let least = lossOf(best);
  for (let round = 0; round < roundsAtMost; round += 1) {
    const before = least;
    for (const name of ['remaining', 'general', 'skill'] as const) {
      const own = best[name];
      for (const factor of factors) {
        const tried = { ...best, [name]: Math.min(mostOfEach, own === 0 ? factor / 10 : own * factor) };
        const loss = lossOf(tried);
        if (loss < least) [best, least] = [tried, loss];
      }
    }
    if (before - least < 0.01) break;
  }
  return best;
}

/** The answers of each student to items of the same skills, ten at a time. */
function blocksIn({ student, skillSet, skillSets }: Table): OpenBlock[] {
  const open = new Map<number, OpenBlock>();
  const blocks: OpenBlock[] = [];
  for (const [row, own] of student.entries()) {
    const key = own * skillSets.length + (skillSet[row] ?? 0);
    const block = open.get(key);
    if (block && block.rows.length < blockLength) block.rows.push(row);
    else {
      const begun = { first: row, rows: [row] };
      open.set(key, begun);
      blocks.push(begun);
    }
  }
  return blocks;
}

const blockOf = ({ guess, right }: Table, rows: readonly number[], middle: (row: number) => number): Block => ({
  logits: rows.map(middle),
  guesses: rows.map((row) => guess[row] ?? 0),
  right: rows.map((row) => right[row] === 1),
});
