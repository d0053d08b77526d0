/** The model as a whole, on simulated students of whom the true chances are known. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type Simulated, simulatedAnswers } from '../../testing/simulated-answers.ts';
import { features } from './features.ts';
import { fitModel } from './fit.ts';
import type { Model } from './predict.ts';
import { answered, knowledgeOf } from './replay.ts';

const setting = { seed: 3, answers: 40 };

/** Each answer of new students with what was predicted before it. */
function predicted(model: Model, options: number | null = null) {
  const knowledge = knowledgeOf(model);
  const answers = simulatedAnswers({ ...setting, students: 300, from: 5_000, options });
  return answers.map((answer, at) => ({ answer, number: at % setting.answers, ...answered(knowledge, answer) }));
}

const lossOf = (all: readonly { answer: Simulated; chance: number }[]) =>
  all.reduce((sum, { answer, chance }) => sum - Math.log(answer.isRight ? chance : 1 - chance), 0) / all.length;

describe.each([null, 3])('the fitted model, with %s options', (options) => {
  let all: ReturnType<typeof predicted>;
  beforeAll(() => {
    all = predicted(fitModel(simulatedAnswers({ ...setting, students: 400, options })), options);
  });

  test('its chances are nearly as good as the true ones', () => {
    const best = lossOf(all.map((each) => ({ ...each, chance: each.answer.chance })));
    const settled = all.filter(({ number }) => number >= 20);
    expect(lossOf(all)).toBeLessThan(best + 0.05);
    expect(lossOf(settled)).toBeLessThan(lossOf(all));
  });

  test('its interval has the true chance of four in five new students', () => {
    const inside = all.filter(({ answer, low, high }) => low <= answer.chance && answer.chance <= high);
    expect(inside.length / all.length).toBeGreaterThan(0.77);
    expect(inside.length / all.length).toBeLessThan(0.83);
  });

  test('its interval is around the chance, not below guessing, and narrower with answers', () => {
    const guess = options === null ? 0 : 1 / options;
    for (const { low, chance, high } of all) {
      expect(guess <= low && low < chance && chance < high && high < 1).toBe(true);
    }
    const widthAt = (number: number) => {
      const own = all.filter((each) => each.number === number);
      return own.reduce((sum, { low, high }) => sum + high - low, 0) / own.length;
    };
    expect(widthAt(39)).toBeLessThan(0.75 * widthAt(0));
  });
});

describe('a fit', () => {
  const answers = simulatedAnswers({ ...setting, students: 60 });

  test('of the same answers is the same to the last bit', () => {
    expect(fitModel(answers)).toEqual(fitModel(structuredClone(answers)));
  });

  test('after a student was forgotten is the fit without them', () => {
    const other = simulatedAnswers({ ...setting, students: 1, from: 900 });
    const both = answers.flatMap((answer, at) => [answer, ...other.slice(at, at + 1)]);
    expect(fitModel(both)).not.toEqual(fitModel(answers));
    expect(fitModel(both.filter(({ student }) => student !== 's900'))).toEqual(fitModel(answers));
  });

  test('has a weight for each feature, of its sign, and none for times that are unknown', () => {
    const { weights } = fitModel(answers);
    expect(weights.length).toBe(features.length);
    for (const [at, { name, sign }] of features.entries()) {
      const weight = weights[at] ?? Number.NaN;
      expect(sign === 'any' || weight === 0 || weight > 0 === (sign === 'positive')).toBe(true);
      if (/seconds|hour|day|week|month/.test(name)) expect(weight).toBe(0);
    }
  });

  test('tells how far it is, and refuses to fit nothing', () => {
    const shares: number[] = [];
    fitModel(answers, (share) => shares.push(share));
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
    expect(() => fitModel([])).toThrow(RangeError);
  });
});
