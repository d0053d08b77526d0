/** Which files belong together, and which students are held out. */
import { basename } from 'node:path';
import type { Answer } from '../../server/analytics/model/answer.ts';
import { numberOf } from '../../tests/draw.ts';
import { inOrder } from './read-answers.ts';

/** One file to test on, with what the models are fitted on before. */
export type Trial = { file: string; fit: readonly Answer[]; test: readonly Answer[] };

/** Every so-manieth student is held out where there is no file to test on. */
export const foldCount = 5;

/** `data/algebra05_train.csv` and `algebra05_test.csv` are of the set `algebra05`. */
export const setOf = (file: string) =>
  basename(file)
    .replace(/\.[^.]*$/, '')
    .replace(/[-_.][^-_.]*$/, '');

/**
 * A trial for each test file: fitted on the files of its own set, or on all where none is. Ids of different sets are different
 * ids, and a student of a test file is always a new one.
 */
export function trialsOf(fits: readonly string[], tests: readonly string[], read: (file: string) => Answer[]): Trial[] {
  const sets = new Set(fits.map(setOf));
  const named = (file: string) => (sets.size > 1 ? withSet(setOf(file), read(file)) : read(file));
  const known = new Map<string, readonly Answer[]>();
  return tests.map((file) => {
    const own = fits.filter((fit) => setOf(fit) === setOf(file));
    const used = own.length > 0 ? own : fits;
    const fit = known.get(used.join('\n')) ?? inOrder(used.flatMap(named));
    known.set(used.join('\n'), fit);
    return { file, fit, test: named(file) };
  });
}

/** All answers of these files together, those of each set with ids of their own. */
export const answersOf = (files: readonly string[], read: (file: string) => Answer[]): Answer[] =>
  files.flatMap((file) => withSet(setOf(file), read(file)));

/** A trial for each set of files, in which a fifth of the students is held out. `fold` says which fifth, from 0. */
export function splitsOf(fits: readonly string[], fold: number, read: (file: string) => Answer[]): Trial[] {
  return [...Map.groupBy(fits, setOf).values()].map((files) =>
    splitOf(files.join(', '), inOrder(files.flatMap(read)), fold),
  );
}

function splitOf(file: string, answers: readonly Answer[], fold: number): Trial {
  const isHeldOut = ({ student }: Answer) => numberOf(`held out: ${student}`) % foldCount === fold;
  return { file, fit: answers.filter((answer) => !isHeldOut(answer)), test: answers.filter(isHeldOut) };
}

/** Fewer are held out by luck. */
export const fewestStudents = 10;

/**
 * Of one installation's log: a fifth of the students held out, and the fifth that began last, predicted by what was fitted on
 * the answers from before the first of theirs. Null where there are too few students.
 */
export function ownTrials(own: readonly Answer[], fold: number): Trial[] | null {
  const answers = inOrder(own);
  const students = [...new Set(answers.map(({ student }) => student))];
  if (students.length < fewestStudents) return null;
  const newest = new Set(students.slice(-Math.ceil(students.length / foldCount)));
  const from = answers.findIndex(({ student }) => newest.has(student));
  return [
    splitOf('this installation, a fifth of the students', answers, fold),
    {
      file: 'this installation, the students who began last',
      fit: answers.slice(0, from),
      test: answers.filter(({ student }) => newest.has(student)),
    },
  ];
}

const withSet = (set: string, answers: readonly Answer[]): Answer[] =>
  answers.map((answer) => ({
    ...answer,
    student: `${set} ${answer.student}`,
    item: `${set} ${answer.item}`,
    skills: answer.skills.map((skill) => `${set} ${skill}`),
  }));
