import { describe, expect, it } from 'vitest';
import { dayIn, monthsFrom, weeksOf } from './calendar-day.ts';

describe("§product.21, §schedule.2: days are the viewer's", () => {
  it('puts a late evening in UTC on the next day further east', () => {
    const moment = '2026-11-27T23:30:00Z';
    expect(dayIn('UTC', moment)).toBe('2026-11-27');
    expect(dayIn('Europe/Berlin', moment)).toBe('2026-11-28');
    expect(dayIn('America/New_York', moment)).toBe('2026-11-27');
  });

  it('goes from month to month over the end of a year', () => {
    expect(monthsFrom('2026-12', 1)).toBe('2027-01');
    expect(monthsFrom('2026-01', -1)).toBe('2025-12');
  });

  it('lays a month out in whole weeks from Monday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks[0]?.[6]).toBe('2026-11-01');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeksOf('2027-02')).toHaveLength(4);
  });
});
