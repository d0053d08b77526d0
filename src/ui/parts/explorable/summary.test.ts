import { describe, expect, test } from 'vitest';
import { binned, deviation, fitted, mean, median, stacked } from './summary.ts';

describe('§practice.121 sums of many numbers', () => {
  test('mean and median', () => {
    expect(mean([700, 750, 750, 800, 2000])).toBe(1000);
    expect(median([2000, 750, 800, 700, 750])).toBe(750);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  test('the standard deviation of a sample', () => {
    expect(deviation([0, 0, 5, 8, 12])).toBeCloseTo(Math.sqrt(27), 12);
    expect(deviation([4, 5, 5, 5, 6])).toBeCloseTo(Math.sqrt(0.5), 12);
    expect(deviation([3, 3])).toBe(0);
  });

  test('the line of least squares, against the first of Anscombe’s quartet', () => {
    const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
    const points = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5].map((x, index) => ({ x, y: y[index] ?? 0 }));
    const line = fitted(points);
    expect(line.slope).toBeCloseTo(0.5001, 4);
    expect(line.intercept).toBeCloseTo(3.0001, 4);
    expect(line.r).toBeCloseTo(0.8164, 4);
  });

  test('bins: a border belongs to the bin above it', () => {
    expect(binned([0, 4.9, 5, 9, 10], 0, 5, 3).map(({ height }) => height)).toEqual([2, 2, 1]);
    expect(binned([0.1 + 0.2], 0, 0.1, 4).map(({ height }) => height)).toEqual([0, 0, 0, 1]);
  });

  test('points that would cover each other are stacked', () => {
    expect(stacked([750, 700, 750], 50)).toEqual([
      { x: 750, y: 1 },
      { x: 700, y: 1 },
      { x: 750, y: 2 },
    ]);
  });
});
