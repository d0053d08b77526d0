/** The chance that a student's next answer is right, with its 80 % interval, and what an answer changes of the model. */
import { varianceAfter } from './ability.ts';
import { type Answer, guessOf, type Question } from './answer.ts';
import { type Difficulties, easeOf, updateDifficulties } from './difficulty.ts';
import { features, writeFeatures } from './features.ts';
import { type IntervalPrior, intervalOf, totalOf, type Variances, variancesOf } from './interval.ts';
import { chanceOf } from './link.ts';
import { newSkill, type StudentState, secondsBetween } from './state.ts';
import { updateStudent } from './update.ts';

/** What was fitted from many students' answers. `weights` are in the order of `features`. */
export type Model = { weights: readonly number[]; interval: IntervalPrior; difficulties: Difficulties };

/** `chance`, `low` and `high` are from 0 to 1; `ease`, `ability` and the variances are of logits. */
export type Prediction = {
  chance: number;
  low: number;
  high: number;
  ease: number;
  ability: number;
  variances: Variances;
};

const scratch = new Float64Array(features.length);

const unseenSkill = newSkill();

/** How unsure the slow abilities are of a student before this question. Time without answers makes them more so. */
export function slowVariances({ general, skills }: StudentState, { skills: names, at }: Question): Variances {
  let sum = 0;
  for (const name of names) {
    const skill = skills.get(name) ?? unseenSkill;
    sum += varianceAfter(skill.abilities.slow.variance, secondsBetween(skill.at, at));
  }
  return {
    general: varianceAfter(general.abilities.slow.variance, secondsBetween(general.at, at)),
    skill: sum / Math.max(1, names.length),
  };
}

/** Changes nothing. */
export function predict(
  { weights, interval, difficulties }: Model,
  student: StudentState,
  question: Question,
): Prediction {
  writeFeatures(scratch, 0, student, question);
  let ability = 0;
  for (const [index, weight] of weights.entries()) ability += weight * (scratch[index] ?? 0);
  const ease = easeOf(difficulties, question);
  const guess = guessOf(question);
  const chance = chanceOf(ease + ability, guess);
  const variances = variancesOf(interval, slowVariances(student, question));
  return { chance, ...intervalOf(ease + ability, guess, totalOf(variances)), ease, ability, variances };
}

/** Takes an answer into its student's state and into the difficulties, both in place. The prediction was made before it. */
export function update(model: Model, student: StudentState, answer: Answer, prediction: Prediction): void {
  const { ease, ability, variances } = prediction;
  updateStudent(student, answer, ease);
  const { isRight } = answer;
  updateDifficulties(model.difficulties, answer, {
    isRight,
    logit: ease + ability,
    studentVariance: totalOf(variances),
  });
}
