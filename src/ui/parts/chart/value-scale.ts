/** The scale of the values, its round ends and its ticks. */
import { scaleLinear, scaleLog } from '@visx/scale';
import type { ChartSpec } from '../../../api/generated/schema.d.ts';

type Ends = [from: number, to: number];

/** Makes about `count` ticks, for which there is room; the ends of the scale do not depend on it. */
export function valueScale({ scale }: Pick<ChartSpec, 'scale'>, domain: Ends, range: Ends, count: number) {
  if (scale === 'logarithmic') {
    const made = scaleLog<number>({ domain, range });
    const powers = made
      .ticks()
      .filter((tick) => Math.log10(tick) % 1 === 0 || Math.abs(Math.log10(tick) % 1) > 0.9999999);
    const every = Math.ceil(powers.length / Math.max(2, count));
    const ticks = powers.filter((_tick, index) => index % every === 0);
    return { positionOf: (value: number) => made(value), ticks, scale: made, from: made.domain()[0] ?? domain[0] };
  }
  const made = scaleLinear<number>({ domain, range }).nice(5);
  return {
    positionOf: (value: number) => made(value),
    ticks: made.ticks(count),
    scale: made,
    from: made.domain()[0] ?? domain[0],
  };
}

export type ValueScale = ReturnType<typeof valueScale>;

/** Where bars begin: at zero or, on an axis without zero, at the end that is nearer to it. */
export function baseOf({ scale, positionOf }: ValueScale): number {
  const [from = 0, to = 0] = scale.domain();
  return positionOf(Math.max(from, Math.min(0, to)));
}
