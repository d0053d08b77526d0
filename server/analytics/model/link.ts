/**
 * From a logit to the chance of a right answer and back, for questions that can be guessed: `guess + (1 - guess) p`, the
 * three-parameter model's curve (Birnbaum, in Lord and Novick, *Statistical Theories of Mental Test Scores*, 1968). Without guessing
 * it is the logistic curve.
 */

export const logistic = (logit: number) => 1 / (1 + Math.exp(-logit));

/** From `guess` to 1. */
export const chanceOf = (logit: number, guess: number) => guess + (1 - guess) * logistic(logit);

/** The logit that has this chance; far out instead of infinite where the chance is at the end of its range. */
export function logitOf(chance: number, guess: number): number {
  const share = Math.min(Math.max((chance - guess) / (1 - guess), 1e-12), 1 - 1e-12);
  return Math.log(share / (1 - share));
}

/** By how much an answer would have the logit higher: the derivative of its log-likelihood. */
export function scoreOf(logit: number, guess: number, isRight: boolean): number {
  const p = logistic(logit);
  return isRight ? ((1 - guess) * p * (1 - p)) / (guess + (1 - guess) * p) : -p;
}

/** How much an answer tells of the logit: Fisher's information. One that can be guessed tells less. */
export function informationOf(logit: number, guess: number): number {
  const p = logistic(logit);
  return ((1 - guess) * p * p * (1 - p)) / (guess + (1 - guess) * p);
}
