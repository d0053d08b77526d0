/** How many lessons a student completed in each of the last weeks (§teaching.79). */
import { type SQL, sql } from 'drizzle-orm';

const week = 7 * 24 * 60 * 60; // in seconds
const weeks = 12;

/** An array with how many whole weeks ago each of these lessons was completed, of the last twelve weeks. */
export function weeksAgo(isCounted: SQL, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const first = sql`${new Date(now.getTime() - weeks * week * 1000).toISOString()}::timestamptz`;
  return sql`array(
    select floor(extract(epoch from ${at} - completed_at) / ${week}::int)::int from completed_lessons
    where ${isCounted} and completed_at > ${first} and completed_at <= ${at}
  )`;
}

/** Counts for each week, the latest last. */
export const lessonsByWeek = (ago: readonly number[]): number[] =>
  Array.from({ length: weeks }, (_, index) => ago.filter((one) => one === weeks - 1 - index).length);
