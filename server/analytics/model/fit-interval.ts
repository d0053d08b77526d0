/** Fits how wide intervals are: the variances under which the blocks of the training answers are likeliest. */
import { blockOf, blocksIn, logLikelihoodOf } from './blocks.ts';
import { type IntervalPrior, middleOf, varianceOf } from './interval.ts';
import type { Table } from './table.ts';

/** Of each answer: what was predicted of its student, and the variances of the slow abilities, before it. */
export type Uncertainties = { abilities: Float64Array; general: Float64Array; skill: Float64Array };

/** More would take longer and change nothing. */
const blocksAtMost = 4_000;
/** Each variance is tried larger and smaller by these factors. */
const factors = [4, 1 / 4, 1.5, 1 / 1.5, 1.1, 1 / 1.1];
const roundsAtMost = 25;
const least = 1e-3;
const most = 5;

export function fitInterval(table: Table, ease: Float64Array, uncertainties: Uncertainties): IntervalPrior {
  const all = blocksIn(table);
  const every = Math.max(1, Math.ceil(all.length / blocksAtMost));
  const blocks = all.filter((_, at) => at % every === 0);
  const lossOf = (prior: IntervalPrior) => {
    let loss = 0;
    for (const rows of blocks) {
      const first = rows[0] ?? 0;
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
  let best = { prior: { remaining: 0.3, general: 0.5, skill: 0.5 }, loss: Number.POSITIVE_INFINITY };
  best.loss = lossOf(best.prior);
  const improve = (change: Partial<IntervalPrior>): boolean => {
    const prior = { ...best.prior, ...change };
    const loss = lossOf(prior);
    if (loss >= best.loss) return false;
    best = { prior, loss };
    return true;
  };
  // Each variance in turn, until none of them is better larger or smaller.
  const names = ['remaining', 'general', 'skill'] as const;
  const isBetter = () =>
    names.filter((name) => factors.some((factor) => improve({ [name]: within(best.prior[name] * factor) }))).length > 0;
  for (let round = 0; round < roundsAtMost && isBetter(); round += 1);
  return best.prior;
}

const within = (variance: number) => Math.min(most, Math.max(least, variance));
