import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { unwantedMails } from '../platform/database/schema/announcements.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { threadMessages, threadReads, threads } from '../platform/database/schema/questions.ts';
import { teachingMails } from '../platform/database/schema/teaching-mails.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Schemas = components['schemas'];
type Person = { id: string; email: string; token: string };

const day = 24 * 60 * 60 * 1000;
const courseId = 'data-engineering';
const path = `/teach/courses/${courseId}/messages`;
const courseless = crypto.randomUUID();
const text = 'Module two has a **new** exercise.';

let server: TestServer;
let now = testNow;
let mira: Person;
let ada: Person;
let bo: Person;
let eve: Person;
let former: Person;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  mira = await server.registerTeacher('mira@example.com', courseId);
  await server.db.insert(teachingMails).values({ userId: mira.id, questions: 'atOnce' });
  [ada, bo, eve, former] = await Promise.all([
    server.register('ada@example.com'),
    server.register('bo@example.com'),
    server.register('eve@example.com'),
    server.register('former@example.com'),
  ]);
  await server.db
    .insert(enrolments)
    .values([
      ...[ada, bo, eve, mira].map(({ id: userId }) => ({ userId, courseId })),
      { userId: former.id, courseId, access: 'ended' },
    ]);
});
beforeEach(async () => {
  now = testNow;
  for (const table of [threadReads, threadMessages, threads]) await server.db.delete(table);
});
afterAll(() => server.close());

const write = (people: Person[], key: string = crypto.randomUUID(), body = {}) =>
  server.send('POST', path, {
    token: mira.token,
    body: { studentIds: people.map(({ id }) => id), text, ...body },
    headers: { 'idempotency-key': key },
  });
const get = async <Body>({ token }: Person, address: string) =>
  (await server.send('GET', address, { token })).json<Body>();
const newest = async (person: Person) => {
  const [thread] = (await get<Schemas['ThreadPage']>(person, '/messages')).items;
  return thread ?? expect.fail('There is a thread.');
};
const started = () => server.db.$count(threads, eq(threads.isStartedByInstructor, true));

describe('§teaching.15 a message to chosen students', () => {
  it('is a thread of each of them alone, with an unread mark and a mail, once however often it is repeated', async () => {
    const key = crypto.randomUUID();
    const before = server.mails.length;
    for (const _repeat of [1, 2]) {
      const answer = await write([ada, bo], key);
      expect([answer.statusCode, answer.json()]).toEqual([201, { threads: 2 }]);
    }
    expect(await started()).toBe(2);
    const own = await newest(ada);
    expect(own).toMatchObject({ courseId, isOwn: true, isStartedByInstructor: true, isAnswered: true, unread: 1 });
    expect(await get(ada, `/messages/${own.id}`)).toMatchObject({
      canReply: true,
      messages: [{ author: 'Mira Castell', isByInstructor: true, isUnread: true, text }],
    });
    expect((await server.send('GET', `/messages/${own.id}`, { token: bo.token })).statusCode).toBe(404);
    expect((await get<Schemas['ThreadPage']>(eve, '/messages')).items).toEqual([]);
    expect(await newest(mira)).toMatchObject({ isOwn: false, isStartedByInstructor: true, unread: 0 });
    const sent = server.mails.slice(before);
    expect(sent.map(({ to }) => to).toSorted()).toEqual([ada.email, bo.email]);
    const toAda = sent.find(({ to }) => to === ada.email);
    expect(toAda?.subject).toBe('A message about Data Engineering');
    expect(toAda?.text).toMatch(new RegExp(`> Module two has a \\*\\*new\\*\\* exercise\\.[^]*/messages/${own.id}$`));
    expect(toAda?.text).not.toContain(bo.email);
  });

  it('is answered there, which waits for an instructor like any question', async () => {
    await write([eve]);
    const { id } = await newest(eve);
    const before = server.mails.length;
    await server.send('POST', `/messages/${id}/replies`, { token: eve.token, body: { text: 'Friday is fine.' } });
    expect(await newest(mira)).toMatchObject({ id, isAnswered: false, unread: 1, excerpt: 'Friday is fine.' });
    expect(server.mails.slice(before)).toMatchObject([
      { to: mira.email, subject: 'A message about Data Engineering', text: expect.stringMatching(/^A message from/) },
    ]);
  });

  it('is mailed to who wants mails of answers alone', async () => {
    await server.db.insert(unwantedMails).values({ userId: bo.id, kind: 'answers' });
    const before = server.mails.length;
    await write([ada, bo]);
    expect(server.mails.slice(before).map(({ to }) => to)).toEqual([ada.email]);
    expect(await newest(bo)).toMatchObject({ unread: 1 });
  });

  it.each([
    ['has left', () => former],
    ['teaches the course', () => mira],
    ['was never in it', () => ({ ...ada, id: courseless })],
  ])('reaches nobody where one of them %s, and says which', async (_what, who) => {
    const answer = await write([ada, who()]);
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({
        error: 'One of them is not in this course any more, so nobody got the message.',
        studentIds: [who().id],
      }),
    ]);
    expect(await started()).toBe(0);
  });

  it('takes ids as the server writes them alone, so that nobody is written to twice', async () => {
    const statuses = [ada.id.toUpperCase(), `urn:uuid:${ada.id}`].flatMap((other) => [
      write([], undefined, { studentIds: [ada.id, other] }),
      server.send('GET', `/messages/${other}`, { token: ada.token }),
    ]);
    expect((await Promise.all(statuses)).map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
  });

  it('ends its draft, and takes nothing from what its students may ask in a day', async () => {
    const drafts = `/drafts/rosterMessage/${courseId}`;
    const draft = { version: 1, values: { text }, base: 0, writer: 'a-laptop' };
    expect((await server.send('PUT', drafts, { token: ada.token, body: draft })).statusCode).toBe(404);
    const { revision: base } = await get<Schemas['StandingDraft']>(mira, drafts);
    expect((await server.send('PUT', drafts, { token: mira.token, body: { ...draft, base } })).statusCode).toBe(200);
    for (let times = 0; times < 6; times += 1) await write([ada]);
    expect((await get<Schemas['StandingDraft']>(mira, drafts)).draft).toBeUndefined();
    const question = { token: ada.token, body: { message: 'May I ask something?' } };
    expect((await server.send('POST', `/courses/${courseId}/messages`, question)).statusCode).toBe(202);
  });

  it('§teaching.19 ends the draft of the one student it is for, and leaves another text for the course alone', async () => {
    const standing = (subject: string) => get<Schemas['StandingDraft']>(mira, `/drafts/rosterMessage/${subject}`);
    const keep = async (subject: string, typed: string) => {
      const { revision: base = 0 } = await standing(subject);
      const body = { version: 1, values: { text: typed }, base, writer: 'a-laptop' };
      return (await server.send('PUT', `/drafts/rosterMessage/${subject}`, { token: mira.token, body })).statusCode;
    };
    expect(await keep(`data-analytics.${ada.id}`, text)).toBe(404);
    expect(await keep(`${courseId}.${ada.id}`, text)).toBe(200);
    expect(await keep(courseId, 'For all of you.')).toBe(200);
    await write([ada]);
    expect((await standing(`${courseId}.${ada.id}`)).draft).toBeUndefined();
    expect((await standing(courseId)).draft?.values).toEqual({ text: 'For all of you.' });
  });

  it('is not published for the course', async () => {
    await write([ada]);
    const { id } = await newest(ada);
    const publication = `/teach/courses/${courseId}/threads/${id}/publication`;
    const body = { title: 'A message', question: 'What?', answer: 'This.' };
    expect((await server.send('GET', publication, { token: mira.token })).statusCode).toBe(409);
    expect((await server.send('POST', publication, { token: mira.token, body })).statusCode).toBe(409);
  });

  it('goes to a thousand students of a course in a day', async () => {
    const own = { courseId, isStartedByInstructor: true, startedAt: now, lastAt: now };
    await server.db.insert(threads).values(Array.from({ length: 999 }, () => ({ ...own, userId: bo.id })));
    const refused = await write([ada, bo]);
    expect([refused.statusCode, refused.json().error]).toEqual([413, expect.stringContaining('1 are left')]);
    expect((await write([ada])).statusCode).toBe(201);
    expect((await write([ada])).statusCode).toBe(413);
    now = new Date(testNow.getTime() + day);
    expect((await write([ada])).statusCode).toBe(201);
  });
});
