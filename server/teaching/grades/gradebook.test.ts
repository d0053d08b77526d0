import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { users } from '../../platform/database/schema/account.ts';
import { assignments, studentAssignments, submissions } from '../../platform/database/schema/assignments.ts';
import { enrolments } from '../../platform/database/schema/course.ts';
import { submissionFeedback } from '../../platform/database/schema/grading.ts';
import { createTestServer, type TestServer, testNow } from '../../testing/server.ts';

type Gradebook = components['schemas']['Gradebook'];
type Cell = components['schemas']['GradeCell'];

const day = 24 * 60 * 60 * 1000;
const courseId = 'data-warehousing';
const daysAgo = (days: number) => new Date(testNow.getTime() - days * day);

let server: TestServer;
let teacher: { id: string; token: string };
let ada = '';

/** `due`: how many days ago it was due; `submitted` and `grade` are of its attempts, in order. */
type Work = { due: number; attempts?: { submitted: number; grade?: number; isSeen?: boolean }[] };

beforeAll(async () => {
  server = await createTestServer();
  teacher = await server.registerTeacher('mira@example.com', courseId);
  await server.db.delete(assignments).where(eq(assignments.courseId, courseId));
  const assignment = { courseId, description: '', attachments: [] };
  await server.db.insert(assignments).values([
    { ...assignment, id: 'gb-second', title: 'Star "schema"', dueAfterDays: 20 },
    { ...assignment, id: 'gb-first', title: '=Keys', dueAfterDays: 7 },
    { ...assignment, id: 'gb-blind', title: 'Essay', dueAfterDays: 30, isBlind: true },
  ]);
  ada = await student('Ada Okafor', {
    'gb-first': { due: 9, attempts: [{ submitted: 10, grade: 80, isSeen: true }] },
    'gb-second': { due: 5, attempts: [{ submitted: 4, grade: 61 }] },
    'gb-blind': { due: 1, attempts: [{ submitted: 2.37, grade: 97, isSeen: true }] },
  });
  await student('Bo Lind', {
    'gb-first': { due: 9, attempts: [{ submitted: 12, grade: 50 }, { submitted: 3 }] },
    'gb-second': { due: -1 },
    'gb-blind': { due: 1 },
  });
  await student('Chidi Eze', { 'gb-first': { due: 9 }, 'gb-second': { due: 5 } });
  await server.db.insert(enrolments).values({ userId: teacher.id, courseId });
});
afterAll(() => server.close());

let number = 0;
async function student(name: string, works: Record<string, Work>): Promise<string> {
  const [firstName = '', lastName = ''] = name.split(' ');
  const { id } = await server.register(`${firstName.toLowerCase()}@example.com`);
  await server.db.update(users).set({ firstName, lastName }).where(eq(users.id, id));
  await server.db.insert(enrolments).values({ userId: id, courseId, enrolledAt: daysAgo(40) });
  for (const [assignmentId, { due, attempts = [] }] of Object.entries(works)) {
    const status = attempts.length > 0 ? 'completed' : 'pending';
    const latest = attempts.at(-1);
    const submittedAt = latest ? daysAgo(latest.submitted) : null;
    const given = { userId: id, assignmentId, dueAt: daysAgo(due), status, submittedAt } as const;
    await server.db.insert(studentAssignments).values(given);
    number += 1;
    for (const [index, { submitted, grade, isSeen = false }] of attempts.entries()) {
      const at = daysAgo(submitted - 0.5);
      const returned = grade === undefined ? null : at;
      const values = { userId: id, assignmentId, attempt: index + 1, number, text: 'Done.', returnedAt: returned };
      const [made] = await server.db
        .insert(submissions)
        .values({ ...values, submittedAt: daysAgo(submitted) })
        .returning();
      if (!made || grade === undefined) continue;
      const feedback = { submissionId: made.id, returnedAt: at, visibleAt: at, total: grade };
      await server.db
        .insert(submissionFeedback)
        .values({ ...feedback, levels: [], comments: [], fileComments: [], seenAt: isSeen ? testNow : null });
    }
  }
  return id;
}

const path = `/teach/courses/${courseId}/grades`;
const gradebook = async (query = ''): Promise<Gradebook> => (await server.send('GET', path + query, teacher)).json();
const names = async (query = '') => (await gradebook(query)).items.map(({ name }) => name);
const table = async (query = '') => (await server.send('GET', `${path}/table${query}`, teacher)).body;
const cellsOf = (student: { cells: Cell[] } | undefined) =>
  Object.fromEntries((student?.cells ?? []).map(({ assignmentId, ...cell }) => [assignmentId, cell]));

describe('§teaching.63 the gradebook of a course', () => {
  test('has the assignments due first first, with the figures of the class', async () => {
    const { items, assignments: columns, weights: _, ...counts } = await gradebook('?search=bo');
    expect(counts).toEqual({ courseTitle: 'Data Warehousing', size: 3, total: 1 });
    expect(items).toHaveLength(1);
    expect(columns).toEqual([
      { id: 'gb-first', title: '=Keys', dueAfterDays: 7, isBlind: false, graded: 2, average: 65 },
      { id: 'gb-second', title: 'Star "schema"', dueAfterDays: 20, isBlind: false, graded: 1, average: 61 },
      { id: 'gb-blind', title: 'Essay', dueAfterDays: 30, isBlind: true },
    ]);
  });

  test('leaves whoever has lost access, or teaches, out of the figures of the class', async () => {
    const change = (access: 'active' | 'suspended') =>
      server.db
        .update(enrolments)
        .set({ access })
        .where(and(eq(enrolments.userId, ada), eq(enrolments.courseId, courseId)));
    await change('suspended');
    const { assignments: columns, size } = await gradebook();
    await change('active');
    expect(size).toBe(2);
    expect(columns).toMatchObject([{ graded: 1, average: 50 }, { graded: 0 }, { isBlind: true }]);
    expect(columns[1]).not.toHaveProperty('average');
  });

  test('says of each cell what became of it', async () => {
    const { items } = await gradebook();
    const [first, second, third] = items;
    expect(first).toMatchObject({ name: 'Ada Okafor', average: 71, missing: 0 });
    expect(cellsOf(first)).toEqual({
      'gb-first': {
        status: 'seen',
        grade: 80,
        isLate: false,
        dueAt: daysAgo(9).toISOString(),
        submissionId: expect.any(String),
        revision: 0,
      },
      'gb-second': expect.objectContaining({ status: 'returned', grade: 61, isLate: true }),
      'gb-blind': { status: 'blind' },
    });
    // The grade holds until the new attempt has one; the new attempt is late, the first was not.
    expect(second).toMatchObject({ name: 'Bo Lind', average: 50, missing: 0 });
    expect(cellsOf(second)['gb-first']).toMatchObject({ status: 'waiting', grade: 50, isLate: true });
    expect(cellsOf(second)['gb-second']).toEqual({ status: 'open', dueAt: daysAgo(-1).toISOString() });
    expect(third).not.toHaveProperty('average');
    expect(third).toMatchObject({ name: 'Chidi Eze', missing: 2 });
    expect(cellsOf(third)['gb-first']).toEqual({ status: 'missing', dueAt: daysAgo(9).toISOString() });
  });

  test('is searched, narrowed, sorted and paged', async () => {
    expect(await names('?search=LIN')).toEqual(['Bo Lind']);
    expect(await names('?search=Chidi%40EX')).toEqual(['Chidi Eze']);
    expect(await names('?show=missing')).toEqual(['Chidi Eze']);
    expect(await names('?show=late')).toEqual(['Ada Okafor', 'Bo Lind']);
    expect(await names('?sort=average')).toEqual(['Bo Lind', 'Ada Okafor', 'Chidi Eze']);
    expect(await names('?sort=missing')).toEqual(['Chidi Eze', 'Ada Okafor', 'Bo Lind']);
    const { next } = await gradebook('?sort=average&limit=2');
    expect(await names(`?sort=average&limit=2&cursor=${next}`)).toEqual(['Chidi Eze']);
  });
});

describe('§teaching.63 blind grading', () => {
  const work = () =>
    and(eq(submissions.userId, ada), eq(submissions.assignmentId, 'gb-blind'), eq(submissions.attempt, 1));
  const everything = async () =>
    JSON.stringify([
      await gradebook(),
      await gradebook('?show=late'),
      await gradebook('?show=missing'),
      await gradebook('?sort=average'),
      await gradebook('?sort=missing'),
      await table(),
      await table('?show=late'),
      await table('?sort=average'),
    ]);

  test('the same is answered whatever was submitted, when, and whatever its grade is', async () => {
    const before = await everything();
    const [submission] = await server.db.select().from(submissions).where(work());
    expect(submission?.id).toEqual(expect.any(String));
    expect(before).not.toContain(submission?.id);
    await server.db.update(submissionFeedback).set({ total: 3 }).where(eq(submissionFeedback.total, 97));
    expect(await everything()).toBe(before);
    await server.db.update(submissions).set({ submittedAt: testNow, returnedAt: null }).where(work());
    expect(await everything()).toBe(before);
    await server.db.delete(submissions).where(work());
    expect(await everything()).toBe(before);
    await server.db.delete(studentAssignments).where(eq(studentAssignments.assignmentId, 'gb-blind'));
    expect(await everything()).toBe(before);
  });
});

describe('§teaching.64 the table', () => {
  const lines = async (query = '') => (await table(query)).replace('\ufeff', '').split('\r\n');

  test('has what the search and the filter find, in UTF-8 and in that order', async () => {
    const answer = await server.send('GET', `${path}/table?sort=missing`, teacher);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${courseId}-grades.csv"`);
    expect(answer.body.startsWith('\ufeff"Name",')).toBe(true);
    expect((await lines('?sort=missing')).map((line) => line.split(',')[0])).toEqual([
      ...['"Name"', '"Chidi Eze"', '"Ada Okafor"', '"Bo Lind"', ''],
    ]);
    expect(await lines('?show=late&search=bo')).toHaveLength(3);
  });

  test('leaves out what is graded blind, and no title is a formula', async () => {
    const [heads, first] = await lines();
    expect(heads).toBe(
      '"Name","Email","Id","Course grade","Average in percent","Missing","\'=Keys, grade in percent","\'=Keys, status","Star ""schema"", grade in percent","Star ""schema"", status"',
    );
    expect(first).toBe(`"Ada Okafor","ada@example.com","${ada}","71","71","0","80","Seen","61","Returned, late"`);
  });
});

test.each([path, `${path}/table`])('§teaching.2 %s is for who teaches the course', async (address) => {
  const other = await server.registerTeacher(`other-${address.length}@example.com`, 'time-series');
  const { token } = await server.register(`nosy-${address.length}@example.com`);
  expect((await server.send('GET', address)).statusCode).toBe(401);
  expect((await server.send('GET', address, { token })).statusCode).toBe(403);
  expect((await server.send('GET', address, other)).statusCode).toBe(403);
  expect((await server.send('GET', address, teacher)).statusCode).toBe(200);
});
