/** How many of the students with such answers pass a quiz at the first try (§analytics.73). */
import { passMark } from '../../course/certificate.ts';
import { guessOf, type Question } from '../model/answer.ts';
import { mixed } from '../model/blocks.ts';
import { middleOf, totalOf, variancesOf } from '../model/interval.ts';
import { chanceOf } from '../model/link.ts';
import { type Model, predict, slowVariances } from '../model/predict.ts';
import type { StudentState } from '../model/state.ts';
import type { CourseItem } from './estimate.ts';
import { secondsOf } from './take-in.ts';

/** All questions that a quiz may ask, and how many of them an attempt draws. */
export type AskedQuiz = { questions: readonly CourseItem[]; draw: number };

/** How many of so many questions must be right. */
export const rightToPass = (asked: number) => Math.ceil((asked * passMark) / 100);

/** Of the students with such answers, the share that passes, guesses included. None of the questions counts as seen before. */
export function passChance(model: Model, state: StudentState, { questions, draw }: AskedQuiz, now: Date): number {
  const unseen: StudentState = { ...state, items: new Map() };
  const at = secondsOf(now);
  const asked = questions.map(({ item, skill, options }) => {
    const question: Question = { item, skills: [skill], at, options };
    const { ease, ability, variances } = predict(model, unseen, question);
    const before = totalOf(variancesOf(model.interval, slowVariances(unseen, { ...question, at: null })));
    const spread = Math.sqrt(Math.max(before, totalOf(variances)));
    return { logit: middleOf(ease + ability, before), spread, guess: guessOf(question) };
  });
  const counts = mixed((point) =>
    rightOf(
      asked.map(({ logit, spread, guess }) => chanceOf(logit + point * spread, guess)),
      draw,
    ),
  );
  return counts.slice(rightToPass(draw)).reduce((sum, share) => sum + share, 0);
}

/** How likely each number of right answers is, where `draw` of the questions are asked and any of them as likely. */
function rightOf(chances: readonly number[], draw: number): number[] {
  // In how many ways `drawn` are drawn and `right` of these are right, each weighted by its chance: at `drawn * width + right`.
  const width = draw + 2;
  const ways = new Float64Array((draw + 1) * width);
  ways[0] = 1;
  for (const chance of chances) {
    for (let drawn = draw; drawn > 0; drawn -= 1) {
      for (let right = drawn; right >= 0; right -= 1) {
        const at = drawn * width + right;
        const ifRight = right > 0 ? chance * (ways[at - width - 1] ?? 0) : 0;
        ways[at] = (ways[at] ?? 0) + ifRight + (1 - chance) * (ways[at - width] ?? 0);
      }
    }
  }
  const all = [...ways.subarray(draw * width, draw * width + draw + 1)];
  const sum = all.reduce((total, way) => total + way, 0);
  return all.map((way) => way / sum);
}
