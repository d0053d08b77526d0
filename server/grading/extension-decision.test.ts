import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { extensionRequests, studentAssignments } from '../platform/database/schema/assignments.ts';
import { auditLog } from '../platform/database/schema/audit.ts';
import { inWords } from '../platform/local-time.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Open = components['schemas']['OpenExtensionRequests'];
type Assignment = components['schemas']['Assignment'];

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(testNow.getTime() + days * day);
const courseId = 'data-analytics';

let server: TestServer;
let mira: { id: string; token: string };
let jo: { id: string; token: string };
let people = 0;
beforeAll(async () => {
  server = await createTestServer();
  await server.db.delete(extensionRequests); // the demonstration's
  mira = await server.registerTeacher('mira@example.com', courseId, 'data-engineering');
  jo = await server.registerTeacher('jo@example.com', courseId);
});
afterAll(() => server.close());

/** A student who asks for six more days than the ten that are left. */
async function asks({ assignmentId = 'question-log', at = testNow } = {}) {
  people += 1;
  const student = await server.register(`student-${people}@example.com`);
  const own = { userId: student.id, assignmentId };
  await server.db.insert(studentAssignments).values({ ...own, dueAt: inDays(10) });
  const [request] = await server.db
    .insert(extensionRequests)
    .values({ ...own, reason: 'I am\nill.', proposedAt: inDays(16), requestedAt: at })
    .returning();
  const assignment = async () => {
    const answer = await server.send('GET', '/assignments', { token: student.token });
    return answer.json<Assignment[]>().find(({ id }) => id === assignmentId);
  };
  return { ...student, requestId: request?.id ?? '', assignment };
}

const list = async (token: string, query = '') =>
  (await server.send('GET', `/teach/extension-requests${query}`, { token })).json<Open>();
const decide = (requestId: string, body: object, { by = mira, of = courseId, key = crypto.randomUUID() } = {}) =>
  server.send('POST', `/teach/courses/${of}/extension-requests/${requestId}/decision`, {
    token: by.token,
    body,
    headers: { 'idempotency-key': key },
  });
const grant = (dueDate: Date) => ({ decision: 'granted', dueDate: dueDate.toISOString() });

describe('§assignments.24 GET /teach/extension-requests', () => {
  it('answers the open ones of the courses that one teaches, the oldest first, page by page', async () => {
    const later = await asks({ at: inDays(-1) });
    const first = await asks({ at: inDays(-2) });
    const elsewhere = await asks({ assignmentId: 'pipeline-sketch', at: inDays(-3) });
    const ids = async (token: string, query?: string) => (await list(token, query)).items.map(({ id }) => id);
    expect(await ids(jo.token)).toEqual([first.requestId, later.requestId]);
    expect(await ids(mira.token)).toEqual([elsewhere.requestId, first.requestId, later.requestId]);
    const page = await list(mira.token, '?limit=2');
    expect(page).toMatchObject({ total: 3, next: expect.any(String) });
    expect(await ids(mira.token, `?limit=2&cursor=${page.next}`)).toEqual([later.requestId]);
    expect((await list(mira.token)).items[1]).toMatchObject({
      courseName: 'Data Analytics',
      assignmentTitle: 'Question log',
      student: 'Noor Haddad',
      reason: 'I am\nill.',
      dueDate: inDays(10).toISOString(),
      proposedDate: inDays(16).toISOString(),
      earlier: 0,
      handedIn: false,
    });
    expect((await server.send('GET', '/teach/extension-requests?cursor=eHg', mira)).statusCode).toBe(400);
  });
});

describe('§assignments.19 an answer to a request', () => {
  it('grants the proposed date or another: the due date moves, and the student hears of it once', async () => {
    const student = await asks();
    const key = crypto.randomUUID();
    const mails = server.mails.length;
    const answer = await decide(student.requestId, grant(inDays(20)), { key });
    expect(answer.json()).toEqual({ id: student.requestId, status: 'granted', dueDate: inDays(20).toISOString() });
    await decide(student.requestId, grant(inDays(20)), { key });
    expect(await student.assignment()).toMatchObject({
      dueDate: inDays(20).toISOString(),
      status: 'pending',
      extension: { status: 'granted' },
    });
    const [mail, ...others] = server.mails.slice(mails);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: student.email, subject: 'A later due date: Question log' });
    expect(mail?.text).toContain(`now due ${inWords('UTC', inDays(20))} UTC`);
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.event, 'extension.decided'), eq(auditLog.account, student.id)));
    expect(entry).toMatchObject({ actor: mira.id, details: { request: student.requestId, granted: true } });
  });

  it('§assignments.28 grants a request that was made after the due date: the assignment is pending again', async () => {
    const { id, token } = await server.register('overdue@example.com');
    const own = { userId: id, assignmentId: 'question-log' };
    await server.db.insert(studentAssignments).values({ ...own, dueAt: inDays(-3) });
    const read = async () => {
      const answer = await server.send('GET', '/assignments', { token });
      return answer.json<Assignment[]>().find((it) => it.id === 'question-log');
    };
    expect(await read()).toMatchObject({ status: 'overdue' });
    const body = { reason: 'I was ill.', proposedDate: inDays(4).toISOString() };
    expect((await server.send('POST', '/assignments/question-log/extension', { token, body })).statusCode).toBe(201);
    const [request] = await server.db.select().from(extensionRequests).where(eq(extensionRequests.userId, id));
    expect((await decide(request?.id ?? '', grant(inDays(4)))).statusCode).toBe(200);
    expect(await read()).toMatchObject({ status: 'pending', dueDate: inDays(4).toISOString() });
  });

  it('declines with a reason, which the student reads', async () => {
    const student = await asks();
    const body = { decision: 'declined', reason: 'We discuss it\non Friday.' };
    expect((await decide(student.requestId, body)).json()).toMatchObject({ status: 'declined', answer: body.reason });
    expect(await student.assignment()).toMatchObject({
      dueDate: inDays(10).toISOString(),
      extension: { status: 'declined', answer: body.reason },
    });
    expect(server.mails.at(-1)).toMatchObject({
      to: student.email,
      subject: 'Your request was declined: Question log',
    });
    expect(server.mails.at(-1)?.text).toContain('> We discuss it\n> on Friday.');
  });

  it.each([
    ['granted without a date', { decision: 'granted' }, /choose the new due date/],
    ['declined without a reason', { decision: 'declined' }, /say why/],
    ['a date before the due date', grant(inDays(9)), /after the due date/],
    ['a date more than a year after it', grant(inDays(400)), /within a year/],
    ['no date at all', { decision: 'granted', dueDate: '2026-12-31T23:59:60Z' }, /after the due date/],
  ])('refuses %s', async (_what, body, error) => {
    const student = await asks();
    const answer = await decide(student.requestId, body);
    expect([answer.statusCode, answer.json().error]).toEqual([422, expect.stringMatching(error)]);
    expect(await student.assignment()).toMatchObject({ extension: { status: 'requested' } });
  });

  it('refuses a date that has passed, for an assignment that is overdue', async () => {
    const student = await asks();
    await server.db
      .update(studentAssignments)
      .set({ dueAt: inDays(-800) })
      .where(eq(studentAssignments.userId, student.id));
    expect((await decide(student.requestId, grant(inDays(-1)))).json().error).toBe(
      'The new due date must be in the future.',
    );
    expect((await decide(student.requestId, grant(inDays(3)))).statusCode).toBe(200);
    expect(await student.assignment()).toMatchObject({ status: 'pending' });
  });

  it('refuses a request of another course, and one that is not there', async () => {
    const student = await asks();
    expect((await decide(student.requestId, grant(inDays(16)), { of: 'data-engineering' })).statusCode).toBe(404);
    expect((await decide(crypto.randomUUID(), grant(inDays(16)))).statusCode).toBe(404);
  });
});

describe('§assignments.25 meanwhile', () => {
  it('of two instructors one answers, and the other is told', async () => {
    const student = await asks();
    const answers = await Promise.all([
      decide(student.requestId, grant(inDays(16))),
      decide(student.requestId, { decision: 'declined', reason: 'No.' }, { by: jo }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().error).toMatch(/^The request has already been (granted|declined)\.$/);
  });

  it('an assignment that was handed in is due no later: its request can only be declined', async () => {
    const student = await asks();
    const body = { text: 'Done.' };
    await server.send('POST', '/assignments/question-log/submission', { token: student.token, body });
    const { items } = await list(mira.token, '?limit=100');
    expect(items.find(({ id }) => id === student.requestId)).toMatchObject({ handedIn: true });
    expect((await decide(student.requestId, grant(inDays(16)))).json().error).toMatch(/already been submitted/);
    expect((await decide(student.requestId, { decision: 'declined', reason: 'Done.' })).statusCode).toBe(200);
  });

  it("an answer's draft is for who teaches the course, and ends with the answer", async () => {
    const student = await asks();
    const path = `/drafts/extensionDecision/${student.requestId}`;
    const draft = { version: 1, values: { reason: 'We', day: '' }, base: 0, writer: 'a-laptop' };
    expect((await server.send('PUT', path, { token: student.token, body: draft })).statusCode).toBe(404);
    expect((await server.send('PUT', path, { token: mira.token, body: draft })).statusCode).toBe(200);
    await decide(student.requestId, { decision: 'declined', reason: 'We discuss it.' });
    expect((await server.send('GET', path, { token: mira.token })).json().draft).toBeUndefined();
  });
});
