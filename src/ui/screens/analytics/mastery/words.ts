/** Where a student stands, in words: of what the answers show, and never of the student. */

export type Level = 'unknown' | 'shaky' | 'growing' | 'firm';

export const levelWords: Record<Level, string> = {
  firm: 'Firm',
  growing: 'Growing',
  shaky: 'Shaky',
  unknown: 'Not known yet',
};

const order: readonly Level[] = ['firm', 'growing', 'shaky', 'unknown'];

const attention: readonly Level[] = ['shaky', 'growing', 'firm', 'unknown'];

/** Those that need attention come first; else as the course has them. */
export const weakestFirst = <Each extends { level: Level }>(outcomes: readonly Each[]) =>
  outcomes.toSorted((one, other) => attention.indexOf(one.level) - attention.indexOf(other.level));

/** `2 firm, 1 shaky, 5 not known yet` */
export function courseInWords(levels: readonly Level[]): string {
  const parts = order.flatMap((level) => {
    const count = levels.filter((each) => each === level).length;
    return count > 0 ? [`${count} ${levelWords[level].toLowerCase()}`] : [];
  });
  return parts.join(', ');
}

/** `41`, of 100. */
export const inHundred = (chance: number) => Math.round(chance * 100);

export const answersInWords = (attempts: number) => `${attempts} answer${attempts === 1 ? '' : 's'}`;

/** `From your answers, you would get 41 to 88 of 100 tasks like these right.` */
export function rangeInWords({ level, low, high, attempts }: Estimate): string {
  if (attempts === 0) return 'No answers yet.';
  if (level === 'unknown') return 'The answers are too long ago to say.';
  return `From your answers, you would get ${inHundred(low)} to ${inHundred(high)} of 100 tasks like these right.`;
}

export type Estimate = { level: Level; low: number; middle: number; high: number; attempts: number };
