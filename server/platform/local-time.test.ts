import { expect, test } from 'vitest';
import { inWords, isTimeZone, momentOf, weeksAfter } from './local-time.ts';

test.each([
  ['Europe/London', '2026-12-02', '16:00', '2026-12-02T16:00:00.000Z'],
  ['Europe/London', '2026-07-01', '16:00', '2026-07-01T15:00:00.000Z'],
  ['America/New_York', '2026-11-01', '09:30', '2026-11-01T14:30:00.000Z'],
  ['Asia/Kolkata', '2026-11-20', '00:15', '2026-11-19T18:45:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-20', '01:00', '2026-11-19T11:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-11-20', '23:00', '2026-11-21T10:00:00.000Z'],
  // Twice on that night: the first.
  ['Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
])('§schedule.10 in %s, %s %s is %s', (zone, day, time, moment) => {
  expect(momentOf(zone, day, time)?.toISOString()).toBe(moment);
});

test.each([
  ['Europe/London', '2026-03-29', '01:30'],
  ['America/New_York', '2026-03-08', '02:00'],
  ['Pacific/Apia', '2011-12-30', '12:00'], // a day that was left out
])('§schedule.10 in %s there is no %s %s', (zone, day, time) => {
  expect(momentOf(zone, day, time)).toBeNull();
});

test('weeks are counted in days, over the end of months and years', () => {
  expect(weeksAfter('2026-12-16', 2)).toBe('2026-12-30');
  expect(weeksAfter('2026-12-16', 3)).toBe('2027-01-06');
});

test('known zones, and a moment in words', () => {
  expect(['Europe/London', 'UTC', 'Mars/Olympus'].map(isTimeZone)).toEqual([true, true, false]);
  expect(inWords('America/New_York', new Date('2026-12-02T16:00:00Z'))).toBe('Wed, 2 December 2026, 11:00');
});
