import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';

const folder = 'server/platform/database/migrations';
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
const last = files.findIndex((name) => name.endsWith('_learning_log.sql'));

it('§analytics.14 what happened before there was a log is in it, and in its sums', async () => {
  const database = await PGlite.create();
  const run = async (names: string[]) => {
    for (const name of names) await database.exec(readFileSync(join(folder, name), 'utf8'));
  };
  await run(files.slice(0, last));
  const id = (number: number) => `'00000000-0000-4000-8000-00000000000${number}'`;
  const [user, place] = [id(1), "'data-analytics', 'm5-l2'"];
  await database.exec(`
    set session_replication_role = replica; -- rows without all that they refer to
    insert into users (id, email, first_name, last_name, password_hash, registered_at)
    values (${user}, 'ada@example.com', 'Ada', 'Okafor', 'x', now());
    insert into lessons (course_id, id, module_id, position, title, type, minutes, content)
    values (${place}, 'm5', 1, 'T', 'exercise', 10, '{}');
    insert into completed_lessons (user_id, course_id, lesson_id, completed_at)
    values (${user}, ${place}, '2026-10-01T23:30:00.123456Z');
    insert into exercise_attempts (id, user_id, course_id, lesson_id, code, outcome, attempted_at) values
      (${id(2)}, ${user}, ${place}, 'x', 'solved', '2026-10-01T23:29Z'),
      (${id(3)}, ${user}, ${place}, 'x', 'refuted', '2026-10-01T23:28Z'),
      (${id(4)}, ${user}, ${place}, 'x', 'confirming', '2026-10-01T23:27Z');
    insert into assignments (id, course_id, title, description, attachments, due_after_days)
    values ('question-log', 'data-analytics', 'T', 'D', '[]', 7);
    insert into submissions (id, user_id, assignment_id, submitted_at, number)
    values (${id(5)}, ${user}, 'question-log', '2026-10-02T10:00Z', 1);
    insert into submission_feedback (id, submission_id, returned_at, visible_at, total, levels, comments, file_comments)
    values (${id(6)}, ${id(5)}, '2026-10-03T10:00Z', '2026-10-03T10:00:30Z', 85, '[]', '[]', '[]');
    set session_replication_role = origin;
  `);
  await run(files.slice(last, last + 1));
  const { rows: events } = await database.query(`
    select kind, lesson_id, outcome_id, item, is_right, percent, at::text as at, day::text as day
    from learning_events order by at`);
  const lesson = { lesson_id: 'm5-l2', item: null, percent: null, day: '2026-10-01' };
  const work = { lesson_id: null, item: 'question-log', is_right: null, outcome_id: null };
  expect(events).toMatchObject([
    { ...lesson, kind: 'exercise-attempted', outcome_id: 'm5', is_right: false },
    { ...lesson, kind: 'exercise-attempted', outcome_id: 'm5', is_right: true },
    { ...lesson, kind: 'lesson-completed', is_right: null, at: expect.stringMatching(/:00\.123\+/) },
    { ...work, kind: 'submitted', percent: null, day: '2026-10-02' },
    { ...work, kind: 'graded', percent: 85, day: '2026-10-03' },
  ]);
  const { rows: sums } = await database.query(`
    select day::text as day, active_seconds, lessons_completed, attempts, events from learning_days order by day`);
  expect(sums).toEqual([
    { day: '2026-10-01', active_seconds: 0, lessons_completed: 1, attempts: 2, events: 3 },
    { day: '2026-10-02', active_seconds: 0, lessons_completed: 0, attempts: 0, events: 1 },
    { day: '2026-10-03', active_seconds: 0, lessons_completed: 0, attempts: 0, events: 1 },
  ]);
  await database.close();
});
