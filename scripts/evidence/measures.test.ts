/** Measures, held against what they are by definition. */
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../server/analytics/chance.ts';
import { aucOf, calibrationErrorOf, calibrationOf, logLossOf, wilson } from './measures.ts';

/** Chances in steps of a twentieth, so that many are equal. */
function drawn(count: number) {
  const draw = seededChance(2);
  const chances = Array.from({ length: count }, () => Math.round(draw() * 20) / 20);
  return { chances, right: chances.map((chance) => draw() < chance) };
}

describe('the AUC', () => {
  test('is the share of pairs of a right and a wrong answer that are in order, equal ones as half', () => {
    const { chances, right } = drawn(120);
    let [ordered, pairs] = [0, 0];
    for (const [one, chance] of chances.entries()) {
      for (const [other, otherChance] of chances.entries()) {
        if (!right[one] || right[other]) continue;
        pairs += 1;
        ordered += chance > otherChance ? 1 : chance === otherChance ? 0.5 : 0;
      }
    }
    expect(aucOf({ chances, right })).toBeCloseTo(ordered / pairs, 12);
  });

  test.each([
    ['perfect', [0.1, 0.9], [false, true], 1],
    ['the wrong way round', [0.9, 0.1], [false, true], 0],
    ['a constant', [0.5, 0.5], [false, true], 0.5],
  ])('of a model that is %s', (_name, chances, right, expected) => {
    expect(aucOf({ chances, right })).toBe(expected);
  });
});

test('the log loss is finite even where a chance of 0 was wrong', () => {
  expect(logLossOf({ chances: [0.5, 0.25], right: [true, false] })).toBeCloseTo((Math.log(2) - Math.log(0.75)) / 2, 12);
  expect(logLossOf({ chances: [0], right: [true] })).toBeCloseTo(-Math.log(1e-9), 9);
});

describe('calibration', () => {
  test('has bins of equal width, with 1 in the last', () => {
    const bins = calibrationOf({ chances: [0.05, 0.07, 0.31, 1], right: [false, true, true, true] });
    expect(bins.map(({ from, to, count, share }) => [from, to, count, share])).toEqual([
      [0, 0.1, 2, 0.5],
      [0.3, 0.4, 1, 1],
      [0.9, 1, 1, 1],
    ]);
  });

  test('error is weighted by answers', () => {
    const chances = [0.25, 0.25, 0.25, 0.75];
    expect(calibrationErrorOf({ chances, right: [true, false, false, true] })).toBeCloseTo(
      (3 * Math.abs(0.25 - 1 / 3) + 0.25) / 4,
      12,
    );
  });

  test('error of true chances is small', () => {
    expect(calibrationErrorOf(drawn(20_000))).toBeLessThan(0.01);
  });

  test("intervals are Wilson's", () => {
    const { low, high } = wilson(8, 10);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
  });
});
