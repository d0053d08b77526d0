/** Runs in a worker thread. */
import { replayForecasts, type Studied } from '../forecast-replay.ts';
import { prior } from '../model/prior.ts';
import { refit } from '../model/refit.ts';
import { toStored } from '../model/stored.ts';
import { fitReview } from '../review/fit-weights.ts';
import type { GradedAnswer } from '../review/forgetting.ts';
import { type AnswerColumns, answersIn } from './answer-columns.ts';

type Known = {
  columns: AnswerColumns;
  cards: readonly (readonly GradedAnswer[])[];
  studied: readonly Studied[];
  today: string;
};

export async function fit({ columns, cards, studied, today }: Known) {
  const { model, ...told } = refit(answersIn(columns), prior);
  const { weights: reviewWeights, figures: reviewFigures } = await fitReview(cards);
  const forecasts = replayForecasts(studied, today);
  return { ...told, model: toStored(model), reviewWeights, reviewFigures, forecasts };
}
