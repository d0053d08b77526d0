/**
 * How easy items are for the average student: the ease of their skills, which items of the same skills share, and each item's
 * own. Both are normal distributions of a logit; an item without answers has its skills' ease and is unsure about its own.
 */
import type { Gaussian } from './ability.ts';
import { guessOf, type Question, skillSetOf } from './answer.ts';
import { informationOf, scoreOf } from './link.ts';

/** What holds before any answer: the mean of all skills, how skills differ, and how items of one skill do. */
export type DifficultyPrior = { mean: number; skillVariance: number; itemVariance: number };

export type Difficulties = { prior: DifficultyPrior; skillSets: Map<string, Gaussian>; items: Map<string, Gaussian> };

/** The logit of a right answer for the average student. */
export function easeOf({ prior, skillSets, items }: Difficulties, question: Question): number {
  return (skillSets.get(skillSetOf(question))?.mean ?? prior.mean) + (items.get(question.item)?.mean ?? 0);
}

/**
 * Takes an answer into the ease of its item and its skills, as a Kalman filter does: each gets the share of the surprise that
 * its own uncertainty has in all of it. `logit` is what was predicted, and `studentVariance` how unsure that was of the
 * student: what may be the student's is not the item's.
 */
export function updateDifficulties(
  { prior, skillSets, items }: Difficulties,
  question: Question,
  { isRight, logit, studentVariance }: { isRight: boolean; logit: number; studentVariance: number },
): void {
  const skillSet = skillSetOf(question);
  const shared = skillSets.get(skillSet) ?? { mean: prior.mean, variance: prior.skillVariance };
  const own = items.get(question.item) ?? { mean: 0, variance: prior.itemVariance };
  const guess = guessOf(question);
  const information = informationOf(logit, guess);
  const spread = 1 + information * (studentVariance + shared.variance + own.variance);
  const step = scoreOf(logit, guess, isRight) / spread;
  for (const each of [shared, own]) {
    each.mean += each.variance * step;
    each.variance *= 1 - (each.variance * information) / spread;
  }
  skillSets.set(skillSet, shared);
  items.set(question.item, own);
}
