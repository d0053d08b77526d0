/** The demonstration accounts (§content.5, §content.7). With `DEMO=true` alone. */
import { eq, inArray } from 'drizzle-orm';
import { hashPassword } from '../account/password-hash.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { courseInstructors, courses, enrolments, lessons } from '../platform/database/schema/course.ts';
import { completedLessons, quizAttempts } from '../platform/database/schema/lesson.ts';

export const demoStudent = {
  email: 'student@example.com',
  password: 'Learning1',
  firstName: 'Ada',
  lastName: 'Okafor',
  role: 'student',
} as const;

export const demoInstructor = {
  email: 'instructor@example.com',
  password: 'Teaching1',
  firstName: 'Jonas',
  lastName: 'Lindqvist',
  role: 'instructor',
} as const;

/** What the demonstration's instructor teaches. */
const taught = ['data-analytics', 'data-visualization', 'statistics-essentials'];

/** Enrolled on that day, and as near to that much of the course as its lessons allow (§content.5). */
export const sample = { courseId: 'data-analytics', enrolledAt: new Date('2023-10-15T00:00:00Z'), percent: 35 };

/** Within the caller's transaction. Accounts that exist are left as they are. Answers a new student's id. */
export async function addDemoAccounts(tx: Database, now: Date): Promise<string | null> {
  const since = new Date('2026-09-01T08:00:00Z');
  const instructor = await addAccount(tx, demoInstructor, since);
  if (instructor !== null) {
    const known = await tx.select({ courseId: courses.id }).from(courses).where(inArray(courses.id, taught));
    const rows = known.map(({ courseId }) => ({ courseId, userId: instructor, since }));
    if (rows.length > 0) await tx.insert(courseInstructors).values(rows);
  }
  const userId = await addAccount(tx, demoStudent, now); // registered today, so that the offer runs
  if (userId === null) return null;
  const { courseId, enrolledAt, percent } = sample;
  const [known] = await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId));
  if (!known) return userId; // the operator's own content
  const lessonsDone = Math.round((percent / 100) * (await tx.$count(lessons, eq(lessons.courseId, courseId))));
  const doneAt = (position: number) => new Date(enrolledAt.getTime() + position * 24 * 60 * 60 * 1000);
  await tx.insert(enrolments).values({ userId, courseId, enrolledAt, lastActiveAt: doneAt(lessonsDone) });
  const done = await tx
    .select({ lessonId: lessons.id, position: lessons.position, type: lessons.type })
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(lessons.position)
    .limit(lessonsDone);
  await tx
    .insert(completedLessons)
    .values(done.map(({ lessonId, position }) => ({ userId, courseId, lessonId, completedAt: doneAt(position) })));
  const passed = done
    .filter(({ type }) => type === 'quiz')
    .map(({ lessonId, position }) => ({ userId, courseId, lessonId, score: 100, answeredAt: doneAt(position) }));
  if (passed.length > 0) await tx.insert(quizAttempts).values(passed);
  return userId;
}

async function addAccount(
  tx: Database,
  { password, ...account }: typeof demoStudent | typeof demoInstructor,
  registeredAt: Date,
): Promise<string | null> {
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, account.email));
  if (known) return null;
  const passwordHash = await hashPassword(password);
  const [made] = await tx
    .insert(users)
    .values({ ...account, passwordHash, registeredAt })
    .returning({ id: users.id });
  return made?.id ?? null;
}
