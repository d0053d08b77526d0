/** When a course will be done: what must hold for any weeks, and how often the range is right. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededChance } from './chance.ts';
import { doneByGoal, doneIn } from './forecast.ts';

const weeks = fc.array(fc.nat({ max: 12 }), { minLength: 2, maxLength: 12 });
const left = fc.integer({ min: 1, max: 60 });
const late = (days: number | null | undefined) => days ?? Infinity;

describe('§analytics.44 for any weeks', () => {
  test('the same weeks give the same range, which does not end before it begins', () => {
    fc.assert(
      fc.property(weeks, left, (all, lessons) => {
        const range = doneIn(all, lessons);
        expect(doneIn(all, lessons)).toEqual(range);
        fc.pre(range !== null);
        expect(range.earliest).toBeGreaterThan(0);
        expect(late(range.latest)).toBeGreaterThanOrEqual(range.earliest);
      }),
      { numRuns: 40 },
    );
  });

  test('more that is left never ends earlier, and weeks with more never later', () => {
    fc.assert(
      fc.property(weeks, left, fc.nat({ max: 11 }), (all, lessons, at) => {
        const range = doneIn(all, lessons);
        fc.pre(range !== null);
        const longer = doneIn(all, lessons + 3);
        expect(late(longer?.earliest)).toBeGreaterThanOrEqual(range.earliest);
        expect(late(longer?.latest)).toBeGreaterThanOrEqual(late(range.latest));
        const faster = doneIn(
          all.map((week, index) => (index === at % all.length ? week + 2 : week)),
          lessons,
        );
        expect(late(faster?.earliest)).toBeLessThanOrEqual(range.earliest);
        expect(late(faster?.latest)).toBeLessThanOrEqual(late(range.latest));
      }),
      { numRuns: 40 },
    );
  });

  test('a goal with more minutes never ends later, and what is left ends with it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 5, max: 240 }), left, (days, minutes, hours) => {
        const by = doneByGoal({ days, minutes }, hours * 60, 1);
        expect(doneByGoal({ days, minutes: minutes + 5 }, hours * 60, 1)).toBeLessThanOrEqual(by);
        expect(doneByGoal({ days, minutes }, hours * 60, 2)).toBeGreaterThanOrEqual(2 * by - 1);
        expect((by / 7) * days * minutes).toBeGreaterThanOrEqual(hours * 60 - 1e-6);
      }),
    );
  });
});

describe('§analytics.44 a forecast', () => {
  test('is none without two weeks, or without a lesson in them', () => {
    expect(doneIn([], 5)).toBeNull();
    expect(doneIn([4], 5)).toBeNull();
    expect(doneIn([0, 0, 0], 5)).toBeNull();
  });

  test('is today where nothing is left', () => {
    expect(doneIn([2, 3], 0)).toEqual({ earliest: 0, latest: 0 });
  });

  test('has no end where the pace is so low that two years may not be enough', () => {
    expect(doneIn([1, ...Array.from({ length: 11 }, () => 0)], 12)?.latest ?? null).toBeNull();
  });

  test('is narrow for steady weeks, and never of one day alone', () => {
    const range = doneIn(
      Array.from({ length: 12 }, () => 4),
      40,
    );
    expect(range && range.earliest < 70 && late(range.latest) > 70).toBe(true);
    expect(late(range?.latest) - late(range?.earliest)).toBeLessThan(50);
    expect(late(range?.latest) - late(range?.earliest)).toBeGreaterThan(7);
  });
});

describe('§analytics.44 of students whose pace is known', () => {
  test.each([
    [3, 4],
    [6, 3],
    [12, 2],
  ])('the range of %i weeks holds the day in about four of five cases', (count, pace) => {
    const chance = seededChance(7);
    /** Lessons of a week: many small chances. */
    const lessons = () => Array.from({ length: 20 }, chance).filter((each) => each < pace / 20).length;
    let [held, asked] = [0, 0];
    for (let student = 0; student < 200; student += 1) {
      const own = Array.from({ length: count }, lessons);
      const range = doneIn(own, 30);
      if (!range) continue;
      asked += 1;
      let [toDo, days] = [30, 0];
      while (toDo > 0) {
        const done = lessons();
        days += done >= toDo ? Math.ceil((7 * toDo) / done) : 7;
        toDo -= done;
      }
      if (range.earliest <= days && days <= late(range.latest)) held += 1;
    }
    expect(held / asked).toBeGreaterThan(0.72);
    expect(held / asked).toBeLessThan(0.93);
  });
});
