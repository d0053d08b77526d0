/**
 * What a student's own learning takes to show and to record, while PostgreSQL holds ten million events of a hundred thousand
 * students (§analytics.11); `--size 0.01` takes a hundredth of them.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { chooseAim } from '../../server/analytics/path/current.ts';
import { startSession } from '../../server/http/authentication.ts';
import { readConfig } from '../../server/platform/config.ts';
import { type Database, openDatabase } from '../../server/platform/database/client.ts';
import { users } from '../../server/platform/database/schema/account.ts';
import { courseInstructors } from '../../server/platform/database/schema/course.ts';
import { startPostgres } from '../../server/testing/postgres.ts';
import { fillLog, keepMastery } from './analytics-fill.ts';
import { median } from './rate.ts';
import { launch } from './server.ts';
import { p99 } from './stalls.ts';

/** Milliseconds: the limit of each p99. */
const mark = 50;
const allStudents = 100_000;
/** How many students make calls: many, each seldom, as the rows of a few would stay in the cache. */
const callers = 2_000;
const samples = 1_000;
const warmUp = 100;
/** Calls at a time, for the second measurement. */
const together = 8;

type Times = { median: number; p99: number };
type Call = { name: string; isTeachers?: true; ask: (url: string, token: string) => Promise<Response> };
type Tokens = { students: string[]; teacher: string };

const get = (path: string): Call['ask'] => {
  return (url, token) => fetch(`${url}/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
};

/** Ten intervals of active time, as a browser sends them every few minutes. */
const record: Call['ask'] = (url, token) => {
  const event = (index: number) => ({
    id: crypto.randomUUID(),
    kind: 'active',
    courseId: 'data-analytics',
    lessonId: `m1-l${1 + (index % 5)}`,
    at: new Date(Date.now() - (index + 1) * 60_000 - Math.random() * 1e9).toISOString(),
    seconds: 60,
  });
  const body = { timeZone: 'Europe/London', events: Array.from({ length: 10 }, (_, index) => event(index)) };
  return fetch(`${url}/v1/analytics/activity`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
};

const calls: Call[] = [
  { name: 'GET /analytics/week', ask: get('/analytics/week') },
  { name: 'GET /analytics/mastery', ask: get('/analytics/mastery') },
  {
    name: 'GET /analytics/courses/{id}/outcomes/{id}',
    ask: get('/analytics/courses/data-analytics/outcomes/m3'),
  },
  { name: 'GET /analytics/forecasts', ask: get('/analytics/forecasts') },
  { name: 'GET /analytics/path', ask: get('/analytics/path') },
  { name: 'GET /analytics/review', ask: get('/analytics/review') },
  { name: 'POST /analytics/activity', ask: record },
  {
    name: 'GET /teach/courses/{id}/struggles',
    isTeachers: true,
    ask: get('/teach/courses/data-analytics/struggles'),
  },
];
const comparison: Call = { name: 'GET /auth/user', ask: get('/auth/user') };

const anyOf = ({ isTeachers }: Call, { students, teacher }: Tokens) =>
  isTeachers ? teacher : (students[Math.floor(Math.random() * students.length)] ?? '');

async function timeOf({ name, ask }: Call, url: string, token: string): Promise<number> {
  const begin = performance.now();
  const answer = await ask(url, token);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}.`);
  return performance.now() - begin;
}

const summary = (times: number[]): Times => ({ median: median(times), p99: p99(times) });

/** One call after another. */
async function alone(call: Call, url: string, tokens: Tokens): Promise<Times> {
  for (let count = 0; count < warmUp; count += 1) await timeOf(call, url, anyOf(call, tokens));
  const times: number[] = [];
  while (times.length < samples) times.push(await timeOf(call, url, anyOf(call, tokens)));
  return summary(times);
}

/** All calls, several at a time. */
async function atOnce(url: string, tokens: Tokens): Promise<Map<string, Times>> {
  const times = new Map(calls.map(({ name }) => [name, [] as number[]]));
  const client = async (_: unknown, first: number) => {
    for (let count = 0; count < samples / together; count += 1) {
      for (const [index] of calls.entries()) {
        const call = calls[(index + first) % calls.length];
        if (call) times.get(call.name)?.push(await timeOf(call, url, anyOf(call, tokens)));
      }
    }
  };
  await Promise.all(Array.from({ length: together }, client));
  return new Map([...times].map(([name, all]) => [name, summary(all)]));
}

const explained = z.object({ rows: z.array(z.object({ 'QUERY PLAN': z.string() })) });

/** How PostgreSQL finds what the calls read, so that a plan that reads a whole table is seen. */
async function plansOf(db: Database, userId: string): Promise<string> {
  const user = sql`${userId}::uuid`;
  const asked = {
    week: sql`select * from learning_days where user_id = ${user} and day between current_date - 90 and current_date`,
    mastery: sql`select * from learning_outcomes where user_id = ${user}`,
    state: sql`select * from learning_states where user_id = ${user}`,
    replay: sql`select * from learning_events where user_id = ${user} and is_right is not null
      order by at desc, id desc limit 20000`,
    attempts: sql`select * from learning_events where user_id = ${user} and course_id = 'data-analytics'
      and outcome_id = 'm3' and is_right is not null order by at desc, id desc limit 50`,
    review: sql`select * from review_cards where user_id = ${user} and due_on <= current_date`,
    struggles: sql`select * from course_items where course_id = 'data-analytics' and published is not null`,
    answer: sql`select * from learning_events where user_id = ${user} and course_id = 'data-analytics'
      and lesson_id = 'm3-l4' and is_right is not null`,
  };
  const plans: string[] = [];
  for (const [name, query] of Object.entries(asked)) {
    const { rows } = explained.parse(await db.execute(sql`explain (analyze, costs off) ${query}`));
    plans.push(`${name}:`, ...rows.map((row) => `  ${row['QUERY PLAN']}`));
  }
  return plans.join('\n');
}

const sizeAsked = () => {
  const index = process.argv.indexOf('--size');
  return index < 0 ? 1 : Number(process.argv[index + 1]);
};

export async function measureAnalytics(folder: string, given: Record<string, string>) {
  const students = Math.round(allStudents * sizeAsked());
  if (!(students > 0)) throw new Error('`--size` is a number, such as 0.01.');
  const cluster = await startPostgres();
  try {
    const database = { DATA_FOLDER: join(folder, 'analytics'), DATABASE_URL: await cluster.create('analytics') };
    const settings = { ...given, ...database, JWT_SECRET: randomBytes(32).toString('base64url') };
    const seeded = await launch('server/main.ts', '/health/ready', settings);
    await seeded.stop();
    const { db, close } = await openDatabase({ databaseUrl: database.DATABASE_URL, dataFolder: database.DATA_FOLDER });
    const begin = performance.now();
    const events = await fillLog(db, students);
    const filledIn = (performance.now() - begin) / 1000;
    const context = { db, config: readConfig({ ...process.env, ...settings }), now: () => new Date() };
    const some = await db
      .select({ id: users.id, tokenVersion: users.tokenVersion })
      .from(users)
      .where(eq(users.firstName, 'Student'))
      .orderBy(sql`random()`)
      .limit(callers);
    const caller = { address: '127.0.0.1', userAgent: undefined, device: null };
    const own: string[] = [];
    for (const user of some) {
      own.push(await startSession(context, user, caller));
      await keepMastery(db, user.id);
      await chooseAim(db, user.id, 'work-as-a-data-analyst', new Date());
    }
    const [teaching] = await db.select().from(users).where(eq(users.email, 'bench-1@example.com'));
    if (!teaching) throw new Error('There is no student.');
    await db.update(users).set({ role: 'instructor' }).where(eq(users.id, teaching.id));
    await db.insert(courseInstructors).values({ userId: teaching.id, courseId: 'data-analytics', since: new Date() });
    const tokens = { students: own, teacher: await startSession(context, teaching, caller) };
    const plans = await plansOf(db, teaching.id);
    await close();
    const server = await launch('server/main.ts', '/health/ready', settings);
    try {
      const idle = await alone(comparison, server.url, tokens);
      const byItself = new Map<string, Times>();
      for (const call of calls) byItself.set(call.name, await alone(call, server.url, tokens));
      const busy = await atOnce(server.url, tokens);
      return { students, events, filledIn, idle, byItself, busy, plans };
    } finally {
      await server.stop();
    }
  } finally {
    await cluster.stop();
  }
}

type Measured = Awaited<ReturnType<typeof measureAnalytics>>;

export function analyticsTable({ students, events, filledIn, idle, byItself, busy, plans }: Measured): string {
  const cell = (times: Times | undefined) => (times ? `${times.median.toFixed(1)}, ${times.p99.toFixed(1)}` : '');
  const count = (value: number) => value.toLocaleString('en-GB');
  const rows = calls.map(({ name }) => {
    const over = [byItself, busy].some((times) => isOver(times.get(name)));
    return `| ${name}${over ? ': over' : ''} | ${cell(byItself.get(name))} | ${cell(busy.get(name))} |`;
  });
  return [
    `| ${count(events)} events of ${count(students)} students (filled in ${filledIn.toFixed(0)} s); median, p99 (at most ${mark}) in ms | by itself | ${together} at a time |`,
    '| --- | ---: | ---: |',
    ...rows,
    `| ${comparison.name} | ${cell(idle)} | |`,
    '',
    plans,
    '',
  ].join('\n');
}

const isOver = (times: Times | undefined) => times !== undefined && times.p99 > mark;

export const isAnalyticsOver = ({ byItself, busy }: Measured) =>
  [...byItself.values(), ...busy.values()].some((times) => isOver(times));
