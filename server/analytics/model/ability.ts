/**
 * A student's ability, over all or in one skill, as a normal distribution of its logit: a rating with its uncertainty, as in
 * Glicko (Glickman 1999) and the Kalman filter. Zero is the average student.
 */
import { informationOf, scoreOf } from './link.ts';

export type Gaussian = { mean: number; variance: number };

/** An ability is followed at two paces: `fast` knows the last few answers, `slow` nearly all of them. */
export type Abilities = { fast: Gaussian; slow: Gaussian };
export type Pace = keyof Abilities;

/** Students' abilities differ that much before any answer. The weights scale what comes of it, so it is no fitted number. */
const priorVariance = 1;

export const newAbilities = (): Abilities => ({
  fast: { mean: 0, variance: priorVariance },
  slow: { mean: 0, variance: priorVariance },
});

/** After so many days without an answer half of what was known is left. */
export const halfLifeDays = 90;

/** The variance after days without an answer: what was known halves with `halfLifeDays`, down to knowing nothing. */
export function varianceAfter(variance: number, seconds: number): number {
  if (seconds <= 0 || variance >= priorVariance) return variance;
  return Math.min(priorVariance, variance * 2 ** (seconds / 86_400 / halfLifeDays));
}

/** An answer to a question whose logit is `ease` for the average student, given `seconds` after the one before. */
export type Observation = { ease: number; guess: number; isRight: boolean; seconds: number };

/**
 * Takes an answer into an ability. `drift` is by how much the ability may have changed since the last one.
 *
 * How far the mean moves depends on which items were answered, never on how: the information is that of the average
 * student. So of two histories that differ in one answer, the one with the right answer stays ahead for good.
 */
export function observe(ability: Gaussian, drift: number, { ease, guess, isRight, seconds }: Observation): void {
  const before = varianceAfter(ability.variance, seconds) + drift;
  ability.variance = 1 / (1 / before + informationOf(ease, guess));
  ability.mean += ability.variance * scoreOf(ability.mean + ease, guess, isRight);
}
