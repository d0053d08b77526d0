/** A course with so many of everything that each of its lists has several pages. */
import { type SQL, sql } from 'drizzle-orm';
import { readDatabase } from '../database.ts';
import type { Account, Product } from '../server.ts';

export const courseId = 'data-analytics';
const many = 130;

/** Each of them once for each of the numbers from 1 on, which is `n`. */
const series = sql`generate_series(1, ${sql.raw(String(many))}) n`;
const ago = (minutes: string) => sql.raw(`now() - (${minutes}) * interval '1 minute'`);

/** Written into the database, as it would take a thousand calls. */
export async function fill(product: Product, { user }: Account): Promise<void> {
  const rows: SQL[] = [
    sql`insert into users (email, password_hash, first_name, last_name)
      select 'lists-' || n || '@example.com', 'none', 'Lina', 'Reader ' || lpad(n::text, 3, '0') from ${series}`,
    sql`create temporary table lina as
      select id, row_number() over (order by email)::int as n from users where email like 'lists-%'`,
    sql`insert into enrolments (user_id, course_id, enrolled_at)
      select id, ${courseId}, now() - interval '60 days' from lina`,
    sql`insert into student_assignments (user_id, assignment_id, due_at, status, submitted_at)
      select lina.id, assignments.id, now() - interval '2 days',
        (case when assignments.id = 'question-log' then 'completed' else 'pending' end)::assignment_status, null
      from lina, assignments where course_id = ${courseId}`,
    sql`insert into submissions (user_id, assignment_id, number, submitted_at, text)
      select id, 'question-log', 1000 + n, ${ago('n')}, 'What I found.' from lina`,
    sql`insert into extension_requests (user_id, assignment_id, reason, proposed_at, requested_at)
      select lina.id, 'chart-repair', 'I am away.', now() + interval '9 days', ${ago('n')} from lina`,
    sql`insert into threads (course_id, user_id, started_at, last_at, excerpt)
      select ${courseId}, id, ${ago('n')}, ${ago('n')}, 'Why does the median not move?' from lina`,
    sql`insert into thread_messages (thread_id, author_id, is_by_instructor, text, sent_at)
      select id, user_id, false, 'Why does the median not move?', started_at from threads
      where user_id in (select id from lina)`,
    sql`insert into community_posts (course_id, is_by_instructor, title, text, excerpt, posted_at)
      select ${courseId}, false, 'A median, number ' || n, 'Why?', 'Why?', ${ago('n')} from ${series}`,
    sql`insert into community_reports (post_id, user_id, reason, reported_at)
      select id, ${user.id}, 'It is spam.', now() from community_posts where title like 'A median, number %'`,
    sql`insert into announcements (course_id, user_id, author, title, text, published_at)
      select ${courseId}, ${user.id}, 'Sarah Haddad', 'News ' || n, 'All is well.', ${ago('n')} from ${series}`,
    sql`insert into classes (id, course_id, title, starts_at, ends_at, location, instructor)
      select 'lists-' || n, ${courseId}, 'Class ' || n, ${ago('n * 60')}, ${ago('n * 60 - 30')}, 'Online', 'Sarah'
      from ${series}`,
    sql`insert into reviews (course_id, user_id, stars, text, created_at)
      select ${courseId}, id, 5, 'Clear.', ${ago('n')} from lina`,
  ];
  await readDatabase(product, async (db) => {
    await db.transaction(async (tx) => {
      for (const row of rows) await tx.execute(row);
    });
  });
}
