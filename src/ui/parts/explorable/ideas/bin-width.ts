import { chance, normal, times } from '../chance.ts';
import { rounded } from '../formats.ts';
import type { Idea } from '../idea.ts';
import { binned } from '../summary.ts';

const longest = 60;
const next = chance(11);

/** Minutes of the visits of two kinds of visitors: those who only look in, and those who stay. */
export const visits = times(80, (index) => {
  const minutes = index < 48 ? 12 + 4 * normal(next) : 36 + 5 * normal(next);
  return Math.min(longest - 1, Math.max(0, Math.round(minutes)));
});

const often = ['never rise and fall', 'rise and fall once', 'rise and fall twice'];

export const binWidth: Idea = {
  title: 'Eighty visits to a museum shop',
  controls: [
    {
      name: 'width',
      label: 'Width of a bar',
      from: 1,
      to: 30,
      step: 1,
      start: 5,
      valueText: (value) => (value === 1 ? '1 minute' : `${value} minutes`),
    },
  ],
  look: (width) => {
    const bars = binned(visits, 0, width, Math.ceil(longest / width));
    const heights = bars.map(({ height }) => height);
    const most = Math.max(...heights);
    const falls = humps(heights);
    return {
      says: `${visits.length} visits in ${bars.length} bars. The tallest stands for ${most} visits, and the heights ${often[falls] ?? `rise and fall ${rounded(falls)} times`}.`,
      picture: {
        kind: 'plot',
        x: { name: 'Minutes', from: 0, to: longest },
        y: { name: 'Visits', from: 0, to: most },
        layers: [
          { mark: 'bars', label: null, slot: 0, bars: bars.map((bar) => ({ ...bar, to: Math.min(bar.to, longest) })) },
        ],
      },
    };
  },
};

/** How often the heights rise and then fall again, starting and ending at zero. */
function humps(heights: readonly number[]): number {
  const steps = [...heights, 0].map((height, index) => Math.sign(height - (heights[index - 1] ?? 0)));
  const turns = steps.filter((step) => step !== 0);
  return turns.filter((step, index) => step < 0 && turns[index - 1] === 1).length;
}
