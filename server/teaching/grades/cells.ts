/** The cells of a gradebook: what became of each student's assignment (§teaching.63). */
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Database } from '../../platform/database/client.ts';

type GradeCell = components['schemas']['GradeCell'];

/** A condition on `assignment_id`. Nothing is read of blind grading that could tell who wrote what. */
export const isShown = (courseId: string) =>
  sql`assignment_id in (select id from assignments where course_id = ${courseId} and not is_blind)`;

/**
 * A query of the cells. `whose` is a condition on `user_id`. Tables are read in whole: joined row by row, a large class would
 * take as many look-ups as it has cells.
 */
export const gradeCells = (courseId: string, now: Date, whose: SQL) => sql`
  with assigned as materialized (
    select user_id, assignment_id, due_at, submitted_at, excused_at, excused_by, excuse_reason
    from student_assignments where ${isShown(courseId)} and ${whose}
  ), latest as materialized (
    select distinct on (user_id, assignment_id) user_id, assignment_id, id, revision, returned_at, submitted_at as attempted_at
    from submissions where ${isShown(courseId)} and ${whose} order by user_id, assignment_id, attempt desc
  ), given as materialized (
    select user_id, assignment_id, total, seen_at from grades where ${isShown(courseId)} and ${whose}
  )
  select user_id, assignment_id, due_at, latest.id as submission_id, revision, submitted_at > due_at as is_late, total as grade,
    attempted_at, returned_at, case when returned_at is not null then seen_at end as seen_at,
    case when excused_at is not null then json_build_object(
      'reason', excuse_reason, 'at', excused_at,
      'by', (select first_name || ' ' || last_name from users where users.id = excused_by)
    ) end as excuse,
    case
      when excused_at is not null then 'excused'
      when latest.id is null then
        case when due_at < ${now.toISOString()}::timestamptz then 'missing' else 'open' end
      when returned_at is null then 'waiting'
      when seen_at is null then 'returned'
      else 'seen'
    end as status
  from assigned left join latest using (user_id, assignment_id) left join given using (user_id, assignment_id)`;

/** Of a cell of the query, as the contract says it. */
export const excuseOfCell = z.nullable(
  z
    .object({ reason: z.string(), at: z.coerce.date(), by: z.string().nullable() })
    .transform(({ reason, at, by }) => ({ reason, at: at.toISOString(), ...(by !== null && { by }) })),
);

const cells = z.array(
  z.object({
    user_id: z.string(),
    assignment_id: z.string(),
    due_at: z.coerce.date(),
    submission_id: z.string().nullable(),
    revision: z.int().nullable(),
    is_late: z.boolean().nullable(),
    grade: z.int().nullable(),
    excuse: excuseOfCell,
    status: z.enum(['open', 'missing', 'excused', 'waiting', 'returned', 'seen']),
  }),
);

/** A condition on `user_id`. */
export const isOneOf = (ids: readonly string[]) =>
  sql`user_id = any(array(select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json)))`;

/** The cells of these students, by the student's id. */
export async function cellsOf(
  db: Database,
  courseId: string,
  studentIds: readonly string[],
  now: Date,
): Promise<Map<string, GradeCell[]>> {
  const found = new Map<string, GradeCell[]>(studentIds.map((id) => [id, []]));
  if (studentIds.length === 0) return found;
  const rows = await db
    .select({
      user_id: sql`user_id`,
      assignment_id: sql`assignment_id`,
      due_at: sql`due_at`,
      submission_id: sql`submission_id`,
      revision: sql`revision`,
      is_late: sql`is_late`,
      grade: sql`grade`,
      excuse: sql`excuse`,
      status: sql`status`,
    })
    .from(sql`(${gradeCells(courseId, now, isOneOf(studentIds))}) cells`);
  for (const { user_id, ...row } of cells.parse(rows)) {
    found.get(user_id)?.push({
      assignmentId: row.assignment_id,
      status: row.status,
      dueAt: row.due_at.toISOString(),
      ...(row.submission_id !== null && { submissionId: row.submission_id }),
      ...(row.revision !== null && { revision: row.revision }),
      ...(row.is_late !== null && { isLate: row.is_late }),
      ...(row.grade !== null && { grade: row.grade }),
      ...(row.excuse && { excuse: row.excuse }),
    });
  }
  return found;
}

/** What a row says of its cells: the average of the grades, and how many are missing. */
export function figuresOf(cells: readonly GradeCell[]): { missing: number; average?: number } {
  const grades = cells.flatMap(({ grade }) => (grade === undefined ? [] : [grade]));
  return {
    missing: cells.filter(({ status }) => status === 'missing').length,
    ...(grades.length > 0 && { average: Math.round(grades.reduce((sum, one) => sum + one, 0) / grades.length) }),
  };
}
