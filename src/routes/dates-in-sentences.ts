/**
 * Dates and times as a sentence mentions them. Apart from `dates.ts`, because forms and notes on many pages need these
 * few formats and would make those pages load all the others.
 */
type Moment = string | number;

export const inDay = { day: 'numeric', month: 'long' } as const;
const inTime = { hour: '2-digit', minute: '2-digit' } as const;

const made = new Map<string, Intl.DateTimeFormat>();

/** Made once for each format, as that takes as long as twenty uses: a second in a list of a thousand rows. */
export function formatIn(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([zone, options]);
  const known = made.get(key) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options });
  made.set(key, known);
  return known;
}

/** No zone means the browser's own, which can change while the page is open. */
export const format = (zone: string | undefined, moment: Moment, options: Intl.DateTimeFormatOptions) =>
  (zone === undefined ? new Intl.DateTimeFormat('en-GB', options) : formatIn(zone, options)).format(new Date(moment));

const isDate = (moment: Moment) => !Number.isNaN(new Date(moment).getTime());

/** `17:00` */
export const time = (zone: string | undefined, moment: Moment) => format(zone, moment, inTime);

/** `Monday 23 November at 08:00 GMT`; empty if the moment is not a date. */
export const dayAndTimeText = (moment: Moment) =>
  isDate(moment) ? format(undefined, moment, { weekday: 'long', ...inDay, ...inTime, timeZoneName: 'short' }) : '';

/** `at 14:32` for today, otherwise `tomorrow at 00:12`; `soon` if it is not a date. For moments within a day. */
export function momentAhead(moment: Moment, now: number): string {
  if (!isDate(moment)) return 'soon';
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  return `${isToday ? 'at' : 'tomorrow at'} ${time(undefined, moment)}`;
}

/** `at 14:32` for today, otherwise `on 27 November at 14:32`; `in the meantime` if the moment is not a date. */
export function momentInPast(moment: Moment, now: number): string {
  if (!isDate(moment)) return 'in the meantime';
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  return isToday ? `at ${time(undefined, moment)}` : `on ${format(undefined, moment, { ...inDay, ...inTime })}`;
}
