import { pounds } from '../formats.ts';
import { type Idea, rule } from '../idea.ts';
import { mean, median, stacked } from '../summary.ts';

const others = [700, 750, 750, 800];

export const meanAndMedian: Idea = {
  title: 'Mean and median of five rents',
  controls: [
    { name: 'rent', label: 'Rent of the fifth flat', from: 700, to: 3000, step: 50, start: 2000, valueText: pounds },
  ],
  look: (rent) => {
    const rents = [...others, rent];
    const [average, middle] = [mean(rents), median(rents)];
    const below = rents.filter((one) => one < average).length;
    return {
      says: `With a fifth rent of ${pounds(rent)}, the mean is ${pounds(average)} and the median ${pounds(middle)}. ${below} of 5 flats cost less than the mean.`,
      picture: {
        kind: 'plot',
        x: { name: 'Rent in pounds a month', from: 600, to: 3000 },
        y: { name: null, from: 0, to: 4 },
        layers: [
          { mark: 'points', label: 'A flat', slot: 0, points: stacked(rents, 50) },
          rule(`Mean, ${pounds(average)}`, 1, average, 4),
          rule(`Median, ${pounds(middle)}`, 2, middle, 4),
        ],
      },
    };
  },
};
