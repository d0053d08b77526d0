/** The cells of a gradebook: what became of each student's assignment (§teaching.63). */
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Database } from '../../platform/database/client.ts';

type GradeCell = components['schemas']['GradeCell'];

/**
 * A query of the cells of the assignments that are not graded blind: of those, nothing is read that could tell who wrote
 * what. `whose` is a condition on `assigned.user_id`.
 */
export const gradeCells = (courseId: string, now: Date, whose: SQL) => sql`
  select assigned.user_id, assigned.assignment_id, assigned.due_at, latest.id as submission_id,
    latest.submitted_at > assigned.due_at as is_late, given.total as grade,
    case
      when latest.id is null then
        case when assigned.due_at < ${now.toISOString()}::timestamptz then 'missing' else 'open' end
      when latest.returned_at is null then 'waiting'
      when given.seen_at is null then 'returned'
      else 'seen'
    end as status
  from student_assignments assigned
  join assignments on assignments.id = assigned.assignment_id
  left join lateral (
    select id, submitted_at, returned_at from submissions
    where user_id = assigned.user_id and assignment_id = assigned.assignment_id
    order by attempt desc limit 1
  ) latest on true
  left join lateral (
    select total, seen_at from submissions join submission_feedback on submission_id = submissions.id
    where user_id = assigned.user_id and assignment_id = assigned.assignment_id
    order by visible_at desc limit 1
  ) given on true
  where assignments.course_id = ${courseId} and not assignments.is_blind and ${whose}`;

const cells = z.array(
  z.object({
    user_id: z.string(),
    assignment_id: z.string(),
    due_at: z.coerce.date(),
    submission_id: z.string().nullable(),
    is_late: z.boolean().nullable(),
    grade: z.int().nullable(),
    status: z.enum(['open', 'missing', 'waiting', 'returned', 'seen']),
  }),
);

/** The cells of these students, by the student's id. */
export async function cellsOf(
  db: Database,
  courseId: string,
  studentIds: readonly string[],
  now: Date,
): Promise<Map<string, GradeCell[]>> {
  const found = new Map<string, GradeCell[]>(studentIds.map((id) => [id, []]));
  if (studentIds.length === 0) return found;
  const whose = sql`assigned.user_id in (select value::uuid from json_array_elements_text(${JSON.stringify(studentIds)}::json))`;
  const rows = await db
    .select({
      user_id: sql`user_id`,
      assignment_id: sql`assignment_id`,
      due_at: sql`due_at`,
      submission_id: sql`submission_id`,
      is_late: sql`is_late`,
      grade: sql`grade`,
      status: sql`status`,
    })
    .from(sql`(${gradeCells(courseId, now, whose)}) cells`);
  for (const { user_id, ...row } of cells.parse(rows)) {
    found.get(user_id)?.push({
      assignmentId: row.assignment_id,
      status: row.status,
      dueAt: row.due_at.toISOString(),
      ...(row.submission_id !== null && { submissionId: row.submission_id }),
      ...(row.is_late !== null && { isLate: row.is_late }),
      ...(row.grade !== null && { grade: row.grade }),
    });
  }
  return found;
}
