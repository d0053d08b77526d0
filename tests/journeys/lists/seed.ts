/**
 * A course with so many of everything that each of its lists has several pages, also where it is narrowed: what a filter
 * finds stands between what it does not find, so that a next page without the filter has other rows.
 */
import { type SQL, sql } from 'drizzle-orm';
import { readDatabase } from '../database.ts';
import type { Account, Product } from '../server.ts';

export const courseId = 'data-analytics';
/** Another course of the same instructor. */
export const otherCourseId = 'data-engineering';
const many = 130;

/** Numbers the rows of an insert, as `n`, from 1 on. */
const series = sql`generate_series(1, ${sql.raw(String(many))}) n`;
const ago = (minutes: string) => sql.raw(`now() - (${minutes}) * interval '1 minute'`);
/** Identifies a row. Always three digits, so that no number is a part of another. */
const number = sql`lpad(n::text, 3, '0')`;

/** Written into the database, as it would take a thousand calls. */
export async function fill(product: Product, { user }: Account): Promise<void> {
  const rows: SQL[] = [
    sql`insert into users (email, password_hash, first_name, last_name)
      select 'lists-' || n || '@example.com', 'none', 'Lina',
        'Reader ' || ${number} || case when n % 2 = 0 then ' Blue' else ' Red' end from ${series}`,
    sql`create temporary table lina as
      select id, substring(email from '[0-9]+')::int as n from users where email like 'lists-%'`,
    sql`insert into enrolments (user_id, course_id, enrolled_at, last_active_at)
      select id, ${courseId}, now() - interval '60 days', case when n % 3 = 0 then ${ago('n')} end from lina`,
    // Three of four have submitted late.
    sql`insert into student_assignments (user_id, assignment_id, due_at, status, submitted_at)
      select lina.id, assignments.id, now() - interval '2 days', status::assignment_status,
        case when status = 'completed' then now() - interval '1 day' * (case when n % 4 = 0 then 3 else 1 end) end
      from lina, assignments, lateral (
        select case when assignments.id in ('question-log', 'order-checks') or n % 3 = 0 and assignments.id <> 'chart-repair'
          then 'completed' else 'pending' end as status
      ) of_work
      where course_id = ${courseId} or assignments.id = 'order-checks'`,
    sql`insert into submissions (user_id, assignment_id, number, submitted_at, text)
      select lina.id, assignments.id, 1000 + n, ${ago('n')}, 'What I found.' from lina, assignments
      where assignments.id in ('question-log', 'order-checks')`,
    sql`insert into submissions (user_id, assignment_id, attempt, number, submitted_at, returned_at, text)
      select id, 'question-log', 2, 1000 + n, ${ago('n + 200')}, ${ago('n')}, 'What I found.' from lina`,
    sql`insert into submission_feedback (submission_id, returned_at, visible_at, total, levels, comments, file_comments)
      select submissions.id, submitted_at, submitted_at, 50, '[]', '[]', '[]'
      from submissions join lina on lina.id = user_id where assignment_id = 'order-checks'`,
    sql`insert into regrade_requests (user_id, assignment_id, feedback_id, reason, requested_at)
      select lina.id, assignment_id, submission_feedback.id, 'Please look again.', ${ago('n')}
      from submission_feedback join submissions on submissions.id = submission_id join lina on lina.id = user_id
      where assignment_id = 'order-checks'`,
    sql`insert into extension_requests (user_id, assignment_id, reason, proposed_at, requested_at)
      select lina.id, 'chart-repair', 'I am away.', now() + interval '9 days', ${ago('n')} from lina`,
    sql`insert into threads (course_id, user_id, started_at, last_at, is_answered, excerpt)
      select case when n % 5 = 0 then ${otherCourseId} else ${courseId} end, id, ${ago('n')}, ${ago('n')}, n % 3 = 0,
        'Why does the average not move?' from lina`,
    sql`insert into thread_messages (thread_id, author_id, is_by_instructor, text, sent_at)
      select threads.id, user_id, false, case when n % 2 = 0 then 'Why does the median not move?' else 'Why?' end, started_at
      from threads join lina on lina.id = user_id`,
    sql`insert into community_posts (course_id, is_by_instructor, title, text, excerpt, posted_at)
      select ${courseId}, false, case when n % 2 = 0 then 'A median' else 'A mean' end || ', number ' || ${number}, 'Why?',
        'Why?', ${ago('n')} from ${series}`,
    sql`insert into community_reports (post_id, user_id, reason, reported_at)
      select id, ${user.id}, 'It is spam.', now() from community_posts
      where title like 'A me%, number %' and right(title, 3)::int % 3 <> 0`,
    sql`insert into announcements (course_id, user_id, author, title, text, published_at, mailed_at)
      select ${courseId}, ${user.id}, 'Sarah Haddad', 'News ' || ${number}, 'All is well.', ${ago('n')}, ${ago('n')} from ${series}`,
    sql`insert into classes (id, course_id, title, starts_at, ends_at, location, instructor)
      select 'lists-' || n, ${courseId}, 'Past class ' || ${number}, ${ago('n * 60')}, ${ago('n * 60 - 30')}, 'Online', 'Sarah'
      from ${series}`,
    sql`insert into classes (id, course_id, title, starts_at, ends_at, location, instructor)
      select 'lists-soon-' || n, ${courseId}, 'Class ' || ${number}, ${ago('n * -60')}, ${ago('n * -60 - 30')}, 'Online',
        'Sarah' from ${series}`,
    sql`insert into reviews (course_id, user_id, stars, text, created_at, answer, answered_at)
      select ${courseId}, id, 5, 'Clear, number ' || ${number}, ${ago('n')},
        case when n % 3 = 0 then 'Thank you.' end, case when n % 3 = 0 then now() end from lina`,
    sql`insert into orders (session_id, provider, user_id, course_id, status, currency, amount, discount, total,
        confirmed_at, refunded_at)
      select 'cs_lists_' || ${number}, 'stripe', ${user.id}, ${courseId}, 'confirmed', 'GBP', 4900, 0, 4900, ${ago('n')},
        ${ago('n')} from ${series}`,
  ];
  await readDatabase(product, async (db) => {
    await db.transaction(async (tx) => {
      for (const row of rows) await tx.execute(row);
    });
  });
}
