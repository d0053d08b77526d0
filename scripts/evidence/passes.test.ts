/** Whether nine of ten simulated students pass the quizzes that they may skip. */
import { expect, test } from 'vitest';
import { fitModel } from '../../server/analytics/model/fit.ts';
import { simulatedAnswers } from '../../server/testing/simulated-answers.ts';
import { passesOf, withGuesses } from './passes.ts';

const setting = { seed: 5, answers: 40, options: 3 };

test('§analytics.73 of simulated students to whom a module is proposed, nine of ten pass its quiz', () => {
  const model = fitModel(simulatedAnswers({ ...setting, students: 200 }));
  const measured = passesOf(model, simulatedAnswers({ ...setting, students: 200, from: 200 }));
  // Two right of two are hardly ever that likely.
  for (const { quizzes, passed } of measured.slice(-2)) {
    expect(quizzes).toBeGreaterThan(300);
    expect(passed).toBeGreaterThanOrEqual(0.9);
  }
});

test('guesses make one of three wrong answers right, and none wrong', () => {
  const answers = simulatedAnswers({ ...setting, students: 100, options: null });
  const guessed = withGuesses(answers, 3);
  expect(guessed.every(({ isRight }, at) => isRight || !answers[at]?.isRight)).toBe(true);
  const wrong = (all: readonly { isRight: boolean }[]) => all.filter(({ isRight }) => !isRight).length;
  expect(wrong(guessed) / wrong(answers)).toBeCloseTo(2 / 3, 1);
});
