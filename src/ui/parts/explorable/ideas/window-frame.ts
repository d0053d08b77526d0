import { listed, rounded } from '../formats.ts';
import type { Idea } from '../idea.ts';
import { mean } from '../summary.ts';

const complaints = [12, 15, 11, 14, 16, 12, 13, 15];

/** The values in the frame of a week; weeks count from 1. */
const frameOf = (week: number, before: number) => complaints.slice(Math.max(0, week - 1 - before), week);

export const windowFrame: Idea = {
  title: 'A frame that moves down the weeks',
  controls: [
    { name: 'week', label: 'Row', from: 1, to: 8, step: 1, start: 6, valueText: (value) => `week ${value}` },
    {
      name: 'before',
      label: 'Rows before it in the frame',
      from: 0,
      to: 7,
      step: 1,
      start: 3,
      valueText: (value) => rounded(value),
    },
  ],
  look: (week, before) => {
    const frame = frameOf(week, before);
    const first = week - frame.length + 1;
    const weeks = frame.length === 1 ? `week ${week} alone` : `weeks ${first} to ${week}`;
    const average = rounded(mean(frame), 2);
    const sums =
      frame.length === 1 ? `Its mean is its own value, ${average}` : `The mean of ${listed(frame)} is ${average}`;
    return {
      says: `For week ${week} the frame holds ${weeks}. ${sums}.`,
      picture: {
        kind: 'tables',
        tables: [
          {
            name: 'Complaints, and their mean in the frame of each week',
            columns: ['week', 'complaints', 'moving_mean', 'Frame'],
            rows: complaints.map((count, index) => {
              const isInside = index + 1 >= first && index + 1 <= week;
              const relation = index + 1 === week ? 'this row' : isInside ? 'in the frame' : '';
              return {
                cells: [index + 1, count, rounded(mean(frameOf(index + 1, before)), 2), relation],
                isMarked: isInside,
              };
            }),
          },
        ],
        code: `SELECT week, complaints,\n  AVG(complaints) OVER (\n    ORDER BY week\n    ROWS BETWEEN ${before} PRECEDING AND CURRENT ROW\n  ) AS moving_mean\nFROM weeks;`,
      },
    };
  },
};
