import { describe, expect, test } from 'vitest';
import { type JudgedItem, misfitOf } from './misfits.ts';

const modules = ['m1', 'm2', 'm3'];
const item = (overrides: Partial<JudgedItem> = {}): JudgedItem => ({
  ...{ moduleId: 'm1', options: 4, students: 20, first: 60 },
  ...overrides,
});
const next = (first: number, students = 20) => item({ moduleId: 'm2', first, students });

describe('§teaching.25 a question that does not fit', () => {
  test.each([
    [
      { options: 4, first: 30 },
      { kind: 'guessed', beside: 25 },
    ],
    [
      { options: 4, first: 5 },
      { kind: 'guessed', beside: 25 },
    ],
    [{ options: 4, first: 35 }, undefined],
    [
      { options: 2, first: 55 },
      { kind: 'guessed', beside: 50 },
    ],
    [{ options: 3, first: 40 }, undefined],
    [
      { options: 3, first: 35 },
      { kind: 'guessed', beside: 33 },
    ],
    [{ options: 0, first: 5 }, undefined],
    [{ first: 95 }, { kind: 'easy', beside: 95 }],
    [{ first: 90 }, undefined],
    [{ first: 95, students: 10 }, undefined],
    [{ first: 20, students: 10 }, undefined],
  ])('%o: %o', (overrides, misfit) => {
    expect(misfitOf(item(overrides), [], modules)).toEqual(misfit);
  });

  test('is one that is harder than the next module, where three of its items were tried by 20 students', () => {
    const [hard, easier] = [item({ first: 55 }), item({ first: 60 })];
    const all = [hard, easier, next(80), next(75), next(85), item({ moduleId: 'm3', first: 95 })];
    expect(misfitOf(hard, all, modules)).toEqual({ kind: 'hard', beside: 80 });
    expect(misfitOf(easier, all, modules)).toBeUndefined();
    expect(misfitOf(hard, [next(80), next(80), next(80, 10)], modules)).toBeUndefined();
    expect(misfitOf(item({ moduleId: 'm3', first: 40 }), all, modules)).toBeUndefined();
  });
});
