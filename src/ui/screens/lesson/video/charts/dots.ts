import type { DotsPicture } from '../../../../../api/generated/schema.d.ts';
import { canvas, type Mark } from '../marks.ts';
import { heading } from '../tables.ts';
import { alongFrame, axis, frame, labelUnder, line, reachOf, shade, shown, textMark } from './frame.ts';

const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
};

/** The number of columns in which dots are stacked. */
const columns = 32;

export function dotsPicture(picture: DotsPicture): Mark[] {
  const { title, values, mark = [], band, bandLabel } = picture;
  const there = values.slice(0, picture.shown ?? values.length);
  const range = picture.range ?? reachOf(values, 0.08);
  const [low = 0, high = 1] = range;
  const across = alongFrame(range);
  const { columnOf, level, tallest } = heapsOf(values, low, high);
  const step = Math.min(13, (frame.bottom - frame.top - 24) / tallest);
  const r = Math.min(6.2, step / 2 - 0.3);
  const atColumn = alongFrame([0, columns]);
  const dots = there.map((value, index): Mark => {
    const y = frame.bottom - r - 2 - (level[index] ?? 0) * step;
    const tone = mark.includes(index) ? 'alarm' : 'accent';
    return { key: `dot ${index}`, shape: 'circle', tone, x: atColumn(columnOf(value)), y, r, enter: { y: frame.top } };
  });
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const at = low + (high - low) * part;
    return textMark(`tick ${part}`, 'muted', String(tenths(at)), across(at), labelUnder, { size: 13 });
  });
  const mean = there.reduce((total, value) => total + value, 0) / Math.max(1, there.length);
  const isThere = there.length > 0;
  return [
    ...heading(title),
    ...(band ? bandMarks(band, bandLabel, across) : []),
    axis(),
    ...ticks,
    ...dots,
    ...(isThere && picture.mean ? middleMarks('mean', mean, 0, across) : []),
    ...(isThere && picture.median ? middleMarks('median', median(there), 1, across) : []),
  ];
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** The column of each value, and how many dots are beneath it there. */
function heapsOf(values: readonly number[], low: number, high: number) {
  const columnOf = (value: number) => Math.round(((value - low) / (high - low)) * columns);
  const heights = new Map<number, number>();
  const level = values.map((value) => {
    const height = heights.get(columnOf(value)) ?? 0;
    heights.set(columnOf(value), height + 1);
    return height;
  });
  return { columnOf, level, tallest: Math.max(1, ...heights.values()) };
}

/** The mean or the median as a line with its name. Each name has a row of its own, so that they do not overlap. */
function middleMarks(name: string, at: number, row: 0 | 1, across: (value: number) => number): Mark[] {
  const x = across(at);
  const y = frame.top - 6 + row * 18;
  const isRight = x > canvas.width * 0.65;
  const tone = row === 0 ? 'alarm' : 'ink';
  const ends = { x, y: frame.bottom, x2: x, y2: y };
  return [
    line(name, tone, 2.5, ends, { dashed: row === 1, enter: { y2: frame.bottom } }),
    textMark(`${name} label`, tone, `${name} ${shown(tenths(at))}`, x + (isRight ? -7 : 7), y + 10, {
      bold: true,
      anchor: isRight ? 'end' : 'start',
    }),
  ];
}

function bandMarks(
  [from = 0, to = 0]: readonly number[],
  label: string | undefined,
  across: (value: number) => number,
): Mark[] {
  const [start, end] = [across(from), across(to)];
  const drawn = shade({ x: start, y: frame.top, width: end - start, height: frame.bottom - frame.top });
  return label ? [drawn, textMark('band label', 'ink', label, (start + end) / 2, frame.bottom + 44)] : [drawn];
}
