/** One cell of the gradebook, with the figures that it is part of and the grades that were given in it (§teaching.73, §teaching.74). */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { type SubmissionKey, submissionOf } from '../../grading/submission-row.ts';
import { requireNotBlind } from '../../grading/typed-grade.ts';
import type { Database } from '../../platform/database/client.ts';
import { assignmentsOf } from './assignments.ts';
import { cellsOf, figuresOf } from './cells.ts';

type Schemas = components['schemas'];

/** Throws 404 where the course has no such submission, and 422 where it is graded blind. */
export async function gradeOfStudent(db: Database, key: SubmissionKey, now: Date): Promise<Schemas['GradeOfStudent']> {
  const { submission, assignment } = await submissionOf(db, key);
  requireNotBlind(assignment);
  const { userId } = submission;
  const cells = (await cellsOf(db, key.courseId, [userId], now)).get(userId) ?? [];
  const cell = cells.find(({ assignmentId }) => assignmentId === assignment.id);
  const column = (await assignmentsOf(db, key.courseId)).find(({ id }) => id === assignment.id);
  if (!cell || !column) throw new Error('A submission without its cell.');
  const history = await historyOf(db, userId, assignment.id);
  return { studentId: userId, ...figuresOf(cells), cell, assignment: column, history };
}

const late = z.object({
  given: z.int(),
  deduction: z.int(),
  percent: z.int(),
  daysLate: z.int(),
  policy: z.object({ graceMinutes: z.int(), percentPerDay: z.int(), floor: z.int(), lastDay: z.int() }),
});
const changes = z.array(
  z.object({
    id: z.string(),
    at: z.coerce.date(),
    by: z.string().nullable(),
    attempt: z.int(),
    before: z.int().nullable(),
    grade: z.int(),
    isTyped: z.boolean(),
    isRegrade: z.boolean(),
    reason: z.string().nullable(),
    late: late.nullable(),
  }),
);

/** Each grade that stands or stood, the newest first. One that was undone left no row. */
async function historyOf(db: Database, userId: string, assignmentId: string): Promise<Schemas['GradeChange'][]> {
  const rows = await db
    .select({
      id: sql`id`,
      at: sql`returned_at`,
      by: sql`by`,
      attempt: sql`attempt`,
      before: sql`before`,
      grade: sql`total`,
      isTyped: sql`is_typed`,
      isRegrade: sql`is_regrade`,
      reason: sql`reason`,
      late: sql`late`,
    })
    .from(sql`(
      select given.id, given.returned_at, given.visible_at, first_name || ' ' || last_name as by, attempt, given.total, is_typed, given.reason, given.late,
        exists(select from regrade_requests where regrade_id = given.id) as is_regrade,
        lag(given.total) over (order by given.visible_at, given.id) as before
      from submissions join submission_feedback given on given.submission_id = submissions.id
      left join users on users.id = given.returned_by
      where submissions.user_id = ${userId} and assignment_id = ${assignmentId}
    ) changes`)
    .orderBy(sql`visible_at desc`, sql`id desc`);
  return changes.parse(rows).map(({ at, by, before, reason, late: off, ...change }) => ({
    ...change,
    at: at.toISOString(),
    ...(by !== null && { by }),
    ...(before !== null && { before }),
    ...(reason !== null && { reason }),
    ...(off && { late: off }),
  }));
}
