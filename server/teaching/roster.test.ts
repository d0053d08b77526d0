import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments, studentAssignments } from '../platform/database/schema/assignments.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { completeLessons } from '../testing/complete-lessons.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { rosterTable } from './roster-table.ts';

type Roster = components['schemas']['Roster'];

const day = 24 * 60 * 60 * 1000;
const courseId = 'data-warehousing';
const given = ['keys-one', 'keys-two', 'keys-three'];

let server: TestServer;
let teacher: { id: string; token: string };
beforeAll(async () => {
  server = await createTestServer();
  teacher = await server.registerTeacher('mira@example.com', courseId);
  const assignment = { courseId, title: 'Keys', description: '', attachments: [], dueAfterDays: 7 };
  await server.db.insert(assignments).values(given.map((id) => ({ ...assignment, id })));
  await student('Ada Okafor', { lessons: 12, activeDaysAgo: 1 });
  await student('bo Lind', { lessons: 10, activeDaysAgo: 13 });
  await student('Chidi Eze', { lessons: 4, activeDaysAgo: 15, overdue: 1 });
  await student('Dana Ruiz', { lessons: 11, activeDaysAgo: 2, overdue: 2 });
  await student('Eve Sand', { lessons: 1000, activeDaysAgo: 90 });
  await server.db.insert(enrolments).values({ userId: teacher.id, courseId }); // teaches it, and is in no class
});
afterAll(() => server.close());

type Standing = { lessons: number; activeDaysAgo: number; overdue?: number };

async function student(name: string, { lessons, activeDaysAgo, overdue = 0 }: Standing): Promise<string> {
  const [firstName = '', lastName = ''] = name.split(' ');
  const { id } = await server.register(`${firstName.toLowerCase()}@example.com`);
  await server.db.update(users).set({ firstName, lastName }).where(eq(users.id, id));
  const lastActiveAt = new Date(testNow.getTime() - activeDaysAgo * day);
  await server.db.insert(enrolments).values({ userId: id, courseId, enrolledAt: lastActiveAt, lastActiveAt });
  await completeLessons(server.db, id, courseId, lessons);
  const rows = given.map((assignmentId, index) => ({
    userId: id,
    assignmentId,
    dueAt: new Date(testNow.getTime() + (index < overdue ? -day : day)),
  }));
  await server.db.insert(studentAssignments).values(rows);
  return id;
}

const roster = async (query = ''): Promise<Roster> =>
  (await server.send('GET', `/teach/courses/${courseId}/students${query}`, teacher)).json();
const names = async (query = '') => (await roster(query)).items.map(({ name }) => name);

describe('§teaching.7 the roster of a course', () => {
  test('has its students with progress, last activity, due and overdue', async () => {
    const { items, ...counts } = await roster();
    expect(counts).toEqual({ courseTitle: 'Data Warehousing', size: 5, behind: 2, total: 5 });
    expect(items.map(({ name }) => name)).toEqual(['Ada Okafor', 'bo Lind', 'Chidi Eze', 'Dana Ruiz', 'Eve Sand']);
    expect(items[0]).toMatchObject({ due: 3, overdue: 0 });
    expect(items[3]).toMatchObject({ due: 1, overdue: 2 });
    expect(items[4]).toMatchObject({
      progress: 100,
      lastActiveAt: new Date(testNow.getTime() - 90 * day).toISOString(),
    });
  });

  test('is sorted, searched, filtered and paged', async () => {
    expect(await names('?sort=progress&limit=2')).toEqual(['Chidi Eze', 'bo Lind']);
    expect(await names('?sort=lastActive&limit=2')).toEqual(['Eve Sand', 'Chidi Eze']);
    expect(await names('?sort=overdue&limit=2')).toEqual(['Dana Ruiz', 'Chidi Eze']);
    expect(await names('?limit=2&offset=2')).toEqual(['Chidi Eze', 'Dana Ruiz']);
    expect(await names('?search=LIN')).toEqual(['bo Lind']);
    expect(await names('?search=%25')).toEqual([]);
    expect(await names('?show=behind')).toEqual(['Chidi Eze', 'Dana Ruiz']);
    expect(await roster('?show=behind&search=dana')).toMatchObject({ size: 5, behind: 2, total: 1 });
    expect((await roster('?offset=100')).items).toEqual([]);
  });

  test('follows what a student does', async () => {
    const { token } = await server.register('fay@example.com');
    await server.send('POST', '/courses/data-literacy/enroll', { token });
    const seen = await server.registerTeacher('seen@example.com', 'data-literacy');
    const active = async () => {
      const { items } = (await server.send('GET', '/teach/courses/data-literacy/students', seen)).json() as Roster;
      return items.map(({ lastActiveAt = null, progress }) => [lastActiveAt, progress > 0]);
    };
    expect(await active()).toEqual([[null, false]]);
    await server.send('GET', '/courses/data-literacy/lessons/m1-l2', { token });
    expect(await active()).toEqual([[testNow.toISOString(), false]]);
    await server.send('POST', '/courses/data-literacy/lessons/m1-l2/complete', { token });
    expect(await active()).toEqual([[testNow.toISOString(), true]]);
  });
});

describe('§teaching.8 who is falling behind', () => {
  test('is told by the rules, each by itself', async () => {
    const { items } = await roster();
    expect(Object.fromEntries(items.map(({ name, reasons }) => [name, reasons]))).toEqual({
      'Ada Okafor': [],
      'bo Lind': [], // 13 days are not yet 14
      'Chidi Eze': ['inactive', 'behind'], // 4 of the middle's 11 lessons
      'Dana Ruiz': ['overdue'],
      'Eve Sand': [], // has done everything
    });
  });
});

describe('§teaching.9 the table', () => {
  const row = { id: 'x', progress: 35, enrolledAt: '2026-10-01T09:00:00Z', due: 1, overdue: 0, reasons: [] };
  const nameIn = (name: string) =>
    rosterTable([{ ...row, name }])
      .split('\r\n')[1]
      ?.replace(/,35,.*/, '');

  test('has everybody, in UTF-8', async () => {
    const answer = await server.send('GET', `/teach/courses/${courseId}/students/table`, teacher);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${courseId}-students.csv"`);
    expect(answer.body.startsWith('\ufeffName,Progress in percent,')).toBe(true);
    expect(answer.body.split('\r\n')).toHaveLength(7);
    expect(answer.body).toContain('Not active for 14 days; Fewer than half as many lessons as the middle of the class');
  });

  test.each([
    ['Zoë Ångström', 'Zoë Ångström'],
    ['=HYPERLINK(0)', "'=HYPERLINK(0)"],
    ['+44 20', "'+44 20"],
    ['-1+2', "'-1+2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1+1', "' =1+1"],
    ['\uff1d1+1', "'\uff1d1+1"],
    ['\tA', "'\tA"],
    ['Okafor, "Ada"', '"Okafor, ""Ada"""'],
    ['=1,2', `"'=1,2"`],
    ['Anne-Marie', 'Anne-Marie'],
  ])('a cell with %j is %j', (name, shown) => expect(nameIn(name)).toBe(shown));
});
