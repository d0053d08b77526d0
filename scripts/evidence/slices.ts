/** Parts of the answers, each of which is measured by itself. */
import { type Answer, skillSetOf } from '../../server/analytics/model/answer.ts';

/** A name and, for each answer, whether it belongs. */
export type Slice = { name: string; has: (row: number) => boolean };

/** How many answers each student had given before each answer of theirs. */
export function numbersOf(answers: readonly Answer[]): number[] {
  const counts = new Map<string, number>();
  return answers.map(({ student }) => {
    const number = counts.get(student) ?? 0;
    counts.set(student, number + 1);
    return number;
  });
}

export const coldStarts = [1, 5, 10];

/** A student's first answers. */
export const coldStart = (numbers: readonly number[], count: number): Slice => ({
  name: count === 1 ? 'first answer' : `first ${count} answers`,
  has: (row) => (numbers[row] ?? 0) < count,
});

const amounts = [10, 50, 200, Number.POSITIVE_INFINITY];

/** Students who answer little and much. */
export function byAmount(answers: readonly Answer[]): Slice[] {
  const counts = new Map<string, number>();
  for (const { student } of answers) counts.set(student, (counts.get(student) ?? 0) + 1);
  const countAt = (row: number) => counts.get(answers[row]?.student ?? '') ?? 0;
  return amounts.map((most, at) => {
    const least = (amounts[at - 1] ?? 0) + 1;
    const name = most === Number.POSITIVE_INFINITY ? `${least} answers and more` : `${least} to ${most} answers`;
    return { name, has: (row) => countAt(row) >= least && countAt(row) <= most };
  });
}

const groupNames = ['hardest quarter', 'second quarter', 'third quarter', 'easiest quarter'];

/** Outcomes in four groups of about as many answers, by the share of right ones. */
export function byOutcome(answers: readonly Answer[]): Slice[] {
  const outcomes = [...Map.groupBy(answers, skillSetOf)].map(([name, own]) => ({
    name,
    count: own.length,
    share: own.filter(({ isRight }) => isRight).length / own.length,
  }));
  const groups = new Map<string, number>();
  let before = 0;
  for (const { name, count } of outcomes.toSorted((one, other) => one.share - other.share)) {
    groups.set(name, Math.min(3, Math.floor((4 * (before + count / 2)) / answers.length)));
    before += count;
  }
  const groupAt = answers.map((answer) => groups.get(skillSetOf(answer)));
  return groupNames.map((name, group) => ({ name, has: (row) => groupAt[row] === group }));
}

/** The earlier and the later half: of each student's answers, and, where the file has times, of the file. */
export function byTime(answers: readonly Answer[], numbers: readonly number[]): Slice[] {
  const counts = new Map<string, number>();
  for (const { student } of answers) counts.set(student, (counts.get(student) ?? 0) + 1);
  const isEarly = (row: number) => 2 * (numbers[row] ?? 0) < (counts.get(answers[row]?.student ?? '') ?? 0);
  const halves = [
    { name: "first half of each student's answers", has: isEarly },
    { name: "second half of each student's answers", has: (row: number) => !isEarly(row) },
  ];
  if (answers[0]?.at === null) return halves;
  const isFirst = (row: number) => 2 * row < answers.length;
  return [
    ...halves,
    { name: 'first half of the file', has: isFirst },
    { name: 'second half of the file', has: (row) => !isFirst(row) },
  ];
}
