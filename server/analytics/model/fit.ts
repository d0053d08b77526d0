/** Fits the model from a log of answers: item and skill difficulties, the weights of the features, the width of intervals. */
import type { Answer } from './answer.ts';
import { features, writeFeatures } from './features.ts';
import { difficultiesOf, easesOf, fitDifficulties } from './fit-difficulty.ts';
import { fitInterval, type Uncertainties } from './fit-interval.ts';
import { abilitiesOf, fitWeights } from './fit-weights.ts';
import type { Variances } from './interval.ts';
import { type Model, slowVariances } from './predict.ts';
import { newStudent, type StudentState } from './state.ts';
import { type Table, tableOf } from './table.ts';
import { updateStudent } from './update.ts';

/** Difficulties and weights each explain a part of the same answers, so they are fitted in turn; twice is enough. */
const rounds = 2;

const signs = features.map(({ sign }) => sign);

/**
 * The model after these answers, in the order in which they were given; `onProgress` is told the share that is done, from 0
 * to 1. The same answers give the same model to the last bit. Throws a RangeError without answers.
 */
export function fitModel(answers: readonly Answer[], onProgress: (share: number) => void = () => {}): Model {
  if (answers.length === 0) throw new RangeError('There are no answers to fit.');
  const table = tableOf(answers);
  let ease: Float64Array = new Float64Array(answers.length);
  let weights: Float64Array = new Float64Array(features.length);
  let abilities: Float64Array = new Float64Array(answers.length);
  for (let round = 0; round < rounds; round += 1) {
    ease = easesOf(table, fitDifficulties(table, abilities));
    const values = replayed(table, ease, () => {});
    weights = fitWeights(table, { values, signs }, ease, weights);
    abilities = abilitiesOf(values, weights);
    onProgress((round + 1) / (rounds + 1));
  }
  const interval = fitInterval(table, ease, uncertaintiesIn(table, ease, abilities));
  const difficulties = difficultiesOf(table, fitDifficulties(table, abilities));
  onProgress(1);
  return { weights: [...weights], interval, difficulties };
}

/** Of few answers: how easy items and skills are, while all else is as in the model that is given. */
export function fitDifficultiesOf(answers: readonly Answer[], model: Model): Model {
  const table = tableOf(answers);
  const anchor = model.difficulties.prior;
  const weights = Float64Array.from(model.weights);
  let fitted = fitDifficulties(table, new Float64Array(answers.length), anchor);
  for (let round = 0; round < rounds; round += 1) {
    const abilities = abilitiesOf(
      replayed(table, easesOf(table, fitted), () => {}),
      weights,
    );
    fitted = fitDifficulties(table, abilities, anchor);
  }
  return { ...model, difficulties: difficultiesOf(table, fitted) };
}

/** The features of every answer, each from what came before it. `before` is told each state as it is before its answer. */
function replayed(
  { answers }: Table,
  ease: Float64Array,
  before: (student: StudentState, answer: Answer) => void,
): Float64Array {
  const values = new Float64Array(answers.length * features.length);
  const students = new Map<string, StudentState>();
  for (const [row, answer] of answers.entries()) {
    const student = students.get(answer.student) ?? newStudent();
    students.set(answer.student, student);
    writeFeatures(values, row * features.length, student, answer);
    before(student, answer);
    updateStudent(student, answer, ease[row] ?? 0);
  }
  return values;
}

function uncertaintiesIn(table: Table, ease: Float64Array, abilities: Float64Array): Uncertainties {
  const slow: Variances[] = [];
  replayed(table, ease, (student, answer) => slow.push(slowVariances(student, answer)));
  return { abilities, slow };
}
