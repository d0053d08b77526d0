/**
 * Dates and times as a sentence mentions them. Apart from `dates.ts`, because forms and notes on many pages need these
 * few formats and would make those pages load all the others.
 */
import { dayIn, formatIn, today, type Viewer } from '../machines/calendar-day.ts';

type Moment = string | number;

export const inDay = { day: 'numeric', month: 'long' } as const;
const inTime = { hour: '2-digit', minute: '2-digit' } as const;

export const format = (zone: string, moment: Moment, options: Intl.DateTimeFormatOptions) =>
  formatIn(zone, options).format(new Date(moment));

const isToday = (moment: Moment, viewer: Viewer) =>
  dayIn(viewer.zone, new Date(moment).toISOString()) === today(viewer);

const isDate = (moment: Moment) => !Number.isNaN(new Date(moment).getTime());

/** `17:00` */
export const time = (zone: string, moment: Moment) => format(zone, moment, inTime);

/** `Monday 23 November at 08:00 GMT`; empty if the moment is not a date. */
export const dayAndTimeText = (zone: string, moment: Moment) =>
  isDate(moment) ? format(zone, moment, { weekday: 'long', ...inDay, ...inTime, timeZoneName: 'short' }) : '';

/** `at 14:32` for today, otherwise `tomorrow at 00:12`; `soon` if it is not a date. For moments within a day. */
export function momentAhead({ zone, now }: Viewer, moment: Moment): string {
  if (!isDate(moment)) return 'soon';
  return `${isToday(moment, { zone, now }) ? 'at' : 'tomorrow at'} ${time(zone, moment)}`;
}

/** `at 14:32` for today, otherwise `on 27 November at 14:32`; `in the meantime` if the moment is not a date. */
export function momentInPast({ zone, now }: Viewer, moment: Moment): string {
  if (!isDate(moment)) return 'in the meantime';
  return isToday(moment, { zone, now })
    ? `at ${time(zone, moment)}`
    : `on ${format(zone, moment, { ...inDay, ...inTime })}`;
}
