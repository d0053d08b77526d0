/** The rows of a gradebook: the students of a course, searched, narrowed and sorted (§teaching.63). */
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { countedWork } from '../../course/grade.ts';
import { afterName } from '../../http/cursor.ts';
import type { Database } from '../../platform/database/client.ts';
import { isToSubmit } from '../../platform/database/schema/assignments.ts';
import { isFound } from '../../platform/database/student-search.ts';
import { isInClass } from '../class.ts';
import { isShown } from './cells.ts';

type Filter = components['schemas']['GradesFilter'];
type Sort = components['schemas']['GradesSort'];

export type GradesQuery = { search?: string | undefined; show?: Filter | undefined; sort?: Sort | undefined };
type Wanted = GradesQuery & { cursor?: string | undefined; limit: number };

/** The lowest rank comes first; whoever has no grade comes last. Equal ranks are sorted by name. */
const ranks: Record<Sort, SQL> = {
  name: sql`0`,
  courseGrade: sql`coalesce(round(1000.0 * points / weight), 1000000)`,
  average: sql`coalesce(round(1000.0 * grades_total / nullif(graded, 0)), 1000000)`,
  missing: sql`-coalesce(missing, 0)`,
};

const shown: Record<Filter, SQL> = { missing: sql`missing > 0`, late: sql`late > 0` };

/**
 * What the filter and the order look at: nothing else is read, and each of these from an index or kept sums; the course grade from all
 * kept grades of the course, as anyone may change the weights.
 */
function standing(courseId: string, { show, sort }: GradesQuery, now: Date): SQL {
  const counted = (which: SQL) =>
    sql`(select user_id, count(*) from student_assignments where ${which} and ${isShown(courseId)} group by user_id)`;
  const isOverdue = sql`${isToSubmit} and due_at < ${now.toISOString()}::timestamptz`;
  const missing = sql`left join ${counted(isOverdue)} of_missing (user_id, missing) using (user_id)`;
  const late = sql`left join ${counted(sql`submitted_at > due_at`)} of_late (user_id, late) using (user_id)`;
  const average = sql`left join (select user_id, graded, total from student_grades where course_id = ${courseId})
    of_grades (user_id, graded, grades_total) using (user_id)`;
  const work = countedWork({ courseId, now, whose: sql`true` });
  const courseGrade = sql`left join (${work}) of_course (user_id, points, weight, counted) using (user_id)`;
  return sql.join(
    [
      ...(show === 'missing' || sort === 'missing' ? [missing] : []),
      ...(show === 'late' ? [late] : []),
      ...(sort === 'average' ? [average] : []),
      ...(sort === 'courseGrade' ? [courseGrade] : []),
    ],
    sql` `,
  );
}

const found = z.object({
  size: z.int(),
  total: z.int(),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      rank: z.int(),
      sort_name: z.string(),
      has_namesake: z.boolean(),
    }),
  ),
});

/** From the cursor on, with how many students there are and how many match. Throws 400 for an unknown cursor. */
export async function studentsOf(
  db: Database,
  courseId: string,
  { cursor, limit, ...query }: Wanted,
  now: Date,
): Promise<z.output<typeof found>> {
  const { search, show, sort = 'name' } = query;
  const wanted = sql.join(
    [sql`true`, ...(show ? [shown[show]] : []), ...(search ? [isFound(search, sql`sort_name`, sql`email`)] : [])],
    sql` and `,
  );
  const rest = afterName(cursor);
  const [answer] = await db
    .select({ size: sql<number>`size`, total: sql<number>`total`, items: sql<unknown>`items` })
    .from(sql`(
      with named as materialized (
        select users.id as user_id, email, first_name || ' ' || last_name as name,
          plain_letters(first_name || ' ' || last_name) as sort_name
        from enrolments join users on users.id = enrolments.user_id where ${isInClass(courseId)}
      ), class as (
        select *, count(*) over (partition by sort_name) > 1 as has_namesake from named
      ), gradebook as materialized (
        select *, user_id as id, (${ranks[sort]})::bigint as rank from class ${standing(courseId, query, now)}
      )
      select (select count(*)::int from gradebook) as size,
        (select count(*)::int from gradebook where ${wanted}) as total,
        (select coalesce(json_agg(page), '[]') from (
          select id, name, email, rank, sort_name, has_namesake from gradebook where ${wanted} and ${rest}
          order by rank, sort_name, id limit ${limit}
        ) page) as items
    ) found`);
  return found.parse(answer);
}
