/** For tests: a student who has completed so many lessons of a course. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { lessons } from '../platform/database/schema/course.ts';
import { completedLessons } from '../platform/database/schema/lesson.ts';

/** The first lessons of the course, and no others: a fifth of them, if nothing is said. */
export async function completeLessons(db: Database, userId: string, courseId: string, count?: number): Promise<void> {
  const all = await db.select().from(lessons).where(eq(lessons.courseId, courseId)).orderBy(asc(lessons.position));
  const done = all.slice(0, count ?? Math.ceil(all.length / 5));
  await db
    .delete(completedLessons)
    .where(and(eq(completedLessons.userId, userId), eq(completedLessons.courseId, courseId)));
  if (done.length === 0) return;
  await db.insert(completedLessons).values(done.map(({ id: lessonId }) => ({ userId, courseId, lessonId })));
}
