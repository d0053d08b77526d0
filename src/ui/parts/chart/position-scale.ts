/** The scale of the x axis: bands for categories, or a continuous scale for numbers and dates. */
import { scaleBand, scaleLinear, scaleUtc } from '@visx/scale';
import type { XAxis } from './drawing.ts';
import { numberText } from './texts.ts';

export type PositionScale = {
  /** The position of a category's middle, or of a number or a moment. */
  positionOf: (at: number) => number;
  /** How wide a category is; 0 on a continuous axis. */
  band: number;
  ticks: { at: number; text: string }[];
  /** Whether the labels are names: these may be cut off, numbers and dates may not. */
  areNames: boolean;
};

const dates = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const year = dates({ year: 'numeric' });
const month = dates({ month: 'short', year: 'numeric' });
const day = dates({ day: 'numeric', month: 'short' });
const dayAndYear = dates({ day: 'numeric', month: 'short', year: 'numeric' });
const time = dates({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** The shortest format that still shows how the ticks differ. */
function dateFormat(ticks: readonly Date[]) {
  const texts = ticks.map((tick) => tick.toISOString());
  if (texts.every((text) => text.slice(5, 10) === '01-01')) return year;
  if (texts.every((text) => text.slice(8, 10) === '01' && text.slice(11, 16) === '00:00')) return month;
  if (texts.some((text) => text.slice(11, 16) !== '00:00')) return time;
  return new Set(texts.map((text) => text.slice(0, 4))).size > 1 ? dayAndYear : day;
}

export function positionScale(
  axis: XAxis,
  length: number,
  em: number,
  bands: { padding: number; align: number },
): PositionScale {
  if (axis.kind === 'category') {
    const scale = scaleBand<number>({
      domain: axis.values.map((_value, index) => index),
      range: [0, length],
      ...bands,
    });
    const positionOf = (at: number) => (scale(at) ?? 0) + scale.bandwidth() / 2;
    return {
      positionOf,
      band: scale.bandwidth(),
      ticks: axis.values.map((text, index) => ({ at: positionOf(index), text })),
      areNames: axis.isText,
    };
  }
  const edge = em / 2;
  const range = [edge, length - edge];
  const count = Math.max(2, Math.floor(length / (em * 6)));
  if (axis.kind === 'number') {
    const half = axis.to === axis.from ? 1 : 0;
    const scale = scaleLinear<number>({ domain: [axis.from - half, axis.to + half], range });
    const isYears = axis.from >= 1500 && axis.to <= 2200;
    const ticks = scale.ticks(count).filter((tick) => !isYears || Number.isInteger(tick));
    const text = (tick: number) => (isYears ? String(tick) : numberText(tick));
    return {
      positionOf: (at) => scale(at),
      band: 0,
      ticks: ticks.map((tick) => ({ at: scale(tick), text: text(tick) })),
      areNames: false,
    };
  }
  const half = axis.to === axis.from ? 43_200_000 : 0;
  const scale = scaleUtc<number>({ domain: [axis.from - half, axis.to + half], range });
  const ticks = scale.ticks(count);
  const format = dateFormat(ticks);
  return {
    positionOf: (at) => scale(at),
    band: 0,
    ticks: ticks.map((tick) => ({ at: scale(tick), text: format.format(tick) })),
    areNames: false,
  };
}
