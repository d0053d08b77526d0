import { chance, normal, times } from '../chance.ts';
import { rounded } from '../formats.ts';
import type { Idea } from '../idea.ts';
import { fitted, mean, sum } from '../summary.ts';

const count = 30;
const next = chance(5);

const scaled = (values: readonly number[]) => {
  const middle = mean(values);
  const size = Math.sqrt(sum(values.map((value) => (value - middle) ** 2)) / values.length);
  return values.map((value) => (value - middle) / size);
};

const along = scaled(times(count, () => normal(next)));
const other = scaled(times(count, () => normal(next)));
const shared = mean(along.map((value, index) => value * (other[index] ?? 0)));
/** The part of `other` that does not correlate with `along`: mixed with `along`, it gives any correlation. */
const apart = scaled(other.map((value, index) => value - shared * (along[index] ?? 0)));

export const cloud = (r: number) =>
  along.map((x, index) => ({ x, y: r * x + Math.sqrt(1 - r * r) * (apart[index] ?? 0) }));

export const correlation: Idea = {
  title: 'A correlation and one far point',
  controls: [
    {
      name: 'strength',
      label: 'Correlation of the thirty points',
      from: -1,
      to: 1,
      step: 0.1,
      start: 0.8,
      valueText: (value) => `r = ${rounded(value, 1)}`,
    },
    {
      name: 'far',
      label: 'How far away one more point lies',
      from: 0,
      to: 4,
      step: 1,
      start: 0,
      valueText: (value) => (value === 0 ? 'there is none' : `${value} standard deviations`),
    },
  ],
  look: (strength, far) => {
    const r = Math.round(strength * 10) / 10;
    const points = cloud(r);
    const outlier = far === 0 ? [] : [{ x: far, y: -far }];
    const together = fitted([...points, ...outlier]).r;
    return {
      says:
        far === 0
          ? `Thirty points with r = ${rounded(r, 1)}.`
          : `The thirty points have r = ${rounded(r, 1)}. With the one far point, r is ${rounded(together, 2)}.`,
      picture: {
        kind: 'plot',
        x: { name: 'A', from: -3, to: 5 },
        y: { name: 'B', from: -5, to: 3 },
        layers: [
          { mark: 'points', label: 'Thirty points', slot: 0, points },
          { mark: 'points', label: outlier.length > 0 ? 'The far point' : null, slot: 1, points: outlier },
        ],
      },
    };
  },
};
