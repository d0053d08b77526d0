/** How often forecasts were right, of students of whom it is known when they were done. */
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../platform/local-time.ts';
import { seededChance } from './chance.ts';
import { replayForecasts, type Studied } from './forecast-replay.ts';

const start = '2026-01-05'; // a Monday
const none = { said: 0, held: 0, early: 0, late: 0 };
/** So many lessons each week, one a day. */
const steady = (weeks: number, perWeek: number, lessons: number): Studied => ({
  lessons,
  days: Array.from({ length: weeks * perWeek }, (_, at) =>
    daysAfter(start, 7 * Math.floor(at / perWeek) + (at % perWeek)),
  ).slice(0, lessons),
});

describe('§analytics.102 forecasts that are made again', () => {
  test('hold of students who go on as before in about four of five cases', () => {
    const chance = seededChance(5);
    const students = Array.from({ length: 400 }, (): Studied => {
      const days: string[] = [];
      for (let day = 0; days.length < 30; day += 1) if (chance() < 0.4) days.push(daysAfter(start, day));
      return { lessons: 30, days };
    });
    const { said, held, early, late } = replayForecasts(students, '2027-01-05');
    expect(said).toBeGreaterThan(250);
    expect(held / said).toBeGreaterThan(0.72);
    expect(held / said).toBeLessThan(0.95);
    expect(held + early + late).toBe(said);
  });

  test('are late where students stop, and early where they hurry', () => {
    const stopped = Array.from({ length: 40 }, () => ({ ...steady(8, 4, 32), lessons: 40 }));
    const ended = replayForecasts(stopped, '2026-12-01');
    expect(ended).toEqual({ ...none, said: ended.late, late: ended.late });
    expect(ended.late).toBeGreaterThan(5);
    const days = [...steady(6, 1, 6).days, ...Array.from({ length: 34 }, () => daysAfter(start, 42))];
    const hurried = Array.from({ length: 20 }, () => ({ lessons: 40, days }));
    const found = replayForecasts(hurried, '2029-01-01');
    expect(found).toEqual({ ...none, said: found.early, early: found.early });
    expect(found.early).toBeGreaterThan(10);
  });

  test('count once their last day has passed, even where the course is done before', () => {
    const done = steady(8, 5, 40);
    const last = done.days.at(-1) ?? '';
    expect(replayForecasts([done], daysAfter(last, 1)).said).toBe(0);
    expect(replayForecasts([done], daysAfter(last, 200)).said).toBe(1);
  });

  test('are none before two whole weeks with the course, or without a lesson', () => {
    expect(replayForecasts([], start)).toEqual(none);
    expect(replayForecasts([{ lessons: 10, days: [] }, steady(1, 7, 7)], '2027-01-05')).toEqual(none);
  });

  test('are the same for the same students', () => {
    const all = [steady(8, 5, 40), steady(8, 2, 12), { ...steady(4, 3, 12), lessons: 40 }];
    expect(replayForecasts(all, '2027-01-05')).toEqual(replayForecasts(all, '2027-01-05'));
  });
});
