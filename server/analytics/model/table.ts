/** A log of answers as columns of numbers, which is what a fit reads many times. */
import { type Answer, guessOf, skillSetOf } from './answer.ts';

/** Students, items and sets of skills are numbered in the order in which they come. */
export type Table = {
  answers: readonly Answer[];
  item: Int32Array;
  skillSet: Int32Array;
  student: Int32Array;
  guess: Float64Array;
  right: Uint8Array;
  items: readonly string[];
  skillSets: readonly string[];
};

export function tableOf(answers: readonly Answer[]): Table {
  const [items, skillSets, students] = [numbering(), numbering(), numbering()];
  return {
    answers,
    item: Int32Array.from(answers, ({ item }) => items.of(item)),
    skillSet: Int32Array.from(answers, (answer) => skillSets.of(skillSetOf(answer))),
    student: Int32Array.from(answers, ({ student }) => students.of(student)),
    guess: Float64Array.from(answers, guessOf),
    right: Uint8Array.from(answers, ({ isRight }) => (isRight ? 1 : 0)),
    items: items.names,
    skillSets: skillSets.names,
  };
}

function numbering() {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  const of = (name: string) => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, names.length);
    return names.push(name) - 1;
  };
  return { of, names };
}
