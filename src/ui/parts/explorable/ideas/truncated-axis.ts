import { percent, rounded } from '../formats.ts';
import type { Idea } from '../idea.ts';

const [before, after] = [96, 100];

export const truncatedAxis: Idea = {
  title: 'The same two bars on another axis',
  controls: [
    {
      name: 'start',
      label: 'Where the axis begins',
      from: 0,
      to: 95,
      step: 5,
      start: 90,
      valueText: (value) => rounded(value),
    },
  ],
  look: (start) => ({
    says: `The second bar is drawn ${rounded((after - start) / (before - start), 2)} times as tall as the first. The second year had ${percent(after / before - 1)} more visitors.`,
    picture: {
      kind: 'plot',
      x: {
        name: 'Year',
        from: 0.3,
        to: 2.7,
        labels: [
          { at: 1, text: '2025' },
          { at: 2, text: '2026' },
        ],
      },
      y: { name: 'Visitors in thousands', from: start, to: 100 },
      layers: [
        {
          mark: 'bars',
          label: null,
          slot: 0,
          bars: [
            { from: 0.6, to: 1.4, height: before },
            { from: 1.6, to: 2.4, height: after },
          ],
        },
      ],
    },
  }),
};
