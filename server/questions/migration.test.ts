import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';

const folder = 'server/platform/database/migrations';
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
const last = files.findIndex((name) => name.endsWith('_messages_in_threads.sql'));

it('§questions.7 messages from before there were threads are threads of one message each', async () => {
  const database = await PGlite.create();
  const run = async (names: string[]) => {
    for (const name of names) await database.exec(readFileSync(join(folder, name), 'utf8'));
  };
  await run(files.slice(0, last));
  const [user, course] = ["'7f6c1d9e-4a55-4c1b-9a0e-0b8f6b2f5a11'", "'data-analytics'"];
  await database.exec(`
    insert into users (id, email, first_name, last_name, password_hash, registered_at)
    values (${user}, 'ada@example.com', 'Ada', 'Okafor', 'x', now());
    insert into courses (id, position, title, description, full_description, level, price, instructor, instructor_title,
      instructor_bio, duration, students, rating_count, rating_distribution, last_updated, prerequisites, content_version)
    values (${course}, 1, 'T', 'D', 'F', 'Beginner', 0, 'I', 'T', 'B', '1', 0, 0, '[]', '2026-01-01', '[]', 'v');
    insert into instructor_messages (user_id, course_id, message, sent_at)
    values (${user}, ${course}, 'Is there a list?', '2026-10-01'), (${user}, ${course}, 'And SQL?', '2026-10-02');
  `);
  await run(files.slice(last, last + 1));
  const { rows } = await database.query(`
    select t.course_id, t.is_answered, t.last_at = m.sent_at as last, t.user_id = m.author_id as own, m.text
    from threads t join thread_messages m on m.thread_id = t.id order by t.started_at`);
  const common = { course_id: 'data-analytics', is_answered: false, last: true, own: true };
  expect(rows).toEqual([
    { ...common, text: 'Is there a list?' },
    { ...common, text: 'And SQL?' },
  ]);
  await database.close();
});
