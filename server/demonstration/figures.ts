/** Made-up students, ratings and reviews of the courses. With `DEMO=true` alone. */
import { and, desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/client.ts';
import { courses, reviews } from '../platform/database/schema/course.ts';
import { readDemonstration } from './read.ts';

const review = z.strictObject({
  author: z.string(),
  stars: z.int().min(1).max(5),
  text: z.string(),
  day: z.iso.date(),
});
const figures = z.strictObject({
  students: z.int(),
  ratingCount: z.int(),
  /** Percent of the ratings with 5, 4, 3, 2 and 1 stars. */
  ratingDistribution: z.array(z.int()).length(5),
  reviews: z.array(review),
});

/** By course id. */
export const readFigures = () => readDemonstration('courses.yaml', z.record(z.string(), figures));

/** A condition: reviews that no student wrote. */
export const madeUp = isNull(reviews.userId);

/** Within the caller's transaction. What is already there is not written again. */
export async function loadFigures(tx: Database): Promise<void> {
  const wanted = new Map(Object.entries(readFigures()));
  const rows = await tx.select().from(courses);
  const written = await tx
    .select({
      courseId: reviews.courseId,
      author: reviews.author,
      stars: reviews.stars,
      text: reviews.text,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .where(madeUp)
    .orderBy(desc(reviews.createdAt), reviews.id);
  for (const row of rows) {
    const figuresOfCourse = wanted.get(row.id);
    if (!figuresOfCourse) continue;
    const { reviews: texts, ...counts } = figuresOfCourse;
    const { students, ratingCount, ratingDistribution } = row;
    if (!same(counts, { students, ratingCount, ratingDistribution })) {
      await tx.update(courses).set(counts).where(eq(courses.id, row.id));
    }
    const made = texts.map(({ day, ...text }) => ({ ...text, createdAt: new Date(`${day}T12:00:00Z`) }));
    const there = written.filter(({ courseId }) => courseId === row.id);
    if (same(sorted(made), sorted(there.map(({ courseId: _, ...text }) => text)))) continue;
    await tx.delete(reviews).where(and(eq(reviews.courseId, row.id), madeUp));
    if (made.length > 0) await tx.insert(reviews).values(made.map((text) => ({ ...text, courseId: row.id })));
  }
}

type Text = { author: string | null; stars: number; text: string; createdAt: Date };

const sorted = (texts: Text[]) =>
  texts
    .map(({ author, stars, text, createdAt }) => [createdAt.toISOString(), author, stars, text].join('\n'))
    .toSorted();

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
