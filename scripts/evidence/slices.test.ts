/** Parts of the answers. */
import { expect, test } from 'vitest';
import { simulatedAnswers } from '../../server/testing/simulated-answers.ts';
import { byAmount, byOutcome, byTime, coldStart, numbersOf, type Slice } from './slices.ts';

const answers = [
  ...simulatedAnswers({ seed: 1, students: 3, answers: 8 }),
  ...simulatedAnswers({ seed: 1, students: 2, answers: 30, from: 10 }),
];
const numbers = numbersOf(answers);
const sizesOf = (slices: readonly Slice[]) =>
  slices.map(({ name, has }) => [name, answers.filter((_, row) => has(row)).length]);

test('answers are numbered for each student', () => {
  expect(numbersOf([...answers.slice(0, 2), ...answers.slice(8, 10), ...answers.slice(2, 3)])).toEqual([0, 1, 0, 1, 2]);
});

test('a cold start is the first answers of each', () => {
  expect(sizesOf([coldStart(numbers, 1), coldStart(numbers, 10)])).toEqual([
    ['first answer', 5],
    ['first 10 answers', 44],
  ]);
});

test('students are told apart by how much they answer', () => {
  expect(sizesOf(byAmount(answers)).slice(0, 2)).toEqual([
    ['1 to 10 answers', 24],
    ['11 to 50 answers', 60],
  ]);
});

test('outcomes are in four groups, the hardest first, and each answer in one', () => {
  const groups = byOutcome(answers);
  const shares = groups.map(({ has }) => {
    const own = answers.filter((_, row) => has(row));
    return own.filter(({ isRight }) => isRight).length / own.length;
  });
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(answers.every((_, row) => groups.filter(({ has }) => has(row)).length === 1)).toBe(true);
});

test('halves are of each student, and of the file where it has times', () => {
  expect(sizesOf(byTime(answers, numbers))).toEqual([
    ["first half of each student's answers", 42],
    ["second half of each student's answers", 42],
  ]);
  const timed = answers.map((answer, at) => ({ ...answer, at }));
  expect(byTime(timed, numbers).map(({ name }) => name)).toContain('second half of the file');
});
