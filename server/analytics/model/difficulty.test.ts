/** How easy items are: fitted from many answers, and moved by each. */
import { describe, expect, test } from 'vitest';
import { simulatedAnswers } from '../../testing/simulated-answers.ts';
import { type Difficulties, easeOf, updateDifficulties } from './difficulty.ts';
import { difficultiesOf, easesOf, fitDifficulties } from './fit-difficulty.ts';
import { tableOf } from './table.ts';

const question = (item: string, skill: string) => ({ item, skills: [skill], at: null, options: null });

const answers = simulatedAnswers({ seed: 5, students: 300, answers: 40 });
const table = tableOf(answers);
const none = new Float64Array(answers.length);

describe('fitted difficulties', () => {
  const fitted = fitDifficulties(table, none);
  const difficulties = difficultiesOf(table, fitted);

  test('are near the shares of right answers where there are many', () => {
    for (const [item, own] of Map.groupBy(answers, (answer) => answer.item)) {
      const share = own.filter(({ isRight }) => isRight).length / own.length;
      const chance = 1 / (1 + Math.exp(-easeOf(difficulties, question(item, own[0]?.skills[0] ?? ''))));
      expect(Math.abs(chance - share)).toBeLessThan(0.03);
    }
  });

  test('say how far items lie apart', () => {
    expect(fitted.prior.itemVariance).toBeGreaterThan(0.3);
    expect(fitted.prior.itemVariance).toBeLessThan(1);
  });

  test('stay near their skill with few answers', () => {
    const few = [...answers, ...['a', 'b'].map((student) => ({ ...question('new', 'k1'), student, isRight: false }))];
    const own = tableOf(few);
    const fewer = difficultiesOf(own, fitDifficulties(own, new Float64Array(few.length)));
    const skill = fewer.skillSets.get('k1')?.mean ?? 0;
    expect(easeOf(fewer, question('new', 'k1'))).toBeLessThan(skill);
    expect(easeOf(fewer, question('new', 'k1'))).toBeGreaterThan(skill - 1);
    expect(fewer.items.get('new')?.variance).toBeGreaterThan(5 * (fewer.items.get('i9')?.variance ?? 1));
  });

  test('of a new item are those of its skill, and of a new skill the mean of all', () => {
    expect(easeOf(difficulties, question('new', 'k1'))).toBe(difficulties.skillSets.get('k1')?.mean);
    expect(easeOf(difficulties, question('new', 'new'))).toBe(difficulties.prior.mean);
  });

  test('of each answer are those of its item', () => {
    const eases = easesOf(table, fitted);
    for (const row of [0, 77, 5_000]) {
      const answer = answers[row];
      expect(eases[row]).toBe(answer && easeOf(difficulties, answer));
    }
  });
});

describe('an answer', () => {
  const start = (): Difficulties => ({
    prior: { mean: 0.5, skillVariance: 0.6, itemVariance: 0.6 },
    skillSets: new Map(),
    items: new Map(),
  });
  const updated = (isRight: boolean, studentVariance = 0.5) => {
    const difficulties = start();
    updateDifficulties(difficulties, question('i', 'k'), { isRight, logit: 0.5, studentVariance });
    return difficulties;
  };

  test('that is right makes its item easier, and others of its skill a little', () => {
    expect(easeOf(updated(true), question('i', 'k'))).toBeGreaterThan(easeOf(updated(true), question('other', 'k')));
    expect(easeOf(updated(true), question('other', 'k'))).toBeGreaterThan(0.5);
    expect(easeOf(updated(false), question('other', 'k'))).toBeLessThan(0.5);
    expect(easeOf(updated(true), question('other', 'another'))).toBe(0.5);
  });

  test('tells less of the item, the less is known of the student', () => {
    expect(easeOf(updated(true, 3), question('i', 'k'))).toBeLessThan(easeOf(updated(true, 0), question('i', 'k')));
  });

  test('makes the item surer', () => {
    expect(updated(true).items.get('i')?.variance).toBeLessThan(0.6);
  });
});
