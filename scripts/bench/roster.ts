/** What the roster of a course with ten thousand students takes (§teaching.7), on both kinds of database. */
import { sql } from 'drizzle-orm';
import { demoInstructor } from '../../server/demonstration/accounts.ts';
import { analyse, cursorAfter, filled, onBoth } from './databases.ts';
import { launch } from './server.ts';
import { signIn, type Times, timesOf } from './stalls.ts';

/** Milliseconds: the limit of each median. */
const rosterMark = 50;

const students = 10_000;
const samples = 40;
const course = 'data-analytics';

/** The first page by name and by progress, a page from the middle, those falling behind, and a call that asks for little. */
type Roster = Record<'first' | 'middle' | 'progress' | 'behind' | 'account', Times>;

/** Students who have done anything from nothing to the whole course, with what is due and overdue. */
const fill = [
  sql`insert into users (email, first_name, last_name, password_hash, registered_at)
    select 'bench-' || n || '@example.com', 'Student', n::text, '-', now() from generate_series(1, ${students}::int) as n`,
  sql`insert into enrolments (user_id, course_id, enrolled_at, last_active_at)
    select id, ${course}, now() - interval '40 days', now() - (last_name::int % 30) * interval '1 day'
    from users where email like 'bench-%'`,
  sql`insert into completed_lessons (user_id, course_id, lesson_id)
    select users.id, course_id, lessons.id from users join lessons on course_id = ${course}
    where email like 'bench-%' and position <= last_name::int % 60`,
  sql`insert into student_assignments (user_id, assignment_id, due_at, status)
    select users.id, assignments.id, now() + ((last_name::int % 20) - 10) * interval '1 day',
      (array['completed', 'pending', 'pending'])[1 + last_name::int % 3]::assignment_status
    from users join assignments on course_id = ${course} where email like 'bench-%'`,
];

async function measure(settings: Record<string, string>): Promise<Roster> {
  await filled(settings, async (db) => {
    for (const statement of fill) await db.execute(statement);
    await analyse(db);
  });
  const server = await launch('server/main.ts', '/health/ready', settings);
  try {
    const token = await signIn(server.url, demoInstructor);
    const addressOf = (path: string) => `${server.url}/v1${path}`;
    const measured = (path: string) => timesOf(addressOf(path), token, { warmUp: 5, samples });
    const roster = `/teach/courses/${course}/students`;
    const cursor = await cursorAfter(students / 2, addressOf(roster), token);
    return {
      first: await measured(roster),
      middle: await measured(`${roster}?cursor=${cursor}`),
      progress: await measured(`${roster}?sort=progress`),
      behind: await measured(`${roster}?show=behind&sort=lastActive`),
      account: await measured('/auth/user'),
    };
  } finally {
    await server.stop();
  }
}

export const measureRoster = (folder: string, settings: Record<string, string>) =>
  onBoth('roster', folder, settings, measure);

type Measured = Awaited<ReturnType<typeof measureRoster>>;

export function rosterTable({ embedded, postgres }: Measured): string {
  const cell = ({ median: usual, p99: slow }: Times) => `${usual.toFixed(1)}, ${slow.toFixed(1)}`;
  const row = (name: string, times: Roster) =>
    `| ${name}${isOver(times) ? ': over' : ''} | ${[times.first, times.middle, times.progress, times.behind, times.account].map(cell).join(' | ')} |`;
  return [
    `| ${students} students of a course; median (at most ${rosterMark}), p99 in ms | first 50 | from the middle | least progress | falling behind | GET /auth/user |`,
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    row('embedded database', embedded),
    row('PostgreSQL', postgres),
    '',
  ].join('\n');
}

const isOver = ({ account: _, ...pages }: Roster) => Object.values(pages).some((one) => one.median > rosterMark);

export const isRosterOver = ({ embedded, postgres }: Measured) => isOver(embedded) || isOver(postgres);
