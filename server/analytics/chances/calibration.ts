/** How often the chances that were predicted before answers came true in this installation (§analytics.99). */
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { CalibrationBin, ChanceDrift } from '../../platform/database/schema/analytics.ts';
import { rightnessTally } from '../model/rightness.ts';

const bins = 10;

/** With fewer, the share that was right may be seven points off by luck alone. */
const fewestAnswers = 200;

/** Between what is said and what is right, over all answers: 200 are as far off by luck once in ten fits at most. */
const mostOff = 0.05;

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

/** Counts answers that were given after the last fit: whether what it says still comes true. */
export function driftTally(since: Date) {
  const tally = rightnessTally();
  let chances = 0;
  let right = 0;
  return {
    add({ chance, isRight, at }: { chance: number | null; isRight: boolean; at: Date }) {
      if (chance === null || at <= since) return;
      tally.add(chance, isRight);
      chances += chance;
      right += isRight ? 1 : 0;
    },
    drift(): ChanceDrift | null {
      const rightness = tally.rightness();
      const { answers } = rightness;
      return answers === 0 ? null : { ...rightness, said: chances / answers, right: right / answers };
    },
  };
}

/** Whether it is more than luck and more than a few points off: an operator should look at what has changed. */
export const isOff = ({ answers, said, right }: ChanceDrift): boolean =>
  answers >= fewestAnswers && Math.abs(said - right) > mostOff;

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
