/** What is known of a student as numbers. */
import { describe, expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { features, writeFeatures } from './features.ts';
import { newStudent } from './state.ts';
import { updateStudent } from './update.ts';

const hour = 3_600;

const answer = (item: string, isRight: boolean, at: number | null = null, skills = ['k1']): Answer => ({
  student: 'anna',
  item,
  skills,
  at,
  options: null,
  isRight,
});

/** The features of the question of the last answer after the others, by name; counts are given back as counts. */
function featuresOf(answers: readonly Answer[], question: Answer) {
  const student = newStudent();
  for (const each of answers) updateStudent(student, each, 0);
  const values = new Float64Array(features.length + 2).fill(7);
  writeFeatures(values, 1, student, question);
  expect([values[0], values.at(-1)]).toEqual([7, 7]);
  return (name: string) => {
    const at = features.findIndex((feature) => feature.name === name);
    if (at < 0) throw new Error(`There is no feature ${name}`);
    return values[at + 1] ?? Number.NaN;
  };
}

const count = (value: number) => Math.round(Math.expm1(value) * 1e6) / 1e6;

describe('features', () => {
  const past = [answer('i1', true), answer('i2', false), answer('i2', true, null, ['k2']), answer('i1', false)];

  test('count right and wrong answers over all, in the skill and to the item', () => {
    const of = featuresOf(past, answer('i1', true));
    expect(['answers', 'right', 'wrong'].map((name) => count(of(name)))).toEqual([4, 2, 2]);
    expect(['skill answers', 'skill right', 'skill wrong'].map((name) => count(of(name)))).toEqual([3, 1, 2]);
    expect(['item answers', 'item right'].map((name) => count(of(name)))).toEqual([2, 1]);
    expect([of('item right last time'), of('item wrong last time')]).toEqual([0, 1]);
  });

  test('say whether the skill is new, the same as before, or how long ago it was', () => {
    const same = featuresOf(past, answer('i9', true));
    expect([same('skill is new'), same('same skill as the last answer')]).toEqual([0, 1]);
    const other = featuresOf(past, answer('i9', true, null, ['k2']));
    expect([other('same skill as the last answer'), count(other('answers since the skill'))]).toEqual([0, 1]);
    const unseen = featuresOf(past, answer('i9', true, null, ['k3']));
    expect([unseen('skill is new'), unseen('answers since the skill')]).toEqual([1, 0]);
  });

  test('of several skills are their average', () => {
    const of = featuresOf([answer('i1', true), answer('i2', true)], answer('i9', true, null, ['k1', 'k2']));
    expect(of('skill is new')).toBe(0.5);
    expect(of('skill right')).toBeCloseTo(Math.log1p(2) / 2, 12);
  });

  test('of an item without skills are those of the student alone', () => {
    const of = featuresOf(past, answer('i9', true, null, []));
    expect(features.filter(({ name }) => name.startsWith('skill')).map(({ name }) => of(name))).toEqual(
      features.filter(({ name }) => name.startsWith('skill')).map(() => 0),
    );
    expect(count(of('answers'))).toBe(4);
  });

  test('let recent answers fade with their half-lives', () => {
    const of = featuresOf([answer('i1', true, 0), answer('i2', false, 0)], answer('i9', true, hour));
    expect(count(of('skill answers, hour'))).toBe(1);
    expect(count(of('skill right, hour'))).toBe(0.5);
    expect(count(of('skill answers, month'))).toBeGreaterThan(1.99);
    expect(count(of('seconds since the skill'))).toBe(hour);
  });

  test('know no time in a log without times', () => {
    const of = featuresOf(past, answer('i1', true));
    const timed = features.filter(({ name }) => /seconds|hour|day|week|month/.test(name));
    expect(timed.length).toBe(10);
    expect(timed.every(({ name }) => of(name) === 0)).toBe(true);
  });
});
