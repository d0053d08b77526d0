/**
 * The 80 % interval of a chance. The student's true logit is taken as normal around the model's: its variance is what remains
 * after any number of answers, and a multiple of the variances of the student's abilities, which fall with every answer.
 */
import { chanceOf } from './link.ts';

/** Fitted (`fit-interval.ts`); none is negative. */
export type IntervalPrior = { remaining: number; general: number; skill: number };

/** Of the standard normal distribution, a tenth lies above it. */
const upperTenth = 1.2815515655446004;

/** Of the logit. */
export const varianceOf = (prior: IntervalPrior, slow: { general: number; skill: number }) =>
  prior.remaining + prior.general * slow.general + prior.skill * slow.skill;

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
