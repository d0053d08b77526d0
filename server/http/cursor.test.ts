import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn('instructor@example.com');
});
afterAll(() => server.close());

const page = z.object({ items: z.array(z.object({ title: z.string() })), next: z.string().optional() });

async function read(path: string, limit: number, cursor?: string) {
  const query = new URLSearchParams({ limit: String(limit), ...(cursor !== undefined && { cursor }) });
  const answer = await server.send('GET', `/teach/courses/data-analytics/${path}${query}`, { token });
  const { items, next } = page.parse(answer.json());
  return { titles: items.map(({ title }) => title), next };
}

/** The titles on one page, and those on pages of one row each. */
async function readBothWays(path: string) {
  const whole = await read(path, 50);
  const walked: string[] = [];
  for (let next: string | undefined, first = true; first || next !== undefined; first = false) {
    const one = await read(path, 1, next);
    walked.push(...one.titles);
    next = one.next;
    if (walked.length > 100) throw new Error(`No end: ${walked.slice(0, 10)}`);
  }
  return { whole: whole.titles, walked };
}

// Ids fall where times rise, so that no order can stand for the other.
const falling = (n: string) => sql.raw(`'00000000-0000-4000-8000-00000000000' || (9 - ${n})`);
const microseconds = (n: string) => sql.raw(`${n} * interval '100 microseconds'`);

it('§product.55 Rows of one millisecond, whose time PostgreSQL wrote, come once each, the newest first', async () => {
  await server.db.execute(sql`
    insert into announcements (id, course_id, user_id, author, title, text, published_at)
    select (${falling('n')})::uuid, 'data-analytics', (select id from users where email = 'instructor@example.com'),
      'Sarah', 'News ' || n, 'All is well.', timestamptz '2026-11-19T09:00:00.123Z' + ${microseconds('n')}
    from generate_series(0, 4) n`);
  const { whole, walked } = await readBothWays('announcements?');
  expect(whole).toEqual(expect.arrayContaining(['News 0', 'News 1', 'News 2', 'News 3', 'News 4']));
  expect(walked).toEqual(whole);
});

it('§product.55 Rows of one millisecond, whose time PostgreSQL wrote, come once each, the oldest first', async () => {
  await server.db.execute(sql`
    insert into classes (id, course_id, title, starts_at, ends_at, location, instructor)
    select 'class-' || (9 - n), 'data-analytics', 'Class ' || n, at, at + interval '1 hour', 'Online', 'Sarah'
    from generate_series(0, 4) n,
      lateral (select timestamptz '2026-12-01T09:00:00.123Z' + ${microseconds('n')} as at) moment`);
  const { whole, walked } = await readBothWays('classes?when=upcoming&');
  expect(whole).toEqual(expect.arrayContaining(['Class 0', 'Class 1', 'Class 2', 'Class 3', 'Class 4']));
  expect(walked).toEqual(whole);
});

it('§product.55 No time in the database is finer than a cursor can say', async () => {
  const columns = sql`information_schema.columns where table_schema = 'public' and data_type like 'timestamp%'`;
  const found = await server.db.select({ name: sql<string>`table_name || '.' || column_name` }).from(columns);
  const finer = await server.db
    .select({ name: sql<string>`table_name || '.' || column_name` })
    .from(sql`${columns} and datetime_precision > 3`);
  expect(found.length).toBeGreaterThan(50);
  expect(finer).toEqual([]);
});
