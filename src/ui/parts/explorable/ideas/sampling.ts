import { chance, normal, times } from '../chance.ts';
import { percent, rounded } from '../formats.ts';
import { type Idea, rule } from '../idea.ts';
import { binned } from '../summary.ts';

const samples = 60;
/** Hours of sleep. */
const everybody = { mean: 7, deviation: 1.2 };
const onNightBus = 5.5;
const axis = { from: 4, to: 9 };
const bin = 0.1;

export const sampling: Idea = {
  title: 'Sixty samples of how long people sleep',
  controls: [
    {
      name: 'size',
      label: 'People in a sample',
      from: 10,
      to: 1000,
      step: 10,
      start: 50,
      valueText: (value) => `${rounded(value)} people`,
    },
    {
      name: 'bus',
      label: 'Of these, asked on the night bus',
      from: 0,
      to: 100,
      step: 10,
      start: 0,
      valueText: (value) => `${value}%`,
    },
  ],
  isDrawn: true,
  look: (size, bus, seed) => {
    const next = chance(seed);
    const middle = everybody.mean + ((onNightBus - everybody.mean) * bus) / 100;
    const error = everybody.deviation / Math.sqrt(size);
    const means = times(samples, () => middle + error * normal(next));
    const bars = binned(means, axis.from, bin, Math.round((axis.to - axis.from) / bin));
    const most = Math.max(...bars.map(({ height }) => height));
    const near = means.filter((mean) => Math.abs(mean - everybody.mean) <= 0.25).length;
    return {
      says: `${samples} samples of ${rounded(size)} people, ${percent(bus / 100)} of them from the night bus: their means go from ${rounded(Math.min(...means), 1)} to ${rounded(Math.max(...means), 1)} hours. ${near} of ${samples} are within a quarter of an hour of everybody’s mean, ${everybody.mean} hours.`,
      picture: {
        kind: 'plot',
        x: { name: 'Mean hours of sleep in a sample', ...axis },
        y: { name: 'Samples', from: 0, to: most },
        layers: [
          { mark: 'bars', label: 'Samples', slot: 0, bars: bars.filter(({ height }) => height > 0) },
          rule(`Everybody’s mean, ${everybody.mean} hours`, 1, everybody.mean, most),
        ],
      },
    };
  },
};
