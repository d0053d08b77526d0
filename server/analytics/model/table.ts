/** A log of answers as columns of numbers, which is what a fit reads many times. */
import { type Answer, guessOf, skillSetOf } from './answer.ts';

/** Students, items and sets of skills are numbered in the order in which they come; `group` is one of `groupCount`. */
export type Table = {
  answers: readonly Answer[];
  item: Int32Array;
  skillSet: Int32Array;
  student: Int32Array;
  group: Uint8Array;
  guess: Float64Array;
  right: Uint8Array;
  items: readonly string[];
  skillSets: readonly string[];
};

/** Students are divided into so many groups; what is tried on one is fitted on the others. */
export const groupCount = 5;

/** A number from 0 up to 2³² that depends on the name alone (FNV-1a, mixed as in MurmurHash3): the same on every machine. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function tableOf(answers: readonly Answer[]): Table {
  const [items, skillSets, students] = [numbering(), numbering(), numbering()];
  return {
    answers,
    item: Int32Array.from(answers, ({ item }) => items.of(item)),
    skillSet: Int32Array.from(answers, (answer) => skillSets.of(skillSetOf(answer))),
    student: Int32Array.from(answers, ({ student }) => students.of(student)),
    group: Uint8Array.from(answers, ({ student }) => hashOf(student) % groupCount),
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
