/** Local time in a zone and moments, converted both ways, with changes to and from summer time. */
import { LRUCache } from 'lru-cache';

const dayLength = 24 * 60 * 60 * 1000;

/** Whether it is the name of a zone that is known here. */
export function isTimeZone(zone: string): boolean {
  try {
    wallClock(zone);
    return true;
  } catch {
    return false;
  }
}

/** The zone, or UTC where there is none or another release knew it and this one does not. */
export const knownZone = (zone: string | null | undefined): string => (zone && isTimeZone(zone) ? zone : 'UTC');

/**
 * The moment at which clocks in the zone show the day (`2026-12-02`) and time (`16:00`): the first, where they show it twice,
 * and null where they skip it.
 */
export function momentOf(zone: string, day: string, time: string): Date | null {
  const shown = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(shown)) return null;
  // Zones change their distance from UTC once a day at most, so that one of these two is right.
  const distances = [shown - dayLength, shown + dayLength].map((moment) => wallTime(zone, moment) - moment);
  const moments = distances.map((distance) => shown - distance).sort((one, other) => one - other);
  const found = moments.find((moment) => wallTime(zone, moment) === shown);
  return found === undefined ? null : new Date(found);
}

/** For moments to the days (`2026-12-02`) that calendars in the zone show at them. */
export function daysIn(zone: string): (moment: Date) => string {
  const clock = wallClock(zone);
  return (moment) => {
    const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
    return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  };
}

/** The day that many days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The same day of the week, that many weeks later. */
export const weeksAfter = (day: string, weeks: number): string => daysAfter(day, weeks * 7);

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const longMoment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** `2 December 2026`, in UTC */
export const dayInWords = (moment: Date): string => longDay.format(moment);

/** `2 December 2026 at 16:00`, in UTC */
export const momentInWords = (moment: Date): string => longMoment.format(moment);

/** `Wed, 2 December 2026, 16:00` */
export const inWords = (zone: string, moment: Date): string => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options }).format(moment);
  const day = part({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
  return `${day}, ${part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
};

/** One for each zone, as making it takes longer than using it. Not more than so many, as browsers name the zones. */
const wallClocks = new LRUCache<string, Intl.DateTimeFormat>({
  max: 500,
  memoMethod: (timeZone) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
});

/** @throws RangeError for a zone that is not known here */
const wallClock = (zone: string): Intl.DateTimeFormat => wallClocks.memo(zone);

/** What clocks in the zone show at the moment, as if it were UTC. */
function wallTime(zone: string, moment: number): number {
  const parts = new Map(
    wallClock(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  return Date.parse(`${day}T${part('hour')}:${part('minute')}:${part('second')}Z`);
}
