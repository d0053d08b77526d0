/** Which lessons a student has completed. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { completedLessons } from '../platform/database/schema/lesson.ts';

/** The ids of the completed lessons of a course. */
export async function completedIn(db: Database, userId: string, courseId: string): Promise<Set<string>> {
  const rows = await db
    .select({ lessonId: completedLessons.lessonId })
    .from(completedLessons)
    .where(and(eq(completedLessons.userId, userId), eq(completedLessons.courseId, courseId)));
  return new Set(rows.map(({ lessonId }) => lessonId));
}

/** Course id to the ids of its completed lessons. */
export async function completedByCourse(db: Database, userId: string): Promise<Map<string, Set<string>>> {
  const rows = await db
    .select({ courseId: completedLessons.courseId, lessonId: completedLessons.lessonId })
    .from(completedLessons)
    .where(eq(completedLessons.userId, userId));
  const grouped = Map.groupBy(rows, ({ courseId }) => courseId);
  return new Map([...grouped].map(([courseId, own]) => [courseId, new Set(own.map(({ lessonId }) => lessonId))]));
}
