/** How right chances were that were told before answers. */

export type Rightness = { answers: number; logLoss: number; calibrationError: number };

/** A chance of 0 or 1 that is wrong would cost infinitely much. */
const least = 1e-9;
const binCount = 10;

/** `calibrationError`: how far the share of right answers is from what was said, over ten bins of equal width. */
export function rightnessTally() {
  const bins = Array.from({ length: binCount }, () => ({ chances: 0, right: 0 }));
  let loss = 0;
  let answers = 0;
  return {
    add(chance: number, isRight: boolean) {
      answers += 1;
      loss -= Math.log(Math.max(least, isRight ? chance : 1 - chance));
      const bin = bins[Math.min(binCount - 1, Math.floor(chance * binCount))];
      if (!bin) return;
      bin.chances += chance;
      bin.right += isRight ? 1 : 0;
    },
    rightness(): Rightness {
      const error = bins.reduce((sum, { chances, right }) => sum + Math.abs(chances - right), 0);
      return { answers, logLoss: loss / answers, calibrationError: error / answers };
    },
  };
}
