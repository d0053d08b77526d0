import { describe, expect, test } from 'vitest';
import { blockOf } from './block.ts';
import type { Idea, Layer, PlotPicture } from './idea.ts';
import { visits } from './ideas/bin-width.ts';
import { intervals } from './ideas/confidence-intervals.ts';
import { cloud } from './ideas/correlation.ts';
import { flats } from './ideas/least-squares.ts';
import { ideas } from './ideas.ts';
import { halfWidth, shareBelow } from './normal.ts';
import { fitted } from './summary.ts';

/** The points that are outside of the axes, or not numbers. */
function outside({ x, y, layers }: PlotPicture) {
  const points = layers.flatMap((layer) => {
    if (layer.mark === 'bars')
      return layer.bars.flatMap(({ from, to, height }) => [from, to].map((at) => ({ x: at, y: height })));
    return layer.mark === 'segments' ? layer.segments.flatMap(({ from, to }) => [from, to]) : layer.points;
  });
  const isOn = (value: number, from: number, to: number) => value >= from - 1e-9 && value <= to + 1e-9;
  return points.filter((point) => !(isOn(point.x, x.from, x.to) && isOn(point.y, Math.min(0, y.from), y.to)));
}

/** The sentence of an idea for these values of its controls. */
const says = (name: string, first: number, second = 0, seed = 0) => ideas[name]?.look(first, second, seed).says;

const layersOf = (name: string, first: number, second = 0, seed = 0): readonly Layer[] => {
  const picture = ideas[name]?.look(first, second, seed).picture;
  return picture?.kind === 'plot' ? picture.layers : [];
};

/** Every combination of values that an idea's controls can have. */
function positionsOf({ controls: [one, other] }: Idea) {
  const steps = ({ from, to, step }: typeof one) =>
    Array.from({ length: Math.round((to - from) / step) + 1 }, (_one, index) => from + index * step);
  return steps(one).flatMap((first) => (other ? steps(other) : [0]).map((second) => [first, second] as const));
}

describe('§practice.121 every idea', () => {
  test.each(Object.entries(ideas))('%s: its controls start within their range, on a step', (_name, { controls }) => {
    for (const { from, to, step, start, valueText } of controls) {
      expect(start).toBeGreaterThanOrEqual(from);
      expect(start).toBeLessThanOrEqual(to);
      expect(Math.abs((start - from) / step - Math.round((start - from) / step))).toBeLessThan(1e-6);
      expect(valueText(start)).not.toMatch(/NaN|undefined|\.\d{4}/);
    }
  });

  test.each(Object.entries(ideas))(
    '%s: everywhere a sentence without a gap, and nothing outside its axes',
    (_name, idea) => {
      const positions = positionsOf(idea);
      const every = Math.ceil(positions.length / 100);
      for (const [first, second] of positions.filter((_one, index) => index % every === 0)) {
        const { says: sentence, picture } = idea.look(first, second, 0);
        expect(sentence).toMatch(/^[A-Z\d].*\.$/s);
        expect(sentence).not.toMatch(/NaN|undefined|∞|-0\b(?!\.)| {2}/);
        if (picture.kind === 'plot') expect(outside(picture)).toEqual([]);
        if (picture.kind === 'crowd') expect(picture.groups.reduce((all, { count }) => all + count, 0)).toBe(1000);
      }
    },
  );

  test('starts where its block says, else at its own start', () => {
    expect(blockOf('explorable mean-and-median', 'shows: Move it.\nrent: 750')?.first).toBe(750);
    expect(blockOf('explorable mean-and-median', 'shows: Move it.')?.first).toBe(2000);
    expect(blockOf('explorable constructor', '')).toBeNull();
  });
});

describe('§practice.121 the numbers', () => {
  test('mean and median of rents', () => {
    expect(says('mean-and-median', 2000)).toBe(
      'With a fifth rent of £2,000, the mean is £1,000 and the median £750. 4 of 5 flats cost less than the mean.',
    );
    expect(says('mean-and-median', 750)).toMatch(/the mean is £750 and the median £750\. 1 of 5/);
  });

  test('spread of two bus lines', () => {
    expect(says('spread', 100)).toMatch(/line A is 0\.7 minutes, that of line B 5\.2\.$/);
    expect(says('spread', 0)).toMatch(/that of line B 0\.0\.$/);
    expect(layersOf('spread', 50)).toHaveLength(3);
  });

  test('bins hold all visits, and show two kinds of them only at a middling width', () => {
    for (const width of [1, 5, 7, 30]) {
      const [bars] = layersOf('bin-width', width);
      expect(bars?.mark === 'bars' && bars.bars.reduce((all, { height }) => all + height, 0)).toBe(visits.length);
    }
    expect(says('bin-width', 7)).toMatch(/rise and fall twice\.$/);
    expect(says('bin-width', 30)).toMatch(/rise and fall once\.$/);
  });

  test('larger samples narrow the heap, and bias moves it', () => {
    const spreadOf = (size: number, bus: number) => {
      const [, low, high] = /from ([\d.]+) to ([\d.]+) hours/.exec(says('sampling', size, bus) ?? '') ?? [];
      return [Number(low), Number(high)];
    };
    expect(spreadOf(1000, 0)).toEqual([6.9, 7.1]);
    expect(spreadOf(1000, 100)).toEqual([5.4, 5.6]);
    const [low = 0, high = 0] = spreadOf(10, 0);
    expect(high - low).toBeGreaterThan(1);
    expect(says('sampling', 1000, 0)).toMatch(/60 of 60 are within/);
    expect(says('sampling', 1000, 100)).toMatch(/ 0 of 60 are within/);
  });

  test('intervals contain the true share about as often as their level says', () => {
    for (const level of [50, 80, 95, 99]) {
      const all = Array.from({ length: 50 }, (_one, seed) => intervals(500, level, seed)).flat();
      expect(Math.abs(all.filter(({ hits }) => hits).length / all.length - level / 100)).toBeLessThan(0.025);
    }
    const widths = intervals(500, 95, 0).map(({ from, to }) => to - from);
    for (const width of widths) expect(width).toBeCloseTo(8.2, 0);
    expect(intervals(500, 95, 0)).not.toEqual(intervals(500, 95, 1));
  });

  test('the share of the normal distribution that lies within some standard deviations', () => {
    expect(shareBelow(0)).toBeCloseTo(0.5, 7);
    expect(shareBelow(1.959964)).toBeCloseTo(0.975, 6);
    expect(shareBelow(-1)).toBeCloseTo(0.1586553, 6);
    expect(halfWidth(0.95)).toBeCloseTo(1.959964, 4);
    expect(halfWidth(0.5)).toBeCloseTo(0.67449, 4);
    expect(halfWidth(0.99)).toBeCloseTo(2.575829, 4);
  });

  test('the cloud has exactly the correlation that is asked for', () => {
    for (const r of [-1, -0.3, 0, 0.8, 1]) expect(fitted(cloud(r)).r).toBeCloseTo(r, 9);
    expect(says('correlation', 0.8)).toBe('Thirty points with r = 0.8.');
    // Calculated by hand: 30 points of variance 1 and mean 0, and one at (4, -4).
    expect(fitted([...cloud(0.8), { x: 4, y: -4 }]).r).toBeCloseTo((24 - 16 * (30 / 31)) / (30 + 16 * (30 / 31)), 9);
    expect(says('correlation', 0.8, 4)).toMatch(/With the one far point, r is 0\.19\.$/);
  });

  test('no line does better than that of least squares', () => {
    const { slope, intercept } = fitted(flats);
    expect(slope).toBeGreaterThan(7);
    expect(slope).toBeLessThan(11);
    expect(says('least-squares', slope, intercept)).toBe(
      'The squared distances from your line add up to 1.00 times the least possible: no straight line does better.',
    );
    expect(says('least-squares', slope + 1, intercept)).not.toMatch(/better/);
  });

  test('base rate: how many of those who test positive are ill', () => {
    expect(says('base-rate', 1, 5)).toBe('Of 1,000 people, 10 are ill. 59 test positive, and 9 of these are ill: 15%.');
    expect(says('base-rate', 1, 0)).toMatch(/9 test positive, and 9 of these are ill: 100%\.$/);
    expect(says('base-rate', 50, 5)).toMatch(/475 test positive, and 450 of these are ill: 95%\.$/);
  });

  test('many tests: how likely at least one finding is where there is nothing to find', () => {
    expect(says('many-tests', 20)).toMatch(/The chance of at least one is 64%\.$/);
    expect(says('many-tests', 1)).toMatch(/^\d of 1 test has .* is 5%\.$/);
    const found = Array.from({ length: 200 }, (_one, seed) =>
      Number.parseInt(says('many-tests', 20, 0, seed) ?? '', 10),
    );
    expect(found.filter((count) => count > 0).length / 200).toBeCloseTo(0.64, 1);
  });

  test.each([
    [0, 2, 'INNER JOIN gives 3 rows, 3 of them pairs. Without a partner: Leo is left out.'],
    [0, 3, 'INNER JOIN gives 3 rows, 3 of them pairs. Without a partner: Ben is left out.'],
    [1, 2, 'LEFT JOIN gives 4 rows, 3 of them pairs. Without a partner: Leo stays, with NULL for the hire.'],
    [
      1,
      4,
      'LEFT JOIN gives 4 rows, 2 of them pairs. Without a partner: Ben and Leo stay, with NULL for the hire, and hire 13 is left out.',
    ],
    [
      2,
      4,
      'FULL JOIN gives 5 rows, 2 of them pairs. Without a partner: Ben and Leo stay, with NULL for the hire, and hire 13 stays, with NULL for the name.',
    ],
  ])('join %i with customer %i', (kind, customer, sentence) => {
    expect(says('join', kind, customer)).toBe(sentence);
  });

  test('frames of a window', () => {
    expect(says('window-frame', 6, 3)).toBe(
      'For week 6 the frame holds weeks 3 to 6. The mean of 11, 14, 16 and 12 is 13.25.',
    );
    expect(says('window-frame', 2, 7)).toBe('For week 2 the frame holds weeks 1 to 2. The mean of 12 and 15 is 13.50.');
    expect(says('window-frame', 3, 0)).toMatch(/holds week 3 alone\. Its mean is its own value, 11\.00\.$/);
  });

  test('a bar from where the axis begins', () => {
    expect(says('truncated-axis', 90)).toMatch(/1\.67 times as tall .* 4% more/);
    expect(says('truncated-axis', 0)).toMatch(/1\.04 times as tall/);
    expect(says('truncated-axis', 95)).toMatch(/5\.00 times as tall/);
  });

  test('rows that are read', () => {
    expect(says('partitions', 0, 1)).toBe(
      'The question needs 2 million rows, and the database reads 24 million: 12.0 times as many.',
    );
    expect(says('partitions', 1, 3)).toMatch(
      /needs 6 million rows, and the database reads 6 million: no more than it needs\.$/,
    );
  });
});
