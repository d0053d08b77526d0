/** Completing lessons, and the certificate that the last one brings, once. */
import { and, desc, eq } from 'drizzle-orm';
import type { CourseEntry } from '../catalogue/courses.ts';
import { completedIn, mustEnrol } from '../course/learner.ts';
import type { Database } from '../platform/database/client.ts';
import { certificates } from '../platform/database/schema/certificates.ts';
import { enrolments, lessons } from '../platform/database/schema/course.ts';
import { completedLessons, quizAttempts } from '../platform/database/schema/lesson.ts';
import type { WrittenLesson } from '../platform/database/written-lesson.ts';

/** Throws 403 for the not enrolled. Holds the enrolment until the transaction's end: a student's steps come in turn. */
export async function holdEnrolment(tx: Database, userId: string, courseId: string): Promise<void> {
  const held = await tx
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId)))
    .for('update');
  if (held.length === 0) throw mustEnrol();
}

/** Within a transaction that holds the enrolment. Answers all completed lessons. */
export async function recordCompletion(
  tx: Database,
  userId: string,
  course: CourseEntry,
  lessonId: string,
  now: Date,
): Promise<Set<string>> {
  const courseId = course.row.id;
  await tx.insert(completedLessons).values({ userId, courseId, lessonId, completedAt: now }).onConflictDoNothing();
  const completed = await completedIn(tx, userId, courseId);
  if (course.lessons.every(({ id }) => completed.has(id))) {
    await tx.insert(certificates).values({ userId, courseId, issuedAt: now }).onConflictDoNothing();
  }
  return completed;
}

/** The content of a lesson that the course has. */
export async function contentOf(db: Database, courseId: string, lessonId: string): Promise<WrittenLesson> {
  const [row] = await db
    .select({ content: lessons.content })
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), eq(lessons.id, lessonId)));
  if (!row) throw new Error(`The catalogue has a lesson without content: ${courseId}/${lessonId}`);
  return row.content;
}

/** The score of the last attempt in percent; undefined before the first. */
export async function lastScoreOf(db: Database, userId: string, courseId: string, lessonId: string) {
  const [row] = await db
    .select({ score: quizAttempts.score })
    .from(quizAttempts)
    .where(
      and(eq(quizAttempts.userId, userId), eq(quizAttempts.courseId, courseId), eq(quizAttempts.lessonId, lessonId)),
    )
    .orderBy(desc(quizAttempts.answeredAt))
    .limit(1);
  return row?.score;
}
