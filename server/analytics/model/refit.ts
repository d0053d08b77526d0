/** What an installation's own answers change of the model that it began with. */
import type { Answer } from './answer.ts';
import { fitDifficultiesOf, fitModel } from './fit.ts';
import { type Model, predict } from './predict.ts';
import { type Rightness, rightnessTally } from './rightness.ts';
import { newStudent, type StudentState } from './state.ts';
import { updateStudent } from './update.ts';

/** With fewer, weights would follow the few students who happen to be there. */
export const fewestForWeights = { answers: 5_000, students: 50 };

/** Every so-manieth student is kept back to see which model is right more often. */
const heldOutOf = 5;

export type Refit = { model: Model; students: number; figures: { own: Rightness; prior: Rightness } | null };

/**
 * The model after these answers, each student's in their order. Few of them say how easy questions are; many are fitted anew,
 * which is kept only where it predicts students better that it has not seen.
 */
export function refit(answers: readonly Answer[], began: Model): Refit {
  const numbers = new Map<string, number>();
  for (const { student } of answers) if (!numbers.has(student)) numbers.set(student, numbers.size);
  const students = numbers.size;
  const anchored = () => fitDifficultiesOf(answers, began);
  if (answers.length < fewestForWeights.answers || students < fewestForWeights.students)
    return { model: anchored(), students, figures: null };
  const isHeldOut = ({ student }: Answer) => (numbers.get(student) ?? 0) % heldOutOf === 0;
  const [seen, heldOut] = [answers.filter((each) => !isHeldOut(each)), answers.filter(isHeldOut)];
  const own = rightnessOn(heldOut, fitModel(seen));
  const prior = rightnessOn(heldOut, fitDifficultiesOf(seen, began));
  const model = own.logLoss < prior.logLoss ? fitModel(answers) : anchored();
  return { model, students, figures: { own, prior } };
}

/** Predicts each answer before it is told. */
export function rightnessOn(answers: readonly Answer[], model: Model): Rightness {
  const students = new Map<string, StudentState>();
  const tally = rightnessTally();
  for (const answer of answers) {
    const state = students.get(answer.student) ?? newStudent();
    students.set(answer.student, state);
    const { chance, ease } = predict(model, state, answer);
    tally.add(chance, answer.isRight);
    updateStudent(state, answer, ease);
  }
  return tally.rightness();
}
