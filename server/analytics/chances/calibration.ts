/** How often the chances that were predicted before answers came true in this installation (§analytics.99). */
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { CalibrationBin } from '../../platform/database/schema/analytics.ts';

const bins = 10;

/** With fewer, the share that was right may be seven points off by luck alone. */
const fewestAnswers = 200;

/** Counts answers by the tenth in which their predicted chance lies. */
export function calibrationTally() {
  const counted = Array.from({ length: bins }, () => ({ answers: 0, chances: 0, right: 0 }));
  return {
    add({ chance, isRight }: { chance: number | null; isRight: boolean }) {
      if (chance === null) return;
      const bin = counted[Math.min(Math.floor(chance * bins), bins - 1)];
      if (!bin) return;
      bin.answers += 1;
      bin.chances += chance;
      bin.right += isRight ? 1 : 0;
    },
    bins: (): CalibrationBin[] =>
      counted
        .map((bin, at) => ({ low: at / bins, high: (at + 1) / bins, ...bin }))
        .filter(({ answers }) => answers > 0),
  };
}

/** As far as there are enough answers to say anything. */
export const saidCalibration = (calibration: readonly CalibrationBin[]): components['schemas']['CalibrationBin'][] =>
  calibration
    .filter(({ answers }) => answers >= fewestAnswers)
    .map(({ low, high, answers, chances, right }) => ({
      low,
      high,
      said: chances / answers,
      answers,
      right: right / answers,
    }));
