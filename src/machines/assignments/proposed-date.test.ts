import { expect, it } from 'vitest';
import { daysAfter, laterDays, movedTo } from './proposed-date.ts';

it("moves a moment by days of the viewer's, at the same time", () => {
  expect(movedTo('2026-12-02', '2026-11-27T17:00:00Z', 'Europe/London')).toBe('2026-12-02T17:00:00.000Z');
  // Already the 28th in Tokyo.
  expect(movedTo('2026-11-29', '2026-11-27T17:00:00Z', 'Asia/Tokyo')).toBe('2026-11-28T17:00:00.000Z');
});

it('counts days over the end of a month', () => {
  expect(daysAfter('2026-11-30', 1)).toBe('2026-12-01');
  expect(daysAfter('2026-11-27', 365)).toBe('2027-11-27');
});

it('§assignments.18, §assignments.28 offers a year from the due date, and from today once that has passed', () => {
  const now = () => Date.parse('2026-11-26T12:00:00Z');
  const viewer = { zone: 'Europe/London', now };
  expect(laterDays('2026-12-02T17:00:00Z', viewer)).toEqual({ earliest: '2026-12-03', latest: '2027-12-02' });
  expect(laterDays('2025-09-01T17:00:00Z', viewer)).toEqual({ earliest: '2026-11-27', latest: '2027-11-26' });
});
