import { chance, times } from '../chance.ts';
import { rounded } from '../formats.ts';
import { type Idea, type Layer, rule } from '../idea.ts';
import { halfWidth } from '../normal.ts';

const surveys = 40;
const satisfied = 0.68;

/** The intervals, with their ends in percent. */
export function intervals(size: number, level: number, seed: number) {
  const next = chance(seed);
  const z = halfWidth(level / 100);
  return times(surveys, () => {
    let yes = 0;
    for (let asked = 0; asked < size; asked += 1) if (next() < satisfied) yes += 1;
    const share = yes / size;
    const margin = z * Math.sqrt((share * (1 - share)) / size);
    return { from: (share - margin) * 100, to: (share + margin) * 100, hits: Math.abs(share - satisfied) <= margin };
  });
}

export const confidenceIntervals: Idea = {
  title: 'Forty surveys of the same customers',
  controls: [
    {
      name: 'size',
      label: 'Customers asked in each',
      from: 100,
      to: 2000,
      step: 100,
      start: 500,
      valueText: (value) => rounded(value),
    },
    { name: 'level', label: 'Level', from: 50, to: 99, step: 1, start: 95, valueText: (value) => `${value}%` },
  ],
  isDrawn: true,
  look: (size, level, seed) => {
    const all = intervals(size, level, seed);
    const hits = all.filter((interval) => interval.hits).length;
    const width = all.reduce((sum, { from, to }) => sum + to - from, 0) / surveys;
    const layer = (label: string, slot: number, isHit: boolean): Layer => ({
      mark: 'segments',
      label,
      slot,
      segments: all.flatMap(({ from, to, hits: isOne }, index) =>
        isOne === isHit ? [{ from: { x: from, y: index + 1 }, to: { x: to, y: index + 1 } }] : [],
      ),
    });
    return {
      says: `${hits} of ${surveys} intervals contain the true 68%, and ${surveys - hits} miss it; about ${level}% of very many would contain it. On average they are ${rounded(width, 1)} points wide.`,
      picture: {
        kind: 'plot',
        x: { name: 'Satisfied customers in percent', from: 40, to: 100 },
        y: { name: null, from: 0, to: surveys + 1 },
        layers: [
          layer('Contains the true share', 0, true),
          layer('Misses it', 1, false),
          rule('True share, 68%', 2, satisfied * 100, surveys + 1),
        ],
      },
    };
  },
};
