/** Queries of a lesson: its content, and the decisions of a case study. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { lessons } from '../platform/database/schema/course.ts';
import { completedLessons } from '../platform/database/schema/lesson.ts';
import type { WrittenLesson } from '../platform/database/written-lesson.ts';

/** The content of a lesson that is known to exist. */
export async function contentOf(db: Database, courseId: string, lessonId: string): Promise<WrittenLesson> {
  const [row] = await db
    .select({ content: lessons.content })
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), eq(lessons.id, lessonId)));
  if (!row) throw new Error(`The catalogue has a lesson without content: ${courseId}/${lessonId}`);
  return row.content;
}

/** The language of an exercise. */
export async function languageOf(db: Database, courseId: string, lessonId: string) {
  const content = await contentOf(db, courseId, lessonId);
  return content.type === 'exercise' ? content.language : undefined;
}

type LessonKey = { courseId: string; lessonId: string };

const completionOf = (userId: string, { courseId, lessonId }: LessonKey) =>
  and(
    eq(completedLessons.userId, userId),
    eq(completedLessons.courseId, courseId),
    eq(completedLessons.lessonId, lessonId),
  );

/** Stores the decisions of a completed case study. */
export const keepDecided = (db: Database, userId: string, key: LessonKey, decided: string[]) =>
  db.update(completedLessons).set({ decided }).where(completionOf(userId, key));

/** The decisions with which the student completed a case study; undefined where they have not. */
export async function decidedIn(db: Database, userId: string, key: LessonKey): Promise<string[] | undefined> {
  const [row] = await db
    .select({ decided: completedLessons.decided })
    .from(completedLessons)
    .where(completionOf(userId, key));
  return row?.decided ?? undefined;
}
