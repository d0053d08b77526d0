/** The rows behind more time for an assignment: whose it is, what is kept of it, and what it answers (§teaching.66). */
import { and, asc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { extensionRequests, givenExtensions, studentAssignments } from '../platform/database/schema/assignments.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { storage } from '../platform/limits.ts';
import { isInClass } from './class.ts';

export type Student = {
  userId: string;
  dueAt: Date;
  submittedAt: Date | null;
  /** Null of a disabled account, which gets no mail. */
  email: string | null;
  firstName: string;
};

/**
 * The students of the course who have the assignment and are not excused from it; their rows stay locked, in one order, until the transaction ends. An answer to
 * a request locks that first, and so does this.
 */
export async function lockStudents(
  tx: Database,
  courseId: string,
  assignmentId: string,
  studentIds: string[] | undefined,
): Promise<Student[]> {
  const open = and(eq(extensionRequests.assignmentId, assignmentId), eq(extensionRequests.status, 'requested'));
  await tx
    .select({ id: extensionRequests.id })
    .from(extensionRequests)
    .where(and(open, studentIds && inArray(extensionRequests.userId, studentIds)))
    .orderBy(asc(extensionRequests.id))
    .for('update');
  const rows = await tx
    .select({ own: studentAssignments, email: users.email, firstName: users.firstName, disabledAt: users.disabledAt })
    .from(studentAssignments)
    .innerJoin(users, eq(users.id, studentAssignments.userId))
    .innerJoin(enrolments, and(eq(enrolments.userId, users.id), isInClass(courseId)))
    .where(
      and(
        eq(studentAssignments.assignmentId, assignmentId),
        isNull(studentAssignments.excusedAt),
        studentIds && inArray(studentAssignments.userId, studentIds),
      ),
    )
    .orderBy(asc(studentAssignments.userId))
    .for('update', { of: studentAssignments });
  return rows.map(({ own: { userId, dueAt, submittedAt }, email, firstName, disabledAt }) => ({
    userId,
    dueAt,
    submittedAt,
    firstName,
    email: disabledAt ? null : email,
  }));
}

/** Throws 413 where one of them was given more time too often to keep each. */
export async function requireFew(tx: Database, assignmentId: string, students: readonly Student[]): Promise<void> {
  const often = await tx
    .select({ userId: givenExtensions.userId })
    .from(givenExtensions)
    .where(eq(givenExtensions.assignmentId, assignmentId))
    .groupBy(givenExtensions.userId)
    .having(gte(sql`count(*)`, storage.moreTimeOfAssignment));
  const full = new Set(often.map(({ userId }) => userId));
  if (!students.some(({ userId }) => full.has(userId))) return;
  throw new Problem(
    413,
    `One of them has been given more time ${storage.moreTimeOfAssignment} times. Please talk to the student.`,
  );
}

type Given = Omit<typeof givenExtensions.$inferInsert, 'userId' | 'dueBefore'>;

/** Rows of one statement, which takes a limited number of values. */
const atOnce = 500;

/** Says who gave it to each of them, and grants the requests that ask for no more. */
export async function moveDueDates(tx: Database, students: readonly Student[], given: Given): Promise<void> {
  for (let from = 0; from < students.length; from += atOnce) {
    await movePart(tx, students.slice(from, from + atOnce), given);
  }
}

async function movePart(tx: Database, students: readonly Student[], given: Given): Promise<void> {
  const ids = students.map(({ userId }) => userId);
  const { assignmentId, dueAfter, givenAt } = given;
  await tx
    .insert(givenExtensions)
    .values(students.map(({ userId, dueAt }) => ({ ...given, userId, dueBefore: dueAt })));
  await tx
    .update(studentAssignments)
    .set({ dueAt: dueAfter })
    .where(
      and(
        eq(studentAssignments.assignmentId, assignmentId),
        inArray(studentAssignments.userId, ids),
        isNull(studentAssignments.submittedAt),
      ),
    );
  // Who has asked for an even later date still gets an answer of their own.
  await tx
    .update(extensionRequests)
    .set({ status: 'granted', decidedAt: givenAt })
    .where(
      and(
        eq(extensionRequests.assignmentId, assignmentId),
        inArray(extensionRequests.userId, ids),
        eq(extensionRequests.status, 'requested'),
        lte(extensionRequests.proposedAt, dueAfter),
      ),
    );
}
