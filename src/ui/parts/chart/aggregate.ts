/** Ways to make one number of several values. */
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [lower = 0, upper = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (lower + upper) / 2;
}

/** Each function needs at least one value. */
export const reduceWith = {
  sum,
  mean: (values: readonly number[]) => sum(values) / values.length,
  median,
} as const;
