/** Many answers as columns of numbers: handed to another thread they are a few large pieces, and name no student. */
import type { Answer } from '../model/answer.ts';
import { itemOf, type LoggedAnswer, secondsOf, skillOf } from './take-in.ts';

export type AnswerColumns = {
  /** Numbered in the order in which they come. */
  student: Int32Array;
  item: Int32Array;
  items: string[];
  /** -1 where nothing is measured. */
  skill: Int32Array;
  skills: string[];
  at: Float64Array;
  /** 0 where there was nothing to choose from. */
  options: Int32Array;
  right: Uint8Array;
};

export type LearnersAnswer = Omit<LoggedAnswer, 'id'> & { userId: string };

/** Fills columns of a known length; `columns` cuts off what was not needed. */
export function columnsFor(length: number) {
  const [students, items, skills] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const numberIn = (names: Map<string, number>, name: string) => {
    const known = names.get(name) ?? names.size;
    names.set(name, known);
    return known;
  };
  const [student, item, skill] = [new Int32Array(length), new Int32Array(length), new Int32Array(length)];
  const [at, options, right] = [new Float64Array(length), new Int32Array(length), new Uint8Array(length)];
  let row = 0;
  return {
    add(answer: LearnersAnswer) {
      student[row] = numberIn(students, answer.userId);
      item[row] = numberIn(items, itemOf(answer));
      const { courseId, outcomeId } = answer;
      skill[row] = outcomeId === null ? -1 : numberIn(skills, skillOf({ courseId, outcomeId }));
      at[row] = secondsOf(answer.at);
      options[row] = answer.options ?? 0;
      right[row] = answer.isRight ? 1 : 0;
      row += 1;
    },
    isFull: () => row === length,
    columns: (): AnswerColumns => ({
      student: student.subarray(0, row),
      item: item.subarray(0, row),
      items: [...items.keys()],
      skill: skill.subarray(0, row),
      skills: [...skills.keys()],
      at: at.subarray(0, row),
      options: options.subarray(0, row),
      right: right.subarray(0, row),
    }),
  };
}

export function answersIn({ student, item, items, skill, skills, at, options, right }: AnswerColumns): Answer[] {
  const sets = skills.map((name) => [name]);
  return Array.from(student, (number, row) => ({
    student: String(number),
    item: items[item[row] ?? 0] ?? '',
    skills: sets[skill[row] ?? -1] ?? [],
    at: at[row] ?? null,
    options: options[row] || null,
    isRight: right[row] === 1,
  }));
}
