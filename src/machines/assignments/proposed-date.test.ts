import { expect, it } from 'vitest';
import { daysAfter, movedTo } from './proposed-date.ts';

it("moves a moment by days of the viewer's, at the same time", () => {
  expect(movedTo('2026-12-02', '2026-11-27T17:00:00Z', 'Europe/London')).toBe('2026-12-02T17:00:00.000Z');
  // Already the 28th in Tokyo.
  expect(movedTo('2026-11-29', '2026-11-27T17:00:00Z', 'Asia/Tokyo')).toBe('2026-11-28T17:00:00.000Z');
});

it('counts days over the end of a month', () => {
  expect(daysAfter('2026-11-30', 1)).toBe('2026-12-01');
  expect(daysAfter('2026-11-27', 365)).toBe('2027-11-27');
});
