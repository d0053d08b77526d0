import { chance, times } from '../chance.ts';
import { percent } from '../formats.ts';
import { type Idea, rule } from '../idea.ts';

const level = 0.05;

export const manyTests: Idea = {
  title: 'Tests of nothing at all',
  controls: [
    {
      name: 'tests',
      label: 'How many things were tested',
      from: 1,
      to: 40,
      step: 1,
      start: 20,
      valueText: (value) => (value === 1 ? '1 test' : `${value} tests`),
    },
  ],
  isDrawn: true,
  look: (tests, _second, seed) => {
    const next = chance(seed);
    const points = times(tests, (index) => ({ x: next(), y: index + 1 }));
    const low = points.filter(({ x }) => x < level);
    const isOne = tests === 1;
    return {
      says: `${low.length} of ${tests} ${isOne ? 'test has' : 'tests have'} a p below 0.05, although there is nothing to find. The chance of at least one is ${percent(1 - (1 - level) ** tests)}.`,
      picture: {
        kind: 'plot',
        x: { name: 'p', from: 0, to: 1 },
        y: { name: null, from: 0, to: tests + 1 },
        layers: [
          { mark: 'points', label: 'p of 0.05 or more', slot: 0, points: points.filter(({ x }) => x >= level) },
          { mark: 'points', label: 'p below 0.05', slot: 1, points: low },
          rule('0.05', 2, level, tests + 1),
        ],
      },
    };
  },
};
