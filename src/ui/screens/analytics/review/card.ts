/** A question of the spaced review, as it is shown. */
import type { CardAnswer, DueCard } from '../../../../api/generated/schema.d.ts';

export type ShownCard = Pick<DueCard, 'prompt' | 'options' | 'right' | 'explanation'> & {
  id: string;
  /** The course and the lesson that it is from: `Data Analytics: Check your questions`. */
  from: string;
  to: string;
  /** The number of the question, counted from 1. */
  number: number;
  of: number;
};

export type OnRate = (rating: Exclude<CardAnswer['rating'], 'again'>) => void;
