/** The normal distribution with mean 0 and standard deviation 1. */

/** The share of the distribution below `z`, to seven digits (Abramowitz and Stegun, 7.1.26). */
export function shareBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const polynomial = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const error = 1 - polynomial * Math.exp(-x * x);
  return (1 + Math.sign(z) * error) / 2;
}

/** How many standard deviations on each side of the mean hold this share of the distribution. */
export function halfWidth(share: number): number {
  let [low, high] = [0, 6];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (2 * shareBelow(middle) - 1 < share) low = middle;
    else high = middle;
  }
  return low;
}
