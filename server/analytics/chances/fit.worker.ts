/** Runs in a worker thread. */
import { prior } from '../model/prior.ts';
import { refit } from '../model/refit.ts';
import { toStored } from '../model/stored.ts';
import { type AnswerColumns, answersIn } from './answer-columns.ts';

export function fit(columns: AnswerColumns) {
  const { model, ...told } = refit(answersIn(columns), prior);
  return { ...told, model: toStored(model) };
}
