import { chance, normal, times } from '../chance.ts';
import { pounds, rounded } from '../formats.ts';
import type { Idea } from '../idea.ts';
import { fitted, sum } from '../summary.ts';

const next = chance(2);
export const flats = times(16, (index) => {
  const x = 25 + index * 6;
  return { x, y: Math.round((310 + 9.2 * x + 110 * normal(next)) / 5) * 5 };
});
const best = fitted(flats);
const squares = (slope: number, intercept: number) => sum(flats.map(({ x, y }) => (y - intercept - slope * x) ** 2));
const least = squares(best.slope, best.intercept);
const axis = { x: { from: 0, to: 130 }, y: { from: 0, to: 2000 } };

export const leastSquares: Idea = {
  title: 'A line through the rents of sixteen flats',
  controls: [
    {
      name: 'slope',
      label: 'Rent of one more square metre',
      from: 0,
      to: 20,
      step: 0.2,
      start: 4,
      valueText: (value) => `£${rounded(value, 2)}`,
    },
    { name: 'intercept', label: 'Where the line begins', from: 0, to: 900, step: 10, start: 600, valueText: pounds },
  ],
  look: (slope, intercept) => {
    const times = squares(slope, intercept) / least;
    const at = (x: number) => ({ x, y: Math.min(axis.y.to, intercept + slope * x) });
    const end = slope === 0 ? axis.x.to : Math.min(axis.x.to, (axis.y.to - intercept) / slope);
    const isBest = times < 1.005;
    return {
      says: `The squared distances from your line add up to ${rounded(times, 2)} times the least possible${isBest ? ': no straight line does better' : ''}.`,
      picture: {
        kind: 'plot',
        x: { name: 'Square metres', ...axis.x },
        y: { name: 'Rent in pounds a month', ...axis.y },
        layers: [
          {
            mark: 'segments',
            label: 'Distance from the line',
            slot: 2,
            segments: flats.map((flat) => ({ from: flat, to: at(flat.x) })),
          },
          { mark: 'line', label: 'Your line', slot: 0, points: [at(0), at(end)] },
          { mark: 'points', label: 'A flat', slot: 1, points: flats },
        ],
      },
    };
  },
};
