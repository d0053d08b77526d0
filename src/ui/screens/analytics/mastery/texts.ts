/** Mastery in words. The sentences are about what the answers show, never about the student. */
import type { CalibrationBin, OutcomeMastery } from '../../../../api/generated/schema.d.ts';
import { numberText } from '../../../parts/chart/texts.ts';
import type { BadgeTone } from '../../../primitives/badge.tsx';

export const levelLabels: Record<OutcomeMastery['level'], string> = {
  firm: 'Firm',
  growing: 'Growing',
  shaky: 'Shaky',
  unknown: 'Not known yet',
};

export const levelTones: Record<OutcomeMastery['level'], BadgeTone> = {
  firm: 'success',
  growing: 'info',
  shaky: 'warning',
  unknown: 'neutral',
};

const order: readonly OutcomeMastery['level'][] = ['firm', 'growing', 'shaky', 'unknown'];

const attention: readonly OutcomeMastery['level'][] = ['shaky', 'growing', 'firm', 'unknown'];

/** Puts the outcomes that need attention first; otherwise they keep the course's order. */
export const weakestFirst = <Each extends { level: OutcomeMastery['level'] }>(outcomes: readonly Each[]) =>
  outcomes.toSorted((one, other) => attention.indexOf(one.level) - attention.indexOf(other.level));

/** `2 firm, 1 shaky, 5 not known yet` */
export function courseText(levels: readonly OutcomeMastery['level'][]): string {
  const parts = order.flatMap((level) => {
    const count = levels.filter((each) => each === level).length;
    return count > 0 ? [`${count} ${levelLabels[level].toLowerCase()}`] : [];
  });
  return parts.join(', ');
}

/** A chance as a whole number of 100, such as `41`. */
export const inHundred = (chance: number) => Math.round(chance * 100);

export const answersText = (attempts: number) => `${attempts} answer${attempts === 1 ? '' : 's'}`;

/** `8 of 10`; never all of them, nor none. */
export function inTen(chance: number): string {
  if (chance > 0.95) return 'more than 9 of 10';
  return chance < 0.05 ? 'fewer than 1 of 10' : `${Math.round(chance * 10)} of 10`;
}

/** `8 of 10 students with answers like yours get the next one right. Your range is 6 to 9.` */
export function rangeText({
  level,
  low,
  middle,
  high,
  attempts,
}: Pick<OutcomeMastery, 'level' | 'low' | 'middle' | 'high' | 'attempts'>): string {
  if (attempts === 0) return 'No answers yet.';
  if (level === 'unknown') return 'Your answers are too few, or too long ago, to say.';
  const share = inTen(middle);
  const most = `${share.charAt(0).toUpperCase()}${share.slice(1)} students with answers like yours`;
  const range = `Your range is ${Math.round(low * 10)} to ${Math.round(high * 10)}.`;
  return `${most} get the next one right. ${range}`;
}

/** `We have said so before 1,240 answers here: 84 of 100 were right.` Null where that was too seldom. */
export function wasRightText(chance: number, calibration: readonly CalibrationBin[]): string | null {
  const bin = calibration.find(({ low, high }) => chance >= low && (chance < high || high === 1));
  return bin
    ? `We have said so before ${numberText(bin.answers)} answers here: ${inHundred(bin.right)} of 100 were right.`
    : null;
}

/** `On average, what we said was off by 2 of 100.` */
export function errorText(calibration: readonly CalibrationBin[]): string {
  const answers = calibration.reduce((sum, bin) => sum + bin.answers, 0);
  const off = calibration.reduce((sum, bin) => sum + bin.answers * Math.abs(bin.right - bin.said), 0) / answers;
  const share = inHundred(off);
  return share === 0
    ? 'On average, what we said was off by less than 1 of 100.'
    : `On average, what we said was off by ${share} of 100.`;
}
