import { expect, it } from 'vitest';
import { moments, nextMoment } from './moments.ts';

const at = (now: string) =>
  moments.map((moment) => [moment, new Date(nextMoment(moment, Date.parse(now))).toISOString()]);

it('each moment is found, in winter and in summer, and lies ahead', () => {
  expect(at('2026-11-27T00:30:00Z')).toEqual([
    ['five past midnight', '2026-11-28T00:05:00.000Z'],
    ['Sunday evening', '2026-11-29T23:40:00.000Z'],
    ['clocks go forward', '2027-03-28T00:58:00.000Z'],
    ['clocks go back', '2027-10-31T00:58:00.000Z'],
    ['29 February', '2028-02-29T12:00:00.000Z'],
    ['New Year', '2026-12-31T23:58:00.000Z'],
  ]);
  expect(at('2028-06-10T09:00:00Z').slice(0, 2)).toEqual([
    ['five past midnight', '2028-06-10T23:05:00.000Z'],
    ['Sunday evening', '2028-06-11T22:40:00.000Z'],
  ]);
});
