/** The weights of features, and the equations that they take. */
import { describe, expect, test } from 'vitest';
import { seededChance } from '../chance.ts';
import type { Sign } from './features.ts';
import { abilitiesOf, fitWeights } from './fit-weights.ts';
import { logistic } from './link.ts';
import { solve } from './solve.ts';
import { tableOf } from './table.ts';

test('solve finds what the matrix turns into the right side', () => {
  const matrix = Float64Array.from([4, 2, 0.6, 2, 5, 1, 0.6, 1, 3]);
  const solution = solve(matrix, Float64Array.from([1, -2, 3]));
  const product = [0, 1, 2].map((row) =>
    solution.reduce((sum, value, column) => sum + value * (matrix[3 * row + column] ?? 0), 0),
  );
  for (const [at, value] of [1, -2, 3].entries()) expect(product[at]).toBeCloseTo(value, 9);
});

/** Answers that follow from a constant and two features with these weights. */
function drawn(weights: readonly number[]) {
  const draw = seededChance(9);
  const rows = Array.from({ length: 8_000 }, () => [1, draw() * 4 - 2, draw() * 4 - 2]);
  const chanceOf = (row: readonly number[]) =>
    logistic(row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0));
  const answers = rows.map((row, at) => ({
    student: `s${at}`,
    item: 'i',
    skills: ['k'],
    at: null,
    options: null,
    isRight: draw() < chanceOf(row),
  }));
  return { table: tableOf(answers), values: Float64Array.from(rows.flat()), ease: new Float64Array(rows.length) };
}

describe('fitted weights', () => {
  const fitted = (signs: readonly Sign[]) => {
    const { table, values, ease } = drawn([0.5, 1, -0.7]);
    return [...fitWeights(table, { values, signs }, ease, new Float64Array(3))];
  };

  test('are those that the answers follow from', () => {
    for (const [at, weight] of [0.5, 1, -0.7].entries()) {
      expect(Math.abs((fitted(['any', 'any', 'any'])[at] ?? 0) - weight)).toBeLessThan(0.1);
    }
  });

  test('keep their sign: what must not be negative is 0, and the rest is fitted beside it', () => {
    const [constant, first, second] = fitted(['any', 'positive', 'positive']);
    expect(second).toBe(0);
    expect(constant).toBeGreaterThan(0.3);
    expect(first).toBeGreaterThan(0.8);
    expect(fitted(['any', 'negative', 'negative'])[1]).toBe(0);
  });

  test('of a feature that is never there are 0', () => {
    const { table, values, ease } = drawn([0.5, 1, -0.7]);
    const without = values.map((value, at) => (at % 3 === 2 ? 0 : value));
    const signs: Sign[] = ['any', 'any', 'any'];
    expect(fitWeights(table, { values: without, signs }, ease, new Float64Array(3))[2]).toBe(0);
  });
});

test('what features add is their sum by weight', () => {
  expect([...abilitiesOf(Float64Array.from([1, 2, 3, 4]), Float64Array.from([10, 1]))]).toEqual([12, 34]);
});
