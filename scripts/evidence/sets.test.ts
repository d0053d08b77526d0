/** Which files belong together, and who is held out. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../server/analytics/model/answer.ts';
import { foldCount, ownTrials, setOf, splitsOf, trialsOf } from './sets.ts';

const read = (file: string): Answer[] =>
  Array.from({ length: 200 }, (_, at) => ({
    student: `s${Math.floor(at / 2)}`,
    item: `i${at % 7}`,
    skills: [file],
    at: null,
    options: null,
    isRight: at % 3 === 0,
  }));

const skillsOf = (answers: readonly Answer[]) => [...new Set(answers.flatMap(({ skills }) => skills))];

test.each([
  ['data/algebra05_train.csv', 'algebra05'],
  ['algebra05_test.tsv', 'algebra05'],
  ['algebra-2005-test.csv', 'algebra-2005'],
  ['answers.csv', 'answers'],
])('%s is of the set %s', (file, set) => expect(setOf(file)).toBe(set));

describe('a trial', () => {
  test('of a file is fitted on the files of its set, which keep to themselves', () => {
    const trials = trialsOf(['a_train.csv', 'b_train.csv'], ['b_test.csv', 'a_test.csv'], read);
    expect(trials.map(({ file, fit }) => [file, skillsOf(fit)])).toEqual([
      ['b_test.csv', ['b b_train.csv']],
      ['a_test.csv', ['a a_train.csv']],
    ]);
    expect(trials[0]?.test[0]).toMatchObject({ student: 'b s0', item: 'b i0' });
  });

  test('of a file by another name is fitted on all, and ids of one set are the same ids', () => {
    const [trial] = trialsOf(['a_train.csv'], ['kept.csv'], read);
    expect(skillsOf(trial?.fit ?? [])).toEqual(['a_train.csv']);
    expect(trial?.test[0]).toMatchObject({ student: 's0', item: 'i0' });
  });

  test('of two files of a set shares its fit', () => {
    const [one, other] = trialsOf(['a_train.csv'], ['a_test.csv', 'a_late.csv'], read);
    expect(one?.fit).toBe(other?.fit);
  });
});

describe('without a file to test on', () => {
  const studentsOf = (answers: readonly Answer[]) => new Set(answers.map(({ student }) => student));
  const folds = Array.from({ length: foldCount }, (_, fold) => splitsOf(['a_train.csv'], fold, read)[0]);

  test('each student is held out in one of the folds, whole', () => {
    const heldOut = folds.flatMap((trial) => [...studentsOf(trial?.test ?? [])]);
    expect(heldOut.length).toBe(100);
    expect(new Set(heldOut).size).toBe(100);
    for (const trial of folds) {
      const fitted = studentsOf(trial?.fit ?? []);
      expect([...studentsOf(trial?.test ?? [])].filter((student) => fitted.has(student))).toEqual([]);
      expect((trial?.test.length ?? 0) / 200).toBeGreaterThan(0.1);
    }
  });

  test('each set is a trial of its own', () => {
    expect(splitsOf(['a_1.csv', 'a_2.csv', 'b_1.csv'], 0, read).map(({ file }) => file)).toEqual([
      'a_1.csv, a_2.csv',
      'b_1.csv',
    ]);
  });
});

describe("of an installation's own log", () => {
  const answered = (student: string, at: number): Answer => ({
    student,
    item: 'i',
    skills: ['k'],
    at,
    options: null,
    isRight: true,
  });
  /** Student `s12` begins at 12 and answers again every 20 seconds. */
  const log = Array.from({ length: 20 }, (_, at) =>
    [at, at + 20, at + 40].map((time) => answered(`s${at}`, time)),
  ).flat();

  test('those who began last are predicted by what was known before the first of their answers', () => {
    const last = ownTrials(log, 0)?.[1];
    expect([...new Set(last?.test.map(({ student }) => student))].toSorted()).toEqual(['s16', 's17', 's18', 's19']);
    expect(last?.test).toHaveLength(12);
    expect(last?.fit.map(({ at }) => at)).toEqual(Array.from({ length: 16 }, (_, at) => at));
  });

  test('a fifth of the students is held out, whole', () => {
    const trials = Array.from({ length: foldCount }, (_, fold) => ownTrials(log, fold)?.[0]);
    expect(trials.flatMap((trial) => trial?.test ?? [])).toHaveLength(log.length);
    expect(trials.map((trial) => (trial?.fit.length ?? 0) + (trial?.test.length ?? 0))).toEqual([60, 60, 60, 60, 60]);
  });

  test('nothing is said of fewer than ten students', () => {
    expect(ownTrials(log.slice(0, 27), 0)).toBeNull();
  });
});
