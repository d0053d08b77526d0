import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments, studentAssignments } from '../platform/database/schema/assignments.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { completedLessons } from '../platform/database/schema/lesson.ts';
import { threadMessages, threads } from '../platform/database/schema/questions.ts';
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

type Standing = { lessons: number; activeDaysAgo: number; enrolledDaysAgo?: number; overdue?: number };

async function student(
  name: string,
  { lessons, activeDaysAgo, enrolledDaysAgo = 100, overdue = 0 }: Standing,
): Promise<string> {
  const [firstName = '', lastName = ''] = name.split(' ');
  const { id } = await server.register(`${firstName.toLowerCase()}@example.com`);
  await server.db.update(users).set({ firstName, lastName }).where(eq(users.id, id));
  const lastActiveAt = new Date(testNow.getTime() - activeDaysAgo * day);
  const enrolledAt = new Date(testNow.getTime() - enrolledDaysAgo * day);
  await server.db.insert(enrolments).values({ userId: id, courseId, enrolledAt, lastActiveAt });
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
      lastActiveOn: new Date(testNow.getTime() - 90 * day).toISOString().slice(0, 10),
    });
  });

  test('is sorted, searched, filtered and paged', async () => {
    expect(await names('?sort=name&limit=2')).toEqual(['Ada Okafor', 'bo Lind']);
    expect(await names('?sort=progress&limit=2')).toEqual(['Chidi Eze', 'bo Lind']);
    expect(await names('?sort=lastActive&limit=2')).toEqual(['Eve Sand', 'Chidi Eze']);
    expect(await names('?sort=overdue&limit=2')).toEqual(['Dana Ruiz', 'Chidi Eze']);
    expect(await names('?search=LIN')).toEqual(['bo Lind']);
    expect(await names('?search=%25')).toEqual([]);
    expect(await names('?show=behind')).toEqual(['Chidi Eze', 'Dana Ruiz']);
    expect(await roster('?show=behind&search=dana')).toMatchObject({ size: 5, behind: 2, total: 1 });
  });

  test.each(['name', 'progress', 'lastActive', 'overdue'])('by %s, each student is on one page', async (sort) => {
    const whole = await roster(`?sort=${sort}`);
    const found: string[] = [];
    let next: string | undefined;
    do {
      const page = await roster(`?sort=${sort}&limit=2${next ? `&cursor=${next}` : ''}`);
      expect(page).toMatchObject({ size: 5, total: 5 });
      found.push(...page.items.map(({ id }) => id));
      next = page.next;
    } while (next);
    expect(found).toEqual(whole.items.map(({ id }) => id));
  });

  test('goes on after a student who has left meanwhile, and has nobody after the last one', async () => {
    const key = (name: string) =>
      Buffer.from(JSON.stringify([0, name, '00000000-0000-4000-8000-000000000000'])).toString('base64url');
    expect(await names(`?limit=2&cursor=${key('cez')}`)).toEqual(['Chidi Eze', 'Dana Ruiz']);
    expect(await names(`?cursor=${key('zz')}`)).toEqual([]);
  });

  test('follows what a student does', async () => {
    const { token } = await server.register('fay@example.com');
    await server.send('POST', '/courses/data-literacy/enroll', { token });
    const seen = await server.registerTeacher('seen@example.com', 'data-literacy');
    const active = async () => {
      const { items } = (await server.send('GET', '/teach/courses/data-literacy/students', seen)).json() as Roster;
      return items.map(({ lastActiveOn = null, progress }) => [lastActiveOn, progress > 0]);
    };
    expect(await active()).toEqual([[null, false]]);
    await server.send('GET', '/courses/data-literacy/lessons/m1-l2', { token });
    expect(await active()).toEqual([[testNow.toISOString().slice(0, 10), false]]);
    await server.send('POST', '/courses/data-literacy/lessons/m1-l2/complete', { token });
    expect(await active()).toEqual([[testNow.toISOString().slice(0, 10), true]]);
  });
});

describe('§teaching.79 twelve weeks of lessons', () => {
  test('are counted by seven days back from now, without lessons that were completed before', async () => {
    const id = await student('Finn Odum', { lessons: 6, activeDaysAgo: 1 });
    const lessons = await server.db.select().from(completedLessons).where(eq(completedLessons.userId, id));
    const daysAgo = [0, 6.9, 7.1, 83.9, 84.1, 400];
    for (const [index, { lessonId }] of lessons.entries()) {
      const completedAt = new Date(testNow.getTime() - (daysAgo[index] ?? 0) * day);
      await server.db
        .update(completedLessons)
        .set({ completedAt })
        .where(and(eq(completedLessons.userId, id), eq(completedLessons.lessonId, lessonId)));
    }
    const { items } = await roster('?search=Finn');
    expect(items.map(({ weeks }) => weeks)).toEqual([[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]]);
    await server.db.delete(enrolments).where(eq(enrolments.userId, id));
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

describe('§teaching.8 nobody is behind at once', () => {
  test('who has just enrolled, and who has just asked or handed something in', async () => {
    const teaching = await server.registerTeacher('omar@example.com', 'time-series');
    const add = async (name: string, enrolledDaysAgo: number, lessons: number) => {
      const { id } = await server.register(`${name.toLowerCase()}@example.com`);
      await server.db.update(users).set({ firstName: name, lastName: 'Lee' }).where(eq(users.id, id));
      const enrolledAt = new Date(testNow.getTime() - enrolledDaysAgo * day);
      await server.db.insert(enrolments).values({ userId: id, courseId: 'time-series', enrolledAt });
      await completeLessons(server.db, id, 'time-series', lessons);
      return id;
    };
    await add('Ann', 100, 20);
    await add('Ben', 100, 20);
    await add('Cy', 0, 0);
    const asked = await add('Di', 100, 20);
    const thread = {
      id: crypto.randomUUID(),
      courseId: 'time-series',
      userId: asked,
      startedAt: testNow,
      lastAt: testNow,
    };
    await server.db.insert(threads).values(thread);
    await server.db
      .insert(threadMessages)
      .values({ threadId: thread.id, authorId: asked, isByInstructor: false, text: 'Why?', sentAt: testNow });
    const { items } = (await server.send('GET', '/teach/courses/time-series/students', teaching)).json() as Roster;
    expect(items.map(({ name, reasons }) => [name, reasons])).toEqual([
      ['Ann Lee', ['inactive']],
      ['Ben Lee', ['inactive']],
      ['Cy Lee', []],
      ['Di Lee', []],
    ]);
  });
});

describe('§teaching.40 names as people have them', () => {
  test('are sorted and found whatever marks their letters have, and namesakes are told apart', async () => {
    const teaching = await server.registerTeacher('ola@example.com', 'deep-learning');
    const given = [
      'Zoe Ray',
      'Élodie Müller',
      'Özgür Ak',
      'Łukasz Wójcik',
      'Pia Groß',
      'Eve Sand',
      'Zoe Ray',
      'ali Aydın',
    ];
    for (const [index, name] of given.entries()) {
      const [firstName = '', lastName = ''] = name.split(' ');
      const { id } = await server.register(`named-${index}@example.com`);
      await server.db.update(users).set({ firstName, lastName }).where(eq(users.id, id));
      await server.db.insert(enrolments).values({ userId: id, courseId: 'deep-learning', enrolledAt: testNow });
    }
    const list = async (query = '') =>
      ((await server.send('GET', `/teach/courses/deep-learning/students${query}`, teaching)).json() as Roster).items;
    expect((await list()).map(({ name }) => name)).toEqual([
      ...['ali Aydın', 'Élodie Müller', 'Eve Sand', 'Łukasz Wójcik', 'Özgür Ak', 'Pia Groß', 'Zoe Ray', 'Zoe Ray'],
    ]);
    const found = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).map(({ name }) => name);
    expect(await found('muller')).toEqual(['Élodie Müller']);
    expect(await found('MÜLLER')).toEqual(['Élodie Müller']);
    expect(await found('lukasz wojcik')).toEqual(['Łukasz Wójcik']);
    expect(await found('gross')).toEqual(['Pia Groß']);
    expect(await found('aydin')).toEqual(['ali Aydın']);
    expect(
      (await list())
        .filter(({ hasNamesake }) => hasNamesake)
        .map(({ email }) => email)
        .toSorted(),
    ).toEqual(['named-0@example.com', 'named-6@example.com']);
  });
});

describe('§teaching.9 the table', () => {
  const row = {
    id: 'x',
    email: 'x@example.com',
    hasNamesake: false,
    progress: 35,
    weeks: [],
    enrolledAt: '2026-10-01T09:00:00Z',
    due: 1,
    overdue: 0,
    reasons: [],
  };
  const nameIn = (name: string) =>
    rosterTable([{ ...row, name }])
      .split('\r\n')[1]
      ?.replace(/,"x@example.com".*/, '');

  test('has everybody, in UTF-8', async () => {
    const answer = await server.send('GET', `/teach/courses/${courseId}/students/table`, teacher);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${courseId}-students.csv"`);
    expect(answer.body.startsWith('\ufeff"Name","Email","Id","Progress in percent",')).toBe(true);
    expect(answer.body.split('\r\n')).toHaveLength(7);
    expect(answer.body).toContain('Not active for 14 days; Fewer than half as many lessons as the class median');
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
    ['Okafor, "Ada"', 'Okafor, ""Ada""'],
    ['Bea;=1+cmd', "Bea;'=1+cmd"],
    ['=1,2', "'=1,2"],
    ['Anne-Marie', 'Anne-Marie'],
  ])('a cell with %j is %j', (name, shown) => expect(nameIn(name)).toBe(`"${shown}"`));
});
