import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { nextMorning } from '../course/teachers-to-mail.ts';
import { users } from '../platform/database/schema/account.ts';
import { learningSettings } from '../platform/database/schema/analytics.ts';
import { assignments, extensionRequests, studentAssignments } from '../platform/database/schema/assignments.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { mails } from '../platform/database/schema/mails.ts';
import {
  communityPosts,
  communityReports,
  threadAttachments,
  threadMessages,
  threadReads,
  threads,
} from '../platform/database/schema/questions.ts';
import { teachingMails } from '../platform/database/schema/teaching-mails.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { sendSummaries } from './daily-summary.ts';

type Choices = components['schemas']['TeachingMails'];
type Person = { id: string; email: string; token: string };

const courseId = 'data-engineering';
const assignmentId = 'one-of-data-engineering';
const hour = 60 * 60 * 1000;
/** After the next seven o'clock anywhere. */
const tomorrow = new Date(testNow.getTime() + 26 * hour);

/** In the order in which they refer to each other. */
const emptied = [
  mails,
  teachingMails,
  learningSettings,
  extensionRequests,
  communityReports,
  threadReads,
  threadAttachments,
  threadMessages,
  threads,
  communityPosts,
];

let server: TestServer;
let now = testNow;
let teachers: Person[];
let mira: Person;
let students: Person[];
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  teachers = [];
  for (const name of ['mira', 'jonas', 'lena']) {
    teachers.push(await server.registerTeacher(`${name}@example.com`, courseId, 'time-series'));
  }
  [mira = { id: '', email: '', token: '' }] = teachers;
  students = [];
  for (let count = 0; count < 70; count += 1) students.push(await server.register(`student-${count}@example.com`));
  const assignment = { courseId, title: 'A pipeline', description: '', attachments: [], dueAfterDays: 14 };
  await server.db.insert(assignments).values({ id: assignmentId, ...assignment });
  const dueAt = new Date(testNow.getTime() + 14 * 24 * hour);
  await server.db.insert(enrolments).values(students.map(({ id }) => ({ userId: id, courseId })));
  await server.db.insert(studentAssignments).values(students.map(({ id }) => ({ userId: id, assignmentId, dueAt })));
});
beforeEach(async () => {
  now = testNow;
  const { db } = server;
  for (const table of emptied) await db.delete(table);
  await db.update(assignments).set({ isBlind: false }).where(eq(assignments.id, assignmentId));
  await db.update(users).set({ disabledAt: null, role: 'instructor' }).where(eq(users.id, mira.id));
  server.mails.length = 0;
});
afterAll(() => server.close());

const send = ({ token }: Person, method: 'POST' | 'PUT', path: string, body: object) =>
  server.send(method, path, { token, body });
const choose = (choices: Partial<Choices>, person = mira) =>
  send(person, 'PUT', '/teach/mail-choices', { ...first, ...choices });
const first: Choices = { questions: 'daily', extensionRequests: 'daily', reports: 'atOnce' };

async function ask(student: Person | undefined, course = courseId): Promise<string> {
  const answer = await send(student ?? mira, 'POST', `/courses/${course}/messages`, { message: 'Why is it slow?' });
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json().threadId;
}
async function request(student: Person | undefined): Promise<void> {
  const body = { reason: 'My leg is broken.', proposedDate: new Date(testNow.getTime() + 20 * 24 * hour) };
  const answer = await send(student ?? mira, 'POST', `/assignments/${assignmentId}/extension`, body);
  expect(answer.statusCode, answer.body).toBe(201);
}
/** Reports a new post of the course. */
async function report(student: Person | undefined): Promise<string> {
  const post = { courseId, isByInstructor: true, title: 'A title', text: 'A post', postedAt: now };
  const [made] = await server.db.insert(communityPosts).values(post).returning();
  const address = `/courses/${courseId}/community/${made?.id}/reports`;
  expect((await send(student ?? mira, 'POST', address, { reason: 'Rude' })).statusCode).toBe(204);
  return made?.id ?? '';
}
const summaries = () => sendSummaries(server.context);
/** What the queue has for the person, sent or not. */
const mailsTo = ({ email }: Pick<Person, 'email'>) => server.db.select().from(mails).where(eq(mails.to, email));
/** The subjects of those that the act brings about. */
async function since(act: () => Promise<unknown>, person = mira): Promise<string[]> {
  const before = new Set((await mailsTo(person)).map(({ id }) => id));
  await act();
  return (await mailsTo(person)).filter(({ id }) => !before.has(id)).map(({ subject }) => subject);
}
const newest = async () => {
  await server.context.mail.deliver();
  return server.mails.findLast(({ to }) => to === mira.email);
};

describe('§teaching.60 how often an instructor gets mails', () => {
  it('is at first once a day, and for reports at once; what is chosen holds', async () => {
    const get = () => server.send('GET', '/teach/mail-choices', { token: mira.token });
    expect((await get()).json()).toEqual(first);
    const chosen: Choices = { questions: 'never', extensionRequests: 'atOnce', reports: 'daily' };
    expect((await choose(chosen)).json()).toEqual(chosen);
    expect((await get()).json()).toEqual(chosen);
    expect((await choose({ reports: 'often' as 'never' })).statusCode).toBe(400);
    const { token } = students[0] ?? mira;
    expect((await server.send('GET', '/teach/mail-choices', { token })).statusCode).toBe(403);
  });

  it('at once: each question and each request has a mail of its own', async () => {
    await choose({ questions: 'atOnce', extensionRequests: 'atOnce' });
    const sent = await since(async () => {
      for (const student of students.slice(0, 3)) await ask(student);
      for (const student of students.slice(0, 2)) await request(student);
    });
    const requested = 'A request for a later due date: A pipeline';
    expect(sent).toEqual([...Array(3).fill('A question about Data Engineering'), requested, requested]);
    now = tomorrow;
    expect(await since(summaries)).toEqual([]);
  });

  it('never: there is none, and the others get theirs', async () => {
    const never: Choices = { questions: 'never', extensionRequests: 'never', reports: 'never' };
    await choose(never);
    const act = async () => {
      await ask(students[0]);
      await request(students[0]);
      await report(students[0]);
      now = tomorrow;
      await summaries();
    };
    const others = await since(async () => expect(await since(act)).toEqual([]), teachers[1]);
    expect(others.sort()).toEqual([
      'A post in Data Engineering was reported',
      'Waiting for you: 1 question and 1 request for a later due date',
    ]);
  });

  it('whoever goes over from once a day to right away gets at once what has waited for the morning', async () => {
    await ask(students[0]);
    const waiting = 'Waiting for you: 1 question';
    expect(await since(() => choose({ extensionRequests: 'never' }))).toEqual([]);
    expect(await since(() => choose({ questions: 'atOnce' }))).toEqual([waiting]);
    expect(await since(() => choose({ questions: 'daily' }))).toEqual([]);
    expect(await since(() => choose({ questions: 'atOnce' }))).toEqual([]);
    now = tomorrow;
    expect(await since(summaries)).toEqual([]);
  });
});

describe('§teaching.61 the daily summary', () => {
  it('is one mail to each of three instructors for 60 questions and 70 requests, and none on the next day', async () => {
    for (const student of students.slice(0, 60)) await ask(student);
    for (const student of students) await request(student);
    for (const teacher of teachers) expect(await since(summaries, teacher)).toEqual([]);
    now = tomorrow;
    const before = server.mails.length;
    await summaries();
    await server.context.mail.deliver();
    const sent = server.mails.slice(before);
    expect(sent.map(({ to }) => to).sort()).toEqual(teachers.map(({ email }) => email).sort());
    for (const { subject } of sent) {
      expect(subject).toBe('Waiting for you: 60 questions and 70 requests for a later due date');
    }
    now = new Date(tomorrow.getTime() + 25 * hour);
    expect(await since(summaries)).toEqual([]);
  });

  it('says how much waits in each course, how much of it is new, and leads to the oldest; it names nobody', async () => {
    const oldest = await ask(students[0]);
    now = tomorrow;
    await summaries();
    now = new Date(tomorrow.getTime() + hour);
    await ask(students[1]);
    await ask(students[2], 'time-series');
    await request(students[1]);
    await choose({ reports: 'daily' });
    await report(students[3]);
    now = new Date(tomorrow.getTime() + 26 * hour);
    await summaries();
    const { subject, text = '' } = (await newest()) ?? {};
    expect(subject).toBe('Waiting for you: 3 questions, 1 request for a later due date and 1 reported post');
    expect(text).toContain(`Data Engineering:\n2 questions (1 new), the oldest waiting since `);
    expect(text).toContain(`http://localhost:3000/messages/${oldest}\n1 request for a later due date, waiting since `);
    expect(text).toContain('http://localhost:3000/teach/requests\n1 reported post, waiting since ');
    expect(text).toContain('http://localhost:3000/community?filter=reported\n\n');
    expect(text).toMatch(/Time Series[^\n]*:\n1 question, waiting since /);
    expect(text).not.toMatch(/Noor|Haddad|student-/);
  });

  it('does not go out for what was answered before it, nor for one’s own question', async () => {
    const thread = await ask(students[0]);
    await request(students[0]);
    await ask(teachers[1]);
    await send(teachers[1] ?? mira, 'POST', `/messages/${thread}/replies`, { text: 'Because of the join.' });
    await server.db.update(extensionRequests).set({ status: 'granted' });
    now = tomorrow;
    const toThird = await since(async () => expect(await since(summaries, teachers[1])).toEqual([]), teachers[2]);
    expect(toThird).toEqual(['Waiting for you: 1 question']);
    now = new Date(tomorrow.getTime() + 26 * hour);
    expect(await since(summaries)).toEqual([]);
  });

  it('counts a post once, however many have reported it, and not once somebody has looked at it', async () => {
    await choose({ reports: 'daily' });
    const post = await report(students[0]);
    const address = `/courses/${courseId}/community/${post}/reports`;
    await send(students[1] ?? mira, 'POST', address, { reason: 'Rude, too' });
    now = tomorrow;
    expect(await since(summaries)).toEqual(['Waiting for you: 1 reported post']);
    await send(students[1] ?? mira, 'POST', address, { reason: 'Still rude' });
    await send(mira, 'PUT', `/teach/courses/${courseId}/community/${post}`, { isHidden: true, isRight: false });
    now = new Date(tomorrow.getTime() + 26 * hour);
    expect(await since(summaries)).toEqual([]);
  });

  it('is sent once by two that look at the same time', async () => {
    await ask(students[0]);
    now = tomorrow;
    const sent = await since(() => Promise.all([summaries(), summaries(), summaries()]));
    expect(sent).toEqual(['Waiting for you: 1 question']);
  });

  it('waits for seven in the morning where the person is', async () => {
    await server.db.insert(learningSettings).values({ userId: mira.id, timeZone: 'America/New_York' });
    await ask(students[0]);
    const [due] = await server.db.select().from(teachingMails).where(eq(teachingMails.userId, mira.id));
    expect(due?.summaryAt).toEqual(nextMorning('America/New_York', testNow));
    now = new Date((due?.summaryAt?.getTime() ?? 0) - 1);
    expect(await since(summaries)).toEqual([]);
    now = due?.summaryAt ?? now;
    expect(await since(summaries)).toEqual(['Waiting for you: 1 question']);
    expect((await newest())?.text).toContain('(America/New_York)');
  });

  it('goes to nobody who is no instructor any more, or whose account is disabled', async () => {
    for (const change of [{ disabledAt: testNow }, { role: 'student' as const }]) {
      now = testNow;
      await ask(students[0]);
      await server.db.update(users).set(change).where(eq(users.id, mira.id));
      now = tomorrow;
      expect(await since(summaries)).toEqual([]);
      expect(await server.db.$count(teachingMails, eq(teachingMails.summaryAt, testNow))).toBe(0);
      await server.db.update(users).set({ disabledAt: null, role: 'instructor' }).where(eq(users.id, mira.id));
    }
  });

  it('that cannot be made holds up no other, and is tried again in an hour', async () => {
    await server.db.insert(learningSettings).values({ userId: mira.id, timeZone: 'UTC' });
    await ask(students[0]);
    now = tomorrow;
    const { mail } = server.context;
    const context = {
      ...server.context,
      mail: {
        ...mail,
        enqueue: (...[tx, one]: Parameters<typeof mail.enqueue>) =>
          one.to === mira.email ? Promise.reject(new Error('No such mail')) : mail.enqueue(tx, one),
      },
    };
    expect(await since(() => sendSummaries(context), teachers[2])).toHaveLength(1);
    expect(await since(summaries)).toEqual([]);
    now = new Date(tomorrow.getTime() + hour);
    expect(await since(summaries)).toEqual(['Waiting for you: 1 question']);
  });
});

describe('§teaching.61 seven in the morning', () => {
  it.each([
    ['UTC', '2026-11-25T06:59:59Z', '2026-11-25T07:00:00Z'],
    ['UTC', '2026-11-25T07:00:00Z', '2026-11-26T07:00:00Z'],
    ['Asia/Tokyo', '2026-11-25T12:00:00Z', '2026-11-25T22:00:00Z'],
    ['America/New_York', '2026-03-07T20:00:00Z', '2026-03-08T11:00:00Z'],
    ['Pacific/Apia', '2011-12-29T18:00:00Z', '2011-12-30T17:00:00Z'],
  ])('in %s after %s is %s', (zone, moment, morning) => {
    expect(nextMorning(zone, new Date(moment)).toISOString()).toBe(morning.replace('Z', '.000Z'));
  });
});

describe('§assignments.30 a request for a later due date', () => {
  it('is mailed with who asks and why; in blind grading with neither', async () => {
    await choose({ extensionRequests: 'atOnce' });
    await request(students[0]);
    const open = await newest();
    expect(open?.text).toContain('Noor Haddad has asked for a later due date for A pipeline in Data Engineering.');
    expect(open?.text).toContain('> My leg is broken.');
    expect(open?.text).toContain('http://localhost:3000/teach/requests');
    await server.db.update(assignments).set({ isBlind: true }).where(eq(assignments.id, assignmentId));
    await request(students[1]);
    const blind = await newest();
    expect(blind?.text).toContain('A student has asked for a later due date for A pipeline in Data Engineering.');
    expect(blind?.text).not.toMatch(/Noor|Haddad|leg/);
  });
});
