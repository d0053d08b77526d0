import { expect, it } from 'vitest';
import { momentOf } from './calendar-moment.ts';

it.each([
  ['Europe/London', '2026-12-02', '17:00', '2026-12-02T17:00:00.000Z'],
  ['Europe/London', '2026-07-02', '17:00:00', '2026-07-02T16:00:00.000Z'],
  ['Asia/Tokyo', '2026-12-02', '00:30', '2026-12-01T15:30:00.000Z'],
  ['America/St_Johns', '2026-12-02', '23:59', '2026-12-03T03:29:00.000Z'],
  // Clocks show it twice: the first counts.
  ['Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
])('§teaching.67 in %s, %s at %s is %s', (zone, day, time, moment) => {
  expect(new Date(momentOf(zone, day, time)).toISOString()).toBe(moment);
});

it.each([
  ['2026-03-29', '01:30'], // skipped in London
  ['', '17:00'],
  ['2026-12-02', ''],
  ['2026-13-02', '17:00'],
])('is no moment: %s at %s', (day, time) => {
  expect(momentOf('Europe/London', day, time)).toBeNaN();
});
