/** From a day and a time that a person typed to the moment that they mean, with changes to and from summer time. */
import { formatIn } from './calendar-day.ts';

const dayLength = 24 * 60 * 60 * 1000;
const inDigits = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** What clocks in the zone show at the moment, as if it were UTC; whole minutes. */
function shownAt(zone: string, moment: number): number {
  const parts = new Map(
    formatIn(zone, inDigits)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return Date.parse(`${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}Z`);
}

/**
 * The moment at which clocks in the zone show the day (`2026-12-02`) and time (`16:00`): the first, where they show it twice.
 * NaN where they skip it, and for what is no day or time.
 */
export function momentOf(zone: string, day: string, time: string): number {
  const shown = Date.parse(`${day}T${time.slice(0, 5)}Z`); // some browsers add seconds
  if (Number.isNaN(shown)) return Number.NaN;
  // Zones change their distance from UTC once a day at most, so that one of these two is right.
  const moments = [shown - dayLength, shown + dayLength].map((near) => shown - (shownAt(zone, near) - near));
  return moments.toSorted((one, other) => one - other).find((moment) => shownAt(zone, moment) === shown) ?? Number.NaN;
}
