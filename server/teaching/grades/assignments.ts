/** The columns of a gradebook: the assignments of a course, with the figures of its class (§teaching.63). */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Database } from '../../platform/database/client.ts';
import { isInClass } from '../class.ts';
import { isShown } from './cells.ts';

const columns = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    dueAfterDays: z.int(),
    isBlind: z.boolean(),
    graded: z.int().nullable(),
    average: z.int().nullable(),
  }),
);

/**
 * With the figures of the whole class, whatever the filters are; of one that is graded blind there are none. Sums are kept of
 * everybody's grades, and those of whoever is not in the class are taken out: they are few.
 */
export async function assignmentsOf(
  db: Database,
  courseId: string,
): Promise<components['schemas']['GradedAssignment'][]> {
  const rows = await db
    .select({
      id: sql`id`,
      title: sql`title`,
      dueAfterDays: sql`due_after_days`,
      isBlind: sql`is_blind`,
      graded: sql`graded`,
      average: sql`round(total / nullif(graded, 0))::int`,
    })
    .from(sql`(
      with outside as (
        select assignment_id, count(*)::int as graded, sum(grades.total)::int as total
        from student_grades join grades using (user_id)
        where student_grades.course_id = ${courseId} and ${isShown(courseId)} and not exists (
          select from enrolments where enrolments.user_id = student_grades.user_id and ${isInClass(courseId)}
        )
        group by assignment_id
      )
      select id, title, due_after_days, is_blind,
        case when not is_blind then coalesce(kept.graded, 0) - coalesce(outside.graded, 0) end as graded,
        case when not is_blind then kept.total - coalesce(outside.total, 0) end::numeric as total
      from assignments left join assignment_grades kept on kept.assignment_id = id
      left join outside on outside.assignment_id = id
      where course_id = ${courseId} order by due_after_days, title, id
    ) columns`);
  return columns.parse(rows).map(({ graded, average, ...assignment }) => ({
    ...assignment,
    ...(graded !== null && { graded }),
    ...(average !== null && { average }),
  }));
}
