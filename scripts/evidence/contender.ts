/** A model that is tried: fitted on answers, then asked for the chance of each answer of a file before it is told. */
import type { Answer, Question } from '../../server/analytics/model/answer.ts';
import type { Prediction } from '../../server/analytics/model/predict.ts';

/** What may be known before the answer. */
export type Asked = Question & { student: string };

/** Only ours says how sure it is. */
export type Predicted = { chance: number } | Prediction;

export type Running = { predict: (asked: Asked) => Predicted; learn: (answer: Answer) => void };

/** `fit` returns what starts a run, in which no student is known and all else is as fitted. */
export type Contender = {
  name: string;
  fit: (answers: readonly Answer[], onProgress: (share: number) => void) => () => Running;
};

/** The predictions of one model for each answer of a file, and what a prediction with its update takes, in microseconds. */
export type Run = { name: string; predictions: readonly Predicted[]; microseconds: number };

/** Runs through the answers in their order. */
export function run(
  name: string,
  running: Running,
  answers: readonly Answer[],
  onProgress: (share: number) => void,
): Run {
  const predictions: Predicted[] = [];
  const start = performance.now();
  for (const { isRight, ...asked } of answers) {
    predictions.push(running.predict(asked));
    running.learn({ ...asked, isRight });
    if (predictions.length % 10_000 === 0) onProgress(predictions.length / answers.length);
  }
  onProgress(1);
  return { name, predictions, microseconds: ((performance.now() - start) * 1000) / answers.length };
}
