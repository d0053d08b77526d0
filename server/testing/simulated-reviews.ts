/** For tests: answers to cards by students who forget as the given weights say. */
import { Rating } from 'ts-fsrs';
import { seededChance } from '../analytics/chance.ts';
import { forgettingBy, type GradedAnswer } from '../analytics/review/forgetting.ts';

type World = { seed: number; cards: number; weights: readonly number[] };

const answersOfCard = 6;

/** Each time a card comes back about twice as late as the time before. */
export function simulatedReviews({ seed, cards, weights }: World): GradedAnswer[][] {
  const random = seededChance(seed);
  const truth = forgettingBy(weights);
  return Array.from({ length: cards }, () => {
    const answers: GradedAnswer[] = [];
    let day = Math.floor(random() * 60);
    while (answers.length < answersOfCard) {
      const chance = truth.chancesOf([...answers, { day, grade: Rating.Good }]).at(-1) ?? 0.8;
      answers.push({ day, grade: random() < chance ? Rating.Good : Rating.Again });
      day += 1 + Math.floor(random() * 3 * 2 ** answers.length);
    }
    return answers;
  });
}
