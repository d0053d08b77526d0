import { expect, test } from 'vitest';
import { chance, normal, times } from './chance.ts';
import { deviation, mean } from './summary.ts';

const draws = (seed: number, count: number) => {
  const next = chance(seed);
  return times(count, next);
};

test('§practice.122 the same seed draws the same, the next one something else', () => {
  expect(draws(3, 5)).toEqual(draws(3, 5));
  expect(draws(4, 5)).not.toEqual(draws(3, 5));
});

test('§practice.122 numbers are spread evenly from 0 to 1', () => {
  const all = draws(0, 10_000);
  expect(mean(all)).toBeCloseTo(0.5, 1);
  expect(deviation(all)).toBeCloseTo(Math.sqrt(1 / 12), 2);
  expect(all.every((one) => one >= 0 && one < 1)).toBe(true);
});

test('§practice.122 or normally, with mean 0 and standard deviation 1', () => {
  const next = chance(1);
  const all = times(10_000, () => normal(next));
  expect(mean(all)).toBeCloseTo(0, 1);
  expect(deviation(all)).toBeCloseTo(1, 1);
  expect(all.filter((one) => Math.abs(one) < 1.96).length / 10_000).toBeCloseTo(0.95, 2);
});
