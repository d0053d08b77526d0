import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { announcements } from '../platform/database/schema/announcements.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { tellStudents } from './tell.ts';

type Schemas = components['schemas'];
type Person = { id: string; email: string; token: string };

const second = 1000;
const day = 24 * 60 * 60 * second;
const courseId = 'data-engineering';
const path = `/teach/courses/${courseId}/announcements`;
const announcement = { title: 'A new data set', text: 'Please load it again.' };
const other = { title: 'Two data sets', text: 'Please load both again.' };

let server: TestServer;
let now = testNow;
let mira: Person;
let colleague: Person;
let stranger: Person;
let ada: Person;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  mira = await server.registerTeacher('mira@example.com', courseId);
  colleague = await server.registerTeacher('colleague@example.com', courseId);
  stranger = await server.registerTeacher('stranger@example.com', 'time-series');
  ada = await server.register('ada@example.com');
  await server.db.insert(enrolments).values([{ userId: ada.id, courseId }]);
});
beforeEach(async () => {
  now = testNow;
  await server.db.delete(announcements);
});
afterAll(() => server.close());

const announce = async (body: object = announcement) =>
  (await server.send('POST', path, { token: mira.token, body })).json<Schemas['TaughtAnnouncement']>();
const change = (id: string, body: object, by = colleague) =>
  server.send('PUT', `${path}/${id}`, { token: by.token, body });
const remove = (id: string, by = colleague) => server.send('DELETE', `${path}/${id}`, { token: by.token });
const listed = async () =>
  (await server.send('GET', path, { token: mira.token })).json<Schemas['TaughtAnnouncements']>().items;
const seen = async () =>
  (await server.send('GET', '/announcements', { token: ada.token })).json<Schemas['Announcement'][]>();
const ahead = (ms: number) => new Date(testNow.getTime() + ms).toISOString();

async function tell(ms = 30 * second) {
  now = new Date(now.getTime() + ms);
  const before = server.mails.length;
  await tellStudents(server.context);
  await server.context.mail.deliver();
  return server.mails.slice(before);
}

describe('§announcements.7 an announcement', () => {
  it('reaches nobody for half a minute', async () => {
    expect(await announce()).toMatchObject({ publishedAt: ahead(30 * second), isTold: false, version: 1 });
    expect(await tell(30 * second - 1)).toEqual([]);
    expect(await seen()).toEqual([]);
    expect(await tell(1)).toHaveLength(1);
    expect(await seen()).toMatchObject([announcement]);
    expect(await listed()).toMatchObject([{ isTold: true }]);
  });

  it('for later reaches whoever is in the course then, once', async () => {
    await announce({ ...announcement, publishAt: ahead(10 * day) });
    const late = await server.register('late@example.com');
    await server.db.insert(enrolments).values([{ userId: late.id, courseId }]);
    expect(await tell(10 * day - 1)).toEqual([]);
    expect((await tell(1)).map(({ to }) => to).toSorted()).toEqual([ada.email, late.email]);
    expect(await tell()).toEqual([]);
  });

  it('is for a moment within 60 days', async () => {
    const refused = (publishAt: string) =>
      server.send('POST', path, { token: mira.token, body: { ...announcement, publishAt } });
    expect((await refused(ahead(0))).json()).toMatchObject({
      ...{ status: 422, error: 'This moment has passed. Please choose a later one.' },
    });
    expect((await refused(ahead(60 * day + 1))).json()).toMatchObject({
      ...{ status: 422, error: 'Please choose a moment within 60 days.' },
    });
    expect((await refused(ahead(60 * day))).statusCode).toBe(201);
  });

  it('that waits cannot be dismissed', async () => {
    const { id } = await announce();
    expect((await server.send('PUT', `/announcements/${id}/read`, { token: ada.token })).statusCode).toBe(404);
  });

  it('counts for its day while it waits', async () => {
    for (let times = 0; times < 10; times += 1) await announce({ ...announcement, publishAt: ahead(10 * day) });
    expect((await server.send('POST', path, { token: mira.token, body: announcement })).statusCode).toBe(413);
  });
});

describe('§announcements.8 a change', () => {
  it('before the students were told leaves no mark, and is what they are told', async () => {
    const { id } = await announce();
    const changed = await change(id, { ...other, publishAt: ahead(day), version: 1 });
    expect(changed.json()).toMatchObject({ ...other, publishedAt: ahead(day), version: 2, author: 'Mira Castell' });
    expect(changed.json()).not.toHaveProperty('editedAt');
    expect((await tell(day))[0]?.subject).toBe('Data Engineering: Two data sets');
    expect((await seen())[0]).not.toHaveProperty('editedAt');
  });

  it('keeps the moment of one that waits unless it names another', async () => {
    const { id } = await announce({ ...announcement, publishAt: ahead(day) });
    expect((await change(id, { ...other, version: 1 })).json()).toMatchObject({ publishedAt: ahead(day) });
  });

  it('afterwards marks it as edited, and sends no mail', async () => {
    const { id } = await announce();
    await tell();
    expect((await change(id, { ...other, version: 1 })).json()).toMatchObject({
      ...{ ...other, editedAt: now.toISOString(), publishedAt: ahead(30 * second), dismissed: 0 },
    });
    expect(await tell()).toEqual([]);
    expect(await seen()).toMatchObject([{ ...other, editedAt: ahead(30 * second) }]);
  });

  it('does not show it again to who dismissed it, and says how many did', async () => {
    const { id } = await announce();
    await tell();
    await server.send('PUT', `/announcements/${id}/read`, { token: ada.token });
    expect((await change(id, { ...other, version: 1 })).json()).toMatchObject({ dismissed: 1 });
    expect(await seen()).toEqual([]);
  });

  it('is refused once a colleague has changed it, or where its time is over', async () => {
    const { id } = await announce();
    expect((await change(id, { ...other, version: 1 })).statusCode).toBe(200);
    expect((await change(id, { ...announcement, version: 1 }, mira)).json()).toMatchObject({
      ...{ status: 409, error: expect.stringMatching(/^A colleague has changed it\./) },
    });
    await tell();
    expect((await change(id, { ...other, publishAt: ahead(day), version: 2 })).json()).toMatchObject({
      ...{ status: 422, error: expect.stringMatching(/^The students have been told already/) },
    });
    expect(await listed()).toMatchObject([other]);
  });

  it('ends its draft, which belongs to an announcement of the course', async () => {
    const { id } = await announce();
    const drafts = `/drafts/announcementChange/${id}`;
    const { revision: base } = (await server.send('GET', drafts, { token: mira.token })).json();
    const draft = { version: 1, values: other, base, writer: 'a-laptop' };
    expect((await server.send('PUT', drafts, { token: mira.token, body: draft })).statusCode).toBe(200);
    for (const [address, by] of [
      [drafts, stranger],
      ['/drafts/announcementChange/none', mira],
    ] as const)
      expect((await server.send('PUT', address, { token: by.token, body: draft })).statusCode).toBe(404);
    await change(id, { ...other, version: 1 }, mira);
    expect((await server.send('GET', drafts, { token: mira.token })).json().draft).toBeUndefined();
  });
});

describe('§announcements.9 deleting', () => {
  it('one that waits leaves nothing of it', async () => {
    const { id } = await announce();
    expect((await remove(id)).json()).toEqual({ wasTold: false });
    expect(await tell()).toEqual([]);
    expect(await server.db.$count(announcements)).toBe(0);
  });

  it('one that was told takes it from everyone, and still counts for its day', async () => {
    const { id } = await announce();
    await tell();
    expect((await remove(id)).json()).toEqual({ wasTold: true });
    expect([await seen(), await listed()]).toEqual([[], []]);
    expect(await server.db.select().from(announcements)).toMatchObject([{ id, title: '', text: '' }]);
    expect((await server.send('PUT', `/announcements/${id}/read`, { token: ada.token })).statusCode).toBe(404);
    for (let times = 0; times < 9; times += 1) await announce();
    expect((await server.send('POST', path, { token: mira.token, body: announcement })).statusCode).toBe(413);
  });

  it('one that is gone, or of another course, is unknown', async () => {
    const { id } = await announce();
    await remove(id);
    expect((await remove(id)).statusCode).toBe(404);
    expect((await change(id, { ...other, version: 1 })).statusCode).toBe(404);
    const elsewhere = `/teach/courses/time-series/announcements/${(await announce()).id}`;
    expect((await server.send('DELETE', elsewhere, { token: stranger.token })).statusCode).toBe(404);
    expect(await listed()).toHaveLength(1);
  });
});
