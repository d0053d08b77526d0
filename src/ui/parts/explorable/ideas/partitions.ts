import { rounded } from '../formats.ts';
import type { Idea } from '../idea.ts';

const months = 'January February March April May June July August September October November December'.split(' ');
/** Millions of rows. */
const rowsAMonth = 2;
const stores = ['In one piece', 'In a partition for each month'];

export const partitions: Idea = {
  title: 'How many rows a question reads',
  controls: [
    {
      name: 'store',
      label: 'How the table is stored',
      from: 0,
      to: 1,
      step: 1,
      start: 0,
      valueText: (value) => stores[value] ?? '',
      isChoice: true,
    },
    {
      name: 'months',
      label: 'Months that are asked for',
      from: 1,
      to: 12,
      step: 1,
      start: 1,
      valueText: (value) => (value === 1 ? 'January' : `January to ${months[value - 1]}`),
    },
  ],
  look: (store, asked) => {
    const read = store === 0 ? months.length : asked;
    const needs = `The question needs ${rounded(asked * rowsAMonth)} million rows, and the database reads ${rounded(read * rowsAMonth)} million`;
    const bars = months.map((_month, index) => ({ from: index + 0.6, to: index + 1.4, height: rowsAMonth }));
    return {
      says: `${needs}: ${read === asked ? 'no more than it needs' : `${rounded(read / asked, 1)} times as many`}.`,
      picture: {
        kind: 'plot',
        x: {
          name: 'Month',
          from: 0.3,
          to: 12.7,
          labels: months.map((name, index) => ({ at: index + 1, text: name.slice(0, 3) })),
        },
        y: { name: 'Millions of rows', from: 0, to: rowsAMonth },
        layers: [
          { mark: 'bars', label: 'Read, and asked for', slot: 0, bars: bars.slice(0, asked) },
          { mark: 'bars', label: read > asked ? 'Read in vain' : null, slot: 1, bars: bars.slice(asked, read) },
          { mark: 'bars', label: read < months.length ? 'Skipped' : null, slot: 3, bars: bars.slice(read) },
        ],
      },
    };
  },
};
