/** Each list of the contract: how its rows are written, and how one of them leaves it. */
import { type SQL, sql } from 'drizzle-orm';
import type { OperationId } from '../../../server/http/handler-types.ts';
import { courseId, deleted, idOf, newestFirst, oldestFirst, otherCourseId, times } from './rows.ts';

export type List = {
  by: 'student' | 'teacher';
  /** The field that names a row. */
  key: string;
  /** Values of the filters for which the contract enumerates none. */
  values?: Record<string, string[]>;
  write: (numbers: SQL, student: string) => SQL[];
  /** Takes the row off the list: deletes it, or does what the list is waiting for. */
  leave: (id: string) => SQL[];
};

const enrol = (numbers: SQL) => sql`insert into enrolments (user_id, course_id, enrolled_at, last_active_at)
  select ${idOf()}, ${courseId}, ${times(-60, -90)} + n % 3 * interval '1 minute',
    case when n % 4 = 1 then ${times(-1, -1)} end from ${numbers}`;

const assign = (numbers: SQL, assignmentId: string, which = sql`true`) =>
  sql`insert into student_assignments (user_id, assignment_id, due_at)
    select ${idOf()}, ${assignmentId}, ${times(-2, -2)} from ${numbers} where ${which}`;

const review = (numbers: SQL) => [
  sql`insert into reviews (id, course_id, user_id, stars, text, created_at, answer, answered_at)
    select ${idOf()}, ${courseId}, ${idOf()}, 5, 'Clear.', ${newestFirst},
      case when n % 4 = 1 then 'Thank you.' end, case when n % 4 = 1 then ${newestFirst} end from ${numbers}`,
];

/** Of another course, of another assignment of the same, or of the one that is asked for. */
const assignmentOf = sql`case n % 4 when 1 then 'sales-dashboard' when 3 then 'runbook' else 'order-checks' end`;

const submit = (numbers: SQL, attempt: 1 | 2, moments: { submitted: SQL; returned: SQL }) =>
  sql`insert into submissions (id, user_id, assignment_id, attempt, number, text, submitted_at, returned_at)
    select ${idOf(attempt)}, ${idOf()}, ${assignmentOf}, ${attempt}::int, 1000 + n, 'Done.', ${moments.submitted},
      ${moments.returned} from ${numbers}`;

const planClasses = (numbers: SQL, set: 1 | 2, at: SQL) =>
  sql`insert into classes (id, course_id, title, starts_at, ends_at, location, instructor)
    select ${idOf(set)}, ${courseId}, 'Class ' || n, ${at}, ${at} + interval '1 hour', 'Online', 'Ines' from ${numbers}`;

export const lists: Partial<Record<OperationId, List>> = {
  listCourseReviews: { by: 'student', key: 'id', write: review, leave: (id) => [deleted('reviews', 'id', id)] },
  listTaughtReviews: { by: 'teacher', key: 'id', write: review, leave: (id) => [deleted('reviews', 'id', id)] },
  listRoster: {
    by: 'teacher',
    key: 'id',
    values: { search: ['ada'] },
    write: (numbers) => [
      enrol(numbers),
      sql`insert into completed_lessons (user_id, course_id, lesson_id, completed_at)
        select ${idOf()}, ${courseId}, 'm1-l' || lesson, ${times(-50, -50)} from ${numbers},
          lateral generate_series(1, case when n % 4 = 1 then 2 else n % 3 end) lesson`,
      assign(numbers, 'runbook', sql`n % 2 = 1 or n = 0`),
      assign(numbers, 'order-checks', sql`n = 0`),
    ],
    leave: (id) => [deleted('enrolments', 'user_id', id)],
  },
  listGrades: {
    by: 'teacher',
    key: 'id',
    values: { search: ['ada'] },
    write: (numbers) => [
      enrol(numbers),
      assign(numbers, 'runbook', sql`n % 4 <> 1`),
      assign(numbers, 'pipeline-sketch', sql`n = 0`),
      // Missing work counts, so that the course grades have another order than the averages.
      sql`insert into course_weights (course_id, revision, weights, counts_missing, changed_at)
        values (${courseId}, 1, '{}', true, now()) on conflict do nothing`,
      // Late, but for two of the odd ones.
      sql`insert into student_assignments (user_id, assignment_id, due_at, status, submitted_at)
        select ${idOf()}, 'order-checks', ${times(-2, -2)}, 'completed',
          case when n % 8 in (1, 7) then ${times(-3, -3)} else ${times(-1, -1)} end from ${numbers}`,
      sql`insert into submissions (id, user_id, assignment_id, number, text, submitted_at, returned_at)
        select user_id, user_id, assignment_id, 1000 + n, 'Done.', submitted_at, ${times(-1, -1)}
        from ${numbers} join student_assignments on user_id = ${idOf()} and assignment_id = 'order-checks'`,
      sql`insert into submission_feedback (submission_id, returned_at, visible_at, total, levels, comments, file_comments)
        select ${idOf()}, ${times(-1, -1)}, ${times(-1, -1)}, case n when 0 then 0 else 50 + n % 5 end, '[]', '[]', '[]'
        from ${numbers}`,
    ],
    leave: (id) => [deleted('enrolments', 'user_id', id)],
  },
  listAttendance: {
    by: 'teacher',
    key: 'studentId',
    write: (numbers) => [enrol(numbers)],
    leave: (id) => [deleted('enrolments', 'user_id', id)],
  },
  listCommunity: {
    by: 'teacher',
    key: 'id',
    values: { search: ['median'] },
    write: (numbers) => [
      sql`insert into community_posts (id, course_id, is_by_instructor, title, text, excerpt, posted_at)
        select ${idOf()}, ${courseId}, false, case when n % 4 = 1 then 'A mean' else 'A median' end, 'Why?', 'Why?',
          ${newestFirst} from ${numbers}`,
      sql`insert into community_reports (post_id, user_id, reason, reported_at)
        select ${idOf()}, ${idOf()}, 'It is spam.', ${newestFirst} from ${numbers} where n % 4 <> 3`,
    ],
    leave: (id) => [deleted('community_reports', 'post_id', id), deleted('community_posts', 'id', id)],
  },
  listThreads: {
    by: 'teacher',
    key: 'id',
    values: { search: ['ada'], course: [courseId] },
    write: (numbers) => [
      sql`insert into threads (id, course_id, user_id, started_at, last_at, is_answered, excerpt)
        select ${idOf()}, case when n % 8 = 5 then ${otherCourseId} else ${courseId} end, ${idOf()}, ${newestFirst},
          ${newestFirst}, n % 8 = 1, 'Why?' from ${numbers}`,
    ],
    leave: (id) => [deleted('threads', 'id', id)],
  },
  listPayments: {
    by: 'student',
    key: 'sessionId',
    write: (numbers, student) => [
      sql`insert into orders (session_id, provider, user_id, course_id, status, currency, amount, discount, total,
          confirmed_at, refunded_at)
        select ${idOf()}, 'stripe', ${student}, ${courseId}, 'confirmed', 'GBP', 100, 0, 100, ${newestFirst},
          ${newestFirst} from ${numbers}`,
    ],
    leave: (id) => [deleted('orders', 'session_id', id)],
  },
  listExtensionRequests: {
    by: 'teacher',
    key: 'id',
    write: (numbers) => [
      assign(numbers, 'runbook'),
      sql`insert into extension_requests (id, user_id, assignment_id, reason, proposed_at, requested_at)
        select ${idOf()}, ${idOf()}, 'runbook', 'I am away.', ${times(9, 9)}, ${oldestFirst} from ${numbers}`,
    ],
    leave: (id) => [sql`update extension_requests set status = 'granted', decided_at = now() where id = ${id}`],
  },
  listRegradeRequests: {
    by: 'teacher',
    key: 'id',
    write: (numbers) => [
      assign(numbers, 'runbook'),
      sql`insert into submissions (id, user_id, assignment_id, number, text, submitted_at, returned_at)
        select ${idOf()}, ${idOf()}, 'runbook', 1000 + n, 'Done.', ${times(-2, -2)}, ${times(-1, -1)} from ${numbers}`,
      sql`insert into submission_feedback (id, submission_id, returned_at, visible_at, total, levels, comments, file_comments)
        select ${idOf()}, ${idOf()}, ${times(-1, -1)}, ${times(-1, -1)}, 50, '[]', '[]', '[]' from ${numbers}`,
      sql`insert into regrade_requests (id, user_id, assignment_id, feedback_id, reason, requested_at)
        select ${idOf()}, ${idOf()}, 'runbook', ${idOf()}, 'Please look again.', ${oldestFirst} from ${numbers}`,
    ],
    leave: (id) => [sql`update regrade_requests set kept_at = now() where id = ${id}`],
  },
  listGradingQueue: {
    by: 'teacher',
    key: 'submissionId',
    values: { course: [courseId], assignment: ['order-checks'], search: ['ada'] },
    write: (numbers) => [
      ...['sales-dashboard', 'runbook', 'order-checks'].map((id) => assign(numbers, id)),
      submit(numbers, 1, { submitted: oldestFirst, returned: newestFirst }),
      submit(numbers, 2, { submitted: oldestFirst, returned: sql`null::timestamptz` }),
    ],
    // A returned submission waits again, and a waiting one is returned, so that either leaves its list.
    leave: (id) => [
      sql`update submissions set returned_at = case when returned_at is null then now() end where id = ${id}`,
    ],
  },
  listTaughtAnnouncements: {
    by: 'teacher',
    key: 'id',
    write: (numbers) => [
      sql`insert into announcements (id, course_id, author, title, text, published_at)
        select ${idOf()}, ${courseId}, 'Ines', 'News ' || n, 'All is well.', ${newestFirst} from ${numbers}`,
    ],
    leave: (id) => [deleted('announcements', 'id', id)],
  },
  listTaughtClasses: {
    by: 'teacher',
    key: 'id',
    write: (numbers) => [planClasses(numbers, 1, newestFirst), planClasses(numbers, 2, times(30, 0.1))],
    leave: (id) => [deleted('classes', 'id', id)],
  },
};
