import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { users } from '../platform/database/schema/account.ts';
import {
  assignments,
  extensionRequests,
  studentAssignments,
  submissions,
} from '../platform/database/schema/assignments.ts';
import { auditLog } from '../platform/database/schema/audit.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { drafts } from '../platform/database/schema/sync.ts';
import { inWords } from '../platform/local-time.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Schemas = components['schemas'];
type Person = { id: string; email: string; token: string };

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(testNow.getTime() + days * day);
const courseId = 'data-warehousing';
const assignmentId = 'ex-log';
const reason = 'You were ill.';

let server: TestServer;
let mira: Person;
let noa: Person;
let ada: Person;
let bo: Person;
let former: Person;
beforeAll(async () => {
  server = await createTestServer();
  mira = await server.registerTeacher('mira@example.com', courseId);
  noa = await server.registerTeacher('noa@example.com', courseId);
  [ada, bo, former] = await Promise.all([
    server.register('ada@example.com'),
    server.register('bo@example.com'),
    server.register('former@example.com'),
  ]);
  await server.db
    .insert(enrolments)
    .values([
      ...[ada, bo].map(({ id: userId }) => ({ userId, courseId })),
      { userId: former.id, courseId, access: 'ended' },
    ]);
  const about = { courseId, description: '', attachments: [], dueAfterDays: 7 };
  await server.db.insert(assignments).values([
    { ...about, id: assignmentId, title: 'Log of *keys*' },
    { ...about, id: 'ex-second', title: 'Star schema' },
    { ...about, id: 'ex-blind', title: 'Essay', isBlind: true },
  ]);
});
/** Ada is overdue with two, Bo has submitted one; who left has it as well. */
beforeEach(async () => {
  for (const table of [drafts, extensionRequests, submissions, studentAssignments]) await server.db.delete(table);
  const due = (person: Person, id = assignmentId) => ({ userId: person.id, assignmentId: id, dueAt: inDays(-2) });
  await server.db
    .insert(studentAssignments)
    .values([
      ...[due(ada), due(ada, 'ex-second'), due(ada, 'ex-blind'), due(former)],
      { ...due(bo), submittedAt: inDays(-3), status: 'completed' },
    ]);
  const work = { userId: bo.id, assignmentId, text: 'Done.', number: 1 };
  await server.db.insert(submissions).values({ ...work, submittedAt: inDays(-3) });
});
afterAll(() => server.close());

type Asked = { by?: Person; of?: Person; id?: string; why?: string; key?: string };
const path = (of: Person, id: string) => `/teach/courses/${courseId}/students/${of.id}/assignments/${id}/excuse`;
const call = (method: 'PUT' | 'DELETE', { by = mira, of = ada, id = assignmentId, why = reason, key }: Asked) =>
  server.send(method, path(of, id), {
    token: by.token,
    ...(method === 'PUT' && { body: { reason: why } }),
    headers: { 'idempotency-key': key ?? crypto.randomUUID() },
  });
const excuse = (asked: Asked = {}) => call('PUT', asked);
const remove = (asked: Asked = {}) => call('DELETE', asked);
const said = ({ statusCode, json }: Awaited<ReturnType<typeof excuse>>) => [
  statusCode,
  json<{ error: string }>().error,
];
const get = async <Body>(where: string, { token }: Person): Promise<Body> =>
  (await server.send('GET', where, { token })).json<Body>();
const ownOf = async (person: Person, id = assignmentId) =>
  (await get<Schemas['Assignment'][]>('/assignments', person)).find((one) => one.id === id);
const bookOf = async (person: Person, query = '') => {
  const book = await get<Schemas['Gradebook']>(`/teach/courses/${courseId}/grades${query}`, mira);
  return book.items.find(({ id }) => id === person.id);
};
const rosterOf = async (person: Person) => {
  const roster = await get<Schemas['Roster']>(`/teach/courses/${courseId}/students`, mira);
  return roster.items.find(({ id }) => id === person.id);
};
const cellOf = async (person: Person) =>
  (await bookOf(person))?.cells.find((cell) => cell.assignmentId === assignmentId);
const missing = { assignmentId, status: 'missing', dueAt: inDays(-2).toISOString() };
const excused = {
  ...missing,
  status: 'excused',
  excuse: { reason, at: testNow.toISOString(), by: 'Test User' },
};

describe('§teaching.75 excusing a student from an assignment', () => {
  it('is kept with who, when and why, once, and the student gets a mail', async () => {
    const [row] = await server.db.select().from(users).where(eq(users.id, mira.id));
    const by = `${row?.firstName} ${row?.lastName}`;
    const [key, mails] = [crypto.randomUUID(), server.mails.length];
    const answer = await excuse({ key, why: ` ${reason}\n` });
    const cell = { ...excused, excuse: { ...excused.excuse, by } };
    expect([answer.statusCode, answer.json()]).toEqual([200, cell]);
    expect((await excuse({ key, why: ` ${reason}\n` })).json()).toEqual(cell);
    expect((await excuse()).json()).toEqual(cell);
    expect(await cellOf(ada)).toEqual(cell);
    const [mail, ...others] = server.mails.slice(mails);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: ada.email, subject: 'You are excused: Log of *keys*' });
    expect(mail?.text).toContain('You can still submit it.\n\n> You were ill.');
    const audited = await server.db.select().from(auditLog).where(eq(auditLog.event, 'student.excused'));
    expect(audited).toMatchObject([{ account: ada.id, actor: mira.id, details: { assignment: assignmentId } }]);
  });

  it('ends the draft of the reason', async () => {
    const subject = `${assignmentId}.${ada.id}`;
    const body = { version: 1, values: { reason }, base: 0, writer: 'a-laptop' };
    const saved = await server.send('PUT', `/drafts/excuse/${subject}`, { token: mira.token, body });
    expect(saved.statusCode).toBe(200);
    await excuse();
    expect(await server.db.select().from(drafts).where(eq(drafts.subject, subject))).toMatchObject([{ values: null }]);
    const stranger = await server.registerTeacher('other@example.com', 'data-analytics');
    const refused = await server.send('PUT', `/drafts/excuse/${subject}`, { token: stranger.token, body });
    expect(refused.statusCode).toBe(404);
  });

  it('is refused, with what to do', async () => {
    expect(said(await excuse({ of: bo }))).toEqual([
      409,
      'The student has submitted it. Reload the page to open the submission.',
    ]);
    expect(said(await excuse({ id: 'ex-blind' }))).toEqual([
      422,
      'It is graded blind, so nobody can be excused from it.',
    ]);
    expect(said(await remove({ id: 'ex-blind' }))[0]).toBe(422);
    for (const asked of [{ of: former }, { of: mira }, { id: 'question-log' }, { of: bo, id: 'ex-second' }]) {
      expect(said(await excuse(asked))).toEqual([
        404,
        'The student is not in this course any more. Reload the page to see who is.',
      ]);
      expect(said(await remove(asked))[0]).toBe(404);
    }
    await excuse();
    for (const asked of [{ by: noa }, { why: 'You have done it elsewhere.' }]) {
      expect(said(await excuse(asked))).toEqual([
        409,
        'The student is excused already. Reload the page to see by whom and why.',
      ]);
    }
    expect(await cellOf(ada)).toMatchObject({ excuse: { reason } });
    for (const why of ['', '   ', 'x'.repeat(501)]) expect(said(await excuse({ why }))[0]).toBe(400);
  });
});

describe('§teaching.76 an assignment that a student is excused from', () => {
  it('is missing, overdue and due nowhere', async () => {
    expect(await rosterOf(ada)).toMatchObject({ due: 0, overdue: 3, reasons: ['overdue'] });
    await excuse();
    expect(await bookOf(ada)).toMatchObject({ missing: 1 });
    expect(await rosterOf(ada)).toMatchObject({ due: 0, overdue: 2 });
    expect(await bookOf(ada, '?show=missing')).toBeDefined();
    await excuse({ id: 'ex-second' });
    expect(await bookOf(ada)).toMatchObject({ missing: 0 });
    expect(await rosterOf(ada)).toMatchObject({ due: 0, overdue: 1, reasons: [] });
    expect(await bookOf(ada, '?show=missing')).toBeUndefined();
    const student = await get<Schemas['StudentOfCourse']>(`/teach/courses/${courseId}/students/${ada.id}`, mira);
    const work = student.work.find((one) => one.assignmentId === assignmentId);
    expect(work).toMatchObject({ status: 'excused', excuse: { reason } });
    const table = await server.send('GET', `/teach/courses/${courseId}/grades/table`, { token: mira.token });
    expect(table.body).toContain('"Excused"');
  });

  it('is in no calendar', async () => {
    const { url } = (await server.send('POST', '/schedules/feed', { token: ada.token })).json<{ url: string }>();
    const feed = async () => (await server.send('GET', new URL(url).pathname.replace(/^\/v1/, ''))).body;
    expect(await feed()).toContain(`due-${assignmentId}@`);
    await excuse();
    expect(await feed()).not.toContain(`due-${assignmentId}@`);
    expect(await feed()).toContain('due-ex-second@');
  });

  it('gets no more time, alone or with the class', async () => {
    await excuse();
    const give = (studentIds?: string[]) =>
      server.send('POST', `/teach/courses/${courseId}/assignments/${assignmentId}/extensions`, {
        token: mira.token,
        body: { ...(studentIds && { studentIds }), dueDate: inDays(9).toISOString(), reason },
      });
    expect(said(await give([ada.id]))).toEqual([409, 'There is nobody who still has to submit it.']);
    expect(said(await give())[0]).toBe(409);
    expect(await cellOf(ada)).toMatchObject({ status: 'excused', dueAt: missing.dueAt });
  });
});

describe('§assignments.33 the student', () => {
  it('reads why, has nothing overdue, and needs no later due date', async () => {
    expect(await ownOf(ada)).toMatchObject({ status: 'overdue' });
    await excuse();
    expect(await ownOf(ada)).toMatchObject({ status: 'pending', excuse: reason });
    expect(await ownOf(ada, 'ex-second')).not.toHaveProperty('excuse');
    const body = { reason: 'I am ill.', proposedDate: inDays(3).toISOString() };
    const asked = await server.send('POST', `/assignments/${assignmentId}/extension`, { token: ada.token, body });
    expect(said(asked)).toEqual([409, 'You are excused from this assignment, so you need no later due date.']);
  });

  it('can submit it all the same, which ends the excuse', async () => {
    await excuse();
    const submitted = await server.send('POST', `/assignments/${assignmentId}/submission`, {
      token: ada.token,
      body: { text: 'Five keys.' },
    });
    expect([submitted.statusCode, submitted.json()]).toMatchObject([201, { status: 'completed', isLate: true }]);
    expect(submitted.json()).not.toHaveProperty('excuse');
    const cell = await cellOf(ada);
    expect(cell).toMatchObject({ status: 'waiting', isLate: true });
    expect(cell).not.toHaveProperty('excuse');
    expect((await remove()).json()).toEqual(cell);
  });
});

describe('§teaching.77 taking an excuse back', () => {
  it('makes the assignment due again, deletes the reason, and tells the student, once', async () => {
    await excuse();
    const mails = server.mails.length;
    const answer = await remove({ by: noa });
    expect([answer.statusCode, answer.json()]).toEqual([200, missing]);
    expect((await remove()).json()).toEqual(missing);
    expect(await ownOf(ada)).toMatchObject({ status: 'overdue' });
    const rows = await server.db.select().from(studentAssignments).where(eq(studentAssignments.userId, ada.id));
    for (const row of rows) expect(row).toMatchObject({ excusedAt: null, excusedBy: null, excuseReason: null });
    const [mail, ...others] = server.mails.slice(mails);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: ada.email, subject: 'You are no longer excused: Log of *keys*' });
    expect(mail?.text).toContain(`Its due date is ${inWords('UTC', inDays(-2))} UTC.`);
    const audited = await server.db.select().from(auditLog).where(eq(auditLog.event, 'excuse.removed'));
    expect(audited).toMatchObject([{ account: ada.id, actor: noa.id }]);
  });

  it('leaves an excuse of an instructor whose account is deleted, without a name', async () => {
    await excuse();
    await server.db.update(studentAssignments).set({ excusedBy: null }).where(eq(studentAssignments.userId, ada.id));
    expect(await cellOf(ada)).toMatchObject({ excuse: { reason, at: testNow.toISOString() } });
  });
});
