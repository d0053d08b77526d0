/** Weights of forgetting, fitted to the answers of an installation, and kept only where they foretell better. */
import { default_w, Rating } from 'ts-fsrs';
import type { ReviewFigures } from '../../platform/database/schema/analytics.ts';
import { type Rightness, rightnessTally } from '../model/rightness.ts';
import { type Forgetting, forgettingBy, type GradedAnswer, publishedForgetting } from './forgetting.ts';

/** `weights`: null where the published ones stay. `figures`: null where the answers were too few to measure anything. */
export type ReviewFit = {
  weights: number[] | null;
  figures: ReviewFigures | null;
};

/** Answers that came on a later day than the one before. With fewer, the published weights are the better guess. */
const fewest = 1_000;
/** The share of them, the latest, that the fit does not see. */
const heldOutShare = 0.2;

export async function fitReview(cards: readonly (readonly GradedAnswer[])[]): Promise<ReviewFit> {
  const days = cards.flatMap((card) => card.filter((_, at) => isLater(card, at)).map(({ day }) => day));
  const since = days.toSorted((one, other) => one - other)[Math.floor(days.length * (1 - heldOutShare))];
  if (days.length < fewest || since === undefined) return { weights: null, figures: null };
  const weights = await fittedBefore(since, cards);
  if (!weights) return { weights: null, figures: null };
  const figures = {
    fitted: rightnessSince(since, cards, forgettingBy(weights)),
    published: rightnessSince(since, cards, publishedForgetting),
  };
  return { weights: figures.fitted.logLoss < figures.published.logLoss ? weights : null, figures };
}

const isLater = (card: readonly GradedAnswer[], at: number) =>
  at > 0 && (card[at]?.day ?? 0) > (card[at - 1]?.day ?? 0);

/** Null where there is no program for this machine. */
async function fittedBefore(since: number, cards: readonly (readonly GradedAnswer[])[]): Promise<number[] | null> {
  const binding = await import('@open-spaced-repetition/binding').catch(() => null);
  if (!binding) return null;
  const seen = cards.flatMap((card) => {
    const reviews = card.map(({ day, grade }, at) => {
      const days = at === 0 ? 0 : day - (card[at - 1]?.day ?? day);
      return new binding.FSRSBindingReview(grade, days);
    });
    return card.flatMap(({ day }, at) =>
      day < since && isLater(card, at) ? [new binding.FSRSBindingItem(reviews.slice(0, at + 1))] : [],
    );
  });
  const weights = await binding.computeParameters(seen, { enableShortTerm: false });
  return weights.length === default_w.length && weights.every(Number.isFinite) ? weights : null;
}

/** Each answer from that day on, foretold from those before it. */
function rightnessSince(since: number, cards: readonly (readonly GradedAnswer[])[], by: Forgetting): Rightness {
  const tally = rightnessTally();
  for (const card of cards) {
    for (const [at, chance] of by.chancesOf(card).entries()) {
      const answer = card[at];
      if (chance !== null && answer && answer.day >= since) tally.add(chance, answer.grade !== Rating.Again);
    }
  }
  return tally.rightness();
}
