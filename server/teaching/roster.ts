/**
 * The students of a course, how far they are, and who is falling behind by which rule (§teaching.7, §teaching.8). All of it
 * is computed in one statement: rules compare a student with the whole class.
 */
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { CourseEntry } from '../course/cache.ts';
import type { Database } from '../platform/database/client.ts';

type Schemas = components['schemas'];
export type RosterStudent = Schemas['RosterStudent'];

export type RosterQuery = {
  search?: string | undefined;
  show?: 'behind' | undefined;
  sort?: Schemas['RosterSort'] | undefined;
  limit: number;
  offset: number;
};

const day = 24 * 60 * 60 * 1000;
const inactiveFor = 14 * day;

/** Those to look after come first; names decide between equals. */
const orders: Record<Schemas['RosterSort'], SQL> = {
  name: sql`lower(name)`,
  progress: sql`lessons, lower(name)`,
  lastActive: sql`coalesce(last_active_at, enrolled_at), lower(name)`,
  overdue: sql`overdue desc, lower(name)`,
};

const found = z.object({
  size: z.int(),
  behind: z.int(),
  total: z.int(),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      lessons: z.int(),
      enrolled_at: z.coerce.date(),
      last_active_at: z.coerce.date().nullable(),
      due: z.int(),
      overdue: z.int(),
      is_inactive: z.boolean(),
      is_overdue: z.boolean(),
      is_behind: z.boolean(),
    }),
  ),
});

export async function rosterOf(
  db: Database,
  { row, lessons }: CourseEntry,
  { search, show, sort = 'name', limit, offset }: RosterQuery,
  now: Date,
): Promise<Omit<Schemas['Roster'], 'courseTitle'>> {
  const courseId = row.id;
  const at = sql`${now.toISOString()}::timestamptz`;
  const inactiveSince = sql`${new Date(now.getTime() - inactiveFor).toISOString()}::timestamptz`;
  const wanted = sql.join(
    [
      sql`true`,
      ...(show === 'behind' ? [sql`(is_inactive or is_overdue or is_behind)`] : []),
      ...(search ? [sql`position(lower(${search}) in lower(name)) > 0`] : []),
    ],
    sql` and `,
  );
  const [answer] = await db
    .select({
      size: sql<number>`size`,
      behind: sql<number>`behind`,
      total: sql<number>`total`,
      items: sql<unknown>`items`,
    })
    .from(sql`(
      with done as (
        select user_id, count(*)::int as lessons from completed_lessons
        where course_id = ${courseId} and lesson_id in (select id from lessons where course_id = ${courseId})
        group by user_id
      ), pending as (
        select user_id, count(*) filter (where due_at >= ${at})::int as due,
          count(*) filter (where due_at < ${at})::int as overdue
        from student_assignments
        where status = 'pending' and assignment_id in (select id from assignments where course_id = ${courseId})
        group by user_id
      ), class as materialized (
        select users.id, first_name || ' ' || last_name as name, enrolled_at, last_active_at,
          coalesce(done.lessons, 0) as lessons, coalesce(due, 0) as due, coalesce(overdue, 0) as overdue
        from enrolments join users on users.id = enrolments.user_id
        left join done on done.user_id = users.id left join pending on pending.user_id = users.id
        where course_id = ${courseId} and access = 'active' and not exists (
          select 1 from course_instructors
          where course_instructors.user_id = users.id and course_instructors.course_id = ${courseId}
        )
      ), middle as (
        select percentile_disc(0.5) within group (order by lessons) as lessons from class
      ), roster as materialized (
        select class.*,
          class.lessons < ${lessons.length} and coalesce(last_active_at, enrolled_at) < ${inactiveSince} as is_inactive,
          overdue >= 2 as is_overdue,
          class.lessons * 2 < middle.lessons as is_behind
        from class, middle
      )
      select (select count(*)::int from roster) as size,
        (select count(*)::int from roster where is_inactive or is_overdue or is_behind) as behind,
        (select count(*)::int from roster where ${wanted}) as total,
        (select coalesce(json_agg(page), '[]') from (
          select * from roster where ${wanted} order by ${orders[sort]}, id limit ${limit} offset ${offset}
        ) page) as items
    ) found`);
  const { items, ...counts } = found.parse(answer);
  return {
    ...counts,
    items: items.map(({ id, name, enrolled_at, last_active_at, due, overdue, ...student }) => ({
      id,
      name,
      progress: lessons.length === 0 ? 0 : Math.round((student.lessons / lessons.length) * 100),
      enrolledAt: enrolled_at.toISOString(),
      ...(last_active_at && { lastActiveAt: last_active_at.toISOString() }),
      due,
      overdue,
      reasons: [
        ...(student.is_inactive ? (['inactive'] as const) : []),
        ...(student.is_overdue ? (['overdue'] as const) : []),
        ...(student.is_behind ? (['behind'] as const) : []),
      ],
    })),
  };
}
