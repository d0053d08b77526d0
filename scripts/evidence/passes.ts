/**
 * Whether students pass the quizzes that the product proposes to skip. A quiz is a student's next answers, all predicted before the
 * first: both of two must be right, or three of five. They are of whichever skills, for the reason in `coverage.ts`. No state learns
 * from other students here, as in the product between two fits.
 */

import { seededChance } from '../../server/analytics/chance.ts';
import { passChance, rightToPass } from '../../server/analytics/chances/passing.ts';
import { type Answer, skillSetOf } from '../../server/analytics/model/answer.ts';
import { type Model, predict } from '../../server/analytics/model/predict.ts';
import { newStudent } from '../../server/analytics/model/state.ts';
import { updateStudent } from '../../server/analytics/model/update.ts';
import { standingOf } from '../../server/analytics/path/known.ts';

/** Before so many quizzes of students the module was proposed. `said` and `passed` are shares from 0 to 1. */
export type Passes = { name: string; quizzes: number; students: number; said: number; passed: number };

type Proposed = { student: string; said: number; isPassed: boolean };

const lengths = [2, 5];
/** The files have no times. */
const now = new Date(0);

/** By what was fitted, and as before a first fit, which says how easy each question is. */
export function passesOf(fitted: Model, answers: readonly Answer[]): Passes[] {
  const { prior } = fitted.difficulties;
  const unfitted: Model = { ...fitted, difficulties: { prior, skillSets: new Map(), items: new Map() } };
  return lengths.flatMap((length) => [
    summaryOf(`${length} questions`, proposedBy(fitted, answers, length)),
    summaryOf(`${length} questions, without how easy they are`, proposedBy(unfitted, answers, length)),
  ]);
}

function proposedBy(model: Model, answers: readonly Answer[], length: number): Proposed[] {
  return [...Map.groupBy(answers, ({ student }) => student)].flatMap(([student, own]) => {
    const state = newStudent();
    const proposed: Proposed[] = [];
    for (const [index, answer] of own.entries()) {
      const next = own.slice(index, index + length);
      const questions = next.map((each) => ({ item: each.item, skill: skillSetOf(each), options: each.options }));
      const quiz = { questions, draw: length };
      const module = { skill: skillSetOf(answer), quizzes: [quiz] };
      if (next.length === length && standingOf({ model, state }, module, now).isKnown) {
        const right = next.filter(({ isRight }) => isRight).length;
        proposed.push({ student, said: passChance(model, state, quiz, now), isPassed: right >= rightToPass(length) });
      }
      updateStudent(state, answer, predict(model, state, answer).ease);
    }
    return proposed;
  });
}

function summaryOf(name: string, proposed: readonly Proposed[]): Passes {
  const mean = (of: (each: Proposed) => number) => proposed.reduce((sum, each) => sum + of(each), 0) / proposed.length;
  return {
    name,
    quizzes: proposed.length,
    students: new Set(proposed.map(({ student }) => student)).size,
    said: mean(({ said }) => said),
    passed: mean(({ isPassed }) => Number(isPassed)),
  };
}

/** The answers as if each question had so many options, and whoever does not know chose one: so a wrong one may be right. */
export function withGuesses(answers: readonly Answer[], options: number): Answer[] {
  const roll = seededChance(3);
  return answers.map((answer) => ({ ...answer, options, isRight: answer.isRight || roll() < 1 / options }));
}
