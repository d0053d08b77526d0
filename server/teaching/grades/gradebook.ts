/**
 * The gradebook of a course, a page of students by all of its assignments (§teaching.63). Cells are read of the page's
 * students alone, unless a filter or an order depends on everybody's.
 */
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { nameKey, pageOf, readNameKey } from '../../http/cursor.ts';
import type { Database } from '../../platform/database/client.ts';
import { isInClass } from '../class.ts';
import { cellsOf, givenGrades, gradeCells } from './cells.ts';

type Schemas = components['schemas'];
export type Gradebook = Omit<Schemas['Gradebook'], 'courseTitle'>;

export type GradesQuery = {
  search?: string | undefined;
  show?: Schemas['GradesFilter'] | undefined;
  sort?: Schemas['GradesSort'] | undefined;
};
type Page = { cursor?: string | undefined; limit: number };

/** The lowest rank comes first. Equal ranks are sorted by name. */
const ranks: Record<Schemas['GradesSort'], SQL> = {
  name: sql`0`,
  // Students without a grade come last: there is nothing to look after yet.
  average: sql`coalesce(round(average * 1000), 1000000)`,
  missing: sql`-coalesce(missing, 0)`,
};

const shown: Record<Schemas['GradesFilter'], SQL> = { missing: sql`missing > 0`, late: sql`late > 0` };

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

/** A page of the gradebook. Throws 400 for an unknown cursor. */
export async function gradebookOf(
  db: Database,
  courseId: string,
  { limit, cursor, ...query }: GradesQuery & Page,
  now: Date,
): Promise<Gradebook> {
  const from = cursor === undefined ? undefined : readNameKey(cursor);
  const { items, size, total } = await studentsOf(db, courseId, { ...query, from, limit: limit + 1 }, now);
  const { page, next } = pageOf(items, limit, (student) => nameKey(student.rank, student.sort_name, student.id));
  const assignments = await assignmentsOf(db, courseId);
  const blind = assignments
    .filter(({ isBlind }) => isBlind)
    .map(({ id }) => ({ assignmentId: id, status: 'blind' as const }));
  const cells = await cellsOf(
    db,
    courseId,
    page.map(({ id }) => id),
    now,
  );
  return {
    size,
    total,
    assignments,
    ...next,
    items: page.map(({ id, name, email, has_namesake }) => {
      const own = cells.get(id) ?? [];
      const grades = own.flatMap(({ grade }) => (grade === undefined ? [] : [grade]));
      return {
        id,
        name,
        email,
        hasNamesake: has_namesake,
        missing: own.filter(({ status }) => status === 'missing').length,
        ...(grades.length > 0 && { average: Math.round(grades.reduce((sum, one) => sum + one, 0) / grades.length) }),
        cells: [...own, ...blind],
      };
    }),
  };
}

type Wanted = GradesQuery & { from: ReturnType<typeof readNameKey> | undefined; limit: number };

async function studentsOf(
  db: Database,
  courseId: string,
  { search, show, sort = 'name', from, limit }: Wanted,
  now: Date,
): Promise<z.output<typeof found>> {
  const readsCells = show !== undefined || sort !== 'name';
  const cells = gradeCells(courseId, now, readsCells ? sql`true` : sql`false`);
  const wanted = sql.join(
    [
      sql`true`,
      ...(show ? [shown[show]] : []),
      ...(search ? [sql`position(plain_letters(${search}) in sort_name) > 0`] : []),
    ],
    sql` and `,
  );
  const rest = from
    ? sql`(rank, sort_name, id) > (${from.rank}::bigint, ${from.name}::text, ${from.id}::uuid)`
    : sql`true`;
  const [answer] = await db
    .select({ size: sql<number>`size`, total: sql<number>`total`, items: sql<unknown>`items` })
    .from(sql`(
      with standing as (
        select user_id, count(*) filter (where status = 'missing') as missing, count(*) filter (where is_late) as late,
          avg(grade) as average
        from (${cells}) cells group by user_id
      ), named as (
        select users.id, email, first_name || ' ' || last_name as name,
          plain_letters(first_name || ' ' || last_name) as sort_name
        from enrolments join users on users.id = enrolments.user_id where ${isInClass(courseId)}
      ), class as (
        select *, count(*) over (partition by sort_name) > 1 as has_namesake from named
      ), gradebook as materialized (
        select class.*, missing, late, (${ranks[sort]})::bigint as rank
        from class left join standing on standing.user_id = class.id
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

/** With the figures of the whole class, whatever the filters are; of one that is graded blind there are none. */
async function assignmentsOf(db: Database, courseId: string): Promise<Gradebook['assignments']> {
  const students = sql`select user_id from enrolments where ${isInClass(courseId)}`;
  const rows = await db
    .select({
      id: sql`id`,
      title: sql`title`,
      dueAfterDays: sql`due_after_days`,
      isBlind: sql`is_blind`,
      graded: sql`graded`,
      average: sql`average`,
    })
    .from(sql`(
      select assignments.id, title, due_after_days, is_blind, graded, average
      from assignments left join (
        select assignment_id, count(*)::int as graded, round(avg(total))::int as average
        from (${givenGrades(courseId, sql`true`)}) given where user_id in (${students}) group by assignment_id
      ) figures on figures.assignment_id = assignments.id
      where course_id = ${courseId} order by due_after_days, title, assignments.id
    ) columns`);
  return columns.parse(rows).map(({ graded, average, ...assignment }) => ({
    ...assignment,
    ...(!assignment.isBlind && { graded: graded ?? 0 }),
    ...(average !== null && { average }),
  }));
}
