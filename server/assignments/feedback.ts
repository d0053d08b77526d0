/** Feedback on submissions, as the contract shows it to students and instructors. */
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments, studentAssignments, submissions } from '../platform/database/schema/assignments.ts';
import { submissionFeedback } from '../platform/database/schema/grading.ts';
import { regradesOf } from './regrade-rows.ts';
import { isOwn, noSuchAssignment } from './student-assignments.ts';

type Feedback = components['schemas']['Feedback'];

/** The feedback of one attempt, the latest first. `visibleAt`: only what the student may see at that moment. */
export async function feedbackOf(
  db: Database,
  submissionId: string,
  { visibleAt }: { visibleAt?: Date } = {},
): Promise<Feedback[]> {
  const rows = await db
    .select({
      feedback: submissionFeedback,
      attempt: submissions.attempt,
      isBlind: assignments.isBlind,
      by: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(submissionFeedback)
    .innerJoin(submissions, eq(submissions.id, submissionFeedback.submissionId))
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .leftJoin(users, eq(users.id, submissionFeedback.returnedBy))
    .where(
      and(eq(submissionFeedback.submissionId, submissionId), visibleAt && lte(submissionFeedback.visibleAt, visibleAt)),
    )
    .orderBy(desc(submissionFeedback.visibleAt));
  const regrades = await regradesOf(
    db,
    rows.map(({ feedback }) => feedback.id),
    { visibleAt },
  );
  return rows.map(({ feedback: row, attempt, by, isBlind }) => ({
    id: row.id,
    attempt,
    ...(by !== null && { by }),
    returnedAt: row.returnedAt.toISOString(),
    visibleAt: row.visibleAt.toISOString(),
    // How late work was could tell instructors whose it is.
    ...(row.late && isBlind && !visibleAt
      ? { total: row.late.given }
      : { total: row.total, ...(row.late && { late: row.late }) }),
    ...(row.sum !== null && { sum: row.sum }),
    ...(row.reason !== null && { reason: row.reason }),
    levels: row.levels,
    comments: row.comments,
    fileComments: row.fileComments,
    ...(row.text !== null && { text: row.text }),
    ...(row.seenAt && { seenAt: row.seenAt.toISOString() }),
    ...regrades.get(row.id),
  }));
}

/**
 * Records when the student first saw it. Throws 404 for an unknown assignment, and where the student can see no
 * feedback on it.
 */
export async function markSeen(db: Database, userId: string, assignmentId: string, now: Date): Promise<void> {
  if ((await db.$count(studentAssignments, isOwn(userId, assignmentId))) === 0) throw noSuchAssignment();
  const [latest] = await db
    .select({ id: submissionFeedback.id, seenAt: submissionFeedback.seenAt })
    .from(submissionFeedback)
    .innerJoin(submissions, eq(submissions.id, submissionFeedback.submissionId))
    .where(
      and(
        eq(submissions.userId, userId),
        eq(submissions.assignmentId, assignmentId),
        lte(submissionFeedback.visibleAt, now),
      ),
    )
    .orderBy(desc(submissions.attempt), desc(submissionFeedback.visibleAt))
    .limit(1);
  if (!latest) throw new Problem(404, 'There is no feedback on this assignment yet.');
  if (latest.seenAt) return;
  await db.update(submissionFeedback).set({ seenAt: now }).where(eq(submissionFeedback.id, latest.id));
}
