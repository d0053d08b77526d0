/**
 * How often the 80 % interval is right. A chance cannot be seen, so it is looked at what follows from it: of the next answers of a
 * student in a skill, up to ten, all predicted before the first, the number of right ones is between the 10th and the 90th
 * percentile of its prediction in four of five cases, if the intervals are as wide as they should be.
 */
import type { Answer } from '../../server/analytics/model/answer.ts';
import { blockOf, blocksIn, countsOf } from '../../server/analytics/model/blocks.ts';
import { middleOf } from '../../server/analytics/model/interval.ts';
import type { Prediction } from '../../server/analytics/model/predict.ts';
import { tableOf } from '../../server/analytics/model/table.ts';

/** Of so many blocks; `without` is the share if the chance itself were all that is predicted, without an interval. */
export type Coverage = { name: string; blocks: number; share: number; without: number };

const groups = [
  { name: 'all', from: 0, to: Number.POSITIVE_INFINITY },
  { name: 'before 10 answers', from: 0, to: 10 },
  { name: 'before 50 answers', from: 10, to: 50 },
  { name: 'from 50 answers on', from: 50, to: Number.POSITIVE_INFINITY },
];

/** `predictions` and `numbers`, how many answers a student had given before, are in the order of the answers. */
export function coverageOf(
  answers: readonly Answer[],
  predictions: readonly Prediction[],
  numbers: readonly number[],
): Coverage[] {
  const table = tableOf(answers);
  const measured = blocksIn(table).map((rows) => {
    const first = rows[0] ?? 0;
    const { ability, variance } = predictions[first] ?? { ability: 0, variance: 0 };
    const shareWith = (width: number) => {
      const block = blockOf(table, rows, (row) => middleOf((predictions[row]?.ease ?? 0) + ability, width));
      return shareInside(countsOf(block, width), block.right.filter(Boolean).length);
    };
    return { number: numbers[first] ?? 0, share: shareWith(variance), without: shareWith(0) };
  });
  return groups.flatMap(({ name, from, to }) => {
    const own = measured.filter(({ number }) => number >= from && number < to);
    if (own.length === 0) return [];
    const mean = (of: 'share' | 'without') => own.reduce((sum, block) => sum + block[of], 0) / own.length;
    return [{ name, blocks: own.length, share: mean('share'), without: mean('without') }];
  });
}

/**
 * The part of what was observed that lies between the percentiles. A count has a range of percentiles, as it is one of few, and
 * each of them is as likely: so it may lie inside in part.
 */
function shareInside(counts: readonly number[], observed: number): number {
  const below = counts.slice(0, observed).reduce((sum, share) => sum + share, 0);
  const own = counts[observed] ?? 0;
  const inside = Math.min(below + own, 0.9) - Math.max(below, 0.1);
  return own > 0 ? Math.max(0, inside) / own : 0;
}
