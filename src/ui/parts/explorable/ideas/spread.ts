import { rounded } from '../formats.ts';
import { type Idea, rule } from '../idea.ts';
import { deviation, stacked } from '../summary.ts';

const lineA = [4, 5, 5, 5, 6];
const mean = 5;
const distances = [-5, -5, 0, 3, 7];

export const spread: Idea = {
  title: 'Two bus lines with the same mean',
  controls: [
    {
      name: 'distance',
      label: 'How far line B’s days lie from their mean',
      from: 0,
      to: 100,
      step: 5,
      start: 100,
      valueText: (value) => `${value}% of what was measured`,
    },
  ],
  look: (share) => {
    const lineB = distances.map((distance) => mean + (distance * share) / 100);
    const [a, b] = [deviation(lineA), deviation(lineB)].map((value) => rounded(value, 1));
    const below = stacked(lineA, 0.5).map(({ x, y }) => ({ x, y: y - 0.5 }));
    const above = stacked(lineB, 0.5).map(({ x, y }) => ({ x, y: y + 5.5 }));
    return {
      says: `Both lines are ${mean} minutes late on average. The standard deviation of line A is ${a} minutes, that of line B ${b}.`,
      picture: {
        kind: 'plot',
        x: { name: 'Minutes late', from: 0, to: 13 },
        y: { name: null, from: 0, to: 11.5 },
        layers: [
          { mark: 'points', label: `Line B, standard deviation ${b}`, slot: 1, points: above },
          { mark: 'points', label: `Line A, standard deviation ${a}`, slot: 0, points: below },
          rule(`Mean of both, ${mean}`, 2, mean, 11.5),
        ],
      },
    };
  },
};
