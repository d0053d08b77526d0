/**
 * How often the 80 % interval is right. A chance cannot be seen, so it is looked at what follows from it: of the next five
 * answers of a student, all predicted before the first, the number of right ones is between the 10th and the 90th percentile
 * of its prediction in four of five cases, if the intervals are as wide as they should be. The answers are of whichever skills:
 * within one, students often stop once they succeed, and those who go on would be no fair sample.
 */
import { type Answer, guessOf, skillSetOf } from '../../server/analytics/model/answer.ts';
import { countsOf, type Part } from '../../server/analytics/model/blocks.ts';
import { middleOf, totalOf } from '../../server/analytics/model/interval.ts';
import { type Model, predict } from '../../server/analytics/model/predict.ts';
import { answered, type Knowledge, knowledgeOf, stateOf } from '../../server/analytics/model/replay.ts';

/** Of so many blocks; `without` is the share if the chance itself were all that is predicted, without an interval. */
export type Coverage = { name: string; blocks: number; share: number; without: number };

type Measured = { number: number; share: number; without: number };

const blockLength = 5;

const groups = [
  { name: 'all', from: 0, to: Number.POSITIVE_INFINITY },
  { name: 'before 10 answers', from: 0, to: 10 },
  { name: 'before 50 answers', from: 10, to: 50 },
  { name: 'from 50 answers on', from: 50, to: Number.POSITIVE_INFINITY },
];

/** Runs through the answers once more, from what was fitted. */
export function coverageOf(fitted: Model, answers: readonly Answer[]): Coverage[] {
  const measured = measuredOf(fitted, answers);
  return groups.flatMap(({ name, from, to }) => {
    const own = measured.filter(({ number }) => number >= from && number < to);
    if (own.length === 0) return [];
    const mean = (of: 'share' | 'without') => own.reduce((sum, block) => sum + block[of], 0) / own.length;
    return [{ name, blocks: own.length, share: mean('share'), without: mean('without') }];
  });
}

function measuredOf(fitted: Model, answers: readonly Answer[]): Measured[] {
  const knowledge = knowledgeOf(fitted);
  const left = Map.groupBy(answers, ({ student }) => student);
  const measured: Measured[] = [];
  for (const answer of answers) {
    const { general } = stateOf(knowledge, answer.student);
    const number = general.answers;
    const block = left.get(answer.student)?.slice(number, number + blockLength) ?? [];
    // Students who stopped in between are left out: their last answers may be the reason why they did.
    if (number % blockLength === 0 && block.length === blockLength)
      measured.push({ number, ...sharesOf(knowledge, block) });
    answered(knowledge, answer);
  }
  return measured;
}

/** Of a block that is yet to come: which part of what will be observed lies between the percentiles. */
function sharesOf(knowledge: Knowledge, block: readonly Answer[]): Omit<Measured, 'number'> {
  const right = block.filter(({ isRight }) => isRight).length;
  const parts = [...Map.groupBy(block, skillSetOf).values()].map((own) => partOf(knowledge, own));
  const exact = parts.map(({ guesses, chances }) => ({ guesses, logits: chances, variance: 0 }));
  return {
    share: shareInside(countsOf(parts, parts[0]?.shared ?? 0), right),
    without: shareInside(countsOf(exact, 0), right),
  };
}

/** `chances` are the logits of the predicted chances. */
type OwnPart = Part & { chances: number[]; shared: number };

function partOf({ model, students }: Knowledge, own: readonly Answer[]): OwnPart {
  const predictions = own.map((answer) => predict(model, stateOf({ model, students }, answer.student), answer));
  const logits = predictions.map(({ ease, ability, variances }, at) => {
    return middleOf(ease + ability, totalOf(variances)) + model.interval.gain * at;
  });
  return {
    logits,
    chances: predictions.map(({ ease, ability }) => ease + ability),
    guesses: own.map(guessOf),
    variance: predictions[0]?.variances.skill ?? 0,
    shared: predictions[0]?.variances.general ?? 0,
  };
}

/**
 * A count has a range of percentiles, as it is one of few, and each of them is as likely: so what was observed may lie inside in
 * part.
 */
function shareInside(counts: readonly number[], observed: number): number {
  const below = counts.slice(0, observed).reduce((sum, share) => sum + share, 0);
  const own = counts[observed] ?? 0;
  const inside = Math.min(below + own, 0.9) - Math.max(below, 0.1);
  return own > 0 ? Math.max(0, inside) / own : 0;
}
