/** What `GET /teach/grading` and one submission of it take while ten thousand wait (§grading.2), on both kinds of database. */
import { sql } from 'drizzle-orm';
import { demoInstructor } from '../../server/demonstration/accounts.ts';
import { paths } from '../../src/paths.ts';
import { call } from './call.ts';
import { analyse, filled, onBoth } from './databases.ts';
import { measureNext, nextMark } from './next-submission.ts';
import { median } from './rate.ts';
import { launch } from './server.ts';
import { signIn, type Times, timesOf } from './stalls.ts';

/** Milliseconds: the limit of each p99. */
export const gradingMark = 50;

const waiting = 10_000;
const samples = 200;

/** The first page, a page from the middle, the last one, one submission from the middle, and a call that asks for little. */
export type Grading = Record<'first' | 'middle' | 'last' | 'submission' | 'account', Times> & { next: number[] };

/**
 * Students of the demonstration's instructor with what they have handed in, spread over three assignments. Times are in
 * milliseconds, as the server writes them.
 */
const fill = sql`
  with student as (
    insert into users (email, first_name, last_name, password_hash, registered_at)
    select 'bench-' || n || '@example.com', 'Student', n::text, '-', now() from generate_series(1, ${waiting}) as n
    returning id, last_name::int as n
  ), given as (
    insert into student_assignments (user_id, assignment_id, due_at, status, submitted_at)
    select id, (array['question-log', 'two-teachers', 'chart-repair'])[1 + n % 3], now(), 'completed', date_trunc('milliseconds', now()) - n * interval '1 minute'
    from student returning user_id, assignment_id, submitted_at
  )
  insert into submissions (user_id, assignment_id, submitted_at, text, number)
  select user_id, assignment_id, submitted_at, repeat('Five questions. ', 100), 1000 + row_number() over ()
  from given`;

async function measure(settings: Record<string, string>): Promise<Grading> {
  await filled(settings, async (db) => {
    await db.execute(fill);
    await analyse(db);
  });
  const server = await launch('server/main.ts', '/health/ready', settings);
  try {
    const token = await signIn(server.url, demoInstructor);
    const queue = `${server.url}/v1/teach/grading`;
    type Queue = { items: { courseId: string; submissionId: string }[]; total: number; next?: string };
    const read = (url: string) => call<Queue>(url, { token });
    let page = await read(`${queue}?limit=100`);
    if (page.total < waiting) throw new Error(`${page.total} wait.`);
    const pages: string[] = [];
    let middle = page;
    while (page.next !== undefined) {
      pages.push(page.next);
      if (pages.length === waiting / 200) middle = page;
      page = await read(`${queue}?limit=100&cursor=${page.next}`);
    }
    const [one] = middle.items;
    const measured = (url: string) => timesOf(url, token, { warmUp: 20, samples });
    return {
      first: await measured(queue),
      middle: await measured(`${queue}?limit=100&cursor=${pages[Math.floor(pages.length / 2)]}`),
      last: await measured(`${queue}?limit=100&cursor=${pages.at(-1)}`),
      submission: await measured(`${server.url}/v1/teach/courses/${one?.courseId}/submissions/${one?.submissionId}`),
      account: await measured(`${server.url}/v1/auth/user`),
      next: await measureNext(server.url, paths.teach.submission(one ?? { courseId: '', submissionId: '' })),
    };
  } finally {
    await server.stop();
  }
}

export const measureGrading = (folder: string, settings: Record<string, string>) =>
  onBoth('grading', folder, settings, measure);

export function gradingTable(measured: Awaited<ReturnType<typeof measureGrading>>): string {
  const cell = ({ median: usual, p99: slow }: Times) => `${usual.toFixed(1)}, ${slow.toFixed(1)}`;
  const row = (name: string, { next, account, ...queue }: Grading) => {
    const { first, middle, last, submission } = queue;
    const over = isOver(queue) || isSlow(next) ? ': over' : '';
    const opening = `${median(next).toFixed(0)}, ${Math.max(...next).toFixed(0)}`;
    return `| ${name}${over} | ${[first, middle, last, submission, account].map(cell).join(' | ')} | ${opening} |`;
  };
  return [
    `| ${waiting} wait for a grade; median, p99 (at most ${gradingMark}) in ms | first 50 | 100 from the middle | the last | one submission | GET /auth/user | the next in the page: median, slowest (at most ${nextMark}) |`,
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    row('embedded database', measured.embedded),
    row('PostgreSQL', measured.postgres),
    '',
  ].join('\n');
}

const isSlow = (next: number[]) => Math.max(...next) > nextMark;
const isOver = (times: Record<string, Times>) => Object.values(times).some((one) => one.p99 > gradingMark);

export const isOverMark = ({ embedded, postgres }: Awaited<ReturnType<typeof measureGrading>>) =>
  [embedded, postgres].some(({ next, account, ...queue }) => isOver(queue) || isSlow(next));
