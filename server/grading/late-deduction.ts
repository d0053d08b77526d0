/** What lateness takes off a grade at the moment at which it is returned (§grading.60 to §grading.62). */
import { and, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { daysLate, lateGrade, percentOff, policiesOf } from '../assignments/late-policy.ts';
import type { Database } from '../platform/database/client.ts';
import { studentAssignments, submissions } from '../platform/database/schema/assignments.ts';

type Work = Pick<typeof submissions.$inferSelect, 'userId' | 'assignmentId'>;

/** Null where nothing would be taken off. Of several attempts the first counts: feedback invites the others. */
export async function lateDeduction(
  tx: Database,
  { userId, assignmentId }: Work,
  courseId: string,
  given: number,
): Promise<components['schemas']['LateDeduction'] | null> {
  const policy = (await policiesOf(tx, [courseId]))({ id: assignmentId, courseId });
  if (!policy) return null;
  const [first] = await tx
    .select({
      submittedAt: submissions.submittedAt,
      dueAt: studentAssignments.dueAt,
      wasExcused: submissions.wasExcused,
    })
    .from(submissions)
    .innerJoin(
      studentAssignments,
      and(
        eq(studentAssignments.userId, submissions.userId),
        eq(studentAssignments.assignmentId, submissions.assignmentId),
      ),
    )
    .where(and(eq(submissions.userId, userId), eq(submissions.assignmentId, assignmentId), eq(submissions.attempt, 1)));
  const days = first && !first.wasExcused ? daysLate(policy, first.dueAt, first.submittedAt) : 0;
  const percent = percentOff(policy, days);
  if (percent === 0) return null;
  return { given, deduction: given - lateGrade(policy, given, days), percent, daysLate: days, policy };
}
