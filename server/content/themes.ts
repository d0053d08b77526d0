/**
 * Pictures for an explanation whose author drew none of its own: each follows the words by building up from the first
 * sentence to the last. They carry no numbers or names, as they know none.
 */
import type { components } from '../../src/api/generated/schema.d.ts';

type Picture = components['schemas']['Picture'];
type Theme = (step: number, steps: number) => Picture;

/** How many of `all` are there after a step: some at the first, all at the last. */
const sofar = (step: number, steps: number, all: number): number =>
  steps === 1 ? all : Math.max(1, Math.round((all * (step + 1)) / steps));

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Numbers that look drawn at random and are the same each time. */
function scattered(count: number): number[] {
  let state = 7;
  return upTo(count).map(() => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  });
}

const drawn = scattered(80);

/** How many of three filters each of forty dots passes; five pass all of them. */
const passes = upTo(40).map((index) => (index % 8 === 4 ? 3 : index % 3));

/** With each sentence dots go on to the right, and most stop before one of three filters. */
const filter: Theme = (step, steps) => {
  const reached = steps === 1 ? 3 : Math.round((3 * step) / (steps - 1));
  const points = passes.map((passed, index): [number, number] => [
    Math.min(passed, reached) + 0.12 + 0.76 * (drawn[index * 2] ?? 0),
    drawn[index * 2 + 1] ?? 0,
  ]);
  const through = upTo(40).filter((index) => passes[index] === 3);
  const mark = reached === 3 ? through : [];
  return { kind: 'points', points, xRange: [0, 4], yRange: [0, 1], walls: [1, 2, 3], ...(mark.length > 0 && { mark }) };
};

/** Two dots that are far from the line. */
const exceptions: Record<number, number> = { 8: 0.42, 23: -0.45 };

const rising = upTo(30).map((index): [number, number] => {
  const noise = ((drawn[index] ?? 0) - 0.5) * 0.2;
  return [index / 29, 0.15 + (index / 29) * 0.6 + (exceptions[index] ?? noise)];
});

const scatter: Theme = (step, steps) => ({
  kind: 'points',
  points: rising,
  xRange: [0, 1],
  yRange: [0, 1],
  show: upTo(step * 2 < steps ? sofar(step, Math.ceil(steps / 2), 30) : 30),
  ...(step * 2 >= steps && { line: [0, 0.15, 1, 0.75] as [number, number, number, number] }),
  ...(step === steps - 1 && { mark: [8, 23] }),
});

const heap = [5, 4, 6, 5, 3, 7, 5, 4, 6, 8, 5, 4, 6, 9, 5, 3, 7, 4, 5, 11, 6, 5, 4, 8, 13, 6, 5, 7, 16, 10];

const distribution: Theme = (step, steps) => ({
  kind: 'dots',
  values: heap,
  range: [0, 18],
  shown: sofar(step, Math.max(1, steps - 2), 30),
  ...(step >= steps - 2 && { mean: true }),
  ...(step === steps - 1 && { median: true }),
});

const heights = [34, 52, 21, 66, 43, 28, 58, 16, 38];
const ranked = [3, 6, 1, 4, 8, 0, 5, 2, 7];

const bars: Theme = (step, steps) => ({
  kind: 'bars',
  labels: heights.map(() => ''),
  values: heights,
  from: 0,
  show: step * 2 < steps ? upTo(sofar(step, Math.ceil(steps / 2), 9)) : ranked,
  ...(step === steps - 1 && { mark: [3] }),
});

const rows = (keys: string[]) => keys.map((key, index) => [key, String(index + 1)]);

const join: Theme = (step, steps) => {
  const links = [
    [0, 0],
    [1, 1],
    [2, 0],
    [4, 2],
  ];
  return {
    kind: 'join',
    left: { columns: ['key', 'row'], rows: rows(['A', 'B', 'A', 'E', 'C']) },
    right: { columns: ['key', 'row'], rows: rows(['A', 'B', 'C', 'D']) },
    links: links.slice(0, Math.floor((links.length * (step + 1)) / Math.max(1, steps - 1))),
    ...(step === steps - 1 && { alone: [3] }),
  };
};

const stations = ['raw file', '1', '2', '3', '4', 'table'].map((text, column) => ({ text, column, row: 0 }));

const pipeline: Theme = (step, steps) => ({
  kind: 'boxes',
  boxes: stations,
  arrows: upTo(5).map((from) => ({ from, to: from + 1 })),
  mark: [steps === 1 ? 5 : Math.round((5 * step) / (steps - 1))],
});

const branches = [
  { text: '', column: 0, row: 1.5 },
  { text: '', column: 1, row: 0.5 },
  { text: '', column: 1, row: 2.5 },
  { text: '', column: 2, row: 0 },
  { text: '', column: 2, row: 1 },
  { text: '', column: 2, row: 2 },
  { text: '', column: 2, row: 3 },
];
const forks = [
  { from: 0, to: 1 },
  { from: 0, to: 2 },
  { from: 1, to: 3 },
  { from: 1, to: 4 },
  { from: 2, to: 5 },
  { from: 2, to: 6 },
];

const tree: Theme = (step, steps) => ({
  kind: 'boxes',
  boxes: branches,
  arrows: forks,
  show: upTo(sofar(step, Math.max(1, steps - 1), 7)),
  ...(step === steps - 1 && { mark: [0, 2, 5] }),
});

const knots = [
  [0, 1],
  [1, 0],
  [1, 2],
  [2, 1],
  [2, 3],
  [3, 0],
  [3, 2],
  [4, 1],
  [4, 3],
].map(([column = 0, row = 0]) => ({ text: '', column, row }));
const ties = [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 3],
  [2, 4],
  [1, 5],
  [3, 6],
  [5, 7],
  [6, 7],
  [4, 8],
].map(([from = 0, to = 0]) => ({ from, to }));

/** The first lights up, and the light travels along the arrows. */
const network: Theme = (step, steps) => ({
  kind: 'boxes',
  boxes: knots,
  arrows: ties,
  mark: upTo(sofar(step, steps, 9)),
});

const levels = [42, 45, 41, 47, 44, 48, 43, 46, 49, 45, 44, 47, 43, 48, 46, 44, 68, 47, 45, 43, 46, 44, 48, 45];

const series: Theme = (step, steps) => ({
  kind: 'line',
  values: levels,
  range: [30, 80],
  shown: sofar(step, Math.max(1, steps - 2), 24),
  ...(step >= steps - 2 && { band: [38, 52] as [number, number] }),
  ...(step === steps - 1 && { mark: [16] }),
});

export const themes = { bars, distribution, filter, join, network, pipeline, scatter, series, tree } as const;

export type ThemeName = keyof typeof themes;

export const themeNames = [
  'bars',
  'distribution',
  'filter',
  'join',
  'network',
  'pipeline',
  'scatter',
  'series',
  'tree',
] as const satisfies ThemeName[];
