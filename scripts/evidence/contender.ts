/** A model that is tried: fitted on answers, then asked for the chance of each answer of a file before it is told. */
import type { Answer, Question } from '../../server/analytics/model/answer.ts';
import type { Model } from '../../server/analytics/model/predict.ts';

/** What may be known before the answer. */
export type Asked = Question & { student: string };

/** `predict` returns the chance of a right answer, from 0 to 1. */
export type Running = { predict: (asked: Asked) => number; learn: (answer: Answer) => void };

/**
 * `start` begins a run, in which no student is known and all else is as fitted. Ours shows its model, too, as its intervals are
 * measured.
 */
export type Fitted = { start: () => Running; model?: Model };

export type Contender = {
  name: string;
  fit: (answers: readonly Answer[], onProgress: (share: number) => void) => Fitted;
};

/** The chances that one model gave to each answer of a file, and what a prediction with its update takes, in microseconds. */
export type Run = { name: string; chances: readonly number[]; microseconds: number };

/** Runs through the answers in their order. */
export function run(
  name: string,
  running: Running,
  answers: readonly Answer[],
  onProgress: (share: number) => void,
): Run {
  const chances: number[] = [];
  const start = performance.now();
  for (const { isRight, ...asked } of answers) {
    chances.push(running.predict(asked));
    running.learn({ ...asked, isRight });
    if (chances.length % 10_000 === 0) onProgress(chances.length / answers.length);
  }
  onProgress(1);
  return { name, chances, microseconds: ((performance.now() - start) * 1000) / answers.length };
}
