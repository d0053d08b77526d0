/** A class of many students by many assignments, with what came of each: the demonstration's course, grown. */
import { type SQL, sql } from 'drizzle-orm';

export const gradebookSize = { students: 2000, assignments: 60 };
export const gradebookCourse = 'data-analytics';

/** Of a student and an assignment, from 0 to 99, the same at each measurement. */
const lot = sql`abs(hashint8(last_name::bigint * 1009 + position * 31)) % 100`;

/**
 * Of a hundred pieces of work twenty are not submitted, half of them overdue; of the others ten wait for a grade, five of
 * which have one of an earlier attempt.
 */
export const gradebookFill: readonly SQL[] = [
  sql`insert into users (email, first_name, last_name, password_hash, registered_at)
    select 'bench-' || n || '@example.com', 'Student', n::text, '-', now() from generate_series(1, ${gradebookSize.students}::int) as n`,
  sql`insert into enrolments (user_id, course_id, enrolled_at)
    select id, ${gradebookCourse}, now() - interval '200 days' from users where email like 'bench-%'`,
  sql`insert into assignments (id, course_id, title, description, attachments, due_after_days)
    select 'bench-' || n, ${gradebookCourse}, 'Assignment ' || n, '', '[]', n * 3
    from generate_series(1, ${gradebookSize.assignments}::int - (select count(*)::int from assignments where course_id = ${gradebookCourse})) as n`,
  sql`create temporary table work as
    select users.id as user_id, assignments.id as assignment_id, position, ${lot} as lot,
      date_trunc('day', now()) - (100 - position) * interval '1 day' as submitted_at
    from users, (select id, row_number() over (order by due_after_days, id) as position from assignments where course_id = ${gradebookCourse}) assignments
    where email like 'bench-%'`,
  sql`insert into student_assignments (user_id, assignment_id, due_at, status, submitted_at)
    select user_id, assignment_id,
      case when lot < 10 then now() + interval '9 days' else submitted_at + (lot % 10 - 1) * interval '1 day' + interval '1 hour' end,
      (case when lot < 20 then 'pending' else 'completed' end)::assignment_status, case when lot >= 20 then submitted_at end
    from work`,
  sql`insert into submissions (user_id, assignment_id, attempt, submitted_at, text, number, returned_at)
    select user_id, assignment_id, attempt, submitted_at - (2 - attempt) * interval '5 days', repeat('Five questions. ', 20),
      1000 + last_name::int, case when attempt = 2 or lot < 25 then null else submitted_at + interval '1 day' end
    from work join users on users.id = user_id, generate_series(1, 2) as attempt
    where lot >= 20 and (attempt = 1 or lot between 25 and 29)`,
  sql`insert into submission_feedback (submission_id, returned_at, visible_at, total, levels, comments, file_comments, text, seen_at)
    select id, returned_at, returned_at, 40 + number % 61, '[{"criterion": "clear", "level": "good", "points": 3}]', '[]', '[]',
      repeat('Well put. ', 20), case when number % 4 > 0 then returned_at + interval '1 day' end
    from submissions where returned_at is not null and number > 1000`,
  sql`drop table work`,
];
