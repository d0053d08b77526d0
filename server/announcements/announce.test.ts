import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { announcements } from '../platform/database/schema/announcements.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { tellStudents } from './tell.ts';

type Schemas = components['schemas'];
type Person = { id: string; email: string; token: string };

const day = 24 * 60 * 60 * 1000;
const courseId = 'data-engineering';
const path = `/teach/courses/${courseId}/announcements`;
const announcement = { title: 'A new data set', text: 'Please load it\nagain.' };

let server: TestServer;
let now = testNow;
let mira: Person;
let ada: Person;
let bo: Person;
let former: Person;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  mira = await server.registerTeacher('mira@example.com', courseId);
  [ada, bo, former] = [
    await server.register('ada@example.com'),
    await server.register('bo@example.com'),
    await server.register('former@example.com'),
  ];
  await server.db.insert(enrolments).values([
    { userId: ada.id, courseId },
    { userId: bo.id, courseId },
    { userId: former.id, courseId, access: 'ended' },
  ]);
});
beforeEach(async () => {
  now = testNow;
  await server.db.delete(announcements);
});
afterAll(() => server.close());

const announce = (body: object = announcement, key: string = crypto.randomUUID()) =>
  server.send('POST', path, { token: mira.token, body, headers: { 'idempotency-key': key } });
const list = async ({ token }: Person) =>
  (await server.send('GET', '/announcements', { token })).json<Schemas['Announcement'][]>();
/** Half a minute later, the job tells whom nobody has told. */
async function tell(seconds = 30) {
  now = new Date(now.getTime() + seconds * 1000);
  await tellStudents(server.context);
}
const taught = async (query = '') =>
  (await server.send('GET', `${path}${query}`, { token: mira.token })).json<Schemas['TaughtAnnouncements']>();
const choose = ({ token }: Person, choices: Partial<Schemas['MailChoices']>) =>
  server.send('PUT', '/auth/mail-choices', { token, body: { ...all, ...choices } });
const all = { announcements: true, classes: true, answers: true, feedback: true };

describe('§announcements.2, §announcements.3 an announcement', () => {
  it('reaches those who have access to the course, once each, until they dismiss it', async () => {
    const answer = await announce();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ ...announcement, author: 'Mira Castell', dismissed: 0 });
    await tell();
    const told = { ...announcement, courseId, courseName: 'Data Engineering', author: 'Mira Castell' };
    expect(await list(ada)).toMatchObject([told]);
    expect(await list(former)).toEqual([]);
    expect(await list(mira)).toEqual([]);
    const { id } = answer.json();
    for (const _repeat of [1, 2]) {
      expect((await server.send('PUT', `/announcements/${id}/read`, { token: ada.token })).statusCode).toBe(204);
    }
    expect(await list(ada)).toEqual([]);
    expect(await list(bo)).toMatchObject([told]);
    expect((await server.send('PUT', `/announcements/${id}/read`, { token: former.token })).statusCode).toBe(404);
    expect(await taught()).toMatchObject({
      courseName: 'Data Engineering',
      students: 2,
      items: [{ id, dismissed: 1 }],
    });
  });

  it('is shown for 30 days', async () => {
    await announce();
    await tell();
    const age = (ms: number) => server.db.update(announcements).set({ publishedAt: new Date(now.getTime() - ms) });
    await age(30 * day - 1);
    expect(await list(ada)).toHaveLength(1);
    await age(30 * day);
    expect(await list(ada)).toEqual([]);
    expect((await taught()).items).toHaveLength(1);
  });

  it('ends its draft, and its course has ten in a day', async () => {
    const drafts = `/drafts/announcement/${courseId}`;
    const { revision: base } = (await server.send('GET', drafts, { token: mira.token })).json();
    const draft = { version: 1, values: announcement, base, writer: 'a-laptop' };
    expect((await server.send('PUT', drafts, { token: ada.token, body: draft })).statusCode).toBe(404);
    expect((await server.send('PUT', drafts, { token: mira.token, body: draft })).statusCode).toBe(200);
    for (let times = 0; times < 10; times += 1) expect((await announce()).statusCode).toBe(201);
    expect((await server.send('GET', drafts, { token: mira.token })).json().draft).toBeUndefined();
    const refused = await announce();
    expect([refused.statusCode, refused.json().error]).toEqual([413, expect.stringMatching(/^This course has had 10/)]);
    now = new Date(testNow.getTime() + day + 30_000);
    expect((await announce()).statusCode).toBe(201);
  });
});

it('§announcements.1 are listed page by page, the newest first', async () => {
  const ids: string[] = [];
  for (const minutes of [1, 2, 3]) {
    now = new Date(testNow.getTime() + minutes * 60_000);
    ids.unshift((await announce()).json().id);
  }
  const first = await taught('?limit=2');
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect((await taught(`?limit=2&cursor=${first.next}`)).items.map(({ id }) => id)).toEqual(ids.slice(2));
  expect((await server.send('GET', `${path}?cursor=eHg`, { token: mira.token })).statusCode).toBe(400);
});

describe('§announcements.4, §account.81 a mail', () => {
  it('goes to each student who wants it, once however often the call is repeated', async () => {
    expect((await server.send('GET', '/auth/mail-choices', { token: bo.token })).json()).toEqual(all);
    expect((await choose(bo, { announcements: false })).json()).toEqual({ ...all, announcements: false });
    const before = server.mails.length;
    const key = crypto.randomUUID();
    await announce(announcement, key);
    await announce(announcement, key);
    await tell(29);
    expect(server.mails).toHaveLength(before);
    await tell(1);
    await tell();
    await server.context.mail.deliver();
    const sent = server.mails.slice(before);
    expect(sent.map(({ to }) => to)).toEqual([ada.email]);
    expect(sent[0]).toMatchObject({ subject: 'Data Engineering: A new data set' });
    expect(sent[0]?.text).toContain(
      'Mira Castell writes to all students of Data Engineering:\n\n> Please load it\n> again.',
    );
    await choose(bo, {});
    await announce();
    await tell();
    await server.context.mail.deliver();
    expect(
      server.mails
        .slice(before + 1)
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([ada.email, bo.email]);
  });
});
