import { describe, expect, it, vi } from 'vitest';
import * as dates from './dates.ts';
import { dayAndTimeText, momentInPast } from './dates-in-sentences.ts';

const moment = '2026-11-27T17:00:00Z';

describe('§product.21 Dates: each is written', () => {
  it.each([
    ['shortDay', dates.shortDay('Europe/London', moment), 'Fri, 27 Nov 2026'],
    ['longDay', dates.longDay('Europe/London', moment), 'Friday, 27 November 2026'],
    ['plainDay', dates.plainDay('Asia/Tokyo', moment), '28 November 2026'],
    ['dayAndTime', dates.dayAndTime('America/New_York', moment), 'Fri, 27 Nov 2026, 12:00\u00a0GMT\u22125'],
    ['timeSpan', dates.timeSpan('UTC', moment, '2026-11-27T18:30:00Z'), '17:00 to 18:30\u00a0UTC'],
    ['zoneNote', dates.zoneNote('America/New_York'), 'Times are in your time zone, America/New York.'],
    ['monthTitle', dates.monthTitle('2026-11'), 'November 2026'],
  ])('by %s', (_name, written, expected) => expect(written).toBe(expected));
});

describe('§product.21 Dates: of a long list', () => {
  it('are written without making a format for each row, which took seconds', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (let row = 0; row < 1000; row += 1) dates.dayAndTime('Asia/Kathmandu', moment);
    expect(made.mock.calls.length).toBeLessThan(5);
    made.mockRestore();
  });
});

describe("§product.21 Dates: in a sentence, in the viewer's zone", () => {
  const zone = 'Asia/Kathmandu';
  const at = (day: number) => Date.UTC(2026, 10, day, 8, 47);
  const on = (day: number) => ({ zone, now: () => at(day) });

  it('with its zone', () => {
    expect(dayAndTimeText(zone, at(23))).toBe('Monday 23 November at 14:32 GMT+5:45');
    expect(dayAndTimeText(zone, 'never')).toBe('');
  });

  it('with its day unless that is today', () => {
    expect(momentInPast(on(27), at(27))).toBe('at 14:32');
    expect(momentInPast(on(28), at(27))).toBe('on 27 November at 14:32');
    expect(momentInPast(on(28), '')).toBe('in the meantime');
  });
});
