/** How an assignment went, in words. */
import type { AssignmentFigures } from '../../../../api/generated/schema.d.ts';

export const number = (count: number) => count.toLocaleString('en-GB');

export const counted = (count: number, one: string) => `${number(count)} ${count === 1 ? one : `${one}s`}`;

/** `Average 81%, median 84%`; a single grade has neither. */
export function gradesText({ graded, average, median, lowest }: AssignmentFigures): string {
  if (graded === 0) return 'None yet';
  return graded === 1 ? `${lowest}%` : `Average ${average}%, median ${median}%`;
}

/** `31 grades, from 40% to 100%`. */
export function rangeText({ graded, lowest, highest }: AssignmentFigures): string {
  if (graded === 0) return '';
  const grades = counted(graded, 'grade');
  if (graded === 1) return grades;
  return lowest === highest ? `${grades}, all ${lowest}%` : `${grades}, from ${lowest}% to ${highest}%`;
}

/** Which of the grades the levels are counted of, and why others are not. */
export function countedText({ graded, byRubric, byAnotherRubric }: AssignmentFigures): string {
  const counts =
    byRubric === 0 ? 'No grade was given by this rubric.' : `${counted(byRubric, 'grade')} by this rubric.`;
  const without = graded - byRubric - byAnotherRubric;
  const left = byAnotherRubric + without;
  if (left === 0) return counts;
  const reasons = [
    ...(byAnotherRubric > 0 ? [{ students: byAnotherRubric, text: 'by a rubric that has changed since' }] : []),
    ...(without > 0 ? [{ students: without, text: 'without choosing levels' }] : []),
  ];
  const isOne = reasons.length === 1;
  const why = reasons.map(({ students, text }) => (isOne ? `given ${text}` : `${number(students)} given ${text}`));
  return `${counts} ${number(left)} ${left === 1 ? 'is' : 'are'} left out: ${why.join(', ')}.`;
}
