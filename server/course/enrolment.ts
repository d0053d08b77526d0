/** Enrolling, which also hands out the course's assignments (§payment.1, §assignments.16). */
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { assignments, studentAssignments } from '../platform/database/schema/assignments.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { enrolmentIn } from './learner.ts';

const day = 24 * 60 * 60 * 1000;

/** Due so many days later, at 17:00 UTC. */
export function dueAt(from: Date, days: number): Date {
  const due = new Date(from.getTime() + days * day);
  due.setUTCHours(17, 0, 0, 0);
  return due;
}

/** Enrols within the caller's transaction. Repeating it changes nothing and answers the first enrolment's moment. */
export async function enrol(tx: Database, userId: string, courseId: string, now: Date): Promise<Date> {
  const [made] = await tx
    .insert(enrolments)
    .values({ userId, courseId, enrolledAt: now })
    .onConflictDoNothing()
    .returning();
  if (!made) {
    const enrolledAt = await enrolmentIn(tx, userId, courseId);
    if (!enrolledAt) throw new Error(`The enrolment of ${userId} in ${courseId} is neither new nor there`);
    return enrolledAt;
  }
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
