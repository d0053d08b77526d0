/** Mastery in words. The sentences are about what the answers show, never about the student. */
import type { OutcomeMastery } from '../../../../api/generated/schema.d.ts';

export const levelLabels: Record<OutcomeMastery['level'], string> = {
  firm: 'Firm',
  growing: 'Growing',
  shaky: 'Shaky',
  unknown: 'Not known yet',
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

/** `From your answers, you would get 41 to 88 of 100 tasks like these right.` */
export function rangeText({
  level,
  low,
  high,
  attempts,
}: Pick<OutcomeMastery, 'level' | 'low' | 'high' | 'attempts'>): string {
  if (attempts === 0) return 'No answers yet.';
  if (level === 'unknown') return 'The answers are too long ago to say.';
  return `From your answers, you would get ${inHundred(low)} to ${inHundred(high)} of 100 tasks like these right.`;
}
