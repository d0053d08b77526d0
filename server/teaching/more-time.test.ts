import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { users } from '../platform/database/schema/account.ts';
import { unwantedMails } from '../platform/database/schema/announcements.ts';
import {
  assignments,
  extensionRequests,
  givenExtensions,
  studentAssignments,
  submissions,
} from '../platform/database/schema/assignments.ts';
import { auditLog } from '../platform/database/schema/audit.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { drafts } from '../platform/database/schema/sync.ts';
import { storage } from '../platform/limits.ts';
import { inWords } from '../platform/local-time.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Schemas = components['schemas'];
type Person = { id: string; email: string; token: string };

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(testNow.getTime() + days * day);
const iso = (days: number) => inDays(days).toISOString();
const courseId = 'data-warehousing';
const assignmentId = 'mt-log';

let server: TestServer;
let mira: Person;
let ada: Person;
let bo: Person;
let cy: Person;
let former: Person;
beforeAll(async () => {
  server = await createTestServer();
  mira = await server.registerTeacher('mira@example.com', courseId);
  [ada, bo, cy, former] = await Promise.all([
    server.register('ada@example.com'),
    server.register('bo@example.com'),
    server.register('cy@example.com'),
    server.register('former@example.com'),
  ]);
  await server.db
    .insert(enrolments)
    .values([
      ...[ada, bo, cy, mira].map(({ id: userId }) => ({ userId, courseId })),
      { userId: former.id, courseId, access: 'ended' },
    ]);
  await server.db.insert(assignments).values([
    { id: assignmentId, courseId, title: 'Log of *keys*', description: '', attachments: [], dueAfterDays: 7 },
    { id: 'mt-blind', courseId, title: 'Essay', description: '', attachments: [], dueAfterDays: 7, isBlind: true },
  ]);
});
/** Ada is overdue, Bo has three days left, Cy has submitted; who left, and who teaches, have it as well. */
beforeEach(async () => {
  for (const table of [drafts, extensionRequests, givenExtensions, studentAssignments]) await server.db.delete(table);
  const due = (person: Person, days: number, id = assignmentId) => ({
    userId: person.id,
    assignmentId: id,
    dueAt: inDays(days),
  });
  await server.db
    .insert(studentAssignments)
    .values([
      due(ada, -2),
      due(bo, 3),
      { ...due(cy, -2), submittedAt: inDays(-1), status: 'completed' },
      due(former, -2),
      due(mira, -2),
      due(ada, -2, 'mt-blind'),
    ]);
  const work = { userId: cy.id, assignmentId, text: 'Done.', number: 1 };
  await server.db.insert(submissions).values({ ...work, submittedAt: inDays(-1) });
});
afterAll(() => server.close());

type Given = {
  people?: Person[];
  until?: number;
  of?: string;
  by?: Person;
  course?: string;
  key?: string;
  reason?: string;
};
const give = ({ people, until = 10, of = assignmentId, by = mira, course = courseId, key, reason }: Given = {}) =>
  server.send('POST', `/teach/courses/${course}/assignments/${of}/extensions`, {
    token: by.token,
    body: {
      ...(people && { studentIds: people.map(({ id }) => id) }),
      dueDate: iso(until),
      reason: reason ?? ' The data set\nwas corrected. ',
    },
    headers: { 'idempotency-key': key ?? crypto.randomUUID() },
  });
const dueOf = async ({ id }: Person, of = assignmentId) => {
  const own = and(eq(studentAssignments.userId, id), eq(studentAssignments.assignmentId, of));
  const [row] = await server.db.select().from(studentAssignments).where(own);
  return row?.dueAt;
};
const ownOf = async ({ token }: Person) => {
  const answer = await server.send('GET', '/assignments', { token });
  return answer.json<Schemas['Assignment'][]>().find(({ id }) => id === assignmentId);
};
const gradebook = async () =>
  (await server.send('GET', `/teach/courses/${courseId}/grades`, mira)).json<Schemas['Gradebook']>();
const asks = (person: Person, until: number) =>
  server.db
    .insert(extensionRequests)
    .values({ userId: person.id, assignmentId, reason: 'Ill.', proposedAt: inDays(until), requestedAt: testNow });

describe('§teaching.66 more time for everyone who has not submitted', () => {
  it('moves the due dates, once, and answers how many', async () => {
    const key = crypto.randomUUID();
    const mails = server.mails.length;
    const answer = await give({ key });
    expect([answer.statusCode, answer.json()]).toEqual([200, { changed: 2, later: 0, submitted: 1 }]);
    expect((await give({ key })).json()).toEqual(answer.json());
    expect(await dueOf(ada)).toEqual(inDays(10));
    expect(await dueOf(bo)).toEqual(inDays(10));
    const told = server.mails.slice(mails);
    expect(told.map(({ to }) => to).toSorted()).toEqual([ada.email, bo.email]);
    const [mail] = told.filter(({ to }) => to === ada.email);
    expect(mail?.subject).toBe('A later due date: Log of *keys*');
    expect(mail?.text).toContain(`due ${inWords('UTC', inDays(10))} UTC instead of ${inWords('UTC', inDays(-2))} UTC`);
    expect(mail?.text).toContain('> The data set\n> was corrected.');
  });

  it('leaves those alone who have submitted, have left the course or teach it', async () => {
    await give();
    for (const one of [cy, former, mira]) expect(await dueOf(one)).toEqual(inDays(-2));
  });

  it('makes no due date earlier', async () => {
    expect((await give({ until: 1 })).json()).toEqual({ changed: 1, later: 1, submitted: 1 });
    expect(await dueOf(bo)).toEqual(inDays(3));
    expect(await ownOf(bo)).not.toHaveProperty('moreTime');
  });

  it('§assignments.31 is read by the student, whose assignment can be submitted again', async () => {
    expect(await ownOf(ada)).toMatchObject({ status: 'overdue' });
    await give();
    expect(await ownOf(ada)).toMatchObject({
      status: 'pending',
      dueDate: iso(10),
      moreTime: { from: iso(-2), until: iso(10), reason: 'The data set\nwas corrected.', givenAt: iso(0) },
    });
    await give({ until: 20, reason: 'It was corrected again.' });
    expect((await ownOf(ada))?.moreTime).toMatchObject({ from: iso(10), until: iso(20) });
    const body = { text: 'Done.' };
    const path = `/assignments/${assignmentId}/submission`;
    expect((await server.send('POST', path, { token: ada.token, body })).statusCode).toBe(201);
  });

  it('§teaching.63 is in the gradebook at once: nobody misses it any more', async () => {
    const missing = async () => (await gradebook()).items.map((row) => row.missing);
    expect((await missing()).toSorted()).toEqual([0, 0, 1]);
    await give();
    expect(await missing()).toEqual([0, 0, 0]);
    const row = (await gradebook()).items.find(({ id }) => id === ada.id);
    const cell = row?.cells.find((one) => one.assignmentId === assignmentId);
    expect(cell).toMatchObject({ status: 'open', dueAt: iso(10) });
    const query = '?show=missing&sort=missing';
    expect((await server.send('GET', `/teach/courses/${courseId}/grades${query}`, mira)).json().total).toBe(0);
  });

  it('is kept, with who gave it, and recorded', async () => {
    await give();
    const [row] = await server.db.select().from(givenExtensions).where(eq(givenExtensions.userId, ada.id));
    expect(row).toMatchObject({ givenBy: mira.id, givenAt: testNow, dueBefore: inDays(-2), dueAfter: inDays(10) });
    const rows = await server.db.select().from(auditLog).where(eq(auditLog.event, 'extensions.given'));
    const details = { course: courseId, assignment: assignmentId, students: 2 };
    expect(rows.at(-1)).toMatchObject({ actor: mira.id, details });
  });

  it('tells nobody who wants no such mails, or whose account is disabled', async () => {
    const mails = server.mails.length;
    await server.db.insert(unwantedMails).values({ userId: bo.id, kind: 'feedback' });
    await server.db.update(users).set({ disabledAt: testNow }).where(eq(users.id, ada.id));
    expect((await give()).json().changed).toBe(2);
    expect(server.mails.slice(mails)).toEqual([]);
    await server.db.update(users).set({ disabledAt: null }).where(eq(users.id, ada.id));
  });
});

describe('§teaching.66 more time for chosen students', () => {
  it('moves the due dates of those alone', async () => {
    expect((await give({ people: [bo, cy] })).json()).toEqual({ changed: 1, later: 0, submitted: 1 });
    expect(await dueOf(ada)).toEqual(inDays(-2));
    expect(await dueOf(bo)).toEqual(inDays(10));
  });

  it('grants a request up to that date, and leaves one for a later date open', async () => {
    await asks(ada, 10);
    await asks(bo, 11);
    await give();
    expect((await ownOf(ada))?.extension).toMatchObject({ status: 'granted' });
    expect((await ownOf(bo))?.extension).toMatchObject({ status: 'requested' });
    expect(await dueOf(bo)).toEqual(inDays(10));
    const [request] = await server.db.select().from(extensionRequests).where(eq(extensionRequests.userId, ada.id));
    expect(request).toMatchObject({ decidedAt: testNow, answer: null });
  });

  it.each([
    ['one who has submitted', () => [cy], 'The assignment has already been submitted.', 409],
    [
      'one who has left',
      () => [ada, former],
      'One of them is not in this course any more, so no due date was changed.',
      422,
    ],
  ])('refuses %s, and changes nothing', async (_who, people, error, status) => {
    const answer = await give({ people: people() });
    expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
    expect(await dueOf(ada)).toEqual(inDays(-2));
    expect(await server.db.$count(givenExtensions)).toBe(0);
  });

  it('says who is not in the course', async () => {
    expect((await give({ people: [ada, former] })).json().studentIds).toEqual([former.id]);
  });

  it.each([
    ['a date that has passed', [-1], 'The new due date must be in the future.'],
    ['one before their due dates', [-2], 'The new due date must be after the due date.'],
    ['one more than a year away', [400], 'The new due date must be within a year from now.'],
  ])('refuses %s', async (_what, [until = 0], error) => {
    const answer = await give({ until });
    expect([answer.statusCode, answer.json().error]).toEqual([422, error]);
    expect(await dueOf(ada)).toEqual(inDays(-2));
  });

  it('stops after twenty times for a student', async () => {
    const given = {
      userId: ada.id,
      assignmentId,
      givenAt: testNow,
      dueBefore: testNow,
      dueAfter: testNow,
      reason: 'x',
    };
    await server.db.insert(givenExtensions).values(Array.from({ length: storage.moreTimeOfAssignment }, () => given));
    expect((await give()).statusCode).toBe(413);
    expect(await dueOf(bo)).toEqual(inDays(3));
    expect((await give({ people: [bo] })).statusCode).toBe(200);
  });

  it('is refused where everyone has submitted, and for an assignment of another course', async () => {
    await server.db.update(studentAssignments).set({ submittedAt: testNow });
    const answer = await give();
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'There is nobody who still has to submit it.']);
    expect((await give({ of: 'question-log' })).statusCode).toBe(404);
    expect((await give({ by: ada })).statusCode).toBe(403);
    expect((await give({ course: 'data-analytics', of: 'question-log' })).statusCode).toBe(403);
  });

  it('names no student of blind grading', async () => {
    const answer = await give({ of: 'mt-blind', people: [ada] });
    expect(answer.statusCode).toBe(422);
    expect(await dueOf(ada, 'mt-blind')).toEqual(inDays(-2));
    expect((await give({ of: 'mt-blind' })).json()).toEqual({ changed: 1, later: 0, submitted: 0 });
  });

  it.each<[string, () => Person[] | undefined, () => string]>([
    ['for everyone', () => undefined, () => assignmentId],
    ['for one', () => [ada], () => `${assignmentId}.${ada.id}`],
  ])('has a draft of its own %s, which ends with it', async (_who, people, subject) => {
    const path = `/drafts/moreTime/${subject()}`;
    const draft = { version: 1, values: { day: '', time: '', reason: 'We' }, base: 0, writer: 'a-laptop' };
    expect((await server.send('PUT', path, { token: ada.token, body: draft })).statusCode).toBe(404);
    expect((await server.send('PUT', path, { token: mira.token, body: draft })).statusCode).toBe(200);
    const chosen = people();
    await give(chosen ? { people: chosen } : {});
    expect((await server.send('GET', path, { token: mira.token })).json().draft).toBeUndefined();
  });
});
