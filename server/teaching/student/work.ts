/** A student's work on the assignments of a course (§teaching.68). Its cells are those of the gradebook. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Database } from '../../platform/database/client.ts';
import { excuseOfCell, gradeCells } from '../grades/cells.ts';

/** What waits for the instructor first, then what the student has to do. */
const order = ['waiting', 'missing', 'open', 'excused', 'returned', 'seen', 'blind'] as const;

const found = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    status: z.enum(order),
    dueAt: z.coerce.date().nullable(),
    submissionId: z.string().nullable(),
    isLate: z.boolean().nullable(),
    grade: z.int().nullable(),
    excuse: excuseOfCell,
    submittedAt: z.coerce.date().nullable(),
    returnedAt: z.coerce.date().nullable(),
    seenAt: z.coerce.date().nullable(),
  }),
);

/**
 * Every assignment that the student has. Those that are graded blind are there for every student, and say nothing more, so that
 * nobody can tell whose a blind submission is.
 */
export async function workOf(
  db: Database,
  courseId: string,
  studentId: string,
  now: Date,
): Promise<components['schemas']['StudentWork'][]> {
  const cells = gradeCells(courseId, now, sql`user_id = ${studentId}`);
  const rows = await db
    .select({
      id: sql`id`,
      title: sql`title`,
      status: sql`coalesce(status, 'blind')`,
      dueAt: sql`due_at`,
      submissionId: sql`submission_id`,
      isLate: sql`is_late`,
      grade: sql`grade`,
      excuse: sql`excuse`,
      submittedAt: sql`attempted_at`,
      returnedAt: sql`returned_at`,
      seenAt: sql`seen_at`,
    })
    .from(sql`assignments left join (${cells}) cells on cells.assignment_id = assignments.id`)
    .where(sql`course_id = ${courseId} and (is_blind or status is not null)`)
    .orderBy(sql`due_at`, sql`title`, sql`id`);
  const rank = ({ status }: { status: (typeof order)[number] }) => order.indexOf(status);
  return found
    .parse(rows)
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ id, title, status, dueAt, submissionId, isLate, grade, excuse, submittedAt, returnedAt, seenAt }) => ({
      assignmentId: id,
      title,
      status,
      ...(dueAt && { dueAt: dueAt.toISOString() }),
      ...(submissionId !== null && { submissionId }),
      ...(isLate !== null && { isLate }),
      ...(grade !== null && { grade }),
      ...(excuse && { excuse }),
      ...(submittedAt && { submittedAt: submittedAt.toISOString() }),
      ...(returnedAt && { returnedAt: returnedAt.toISOString() }),
      ...(seenAt && { seenAt: seenAt.toISOString() }),
    }));
}
