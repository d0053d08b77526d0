/**
 * The students of a course, how far they are, and who is falling behind by which rule (§teaching.7, §teaching.8). All of it
 * is computed in one statement, of which a page is a part: rules compare a student with the whole class.
 */
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { components } from '../../src/api/generated/schema.d.ts';
import { type CourseEntry, countedIn } from '../course/cache.ts';
import { afterName, nameKey, pageOf } from '../http/cursor.ts';
import type { Database } from '../platform/database/client.ts';
import { isToSubmit } from '../platform/database/schema/assignments.ts';
import { isInClass } from './class.ts';
import { lessonsByWeek, weeksAgo } from './roster-weeks.ts';

type Schemas = components['schemas'];
export type RosterStudent = Schemas['RosterStudent'];

export type RosterQuery = {
  search?: string | undefined;
  show?: 'behind' | undefined;
  sort?: Schemas['RosterSort'] | undefined;
  cursor?: string | undefined;
  limit: number;
};

const day = 24 * 60 * 60 * 1000;
/** How long a student may be inactive, and how long after enrolling nobody counts as behind. */
const grace = 14 * day;

/** Sort orders: the lowest rank comes first. Equal ranks are sorted by name. */
const ranks: Record<Schemas['RosterSort'], SQL> = {
  name: sql`0`,
  progress: sql`class.lessons`,
  lastActive: sql`extract(epoch from coalesce(active_on, enrolled_at))::bigint`,
  overdue: sql`-overdue`,
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
      email: z.string(),
      rank: z.int(),
      sort_name: z.string(),
      has_namesake: z.boolean(),
      enrolled_at: z.coerce.date(),
      active_on: z.iso.date().nullable(),
      due: z.int(),
      overdue: z.int(),
      is_inactive: z.boolean(),
      is_overdue: z.boolean(),
      is_behind: z.boolean(),
      weeks_ago: z.array(z.int()),
    }),
  ),
});

/** A page of the roster, with how many students there are, fall behind and match. Throws 400 for an unknown cursor. */
export async function rosterOf(
  db: Database,
  { row, lessons: all }: CourseEntry,
  { search, show, sort = 'name', cursor, limit }: RosterQuery,
  now: Date,
): Promise<Omit<Schemas['Roster'], 'courseTitle'>> {
  const courseId = row.id;
  const lessons = countedIn(all);
  const at = sql`${now.toISOString()}::timestamptz`;
  const since = sql`${new Date(now.getTime() - grace).toISOString()}::timestamptz`;
  const counted = sql`course_id = ${courseId} and lesson_id in (
    select id from lessons where course_id = ${courseId} and not content ? 'packages'
  )`;
  const wanted = sql.join(
    [
      sql`true`,
      ...(show === 'behind' ? [sql`(is_inactive or is_overdue or is_behind)`] : []),
      ...(search ? [sql`position(plain_letters(${search}) in sort_name) > 0`] : []),
    ],
    sql` and `,
  );
  const rest = afterName(cursor);
  const [answer] = await db
    .select({
      size: sql<number>`size`,
      behind: sql<number>`behind`,
      total: sql<number>`total`,
      items: sql<unknown>`items`,
    })
    .from(sql`(
      with done as (
        select user_id, count(*)::int as lessons from completed_lessons where ${counted} group by user_id
      ), pending as (
        select user_id, count(*) filter (where due_at >= ${at})::int as due,
          count(*) filter (where due_at < ${at})::int as overdue
        from student_assignments
        where ${isToSubmit} and assignment_id in (select id from assignments where course_id = ${courseId})
        group by user_id
      ), written as (
        select user_id, max(submitted_at) as at from submissions
        where assignment_id in (select id from assignments where course_id = ${courseId})
        group by user_id
      ), asked as (
        select author_id as user_id, max(sent_at) as at from thread_messages
        where thread_id in (select id from threads where course_id = ${courseId}) and author_id is not null
        group by author_id
      ), named as (
        select users.id, email, first_name || ' ' || last_name as name,
          plain_letters(first_name || ' ' || last_name) as sort_name, enrolled_at,
          (greatest(last_active_at, written.at, asked.at) at time zone 'UTC')::date as active_on,
          coalesce(done.lessons, 0) as lessons, coalesce(due, 0) as due, coalesce(overdue, 0) as overdue
        from enrolments join users on users.id = enrolments.user_id
        left join done on done.user_id = users.id left join pending on pending.user_id = users.id
        left join written on written.user_id = users.id left join asked on asked.user_id = users.id
        where ${isInClass(courseId)}
      ), class as materialized (
        select *, count(*) over (partition by sort_name) > 1 as has_namesake from named
      ), middle as (
        select percentile_disc(0.5) within group (order by lessons) as lessons from class
      ), roster as materialized (
        select class.*, (${ranks[sort]})::bigint as rank,
          class.lessons < ${lessons.length} and enrolled_at < ${since}
            and coalesce(active_on, enrolled_at) < ${since} as is_inactive,
          overdue >= 2 as is_overdue,
          class.lessons * 2 < middle.lessons and enrolled_at < ${since} as is_behind
        from class, middle
      )
      select (select count(*)::int from roster) as size,
        (select count(*)::int from roster where is_inactive or is_overdue or is_behind) as behind,
        (select count(*)::int from roster where ${wanted}) as total,
        (select coalesce(json_agg(page), '[]') from (
          select *, ${weeksAgo(sql`user_id = roster.id and ${counted}`, now)} as weeks_ago
          from roster where ${wanted} and ${rest} order by rank, sort_name, id limit ${limit + 1}
        ) page) as items
    ) found`);
  const { items, ...counts } = found.parse(answer);
  const { page, next } = pageOf(items, limit, (student) => nameKey(student.rank, student.sort_name, student.id));
  return {
    ...counts,
    ...next,
    items: page.map(({ id, name, email, enrolled_at, active_on, due, overdue, ...student }) => ({
      id,
      name,
      email,
      hasNamesake: student.has_namesake,
      weeks: lessonsByWeek(student.weeks_ago),
      progress: lessons.length === 0 ? 0 : Math.round((student.lessons / lessons.length) * 100),
      enrolledAt: enrolled_at.toISOString(),
      ...(active_on && { lastActiveOn: active_on }),
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
