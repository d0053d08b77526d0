/** An ability and its uncertainty. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newAbilities, observe, varianceAfter } from './ability.ts';

const day = 86_400;
const observations = fc.array(
  fc.record({
    ease: fc.double({ min: -4, max: 4, noNaN: true }),
    guess: fc.constantFrom(0, 1 / 4, 1 / 2),
    isRight: fc.boolean(),
    seconds: fc.constantFrom(0, 60, day, 400 * day),
  }),
  { maxLength: 40 },
);

describe('an ability', () => {
  test('becomes surer with answers', () => {
    const { slow } = newAbilities();
    const variances = Array.from({ length: 30 }, () => {
      observe(slow, 0.005, { ease: 0, guess: 0, isRight: true, seconds: 0 });
      return slow.variance;
    });
    expect(variances).toEqual(variances.toSorted((one, other) => other - one));
    expect(slow.mean).toBeGreaterThan(1);
  });

  test('is as sure whatever was answered, and higher with the better answers', () => {
    fc.assert(
      fc.property(observations, fc.nat(), (all, which) => {
        fc.pre(all.length > 0);
        const [better, worse] = [true, false].map((isRight) => {
          const { fast } = newAbilities();
          for (const [at, each] of all.entries()) {
            observe(fast, 0.3, at === which % all.length ? { ...each, isRight } : each);
          }
          return fast;
        });
        expect(better?.variance).toBe(worse?.variance);
        expect(better?.mean).toBeGreaterThan(worse?.mean ?? Number.NaN);
      }),
    );
  });

  test('is moved less by a right answer that could be guessed', () => {
    const meanWith = (guess: number) => {
      const { slow } = newAbilities();
      observe(slow, 0, { ease: 0, guess, isRight: true, seconds: 0 });
      return slow.mean;
    };
    expect(meanWith(1 / 3)).toBeGreaterThan(0);
    expect(meanWith(1 / 3)).toBeLessThan(meanWith(0));
  });
});

test.each([
  ['no time', 0.2, 0, 0.2],
  ['a clock that went back', 0.2, -5, 0.2],
  ['90 days, after which half is known', 0.2, 90 * day, 0.4],
  ['years, after which nothing is', 0.2, 3_000 * day, 1],
  ['a variance that is larger than the prior', 1.3, 90 * day, 1.3],
])('the variance after %s', (_name, variance, seconds, expected) => {
  expect(varianceAfter(variance, seconds)).toBeCloseTo(expected, 9);
});
