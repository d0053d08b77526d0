/** Days as `YYYY-MM-DD` and months as `YYYY-MM`, which sort and compare as text. */

export type Viewer = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** The viewer's time zone, such as `Europe/London`. */
  zone: string;
};

const made = new Map<string, Intl.DateTimeFormat>();
/** On the server, browsers name the zones. */
const most = 500;

/** Made once for each format, as that takes as long as twenty uses: a second in a list of a thousand rows. */
export function formatIn(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([zone, options]);
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options });
  if (made.size >= most) made.clear();
  made.set(key, format);
  return format;
}

const inDigits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** The date of a point in time in the given zone. */
export function dayIn(zone: string, moment: string | number): string {
  const parts = formatIn(zone, inDigits).formatToParts(new Date(moment));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const dayLength = 24 * 60 * 60 * 1000;

/** How many days the second day is after the first; both `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayLength;

/** Today in the viewer's time zone. */
export function today({ now, zone }: Viewer): string {
  return dayIn(zone, now());
}

/** The month that many months later; a negative count goes back. */
export function monthsFrom(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** The weeks with at least one day in the month, each from Monday to Sunday. */
export function weeksOf(month: string): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const sinceMonday = (first.getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((sinceMonday + days) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => {
      const date = new Date(first);
      date.setUTCDate(1 - sinceMonday + week * 7 + day);
      return date.toISOString().slice(0, 10);
    }),
  );
}
