/** Statistics of lists of numbers. */

export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

export const mean = (values: readonly number[]) => sum(values) / values.length;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** The standard deviation of a sample: the sum of squares is divided by the count less one. */
export function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - middle) ** 2)) / (values.length - 1));
}

/** The line with the least squares, and how closely the points follow it. */
export function fitted(points: readonly { x: number; y: number }[]) {
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const products = sum(points.map((point) => (point.x - x) * (point.y - y)));
  const squaresX = sum(points.map((point) => (point.x - x) ** 2));
  const squaresY = sum(points.map((point) => (point.y - y) ** 2));
  const slope = products / squaresX;
  return { slope, intercept: y - slope * x, r: products / Math.sqrt(squaresX * squaresY) };
}

/** How many values are in each bin, from `from` on; a value on a border belongs to the bin above it. */
export function binned(values: readonly number[], from: number, width: number, count: number) {
  const bars = Array.from({ length: count }, (_one, index) => ({
    from: from + index * width,
    to: from + (index + 1) * width,
    height: 0,
  }));
  for (const value of values) {
    const bar = bars[Math.floor((value - from) / width + 1e-9)];
    if (bar) bar.height += 1;
  }
  return bars;
}

/** Points above their positions on a line, stacked where they would overlap. */
export function stacked(values: readonly number[], width: number) {
  const heights = new Map<number, number>();
  return values.map((value) => {
    const bin = Math.round(value / width);
    const y = (heights.get(bin) ?? 0) + 1;
    heights.set(bin, y);
    return { x: value, y };
  });
}
