/** Completing lessons; the last one may bring the course's certificate. */
import { and, eq } from 'drizzle-orm';
import { addEvents } from '../analytics/log.ts';
import type { CourseEntry } from '../course/cache.ts';
import { issueIfEarned } from '../course/certificate.ts';
import { completedIn } from '../course/completed-lessons.ts';
import { enrolmentRequired, hasAccess, noteActivity } from '../course/enrolment.ts';
import { isDone } from '../course/progress.ts';
import type { Context } from '../http/context.ts';
import type { Database } from '../platform/database/client.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { completedLessons, openedLessons } from '../platform/database/schema/lesson.ts';

/**
 * Locks the enrolment's row until the transaction ends, so that a student's calls run in turn. Throws 403 where there is no
 * enrolment.
 */
export async function lockEnrolment(tx: Database, userId: string, courseId: string): Promise<void> {
  const locked = await tx
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId), hasAccess))
    .for('update');
  if (locked.length === 0) throw enrolmentRequired();
}

/** Within a transaction that has locked the enrolment. Returns the ids of all completed lessons of the course. */
export async function recordCompletion(
  tx: Database,
  services: Pick<Context, 'mail' | 'config'>,
  userId: string,
  course: CourseEntry,
  lessonId: string,
  now: Date,
): Promise<Set<string>> {
  const courseId = course.row.id;
  const added = await tx
    .insert(completedLessons)
    .values({ userId, courseId, lessonId, completedAt: now })
    .onConflictDoNothing()
    .returning({ lessonId: completedLessons.lessonId });
  if (added.length > 0) await addEvents(tx, userId, [{ kind: 'lesson-completed', courseId, lessonId, at: now }]);
  await noteActivity(tx, userId, courseId, now);
  const completed = await completedIn(tx, userId, courseId);
  if (isDone(course, completed)) await issueIfEarned(tx, services, userId, course, now);
  return completed;
}

/** Remembers that the server handed the lesson to the enrolled student, so that it can be completed (§lesson.11). */
export async function recordOpening(db: Database, userId: string, courseId: string, lessonId: string, now: Date) {
  const opened = await db
    .insert(openedLessons)
    .values({ userId, courseId, lessonId, openedAt: now })
    .onConflictDoNothing()
    .returning({ lessonId: openedLessons.lessonId });
  if (opened.length > 0) await noteActivity(db, userId, courseId, now);
}

/** Whether the student ever opened the lesson while enrolled. */
export async function hasOpened(db: Database, userId: string, courseId: string, lessonId: string): Promise<boolean> {
  const own = and(
    eq(openedLessons.userId, userId),
    eq(openedLessons.courseId, courseId),
    eq(openedLessons.lessonId, lessonId),
  );
  return (await db.select({ lessonId: openedLessons.lessonId }).from(openedLessons).where(own)).length > 0;
}
