/** Dates and times of lists and details, in the viewer's zone (§product.21); `dates-in-sentences.ts` has the others. */
import { formatIn } from '../machines/calendar-day.ts';
import { format, inDay, time } from './dates-in-sentences.ts';

/** `Fri, 27 Nov 2026` */
export const shortDay = (zone: string, moment: string) =>
  format(zone, moment, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** `Friday, 27 November 2026` */
export const longDay = (zone: string, moment: string) =>
  format(zone, moment, { weekday: 'long', ...inDay, year: 'numeric' });

/** `27 November 2026` */
export const plainDay = (zone: string, moment: string) => format(zone, moment, { ...inDay, year: 'numeric' });

/** `GMT`, `BST`, `GMT−5`: the zone's name at that moment, which daylight saving time changes. */
export function zoneName(zone: string, moment: string): string {
  const parts = formatIn(zone, { timeZoneName: 'short' }).formatToParts(new Date(moment));
  // A minus sign, since a line may break at a hyphen.
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone).replace('-', '\u2212');
}

/** `Fri, 27 Nov 2026, 17:00 GMT` */
export const dayAndTime = (zone: string, moment: string) =>
  `${shortDay(zone, moment)}, ${time(zone, moment)}\u00a0${zoneName(zone, moment)}`;

/** `16:00 to 17:00 GMT` */
export const timeSpan = (zone: string, from: string, to: string) =>
  `${time(zone, from)} to ${time(zone, to)}\u00a0${zoneName(zone, to)}`;

/** `Times are in your time zone, Europe/London.` */
export const zoneNote = (zone: string) => `Times are in your time zone, ${zone.replaceAll('_', ' ')}.`;

/** `November 2026`, for a month as `2026-11` */
export const monthTitle = (month: string) => format('UTC', `${month}-01T00:00:00Z`, { month: 'long', year: 'numeric' });
