/**
 * Fits how wide intervals are: the variances under which the blocks of the training answers are likeliest.
 *
 * A likelihood is right even where students stop once they succeed, as in exercises that end after three right answers. What
 * they learn within a block must be fitted along for that: those who go on are those who failed, and as they catch up, students
 * would seem more alike than they are.
 */
import { blocksIn, logLikelihoodOf } from './blocks.ts';
import { type IntervalPrior, middleOf, totalOf, type Variances, variancesOf } from './interval.ts';
import type { Table } from './table.ts';

/** Of each answer, before it: what its student was predicted to add to the logit, and the variances of the slow abilities. */
export type Uncertainties = { abilities: Float64Array; slow: readonly Variances[] };

/** More would take longer and change nothing. */
const blocksAtMost = 4_000;
/** Each variance is tried larger and smaller by these factors, and the gain by these steps. */
const factors = [4, 1 / 4, 1.5, 1 / 1.5, 1.1, 1 / 1.1];
const steps = [0.1, -0.1, 0.03, -0.03, 0.01, -0.01];
const roundsAtMost = 25;
const least = 1e-3;
const most = 5;

export function fitInterval(table: Table, ease: Float64Array, uncertainties: Uncertainties): IntervalPrior {
  const lossOf = lossOn(table, ease, uncertainties);
  const start = { remaining: 0.3, general: 0.5, skill: 0.5, gain: 0 };
  let best = { prior: start, loss: lossOf(start) };
  const improve = (change: Partial<IntervalPrior>): boolean => {
    const prior = { ...best.prior, ...change };
    const loss = lossOf(prior);
    if (loss >= best.loss) return false;
    best = { prior, loss };
    return true;
  };
  const improveVariance = (name: 'remaining' | 'general' | 'skill') =>
    factors.some((factor) => improve({ [name]: Math.min(most, Math.max(least, best.prior[name] * factor)) }));
  const improveGain = () => steps.some((step) => improve({ gain: best.prior.gain + step }));
  for (let round = 0; round < roundsAtMost; round += 1) {
    const improved = [
      improveVariance('remaining'),
      improveVariance('general'),
      improveVariance('skill'),
      improveGain(),
    ];
    if (!improved.includes(true)) break;
  }
  return best.prior;
}

/** How unlikely the blocks of the table are. */
function lossOn(
  table: Table,
  ease: Float64Array,
  { abilities, slow }: Uncertainties,
): (prior: IntervalPrior) => number {
  const all = blocksIn(table);
  const every = Math.max(1, Math.ceil(all.length / blocksAtMost));
  const blocks = all
    .filter((_, at) => at % every === 0)
    .map((rows) => ({
      slow: slow[rows[0] ?? 0] ?? { general: 1, skill: 1 },
      predicted: rows.map((row) => (ease[row] ?? 0) + (abilities[rows[0] ?? 0] ?? 0)),
      guesses: rows.map((row) => table.guess[row] ?? 0),
      right: rows.map((row) => table.right[row] === 1),
    }));
  return (prior) =>
    blocks.reduce((loss, block) => {
      const variance = totalOf(variancesOf(prior, block.slow));
      const logits = block.predicted.map((logit, at) => middleOf(logit, variance) + prior.gain * at);
      return loss - logLikelihoodOf({ logits, guesses: block.guesses }, block.right, variance);
    }, 0);
}
