import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enrolments } from '../platform/database/schema/course.ts';
import { communityPosts, communityReports } from '../platform/database/schema/questions.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Person = { id: string; token: string };

const course = 'data-literacy';
const later = new Date(testNow.getTime() + 86_400_000);
let server: TestServer;
let now = testNow;
let people = 0;
let mira: Person;
let jonas: Person;
let id: string;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  mira = await server.registerTeacher('mira@example.com', course);
  jonas = await server.registerTeacher('jonas@example.com', 'time-series');
});
beforeEach(async () => {
  now = testNow;
  const question = { courseId: course, isByInstructor: false, title: 'Why?', text: 'Why so?', postedAt: testNow };
  const [made] = await server.db.insert(communityPosts).values(question).returning();
  id = made?.id ?? '';
});
afterAll(() => server.close());

async function student(): Promise<Person> {
  const person = await server.register(`author-${++people}@example.com`);
  await server.send('POST', `/courses/${course}/enroll`, { token: person.token });
  return person;
}

const community = () => `/courses/${course}/community/${id}`;
const answersFor = async ({ token }: Person) => (await server.send('GET', community(), { token })).json().answers;
const edit = ({ token }: Person, answer: string, body: object) =>
  server.send('PUT', `${community()}/answers/${answer}`, { token, body });
const remove = ({ token }: Person, answer: string) =>
  server.send('DELETE', `${community()}/answers/${answer}`, { token });
const moderate = (answer: string, body: object) =>
  server.send('PUT', `/teach/courses/${course}/community/${answer}`, { token: mira.token, body });
const found = async ({ token }: Person, query: string) =>
  (await server.send('GET', `/community?search=${query}`, { token })).json().items.map((one: { id: string }) => one.id);

async function answer({ token }: Person, text = 'Think of swans.'): Promise<string> {
  return (await server.send('POST', `${community()}/answers`, { token, body: { text } })).json().id;
}

describe('§questions.25 an own answer', () => {
  it('is changed by its author, for everyone, with the day of it; the search follows', async () => {
    const [ada, bo] = [await student(), await student()];
    const own = await answer(ada);
    now = later;
    const changed = await edit(ada, own, { text: 'Think of herons.', revision: 0 });
    const edition = { text: 'Think of herons.', revision: 1, editedAt: later.toISOString() };
    expect(changed.json()).toMatchObject({ ...edition, isOwn: true, postedAt: testNow.toISOString() });
    expect(await answersFor(bo)).toMatchObject([{ ...edition, id: own, isOwn: false }]);
    expect([await found(bo, 'herons'), await found(bo, 'swans')]).toEqual([[id], []]);
  });

  it('is nobody else’s to change or delete: not its readers’, not the instructors’', async () => {
    const ada = await student();
    const own = await answer(ada);
    const stranger = await server.register(`stranger-${++people}@example.com`);
    for (const other of [await student(), stranger, mira, jonas]) {
      expect((await edit(other, own, { text: 'Mine.' })).statusCode).toBe(404);
      expect((await remove(other, own)).statusCode).toBe(404);
      const draft = await server.send('GET', `/drafts/ownAnswer/${own}`, { token: other.token });
      expect(draft.statusCode).toBe(404);
    }
    expect((await edit(ada, id, { text: 'The question is not mine.' })).statusCode).toBe(404);
    await server.db.update(enrolments).set({ access: 'ended' }).where(eq(enrolments.userId, ada.id));
    expect((await edit(ada, own, { text: 'Lost.' })).statusCode).toBe(403);
    const teacher = await answer(mira, 'So it is.');
    expect((await edit(mira, teacher, { text: 'So it is, indeed.' })).json()).toMatchObject({ isByInstructor: true });
  });

  it('loses the mark of being right with a change, and keeps it without one', async () => {
    const ada = await student();
    const own = await answer(ada);
    await moderate(own, { isHidden: false, isRight: true });
    expect((await edit(ada, own, { text: 'Think of swans.', revision: 0 })).json()).toMatchObject({
      isRight: true,
      revision: 0,
    });
    expect((await edit(ada, own, { text: 'Or of ducks.', revision: 0 })).json()).toMatchObject({ isRight: false });
  });

  it('that is hidden is not changed, and stays hidden', async () => {
    const [ada, bo] = [await student(), await student()];
    const own = await answer(ada);
    await moderate(own, { isHidden: true, isRight: false });
    expect((await edit(ada, own, { text: 'A kinder one.', revision: 0 })).statusCode).toBe(403);
    expect(await answersFor(bo)).toEqual([]);
    expect(await answersFor(ada)).toMatchObject([{ text: 'Think of swans.', isHidden: true }]);
    await moderate(id, { isHidden: true, isRight: false });
    expect((await edit(ada, own, { text: 'Still there?' })).statusCode).toBe(404);
  });

  it('is changed as often in an hour as answers are written', async () => {
    const ada = await student();
    const own = await answer(ada);
    const codes: number[] = [];
    for (let sent = 1; sent < 21; sent += 1) codes.push((await edit(ada, own, { text: `No. ${sent}` })).statusCode);
    expect(codes).toEqual([...Array(19).fill(200), 429]);
  });

  it('§questions.26 is not replaced unseen: a second tab is told, and may do so then', async () => {
    const ada = await student();
    const own = await answer(ada);
    expect((await edit(ada, own, { text: 'The first tab.', revision: 0 })).statusCode).toBe(200);
    expect((await edit(ada, own, { text: 'The second tab.', revision: 0 })).statusCode).toBe(409);
    expect(await answersFor(ada)).toMatchObject([{ text: 'The first tab.' }]);
    expect((await edit(ada, own, { text: 'The second tab.' })).json()).toMatchObject({ revision: 2 });
  });

  it('§questions.27 is deleted by its author with its reports and the draft of a change', async () => {
    const [ada, bo] = [await student(), await student()];
    const own = await answer(ada);
    const report = { token: bo.token, body: { reason: 'Rude' } };
    await server.send('POST', `/courses/${course}/community/${own}/reports`, report);
    await moderate(own, { isHidden: true, isRight: false });
    const draft = { version: 1, values: { text: 'Or' }, base: 0, writer: '5f0c2b7e91d34a68' };
    const path = `/drafts/ownAnswer/${own}`;
    expect((await server.send('PUT', path, { token: ada.token, body: draft })).statusCode).toBe(200);
    expect((await remove(ada, own)).statusCode).toBe(204);
    expect((await remove(ada, own)).statusCode).toBe(404);
    expect((await edit(ada, own, { text: 'Again' })).statusCode).toBe(404);
    expect(await answersFor(mira)).toEqual([]);
    expect(await server.db.$count(communityReports, eq(communityReports.postId, own))).toBe(0);
    expect((await server.send('GET', path, { token: ada.token })).statusCode).toBe(404);
    expect((await server.send('GET', '/drafts/ownAnswer/none', { token: ada.token })).statusCode).toBe(404);
  });
});
