/** Every model on simulated students: what it knows before an answer, and how well it does. */
import { beforeAll, describe, expect, test } from 'vitest';
import { simulatedAnswers } from '../../server/testing/simulated-answers.ts';
import { type Contender, type Running, run } from './contender.ts';
import { coverageOf } from './coverage.ts';
import { rowsOf, type Tested, testedOf } from './figures.ts';
import { onlineLogistic } from './logistic-model.ts';
import { ours } from './ours.ts';
import { passesOf } from './passes.ts';
import { constant, elo, itemMean } from './plain-models.ts';
import { reportOf } from './report.ts';

const nothing = () => {};
const fit = simulatedAnswers({ seed: 4, students: 200, answers: 40 });
const answers = simulatedAnswers({ seed: 4, students: 80, answers: 40, from: 700 });
const contenders: Contender[] = [ours, constant, itemMean, elo, onlineLogistic];

describe.each(contenders)('$name', (contender) => {
  let start: () => Running;
  beforeAll(() => {
    start = contender.fit(fit.slice(0, 2_000), nothing).start;
  }, 60_000);
  const chancesOf = (all: typeof answers) => run('', start(), all, nothing).chances;

  test('predicts an answer by what came before it alone', () => {
    const own = answers.slice(0, 100);
    const flipped = own.map((each, at) => (at < 60 ? each : { ...each, isRight: !each.isRight }));
    expect(chancesOf(flipped).slice(0, 61)).toEqual(chancesOf(own).slice(0, 61));
  });

  test('begins each run from what was fitted', () => {
    const own = answers.slice(0, 100);
    expect(chancesOf(own)).toEqual(chancesOf(own));
    expect(chancesOf(own).every((chance) => chance > 0 && chance < 1)).toBe(true);
  });
});

describe('a trial of all', () => {
  let tested: Tested;
  beforeAll(() => {
    const fitted = contenders.map((contender) => ({ name: contender.name, ...contender.fit(fit, nothing) }));
    const runs = fitted.map(({ name, start }) => run(name, start(), answers, nothing));
    const [own] = fitted;
    tested = testedOf(
      { file: 'made_up.csv', fit, test: answers },
      runs,
      own?.model ? coverageOf(own.model, answers) : [],
      own?.model ? passesOf(own.model, answers) : [],
    );
  }, 60_000);

  test('finds ours better than each plain model, and its interval right', () => {
    const [own, ...plain] = rowsOf(tested);
    expect(own).toMatchObject({ model: 'ours', file: 'made_up.csv', rows: 3_200 });
    for (const each of plain) {
      expect(own?.logLoss).toBeLessThan(each.logLoss);
      expect(own?.auc).toBeGreaterThan(each.auc);
    }
    expect(own?.first5LogLoss).toBeLessThan(plain.find(({ model }) => model === 'item mean')?.first5LogLoss ?? 0);
    expect(own?.calibrationError).toBeLessThan(0.04);
    expect(Math.abs((own?.intervalShare ?? 0) - 0.8)).toBeLessThan(0.04);
  });

  test('is reported with each part', () => {
    const report = reportOf([tested]);
    for (const part of ['made_up.csv', 'first 5 answers', 'hardest quarter', '11 to 50 answers', 'second half']) {
      expect(report).toContain(part);
    }
    expect(report).not.toMatch(/NaN|undefined/);
  });
});
