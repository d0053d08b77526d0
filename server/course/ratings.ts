/** Ratings of courses: those of the students' own reviews, and the made-up ones of a demonstration (§course.30). */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { courseRatings, reviews } from '../platform/database/schema/course.ts';

/** `distribution` is in percent, from five stars to one; together 100, or all zero where nobody has rated. */
export type Ratings = { rating: number; count: number; distribution: number[] };

const noRatings = [0, 0, 0, 0, 0];

type MadeUp = { ratingCount: number; ratingDistribution: number[] };

/** Both together: made-up figures, and `own`, the counts of real reviews from five stars to one. */
export function ratingsOf({ ratingCount, ratingDistribution }: MadeUp, own: readonly number[] = noRatings): Ratings {
  // In hundredths of a rating, so that everything is a whole number.
  const parts = noRatings.map((_, index) => ratingCount * (ratingDistribution[index] ?? 0) + 100 * (own[index] ?? 0));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return { rating: 0, count: 0, distribution: noRatings };
  const stars = parts.reduce((sum, part, index) => sum + part * (5 - index), 0);
  return {
    rating: Math.round((10 * stars) / whole) / 10,
    count: ratingCount + own.reduce((sum, count) => sum + count, 0),
    distribution: percentages(parts, whole),
  };
}

/** Whole percentages that add up to 100, by the largest remainder method. */
function percentages(parts: readonly number[], whole: number): number[] {
  const exact = parts.map((part) => (100 * part) / whole);
  const down = exact.map(Math.floor);
  const remainder = 100 - down.reduce((sum, percent) => sum + percent, 0);
  const up = exact
    .map((percent, index) => ({ index, loss: percent - Math.floor(percent) }))
    .sort((one, other) => other.loss - one.loss)
    .slice(0, remainder)
    .map(({ index }) => index);
  return down.map((percent, index) => (up.includes(index) ? percent + 1 : percent));
}

/** Course id to how many students gave five stars, four, … in their own reviews. */
export async function ownCounts(db: Database): Promise<Map<string, number[]>> {
  const rows = await db.select().from(courseRatings);
  return new Map(rows.map(({ courseId, counts }) => [courseId, counts]));
}

/** Within the transaction that has changed a review of the course. */
export async function countRatings(tx: Database, courseId: string): Promise<void> {
  // Locks the row first, so that the count sees what another transaction on the same course has just written.
  await tx
    .insert(courseRatings)
    .values({ courseId, counts: noRatings })
    .onConflictDoUpdate({ target: courseRatings.courseId, set: { courseId } });
  const given = await tx
    .select({ stars: reviews.stars, students: sql<number>`count(*)::int` })
    .from(reviews)
    .where(sql`${reviews.courseId} = ${courseId} and user_id is not null`)
    .groupBy(reviews.stars);
  const counts = noRatings.map((_, index) => given.find(({ stars }) => stars === 5 - index)?.students ?? 0);
  await tx.update(courseRatings).set({ counts }).where(eq(courseRatings.courseId, courseId));
}

/** For deleted accounts: deletes their reviews, and removes their names from answers to other reviews. */
export async function eraseReviews(tx: Database, userId: string): Promise<void> {
  await tx.update(reviews).set({ answeredBy: null }).where(eq(reviews.answeredBy, userId));
  const gone = await tx.delete(reviews).where(eq(reviews.userId, userId)).returning({ courseId: reviews.courseId });
  // In one order, so that two such transactions do not wait for each other.
  for (const { courseId } of gone.toSorted((one, other) => (one.courseId < other.courseId ? -1 : 1))) {
    await countRatings(tx, courseId);
  }
}
