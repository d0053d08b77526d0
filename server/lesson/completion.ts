/** Completing lessons; the last one issues the course's certificate, once. */
import { and, eq, gte } from 'drizzle-orm';
import { addEvents } from '../analytics/log.ts';
import type { CourseEntry } from '../course/cache.ts';
import { completedIn } from '../course/completed-lessons.ts';
import { hasAccess, mustEnrol, noteActivity } from '../course/enrolment.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { certificates } from '../platform/database/schema/certificates.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { completedLessons, openedLessons, quizAttempts } from '../platform/database/schema/lesson.ts';
import { passMark } from './quiz.ts';

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
  const added = await tx
    .insert(completedLessons)
    .values({ userId, courseId, lessonId, completedAt: now })
    .onConflictDoNothing()
    .returning({ lessonId: completedLessons.lessonId });
  if (added.length > 0) await addEvents(tx, userId, [{ kind: 'lesson-completed', courseId, lessonId, at: now }]);
  await noteActivity(tx, userId, courseId, now);
  const completed = await completedIn(tx, userId, courseId);
  if (course.lessons.every(({ id }) => completed.has(id)) && (await hasPassedQuizzes(tx, userId, course))) {
    await issueCertificate(tx, userId, course, now);
  }
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

export async function hasOpened(db: Database, userId: string, courseId: string, lessonId: string): Promise<boolean> {
  const own = and(
    eq(openedLessons.userId, userId),
    eq(openedLessons.courseId, courseId),
    eq(openedLessons.lessonId, lessonId),
  );
  return (await db.select({ lessonId: openedLessons.lessonId }).from(openedLessons).where(own)).length > 0;
}

/** A lesson may have become a quiz after it was completed, so the attempts count and not the completions alone (§certificates.5). */
async function hasPassedQuizzes(db: Database, userId: string, { row, lessons }: CourseEntry): Promise<boolean> {
  const rows = await db
    .selectDistinct({ lessonId: quizAttempts.lessonId })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.userId, userId), eq(quizAttempts.courseId, row.id), gte(quizAttempts.score, passMark)));
  const passed = new Set(rows.map(({ lessonId }) => lessonId));
  return lessons.every(({ id, type }) => type !== 'quiz' || passed.has(id));
}

/** The name and the title are written down, as a certificate does not follow later changes of either (§certificates.6). */
async function issueCertificate(tx: Database, userId: string, { row }: CourseEntry, now: Date): Promise<void> {
  const [holder] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  if (!holder) throw new Error(`A certificate for nobody: ${userId}`);
  const studentName = `${holder.firstName} ${holder.lastName}`;
  const [issued] = await tx
    .insert(certificates)
    .values({ userId, courseId: row.id, studentName, courseTitle: row.title, issuedAt: now })
    .onConflictDoNothing()
    .returning({ id: certificates.id });
  if (!issued) return;
  const details = { certificate: issued.id, course: row.id };
  const entry = { account: userId, actor: userId, address: null, details };
  await recordAudit(tx, { at: now, event: 'certificate.issued', ...entry });
}
