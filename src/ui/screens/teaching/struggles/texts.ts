/** Problem areas in words. */
import { match } from 'ts-pattern';
import type { StruggleLesson, StruggleMisfit } from '../../../../api/generated/schema.d.ts';

export type Figures = Pick<StruggleLesson, 'students' | 'first' | 'now'>;

export const triesLabels = {
  '1': 'one try',
  '2': '2 tries',
  '3': '3 tries',
  '4-5': '4 to 5 tries',
  '6-10': '6 to 10 tries',
  '11+': 'more than 10 tries',
} as const;

export const percent = (share: number) => `${share}%`;

/** `20+`, which means at least 20. */
export const groupText = (students: number) => `${students.toLocaleString('en-GB')}+`;

/** `About 25% had it right on the first try, and about 70% have it right now.` */
export const hardestText = ({ first, now }: Figures) =>
  `About ${percent(first)} of the students were right on the first try, and about ${percent(now)} are right now.`;

export const misfitNames = {
  guessed: 'As if guessed',
  hard: 'Harder than what builds on it',
  easy: 'Too easy',
} as const satisfies Record<StruggleMisfit['kind'], string>;

/** What a question that does not fit is held against. */
export const misfitText = (first: number, { kind, beside }: StruggleMisfit): string =>
  match(kind)
    .with(
      'guessed',
      () => `About ${percent(first)} were right on the first try; guessing alone gives ${percent(beside)}.`,
    )
    .with(
      'hard',
      () => `About ${percent(first)} were right on the first try; in the next module it is ${percent(beside)}.`,
    )
    .with('easy', () => `About ${percent(first)} were right on the first try.`)
    .exhaustive();
