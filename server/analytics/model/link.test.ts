/** The curve from a logit to a chance, with guessing. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOf, informationOf, logitOf, scoreOf } from './link.ts';

const logits = fc.double({ min: -8, max: 8, noNaN: true });
const guesses = fc.constantFrom(0, 1 / 5, 1 / 3, 1 / 2);

test('a chance is never below guessing, and its logit leads back to it', () => {
  fc.assert(
    fc.property(logits, guesses, (logit, guess) => {
      const chance = chanceOf(logit, guess);
      expect(chance).toBeGreaterThanOrEqual(guess);
      expect(chance).toBeLessThan(1);
      expect(logitOf(chance, guess)).toBeCloseTo(logit, 6);
    }),
  );
});

test('the logit of a chance that cannot be is far out, and finite', () => {
  expect(logitOf(0.2, 1 / 3)).toBeLessThan(-20);
  expect(logitOf(1, 0)).toBeGreaterThan(20);
});

test('the score is the slope of the log-likelihood, and the information its variance', () => {
  const step = 1e-5;
  fc.assert(
    fc.property(logits, guesses, (logit, guess) => {
      const logOf = (at: number, isRight: boolean) => Math.log(isRight ? chanceOf(at, guess) : 1 - chanceOf(at, guess));
      for (const isRight of [true, false]) {
        const slope = (logOf(logit + step, isRight) - logOf(logit - step, isRight)) / (2 * step);
        expect(scoreOf(logit, guess, isRight)).toBeCloseTo(slope, 5);
      }
      const chance = chanceOf(logit, guess);
      const variance = chance * scoreOf(logit, guess, true) ** 2 + (1 - chance) * scoreOf(logit, guess, false) ** 2;
      expect(informationOf(logit, guess)).toBeCloseTo(variance, 9);
    }),
  );
});

test('a right answer that could be guessed tells less', () => {
  expect(scoreOf(0, 1 / 3, true)).toBeLessThan(scoreOf(0, 0, true));
  expect(informationOf(0, 1 / 3)).toBeLessThan(informationOf(0, 0));
});
