/** What an installation's own answers change: on simulated students, of whom the true chances are known. */
import { describe, expect, test } from 'vitest';
import { simulatedAnswers } from '../../testing/simulated-answers.ts';
import { features } from './features.ts';
import { fitDifficultiesOf, fitModel } from './fit.ts';
import { predict } from './predict.ts';
import { prior } from './prior.ts';
import { refit, rightnessOn } from './refit.ts';
import { answered, knowledgeOf } from './replay.ts';
import { newStudent } from './state.ts';
import { fromStored, toStored } from './stored.ts';
import { updateStudent } from './update.ts';

const setting = { seed: 11, answers: 40 };
const others = simulatedAnswers({ ...setting, students: 200, from: 5_000 });

describe('§analytics.94 a fit', () => {
  test('of few answers says how easy questions are, and keeps all else', () => {
    const few = simulatedAnswers({ ...setting, students: 30 });
    const { model, students, figures } = refit(few, prior);
    expect([students, figures]).toEqual([30, null]);
    expect([model.weights, model.interval]).toEqual([prior.weights, prior.interval]);
    expect(model.difficulties.items.size).toBeGreaterThan(40);
    const [before, after] = [rightnessOn(others, prior), rightnessOn(others, model)];
    expect(after.logLoss).toBeLessThan(before.logLoss - 0.02);
  });

  test('of many answers is kept where it is more right about students that it has not seen', () => {
    const { model, figures } = refit(simulatedAnswers({ ...setting, students: 130 }), prior);
    if (!figures) throw new Error('There are enough answers.');
    const isOwn = figures.own.logLoss < figures.prior.logLoss;
    expect(model.weights === prior.weights).toBe(!isOwn);
    expect(figures.own.answers).toBe(26 * setting.answers);
    const best = Math.min(figures.own.logLoss, figures.prior.logLoss);
    expect(rightnessOn(others, model).logLoss).toBeLessThan(best + 0.02);
    expect(rightnessOn(others, model).calibrationError).toBeLessThan(0.03);
  });

  test('keeps what began where that is more right', () => {
    const best = fitModel(simulatedAnswers({ ...setting, students: 400, from: 10_000 }));
    const { model, figures } = refit(simulatedAnswers({ ...setting, students: 130 }), best);
    expect(figures?.prior.logLoss).toBeLessThan(figures?.own.logLoss ?? 0);
    expect(model.weights).toBe(best.weights);
  });

  test('of the same answers is the same to the last digit, and so is what is kept of it', () => {
    const few = simulatedAnswers({ ...setting, students: 30 });
    const [one, other] = [refit(few, prior).model, refit(few, prior).model];
    expect(one).toEqual(other);
    const stored = toStored(one);
    expect(toStored(fromStored(JSON.parse(JSON.stringify(stored))))).toEqual(stored);
    expect(stored.weights).toHaveLength(features.length);
  });

  test('forgets a student whose answers have gone', () => {
    const few = simulatedAnswers({ ...setting, students: 30 });
    const without = few.filter(({ student }) => student !== 's3');
    expect(refit(without, prior).model).toEqual(fitDifficultiesOf(without, prior));
    expect(refit(without, prior).model).not.toEqual(refit(few, prior).model);
  });
});

/** What it costs that an answer changes its student at once and the difficulties only at the next fit. */
describe('§analytics.93 difficulties that stay until the next fit', () => {
  const lossOf = (chances: readonly number[]) =>
    chances.reduce((sum, chance, at) => sum - Math.log(others[at]?.isRight ? chance : 1 - chance), 0) / chances.length;

  test.each([
    [10, 0.05],
    [50, 0.02],
    [300, 0.005],
  ])('cost little where %i students have answered before', (students, most) => {
    const model = fitDifficultiesOf(simulatedAnswers({ ...setting, students }), prior);
    const knowledge = knowledgeOf(model);
    const atOnce = others.map((answer) => answered(knowledge, answer).chance);
    const states = new Map(others.map(({ student }) => [student, newStudent()]));
    const fixed = others.map((answer) => {
      const state = states.get(answer.student) ?? newStudent();
      const { chance, ease } = predict(model, state, answer);
      updateStudent(state, answer, ease);
      return chance;
    });
    const cost = lossOf(fixed) - lossOf(atOnce);
    expect(cost).toBeLessThan(most);
  });
});
