/** Days as `YYYY-MM-DD`; weeks begin on Monday. */
const dayLength = 24 * 60 * 60 * 1000;

/** The day that is `count` days after `day`, before it where `count` is negative; both `YYYY-MM-DD`. */
export const daysFrom = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);

/** The Monday of the week in which `day` is; both `YYYY-MM-DD`. */
export const mondayOf = (day: string): string => daysFrom(day, -((new Date(day).getUTCDay() + 6) % 7));
