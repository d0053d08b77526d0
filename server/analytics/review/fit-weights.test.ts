/** What answers change of the weights of forgetting: on simulated students, of whom the true weights are known. */
import { default_w, Rating } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import { simulatedReviews } from '../../testing/simulated-reviews.ts';
import { fitReview } from './fit-weights.ts';

/** Right answers add half as much as published, and more is forgotten each day. */
const forgetful = default_w.map((weight, at) => (at === 8 ? weight / 2 : at === 20 ? 0.4 : weight));

describe('§analytics.100 weights of forgetting', () => {
  test('are fitted where students forget otherwise than published, and foretell their later answers better', async () => {
    const { weights, figures } = await fitReview(simulatedReviews({ seed: 1, cards: 800, weights: forgetful }));
    if (!weights || !figures) throw new Error('There are enough answers.');
    expect(figures.fitted.answers).toBe(figures.published.answers);
    expect(figures.fitted.answers).toBeGreaterThan(700);
    expect(figures.fitted.logLoss).toBeLessThan(figures.published.logLoss - 0.02);
    expect(figures.fitted.calibrationError).toBeLessThan(figures.published.calibrationError);
  });

  test('stay as published where those foretell the latest answers better', async () => {
    const fits = await Promise.all(
      [1, 2, 3, 4].map((seed) => fitReview(simulatedReviews({ seed, cards: 1200, weights: default_w }))),
    );
    for (const { weights, figures } of fits) {
      if (!figures) throw new Error('There are enough answers.');
      expect(weights === null).toBe(figures.fitted.logLoss >= figures.published.logLoss);
    }
    expect(fits.map(({ weights }) => weights === null)).toContain(true);
  });

  test('stay as published while there are few answers on later days', async () => {
    const none = { weights: null, figures: null };
    expect(await fitReview([])).toEqual(none);
    expect(await fitReview(simulatedReviews({ seed: 1, cards: 190, weights: forgetful }))).toEqual(none);
    const sameDay = Array.from({ length: 2000 }, () => [0, 0, 0].map((day) => ({ day, grade: Rating.Good }) as const));
    expect(await fitReview(sameDay)).toEqual(none);
  });

  test('of the same answers are the same to the last digit', async () => {
    const cards = simulatedReviews({ seed: 3, cards: 300, weights: forgetful });
    expect(await fitReview(cards)).toEqual(await fitReview(cards));
  });

  test('come of answers that are all right, too', async () => {
    const cards = simulatedReviews({ seed: 3, cards: 300, weights: default_w }).map((card) =>
      card.map(({ day }) => ({ day, grade: Rating.Good }) as const),
    );
    const { figures } = await fitReview(cards);
    expect(figures?.published.answers).toBeGreaterThan(200);
  });
});
