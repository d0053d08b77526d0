import { like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { runDemonstration } from '../../cli/demonstration.ts';
import { users } from '../../platform/database/schema/account.ts';
import { communityPosts } from '../../platform/database/schema/questions.ts';
import { caller } from '../../testing/caller.ts';
import { createTestServer, type TestServer, testNow } from '../../testing/server.ts';
import { rowCounts, tableDigests } from '../../testing/tables.ts';
import { demoInstructor, demoStudent } from '../accounts.ts';
import { loadDemonstration } from '../load.ts';
import { madeUpAddress, readQueue } from '../queue.ts';
import { refuseDemonstration, removeDemonstration } from '../remove.ts';
import { growDemonstration } from './add.ts';

type Schemas = components['schemas'];

const perCopy = readQueue().length;
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  [server, other] = await Promise.all([createTestServer(), createTestServer()]);
});
afterAll(async () => {
  await Promise.all([server.close(), other.close()]);
});

const run = (...words: string[]) => runDemonstration({ ...server.context, now: () => testNow }, words);
const madeUp = like(users.email, `%${madeUpAddress}`);
/** Tables of which each copy brings rows. */
const grown = [
  ...['announcements', 'class_attendance', 'classes', 'community_posts', 'completed_lessons', 'enrolments'],
  ...['exercise_attempts', 'extension_requests', 'learning_events', 'opened_lessons', 'orders', 'quiz_attempts'],
  ...['reviews', 'student_assignments', 'submission_feedback', 'submission_files', 'submissions', 'thread_messages'],
  ...['thread_reads', 'threads', 'users'],
];

/** What triggers do of a deletion takes as long as its rows times the questions that they are about: with all of them, minutes. */
async function refuseLongDeletions(db: TestServer['db']): Promise<void> {
  await db.execute(sql`create function refuse_long() returns trigger language plpgsql as $$ begin
    if (select count(*) from removed) > 3000 then raise exception 'So many events at once'; end if;
    return null;
  end $$`);
  await db.execute(sql`create trigger refuse_long after delete on learning_events referencing old table as removed
    for each statement execute function refuse_long()`);
}

describe('§content.17 npm run demonstration -- --grow', () => {
  it('adds what is missing of so many times the students, and says so', async () => {
    const before = await rowCounts(server.db);
    expect(await run('--grow', '1')).toBe('The demonstration is there once already. Nothing was added.');
    expect(await rowCounts(server.db)).toEqual(before);
    expect(await run('--grow', '2')).toMatch(/^Added 25 students .*: the demonstration is there 2 times \(seed 1\)\.$/);
    const twice = await rowCounts(server.db);
    expect(await run('--grow', '4')).toMatch(/^Added 50 students .*, which was there 2 times, is there 4 times/);
    const counts = await rowCounts(server.db);
    expect(await server.db.$count(users, madeUp)).toBe(4 * perCopy + 1); // and an instructor
    expect(grown.filter((table) => !((counts[table] ?? 0) > (before[table] ?? 0)))).toEqual([]);
    expect(counts['users']).toBe((before['users'] ?? 0) + 3 * perCopy);
    expect(counts['announcements']).toBe((before['announcements'] ?? 0) + 3);
    expect(counts['classes']).toBe((before['classes'] ?? 0) + 9);
    expect(twice['users']).toBe((before['users'] ?? 0) + perCopy);
    expect(await run('--grow', '4')).toBe('The demonstration is there 4 times already. Nothing was added.');
    await expect(run('--grow', '3')).rejects.toThrow('is there 4 times already, and nothing was changed');
    await expect(run('--grow', '5', '--seed', '2')).rejects.toThrow('with another seed, and nothing was changed');
    expect(await rowCounts(server.db)).toEqual(counts);
  });

  it('draws the same by the same seed on the same day, in one run or in two, and other rows by another seed', async () => {
    const except = ['users']; // a password's hash is never the same
    const later = new Date(testNow.getTime() + 60 * 60 * 1000);
    await growDemonstration(other.db, { times: 4, seed: 1 }, later);
    expect(await tableDigests(other.db, except)).toEqual(await tableDigests(server.db, except));
    const people = ({ db }: TestServer) =>
      db.select({ id: users.id, email: users.email, at: users.registeredAt }).from(users).orderBy(users.email);
    const drawn = await people(server);
    expect(await people(other)).toEqual(drawn);
    await removeDemonstration(other.db);
    await loadDemonstration(other.db, testNow);
    await growDemonstration(other.db, { times: 2, seed: 2 }, testNow);
    const known = new Set(drawn.map(({ email }) => email));
    const names = (await people(other)).filter(({ email }) => /\.2-\d+@/.test(email));
    expect(names.filter(({ email }) => !known.has(email)).length).toBeGreaterThan(perCopy / 2);
  });

  it('brings rows to the lists of a student and an instructor, of which each copy has its part', async () => {
    const student = caller(server.app, await server.signIn(demoStudent.email));
    const instructor = caller(server.app, await server.signIn(demoInstructor.email));
    const hasNext = async (who: typeof student, path: string) =>
      (await who<{ next?: string }>('GET', path)).body.next !== undefined;
    for (const path of ['/messages?limit=4', '/payments?limit=2', '/community?limit=6']) {
      expect([path, await hasNext(student, path)]).toEqual([path, true]);
    }
    const taught = ['students?limit=50', 'reviews?limit=20', 'announcements?limit=2', 'classes?limit=5'];
    const paths = taught.map((list) => `/teach/courses/data-analytics/${list}`);
    for (const path of [...paths, '/teach/grading', '/teach/extension-requests?limit=12', '/messages?limit=20']) {
      expect([path, await hasNext(instructor, path)]).toEqual([path, true]);
    }
    const queue = (await instructor<Schemas['GradingQueue']>('GET', '/teach/grading?show=returned')).body;
    expect(queue.total).toBeGreaterThan(75);
  });

  it('keeps production from starting, and is gone as a whole after --remove', async () => {
    const { db } = server;
    const kept = await server.register('ada@example.com');
    await expect(refuseDemonstration(db)).rejects.toThrow(/and 101 accounts of people who are made up\. Remove them/);
    await refuseLongDeletions(db);
    expect(await run('--remove')).toMatch(/^instructor@example\.com and student@example\.com removed/);
    await refuseDemonstration(db);
    expect(await db.select({ email: users.email }).from(users)).toEqual([{ email: kept.email }]);
    expect(await db.$count(communityPosts)).toBe(0);
    const counts = await rowCounts(db, ['users']);
    expect(grown.filter((table) => table !== 'users' && counts[table] !== 0)).toEqual([]);
  });

  it('is refused without DEMO=true, and so in production', async () => {
    const config = { ...server.context.config, demo: false };
    const asked = runDemonstration({ ...server.context, config }, ['--grow', '2']);
    await expect(asked).rejects.toThrow('What is made up grows in a demonstration alone: set DEMO=true.');
  });

  it.each([
    [['--grow', '0'], '--grow takes a whole number from 1 to 200, not "0".'],
    [['--grow', '201'], '--grow takes a whole number from 1 to 200, not "201".'],
    [['--grow', 'many'], 'not "many"'],
    [['--grow', '2.5'], 'not "2.5"'],
    [['--grow', '2', '--seed', '-'], '--seed takes a whole number from 0 to 999999, not "-".'],
    [['--grow', '2', '--remove'], 'Usage: npm run demonstration -- --remove | --grow N [--seed S]'],
    [['--remove', '--seed', '1'], 'Usage'],
    [['--seed', '1'], 'Usage'],
    [['--gorw', '2'], 'Usage'],
    [[], 'Usage'],
  ])('refuses %j', async (words, message) => {
    await expect(run(...words)).rejects.toThrow(message);
  });
});
