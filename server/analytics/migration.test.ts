import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { memoryOf } from './review/forgetting.ts';

const folder = 'server/platform/database/migrations';
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
const indexOf = (name: string) => files.findIndex((file) => file.endsWith(`_${name}.sql`));

const id = (number: number) => `'00000000-0000-4000-8000-00000000000${number}'`;
const addAda = `
  set session_replication_role = replica; -- rows without all that they refer to
  insert into users (id, email, first_name, last_name, password_hash, registered_at)
  values (${id(1)}, 'ada@example.com', 'Ada', 'Okafor', 'x', now());`;

/** A database with the migrations up to the one of that name, which comes next. */
async function before(name: string) {
  const database = await PGlite.create();
  const run = async (names: string[]) => {
    for (const file of names) await database.exec(readFileSync(join(folder, file), 'utf8'));
  };
  await run(files.slice(0, indexOf(name)));
  return { database, migrate: () => run([files[indexOf(name)] ?? '']) };
}

it('§analytics.14 what happened before there was a log is in it, and in its sums', async () => {
  const { database, migrate } = await before('learning_log');
  const [user, place] = [id(1), "'data-analytics', 'm5-l2'"];
  await database.exec(`${addAda}
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
  await migrate();
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

it('§analytics.63 questions that were answered before there was a review come back by their first answer', async () => {
  const { database, migrate } = await before('review');
  const event = (number: number, item: string, isRight: boolean, day: string) =>
    `(${id(1)}, ${id(number)}, 'data-analytics', 'm1-l4', 'question-answered', '${day}T10:00Z', '${day}', '${item}', ${isRight})`;
  await database.exec(`${addAda}
    insert into learning_events (user_id, id, course_id, lesson_id, kind, at, day, item, is_right) values
      ${event(2, 'q1', false, '2026-10-01')},
      ${event(3, 'q1', true, '2026-10-08')},
      ${event(4, 'q2', true, '2026-10-01')},
      (${id(1)}, ${id(5)}, 'data-analytics', 'm1-l5', 'exercise-attempted', '2026-10-01T11:00Z', '2026-10-01', null, true);
    set session_replication_role = origin;
  `);
  await migrate();
  const { rows: answers } = await database.query(
    'select id, question, day::text as day, rating, is_of_quiz from card_answers order by question',
  );
  expect(answers).toEqual([
    { id: id(2).slice(1, -1), question: 'q1', day: '2026-10-01', rating: 'again', is_of_quiz: true },
    { id: id(4).slice(1, -1), question: 'q2', day: '2026-10-01', rating: 'good', is_of_quiz: true },
  ]);
  const { rows: cards } = await database.query(
    'select stability, difficulty, answered_on::text, due_on::text from review_cards order by question',
  );
  const answer = { id: '', at: new Date('2026-10-01T10:00Z'), day: '2026-10-01' };
  const memories = (['again', 'good'] as const).map((rating) => memoryOf([{ ...answer, rating }]));
  expect(cards).toEqual(
    memories.map(({ stability, difficulty, answeredOn, dueOn }) => ({
      ...{ stability, difficulty },
      answered_on: answeredOn,
      due_on: dueOn,
    })),
  );
  await database.close();
});
