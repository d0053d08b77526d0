import { dayIn } from '../calendar-day.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** The same time of day on another day, in the viewer's time zone. */
export function movedTo(day: string, moment: string, zone: string): string {
  const days = (Date.parse(day) - Date.parse(dayIn(zone, moment))) / dayLength;
  return new Date(Date.parse(moment) + days * dayLength).toISOString();
}

export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}
