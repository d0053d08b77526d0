import { describe, expect, test } from 'vitest';
import { ratingsOf } from './ratings.ts';

const madeUp = { ratingCount: 412, ratingDistribution: [70, 20, 7, 2, 1] };
const none = { ratingCount: 0, ratingDistribution: [0, 0, 0, 0, 0] };

describe('§course.30 rating, number and distribution', () => {
  test('§content.6: 70/20/7/2/1 percent have a mean of 4.6', () => {
    expect(ratingsOf(madeUp)).toEqual({ rating: 4.6, count: 412, distribution: [70, 20, 7, 2, 1] });
    expect(ratingsOf({ ratingCount: 3, ratingDistribution: [100, 0, 0, 0, 0] }).rating).toBe(5);
  });

  test('nobody has rated', () => {
    expect(ratingsOf(none)).toEqual({ rating: 0, count: 0, distribution: [0, 0, 0, 0, 0] });
  });

  test("the students' own count beside the made-up ones, and percentages make 100", () => {
    expect(ratingsOf(none, [1, 1, 1, 0, 0])).toEqual({ rating: 4, count: 3, distribution: [34, 33, 33, 0, 0] });
    expect(ratingsOf(madeUp, [0, 0, 0, 0, 88])).toEqual({ rating: 3.9, count: 500, distribution: [58, 16, 6, 2, 18] });
  });

  test('one star is the least, five the most', () => {
    expect(ratingsOf(none, [0, 0, 0, 0, 2]).rating).toBe(1);
    expect(ratingsOf(none, [7, 0, 0, 0, 0]).rating).toBe(5);
  });
});
