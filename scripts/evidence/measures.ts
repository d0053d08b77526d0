/** How right chances are, beside what was answered. `chances` and `right` are of the same answers in the same order. */

export type Outcomes = { chances: readonly number[]; right: readonly boolean[] };

/** A chance of 0 or 1 that is wrong would cost infinitely much. */
const least = 1e-9;

const lossOf = (chance: number, isRight: boolean) => -Math.log(Math.max(least, isRight ? chance : 1 - chance));

/** In nats an answer; NaN without answers. */
export function logLossOf({ chances, right }: Outcomes): number {
  let sum = 0;
  for (const [at, chance] of chances.entries()) sum += lossOf(chance, right[at] ?? false);
  return sum / chances.length;
}

/**
 * How often a right answer had the higher chance of a right and a wrong one, equal chances counting half; NaN where all are
 * right or all are wrong.
 */
export function aucOf({ chances, right }: Outcomes): number {
  const order = Float64Array.from(chances.keys()).sort((one, other) => (chances[one] ?? 0) - (chances[other] ?? 0));
  let rightCount = 0;
  let rankSum = 0;
  for (let from = 0; from < order.length; ) {
    const chance = chances[order[from] ?? 0];
    let to = from;
    let rightHere = 0;
    for (; to < order.length && chances[order[to] ?? 0] === chance; to += 1) rightHere += Number(right[order[to] ?? 0]);
    rankSum += rightHere * ((from + to + 1) / 2);
    rightCount += rightHere;
    from = to;
  }
  const wrongCount = order.length - rightCount;
  return (rankSum - (rightCount * (rightCount + 1)) / 2) / (rightCount * wrongCount);
}

/** Answers whose chances are alike: the mean of these, and the share that was right with its 95 % interval. */
export type Bin = { from: number; to: number; count: number; chance: number; share: number; low: number; high: number };

const binCount = 10;

/** Ten bins of equal width; the empty ones are left out. */
export function calibrationOf({ chances, right }: Outcomes): Bin[] {
  const sums = Array.from({ length: binCount }, () => ({ count: 0, chance: 0, right: 0 }));
  for (const [at, chance] of chances.entries()) {
    const bin = sums[Math.min(binCount - 1, Math.floor(chance * binCount))];
    if (!bin) continue;
    bin.count += 1;
    bin.chance += chance;
    bin.right += Number(right[at]);
  }
  return sums.flatMap(({ count, chance, right: rightHere }, at) => {
    if (count === 0) return [];
    const range = { from: at / binCount, to: (at + 1) / binCount };
    return [{ ...range, count, chance: chance / count, share: rightHere / count, ...wilson(rightHere, count) }];
  });
}

/** How far the shares of the bins are from their chances, on average over all answers. */
export function calibrationErrorOf(outcomes: Outcomes): number {
  const off = calibrationOf(outcomes).reduce(
    (sum, { count, chance, share }) => sum + count * Math.abs(chance - share),
    0,
  );
  return off / outcomes.chances.length;
}

/** The 95 % interval of a share (Wilson 1927). */
export function wilson(right: number, count: number): { low: number; high: number } {
  const z = 1.959963984540054;
  const share = right / count;
  const middle = share + (z * z) / (2 * count);
  const reach = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  const whole = 1 + (z * z) / count;
  return { low: (middle - reach) / whole, high: (middle + reach) / whole };
}
