/** Days as `YYYY-MM-DD`; weeks begin on Monday. */
const dayLength = 24 * 60 * 60 * 1000;

export const daysFrom = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);

export const mondayOf = (day: string): string => daysFrom(day, -((new Date(day).getUTCDay() + 6) % 7));
