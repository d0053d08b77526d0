/** Runs in a worker thread. */
import { prior } from '../model/prior.ts';
import { refit } from '../model/refit.ts';
import { toStored } from '../model/stored.ts';
import { fitReview } from '../review/fit-weights.ts';
import type { GradedAnswer } from '../review/forgetting.ts';
import { type AnswerColumns, answersIn } from './answer-columns.ts';

export async function fit({ columns, cards }: { columns: AnswerColumns; cards: readonly (readonly GradedAnswer[])[] }) {
  const { model, ...told } = refit(answersIn(columns), prior);
  const { weights: reviewWeights, figures: reviewFigures } = await fitReview(cards);
  return { ...told, model: toStored(model), reviewWeights, reviewFigures };
}
