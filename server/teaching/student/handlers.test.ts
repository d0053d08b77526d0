import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { users } from '../../platform/database/schema/account.ts';
import {
  assignments,
  extensionRequests,
  givenExtensions,
  studentAssignments,
  submissions,
} from '../../platform/database/schema/assignments.ts';
import { enrolments, lessons } from '../../platform/database/schema/course.ts';
import { submissionFeedback } from '../../platform/database/schema/grading.ts';
import { completedLessons } from '../../platform/database/schema/lesson.ts';
import { classAttendance, classes } from '../../platform/database/schema/schedule.ts';
import { createTestServer, type TestServer, testNow } from '../../testing/server.ts';

type Student = components['schemas']['StudentOfCourse'];
type Roster = components['schemas']['Roster'];

const day = 24 * 60 * 60 * 1000;
const courseId = 'data-warehousing';
const daysAgo = (days: number) => new Date(testNow.getTime() - days * day);
const iso = (days: number) => daysAgo(days).toISOString();

let server: TestServer;
let teacher: { id: string; token: string };
let ada: { id: string; email: string; token: string };
let bo: { id: string; email: string; token: string };

beforeAll(async () => {
  server = await createTestServer();
  teacher = await server.registerTeacher('mira@example.com', courseId);
  await server.db.update(users).set({ firstName: 'Mira', lastName: 'Castell' }).where(eq(users.id, teacher.id));
  await server.db.delete(assignments).where(eq(assignments.courseId, courseId));
  const assignment = { courseId, description: '', attachments: [] };
  await server.db.insert(assignments).values([
    { ...assignment, id: 'st-first', title: 'Keys', dueAfterDays: 7 },
    { ...assignment, id: 'st-second', title: 'Star schema', dueAfterDays: 20 },
    { ...assignment, id: 'st-third', title: 'Index', dueAfterDays: 25 },
    { ...assignment, id: 'st-blind', title: 'Essay', dueAfterDays: 30, isBlind: true },
  ]);
  ada = await enrolled('ada@example.com', 'Ada', 'Okafor');
  bo = await enrolled('bo@example.com', 'Bo', 'Lind');
  await server.db.insert(studentAssignments).values([
    { userId: ada.id, assignmentId: 'st-first', dueAt: daysAgo(9), status: 'graded', submittedAt: daysAgo(10) },
    { userId: ada.id, assignmentId: 'st-second', dueAt: daysAgo(5), status: 'completed', submittedAt: daysAgo(3) },
    { userId: ada.id, assignmentId: 'st-third', dueAt: daysAgo(1) },
    { userId: ada.id, assignmentId: 'st-blind', dueAt: daysAgo(1), status: 'completed', submittedAt: daysAgo(2.37) },
  ]);
  await submit('st-first', daysAgo(10), { total: 80, seenAt: daysAgo(8) });
  await submit('st-second', daysAgo(3));
  await submit('st-blind', daysAgo(2.37), { total: 97, seenAt: daysAgo(1) });
  const counted = await server.db.select().from(lessons).where(eq(lessons.courseId, courseId)).limit(3);
  await server.db
    .insert(completedLessons)
    .values(counted.map(({ id }) => ({ userId: ada.id, courseId, lessonId: id, completedAt: daysAgo(20) })));
});
afterAll(() => server.close());

async function enrolled(email: string, firstName: string, lastName: string) {
  const account = await server.register(email);
  await server.db.update(users).set({ firstName, lastName }).where(eq(users.id, account.id));
  await server.db.insert(enrolments).values({ userId: account.id, courseId, enrolledAt: daysAgo(40) });
  return account;
}

async function submit(assignmentId: string, submittedAt: Date, feedback?: { total: number; seenAt: Date }) {
  const returnedAt = feedback ? daysAgo(9) : null;
  const [made] = await server.db
    .insert(submissions)
    .values({ userId: ada.id, assignmentId, attempt: 1, number: 1, text: 'Done.', submittedAt, returnedAt })
    .returning();
  if (!made || !feedback || !returnedAt) return;
  const times = { returnedAt, visibleAt: returnedAt };
  await server.db
    .insert(submissionFeedback)
    .values({ submissionId: made.id, ...times, ...feedback, levels: [], comments: [], fileComments: [] });
}

const pathOf = (id: string) => `/teach/courses/${courseId}/students/${id}`;
const look = async (id = ada.id): Promise<Student> => (await server.send('GET', pathOf(id), teacher)).json();
const roster = async () => (await server.send('GET', `/teach/courses/${courseId}/students`, teacher)).json<Roster>();

describe('§teaching.68 one student of a course', () => {
  test('is who the list of students says they are, with the same progress and the same last day', async () => {
    const listed = (await roster()).items.find(({ id }) => id === ada.id);
    const { courseTitle, id, name, email, enrolledAt, lastActiveOn, progress, modules } = await look();
    expect({ id, name, email, enrolledAt, lastActiveOn, progress }).toEqual({
      id: ada.id,
      name: 'Ada Okafor',
      email: 'ada@example.com',
      enrolledAt: listed?.enrolledAt,
      lastActiveOn: listed?.lastActiveOn,
      progress: listed?.progress,
    });
    expect(courseTitle).toBe('Data Warehousing');
    expect(listed?.lastActiveOn).toBe(iso(2.37).slice(0, 10));
    expect(listed?.progress).toBeGreaterThan(0);
    expect(modules.reduce((sum, { completed }) => sum + completed, 0)).toBe(3);
    const all = modules.reduce((sum, one) => sum + one.lessons, 0);
    expect(progress).toBe(Math.round((3 / all) * 100));
  });

  test('has the work that waits first, what is missing next, and what was returned after it', async () => {
    const { work } = await look();
    const uuid = expect.any(String);
    expect(work).toEqual([
      {
        ...{ assignmentId: 'st-second', title: 'Star schema', status: 'waiting', dueAt: iso(5) },
        ...{ submissionId: uuid, isLate: true, submittedAt: iso(3) },
      },
      { assignmentId: 'st-third', title: 'Index', status: 'missing', dueAt: iso(1) },
      {
        ...{ assignmentId: 'st-first', title: 'Keys', status: 'seen', dueAt: iso(9) },
        ...{ submissionId: uuid, isLate: false, submittedAt: iso(10), grade: 80, returnedAt: iso(9), seenAt: iso(8) },
      },
      { assignmentId: 'st-blind', title: 'Essay', status: 'blind' },
    ]);
    expect((await look(bo.id)).work).toEqual([{ assignmentId: 'st-blind', title: 'Essay', status: 'blind' }]);
  });

  test('has the later due dates that were asked for and given, the newest first', async () => {
    const asked = { userId: ada.id, reason: 'I was ill.', proposedAt: daysAgo(5) };
    const given = { userId: ada.id, dueBefore: daysAgo(6), dueAfter: daysAgo(1), reason: 'The data was late.' };
    await server.db.insert(extensionRequests).values([
      { ...asked, assignmentId: 'st-first', requestedAt: daysAgo(12), status: 'granted', decidedAt: daysAgo(11) },
      {
        ...{ ...asked, assignmentId: 'st-second', requestedAt: daysAgo(10), status: 'declined' },
        ...{ decidedAt: daysAgo(9), answer: 'There was enough time.' },
      },
      { ...asked, assignmentId: 'st-blind', requestedAt: daysAgo(2), reason: 'Hidden.' },
    ]);
    await server.db.insert(givenExtensions).values([
      { ...given, assignmentId: 'st-third', givenBy: teacher.id, givenAt: daysAgo(7) },
      { ...given, assignmentId: 'st-blind', givenBy: teacher.id, givenAt: daysAgo(7), reason: 'Hidden.' },
    ]);
    const { extensions } = await look();
    const id = expect.any(String);
    expect(extensions).toEqual({
      total: 3,
      items: [
        {
          ...{ id, assignmentTitle: 'Index', status: 'given', at: iso(7), dueDate: iso(1) },
          ...{ reason: 'The data was late.', givenBy: 'Mira Castell' },
        },
        {
          ...{ id, assignmentTitle: 'Star schema', status: 'declined', at: iso(10), dueDate: iso(5) },
          ...{ reason: 'I was ill.', answer: 'There was enough time.' },
        },
        {
          ...{ id, assignmentTitle: 'Keys', status: 'granted', at: iso(12), dueDate: iso(5) },
          reason: 'I was ill.',
        },
      ],
    });
  });

  test('has the classes since they enrolled with their marks, the latest twenty of them', async () => {
    const place = { courseId, location: 'Room 1', instructor: 'Mira Castell' };
    const held = (id: string, days: number) => ({
      ...{ ...place, id, title: `Class ${id}`, startsAt: daysAgo(days), endsAt: daysAgo(days - 0.05) },
    });
    await server.db.delete(classes).where(eq(classes.courseId, courseId));
    await server.db
      .insert(classes)
      .values([
        held('st-before', 50),
        held('st-visited', 45),
        { ...held('st-off', 5), cancelled: true },
        held('st-ahead', -2),
        ...Array.from({ length: 21 }, (_, index) => held(`st-${index}`, 30 - index)),
      ]);
    const mark = { userId: ada.id, markedAt: testNow };
    await server.db.insert(classAttendance).values([
      { ...mark, classId: 'st-visited', mark: 'present' },
      { ...mark, classId: 'st-20', mark: 'absent' },
      { ...mark, classId: 'st-19', mark: 'present' },
    ]);
    const { classes: shown } = await look();
    expect(shown).toMatchObject({ total: 22, present: 2, absent: 1 });
    expect(shown.items).toHaveLength(20);
    expect(shown.items.slice(0, 3)).toEqual([
      { id: 'st-20', title: 'Class st-20', startsAt: iso(10), mark: 'absent' },
      { id: 'st-19', title: 'Class st-19', startsAt: iso(11), mark: 'present' },
      { id: 'st-18', title: 'Class st-18', startsAt: iso(12), mark: 'unmarked' },
    ]);
  });

  test('has their conversations with the instructors of the course, and of no other', async () => {
    const ask = (message: string, course: string) =>
      server.send('POST', `/courses/${course}/messages`, { token: ada.token, body: { message } });
    await server.db.insert(enrolments).values({ userId: ada.id, courseId: 'time-series', enrolledAt: daysAgo(3) });
    await ask('What is a **surrogate** key?\n\nI have read the lesson twice.', courseId);
    await ask('What is a lag?', 'time-series');
    const { threads } = await look();
    const [first] = threads.items;
    expect(threads.total).toBe(1);
    expect(first).toEqual({
      id: expect.any(String),
      title: 'What is a surrogate key?',
      isStartedByInstructor: false,
      isAnswered: false,
      lastAt: expect.any(String),
    });
    const opened = await server.send('GET', `/messages/${first?.id}`, teacher);
    expect(opened.json()).toMatchObject({ asker: 'Ada Okafor', askerId: ada.id });
    expect((await server.send('GET', `/messages/${first?.id}`, ada)).json()).not.toHaveProperty('askerId');
  });

  test('has nothing of the log of what they learned, which is theirs alone', async () => {
    const before = JSON.stringify(await look());
    const off = { token: ada.token, body: { isOn: false } };
    expect((await server.send('PUT', '/analytics/time-recording', off)).statusCode).toBe(204);
    expect(JSON.stringify(await look())).toBe(before);
  });
});

describe('§teaching.69 blind grading', () => {
  test('the same is answered whatever was submitted, when, and whatever its grade is', async () => {
    const own = and(eq(submissions.userId, ada.id), eq(submissions.assignmentId, 'st-blind'));
    // The last day on which they were active is told; it stays, as this is the day of their question, too.
    const before = JSON.stringify(await look());
    const [submission] = await server.db.select().from(submissions).where(own);
    expect(submission?.id).toEqual(expect.any(String));
    expect(before).not.toContain(submission?.id);
    expect(before).not.toContain('Hidden.');
    await server.db.update(submissionFeedback).set({ total: 3 }).where(eq(submissionFeedback.total, 97));
    expect(JSON.stringify(await look())).toBe(before);
    await server.db.update(submissions).set({ returnedAt: null }).where(own);
    expect(JSON.stringify(await look())).toBe(before);
    await server.db.delete(submissions).where(own);
    expect(JSON.stringify(await look())).toBe(before);
    await server.db.delete(studentAssignments).where(eq(studentAssignments.assignmentId, 'st-blind'));
    expect(JSON.stringify(await look())).toBe(before);
  });

  test('a submission leads to its student unless it is graded blind', async () => {
    const [waiting] = (await look()).work;
    const open = () => server.send('GET', `/teach/courses/${courseId}/submissions/${waiting?.submissionId}`, teacher);
    expect((await open()).json()).toMatchObject({ student: 'Ada Okafor', studentId: ada.id });
    await server.db.update(assignments).set({ isBlind: true }).where(eq(assignments.id, 'st-second'));
    const blind = (await open()).json();
    await server.db.update(assignments).set({ isBlind: false }).where(eq(assignments.id, 'st-second'));
    expect(blind.student).toBe('Student 1');
    expect(blind).not.toHaveProperty('studentId');
  });
});

describe('§teaching.68 is for who teaches the course', () => {
  test.each(['nobody', 'the student', 'an instructor of another course'] as const)('and refuses %s', async (who) => {
    const other = await server.registerTeacher(`other-${who.length}@example.com`, 'time-series');
    const tokens = { 'the student': ada.token, 'an instructor of another course': other.token };
    const { statusCode } = await server.send('GET', pathOf(ada.id), who === 'nobody' ? {} : { token: tokens[who] });
    expect(statusCode).toBe(who === 'nobody' ? 401 : 403);
  });

  test('someone who is not in the course, has lost it or teaches it is no student of it', async () => {
    const outside = await server.register('eve@example.com');
    const colleague = await server.registerTeacher('colleague@example.com', courseId);
    await server.db.insert(enrolments).values({ userId: colleague.id, courseId });
    const unknown = '3d1f5a2c-7b64-4f0e-9a58-1c2e6d8b4f70';
    for (const id of [outside.id, colleague.id, unknown]) {
      const answer = await server.send('GET', pathOf(id), teacher);
      expect([answer.statusCode, answer.json().error]).toEqual([404, 'This course has no such student.']);
    }
    const his = and(eq(enrolments.userId, bo.id), eq(enrolments.courseId, courseId));
    await server.db.update(enrolments).set({ access: 'suspended' }).where(his);
    expect((await server.send('GET', pathOf(bo.id), teacher)).statusCode).toBe(404);
    await server.db.update(enrolments).set({ access: 'active' }).where(his);
    expect((await server.send('GET', pathOf('nobody'), teacher)).statusCode).toBe(400);
  });
});
