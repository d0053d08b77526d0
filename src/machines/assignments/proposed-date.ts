import { dayIn, daysBetween, type Viewer } from '../calendar-day.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** The same time of day on another day, in the viewer's time zone. */
export function movedTo(day: string, moment: string, zone: string): string {
  const days = daysBetween(dayIn(zone, moment), day);
  return new Date(Date.parse(moment) + days * dayLength).toISOString();
}

/** The days on which a later due date can lie: a year, from the due date or, once that has passed, from today. */
export function laterDays(dueDate: string, { zone, now }: Viewer): { earliest: string; latest: string } {
  const [due, today] = [dayIn(zone, dueDate), dayIn(zone, new Date(now()).toISOString())];
  const from = due < today ? today : due;
  return { earliest: daysAfter(from, 1), latest: daysAfter(from, 365) };
}

/** The day that is `count` days after `day`; both `YYYY-MM-DD`. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}
