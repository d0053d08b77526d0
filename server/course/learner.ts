/** What a student has in courses: enrolments and completed lessons. */
import { and, eq } from 'drizzle-orm';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { completedLessons } from '../platform/database/schema/lesson.ts';

/** Course id to the moment of enrolment. */
export async function enrolmentsOf(db: Database, userId: string): Promise<Map<string, Date>> {
  const rows = await db.select().from(enrolments).where(eq(enrolments.userId, userId));
  return new Map(rows.map(({ courseId, enrolledAt }) => [courseId, enrolledAt]));
}

/** Null where the student is not enrolled. */
export async function enrolmentIn(db: Database, userId: string, courseId: string): Promise<Date | null> {
  const [row] = await db
    .select({ enrolledAt: enrolments.enrolledAt })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId)));
  return row?.enrolledAt ?? null;
}

export const mustEnrol = () => new Problem(403, 'Enroll in this course to unlock this module');

/** Throws 403 for the not enrolled. */
export async function requireEnrolment(db: Database, userId: string, courseId: string): Promise<Date> {
  const enrolledAt = await enrolmentIn(db, userId, courseId);
  if (!enrolledAt) throw mustEnrol();
  return enrolledAt;
}

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
