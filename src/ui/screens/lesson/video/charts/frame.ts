/** What all charts of an explanation share: their place in the picture, scales, lines and texts. */
import { canvas, type Line, type Mark, type Rect, type TextMark } from '../marks.ts';

/** The part of the canvas that the drawing takes; titles are above it and labels below. */
export const frame = { left: 40, right: canvas.width - 20, top: 46, bottom: canvas.height - 48 } as const;

type Range = readonly number[];

/**
 * Makes a scale from values to coordinates. Other charts use a library for that, which explanations should not load.
 */
export const scaled =
  ([from = 0, to = 1]: Range, [start = 0, end = 1]: Range) =>
  (value: number) =>
    start + ((value - from) / (to - from || 1)) * (end - start);

export const alongFrame = (range: Range) => scaled(range, [frame.left, frame.right]);
export const upFrame = (range: Range) => scaled(range, [frame.bottom, frame.top]);

/** The range from the least value to the greatest, with some space on both sides. */
export const reachOf = (values: readonly number[], spare: number): Range => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = (high - low || 1) * spare;
  return [low - margin, high + margin];
};

export const shown = (value: number) => String(Math.round(value * 100) / 100);

export const all = (items: readonly unknown[]) => items.map((_, index) => index);

type TextStyle = Partial<Pick<TextMark, 'size' | 'anchor' | 'bold'>>;

/** A text in a chart: of size 14 and centred, unless said otherwise. */
export const textMark = (
  key: string,
  tone: TextMark['tone'],
  text: string,
  x: number,
  y: number,
  style: TextStyle = {},
) => ({ key, shape: 'text', tone, text, x, y, size: 14, anchor: 'middle', ...style }) satisfies Mark;

type Ends = { x: number; y: number; x2: number; y2: number };
type LineStyle = Partial<Pick<Line, 'dashed' | 'enter'>>;

export const line = (key: string, tone: Line['tone'], width: number, ends: Ends, style: LineStyle = {}) =>
  ({ key, shape: 'line', tone, width, ...ends, ...style }) satisfies Mark;

export const axis = (): Mark =>
  line('axis', 'muted', 1.5, { x: frame.left, y: frame.bottom, x2: frame.right, y2: frame.bottom });

/** The ends of a vertical line through the whole frame. */
export const upright = (x: number): Ends => ({ x, y: frame.bottom, x2: x, y2: frame.top });

/** The height of labels beneath the axis. */
export const labelUnder = frame.bottom + 22;

/** A shaded part of the frame. */
export const shade = (size: Pick<Rect, 'x' | 'y' | 'width' | 'height'>): Mark => ({
  key: 'band',
  shape: 'rect',
  tone: 'soft',
  ...size,
});
