/** Enrolments. Enrolling also gives the student the course's assignments (§payment.1, §assignments.16). */
import { and, eq, isNull, ne } from 'drizzle-orm';
import { Problem } from '../http/problem.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments, studentAssignments } from '../platform/database/schema/assignments.ts';
import { courses, enrolments } from '../platform/database/schema/course.ts';
import { orders } from '../platform/database/schema/payment.ts';

/** A condition: neither suspended nor ended. Every reader of enrolments has it. */
export const hasAccess = eq(enrolments.access, 'active');

const day = 24 * 60 * 60 * 1000;

/** Course id to the moment of enrolment. */
export async function enrolmentsOf(db: Database, userId: string): Promise<Map<string, Date>> {
  const rows = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), hasAccess));
  return new Map(rows.map(({ courseId, enrolledAt }) => [courseId, enrolledAt]));
}

/** The recipients of a mail to all students of the course. */
export const studentsToMail = (db: Database, courseId: string) =>
  db
    .select({ email: users.email, firstName: users.firstName, course: courses.title })
    .from(enrolments)
    .innerJoin(users, and(eq(users.id, enrolments.userId), isNull(users.disabledAt)))
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(enrolments.courseId, courseId), hasAccess));

/** Null where the student is not enrolled, or is no longer. */
export async function enrolmentIn(db: Database, userId: string, courseId: string): Promise<Date | null> {
  const [row] = await db
    .select({ enrolledAt: enrolments.enrolledAt })
    .from(enrolments)
    .where(and(ofStudent(userId, courseId), hasAccess));
  return row?.enrolledAt ?? null;
}

/**
 * Why a student who has paid has no access: `review` while the operator looks at the payment. Undefined for any other.
 */
export async function lostAccessOf(db: Database, userId: string, courseId: string) {
  const [row] = await db.select({ access: enrolments.access }).from(enrolments).where(ofStudent(userId, courseId));
  if (row?.access === 'active') return undefined;
  const waiting = await db.$count(
    orders,
    and(
      eq(orders.userId, userId),
      eq(orders.courseId, courseId),
      eq(orders.held, 'otherAmount'),
      ne(orders.status, 'confirmed'),
      isNull(orders.refundedAt),
      isNull(orders.disputedAt),
    ),
  );
  return waiting > 0 ? 'review' : row?.access;
}

const ofStudent = (userId: string, courseId: string) =>
  and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId));

/** The 403 for what only enrolled students may do. */
export const enrolmentRequired = () => new Problem(403, 'Enroll in this course to unlock this module');

/** The moment of enrolment. Throws 403 where the student is not enrolled. */
export async function requireEnrolment(db: Database, userId: string, courseId: string): Promise<Date> {
  const enrolledAt = await enrolmentIn(db, userId, courseId);
  if (!enrolledAt) throw enrolmentRequired();
  return enrolledAt;
}

/** Records that the student has just worked on the course. */
export async function noteActivity(db: Database, userId: string, courseId: string, now: Date): Promise<void> {
  await db.update(enrolments).set({ lastActiveAt: now }).where(ofStudent(userId, courseId));
}

/** At 17:00 UTC, that many days after `from`. */
export function dueAt(from: Date, days: number): Date {
  const due = new Date(from.getTime() + days * day);
  due.setUTCHours(17, 0, 0, 0);
  return due;
}

type Access = (typeof enrolments.$inferSelect)['access'];

/** Within the caller's transaction. Returns whether it changed. `by` is who caused it. */
export async function setAccess(
  tx: Database,
  { userId, courseId, access, now, by }: { userId: string; courseId: string; access: Access; now: Date; by: string },
): Promise<boolean> {
  const changed = await tx
    .update(enrolments)
    .set({ access })
    .where(and(ofStudent(userId, courseId), ne(enrolments.access, access)))
    .returning();
  if (changed.length === 0) return false;
  const event = access === 'active' ? 'enrolment.made' : 'enrolment.ended';
  await recordAudit(tx, {
    at: now,
    event,
    account: userId,
    actor: by,
    address: null,
    details: { course: courseId, access },
  });
  return true;
}

/**
 * Enrols within the caller's transaction. Repeating it changes nothing and returns the moment of the first enrolment; one
 * that was suspended or has ended is active again.
 * `address` is the IP address of the call that asks for it, if one does.
 */
export async function enrol(
  tx: Database,
  userId: string,
  courseId: string,
  now: Date,
  address: string | null = null,
): Promise<Date> {
  const [made] = await tx
    .insert(enrolments)
    .values({ userId, courseId, enrolledAt: now })
    .onConflictDoNothing()
    .returning();
  if (!made) {
    await setAccess(tx, { userId, courseId, access: 'active', now, by: userId });
    const enrolledAt = await enrolmentIn(tx, userId, courseId);
    if (!enrolledAt) throw new Error(`The enrolment of ${userId} in ${courseId} is neither new nor there`);
    return enrolledAt;
  }
  const entry = { account: userId, actor: userId, address, details: { course: courseId } };
  await recordAudit(tx, { at: now, event: 'enrolment.made', ...entry });
  const given = await tx
    .select({ id: assignments.id, days: assignments.dueAfterDays })
    .from(assignments)
    .where(eq(assignments.courseId, courseId));
  if (given.length > 0) {
    await tx
      .insert(studentAssignments)
      .values(given.map(({ id, days }) => ({ userId, assignmentId: id, dueAt: dueAt(now, days) })))
      .onConflictDoNothing();
  }
  return now;
}
