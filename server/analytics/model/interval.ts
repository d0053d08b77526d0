/**
 * The 80 % interval of a chance. The student's true logit is taken as normal around the model's. Its variance has a part that
 * all skills share, which falls with every answer, and one of each skill, which falls with the answers in it down to what remains.
 */
import { chanceOf } from './link.ts';

/**
 * Fitted (`fit-interval.ts`). The variances are of logits, `general` and `skill` as multiples of those of the slow abilities.
 * `gain` is by how much a logit grows with each further answer in a skill: no part of an interval, which is of the next answer,
 * but of what is said of several.
 */
export type IntervalPrior = { remaining: number; general: number; skill: number; gain: number };

/** How unsure it is of a student, in all skills alike and in the skills of a question. */
export type Variances = { general: number; skill: number };

/** Of the standard normal distribution, a tenth lies above it. */
const upperTenth = 1.2815515655446004;

/** `slow` are the variances of the slow abilities. */
export const variancesOf = ({ remaining, general, skill }: IntervalPrior, slow: Variances): Variances => ({
  general: general * slow.general,
  skill: remaining + skill * slow.skill,
});

export const totalOf = ({ general, skill }: Variances) => general + skill;

/**
 * The middle of the distribution whose mean chance is the logistic of this logit: further out, as the curve flattens both ends
 * (MacKay 1992). Where the curve is exponential, by half the variance, which is the most.
 */
export function middleOf(logit: number, variance: number): number {
  const further = Math.abs(logit) * (Math.sqrt(1 + (Math.PI / 8) * variance) - 1);
  return logit + Math.sign(logit) * Math.min(further, variance / 2);
}

/** From `guess` to 1: four of five students of whom the same is known have a chance in between. */
export function intervalOf(logit: number, guess: number, variance: number): { low: number; high: number } {
  const middle = middleOf(logit, variance);
  const reach = upperTenth * Math.sqrt(variance);
  return { low: chanceOf(middle - reach, guess), high: chanceOf(middle + reach, guess) };
}

/**
 * The same after time without answers, which is no part of the chance that was predicted: where abilities have drifted apart
 * since, from the variance `before` to the one `now`, by as much to either side.
 */
export function driftedInterval(
  logit: number,
  { before, now }: { before: number; now: number },
): { low: number; high: number } {
  const middle = middleOf(logit, before);
  const reach = upperTenth * Math.sqrt(Math.max(before, now));
  return { low: chanceOf(middle - reach, 0), high: chanceOf(middle + reach, 0) };
}
