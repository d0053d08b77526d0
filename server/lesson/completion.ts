/** Completing lessons; the last one issues the course's certificate, once. */
import { and, eq } from 'drizzle-orm';
import type { CourseEntry } from '../course/cache.ts';
import { completedIn } from '../course/completed-lessons.ts';
import { mustEnrol } from '../course/enrolment.ts';
import type { Database } from '../platform/database/client.ts';
import { certificates } from '../platform/database/schema/certificates.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { completedLessons } from '../platform/database/schema/lesson.ts';

/**
 * Locks the enrolment's row until the transaction ends, so that a student's calls run in turn. Throws 403 where there is no
 * enrolment.
 */
export async function lockEnrolment(tx: Database, userId: string, courseId: string): Promise<void> {
  const locked = await tx
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId)))
    .for('update');
  if (locked.length === 0) throw mustEnrol();
}

/** Within a transaction that has locked the enrolment. Returns the ids of all completed lessons of the course. */
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
