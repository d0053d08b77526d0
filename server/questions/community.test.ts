import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../platform/database/schema/account.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { mails } from '../platform/database/schema/mails.ts';
import { communityPosts } from '../platform/database/schema/questions.ts';
import { pace } from '../platform/limits.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { withoutNames } from './publication.ts';

type Person = { id: string; email: string; token: string };

const course = 'data-literacy';
let server: TestServer;
let now: Date;
let people = 0;
let mira: Person;
let jonas: Person;
beforeAll(async () => {
  now = testNow;
  server = await createTestServer({ now: () => now });
  mira = await server.registerTeacher('mira@example.com', course);
  jonas = await server.registerTeacher('jonas@example.com', 'time-series');
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => server.close());

async function student(): Promise<Person> {
  const person = await server.register(`member-${++people}@example.com`);
  await server.send('POST', `/courses/${course}/enroll`, { token: person.token });
  return person;
}

const get = ({ token }: Person, path: string) => server.send('GET', path, { token });
const post = ({ token }: Person, path: string, body: object) => server.send('POST', path, { token, body });
const community = (id: string) => `/courses/${course}/community/${id}`;
const moderate = (id: string, body: object, { token } = mira) =>
  server.send('PUT', `/teach/courses/${course}/community/${id}`, { token, body });

/** A thread with an answer, and the address at which it is published. */
async function answered(question: string, answer = 'Because of the definition.') {
  const asker = await student();
  const { threadId } = (await post(asker, `/courses/${course}/messages`, { message: question })).json();
  await post(mira, `/messages/${threadId}/replies`, { text: answer });
  return { asker, threadId, path: `/teach/courses/${course}/threads/${threadId}/publication` };
}

let published = 0;
async function question(text = 'Why does it not move?', answer = 'Because of the definition.'): Promise<string> {
  const { path } = await answered(text);
  now = new Date(testNow.getTime() + ++published);
  const made = await post(mira, path, { title: `Question ${published}`, question: text, answer });
  expect(made.statusCode, made.body).toBe(201);
  return made.json().id;
}

const titles = (answer: { json: () => { items: { title: string }[] } }) =>
  answer.json().items.map(({ title }) => title);
const idsIn = async (person: Person, query = '') =>
  (await get(person, `/community${query}`)).json().items.map(({ id }: { id: string }) => id);

describe('§questions.12 the community of a course', () => {
  it('shows nothing to who is not in the course', async () => {
    const id = await question();
    const [ada, eve] = [await student(), await server.register('eve@example.com')];
    const lost = await student();
    await server.db.update(enrolments).set({ access: 'ended' }).where(eq(enrolments.userId, lost.id));
    const { answers } = (await get(ada, community(id))).json();
    for (const stranger of [eve, jonas, lost]) {
      const answer = { text: 'Hello', reason: 'Hello' };
      const refused = [
        await get(stranger, community(id)),
        await post(stranger, `${community(id)}/answers`, { text: answer.text }),
        await post(stranger, `${community(answers[0].id)}/reports`, { reason: answer.reason }),
        await moderate(id, { isHidden: true, isRight: false }, stranger),
        await get(stranger, `/drafts/communityAnswer/${id}`),
      ];
      expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(403));
      expect((await get(stranger, '/community')).json()).toEqual({ items: [] });
      expect((await get(stranger, '/community?search=move')).json()).toEqual({ items: [] });
    }
    // Nor under the address of a course that they are in.
    await server.send('POST', '/courses/spreadsheet-foundations/enroll', { token: eve.token });
    expect((await get(eve, `/courses/spreadsheet-foundations/community/${id}`)).statusCode).toBe(404);
    expect(await idsIn(ada)).toContain(id);
    expect(await idsIn(mira)).toContain(id);
  });

  it('§questions.12 finds each keyword of SQL that English searches leave out', async () => {
    const ada = await student();
    const keywords =
      'ALL AND ANY AS BETWEEN BY DO FOR FROM HAVING IF IN INTO IS NO NOT OF ON ONLY OR OVER SAME SOME THEN TO WHEN WHERE WHILE WITH AFTER BEFORE BOTH EACH';
    const id = await question('Keywords', keywords);
    const other = await question('Medians', 'Swans swim');
    for (const keyword of keywords.split(' ')) {
      const found = await idsIn(ada, `?search=${keyword}`);
      expect(found, keyword).toContain(id);
      expect(found, keyword).not.toContain(other);
    }
  });

  it('is searched for words of questions and answers, in pages', async () => {
    const ada = await student();
    const [first, second] = [await question('On medians and ducks'), await question('On means', 'Think of ducklings')];
    expect(await idsIn(ada, '?search=duck')).toEqual([first]);
    expect(await idsIn(ada, '?search=duckling')).toEqual([second]);
    expect(await idsIn(ada, "?search='%20or%20zzz")).toEqual([]);
    const page = (await get(ada, '/community?limit=1')).json();
    const rest = (await get(ada, `/community?limit=1&cursor=${page.next}`)).json();
    expect([page.items[0].id, rest.items[0].id]).toEqual([second, first]);
    expect(page.items[0]).toMatchObject({ answers: 1, hasRightAnswer: false, isHidden: false });
    expect((await get(ada, '/community?cursor=eHg')).statusCode).toBe(400);
  });
});

describe('§questions.13 publishing a thread', () => {
  it('proposes the texts without the names of who asked', async () => {
    const { path } = await answered(
      'Noor here, noor haddad. What is a median? My address: x',
      'Dear Noor, the middle.',
    );
    expect((await get(mira, path)).json()).toMatchObject({
      question: 'a student here, a student. What is a median? My address: x',
      answer: 'Dear a student, the middle.',
    });
    expect((await get(jonas, path)).statusCode).toBe(403);
    const elsewhere = path.replace(course, 'time-series');
    expect((await get(jonas, elsewhere)).statusCode).toBe(404);
    expect((await post(jonas, elsewhere, { title: 'T', question: 'Q', answer: 'A' })).statusCode).toBe(404);
  });

  it('replaces names only where they are whole words', () => {
    const asker = { firstName: 'Al', lastName: 'O’Neil (Jr.)', email: 'al@example.com' };
    expect(withoutNames('Al, also known as AL  O’Neil (Jr.), wrote to al@example.com', asker)).toBe(
      'a student, also known as a student, wrote to a student',
    );
  });

  it('refuses a text that tells who asked, and publishes a thread once', async () => {
    const { asker, threadId, path } = await answered('Why?');
    const texts = { title: 'Why?', question: 'Why so?', answer: 'Because.' };
    for (const told of ['by Noor  Haddad', 'by **noor** _HADDAD_', `ask ${asker.email}`]) {
      expect((await post(mira, path, { ...texts, question: told })).statusCode, told).toBe(422);
      expect((await post(mira, path, { ...texts, title: told })).statusCode, told).toBe(422);
    }
    const [once, twice] = await Promise.all([post(mira, path, texts), post(mira, path, texts)]);
    expect([once.statusCode, twice.statusCode].toSorted()).toEqual([201, 409]);
    const id = (await get(asker, `/messages/${threadId}`)).json().publishedAs;
    const shown = await get(await student(), community(id));
    expect(shown.json()).toMatchObject({ title: 'Why?', question: { text: 'Why so?' }, canModerate: false });
    for (const secret of [asker.id, asker.email, threadId, 'Haddad']) expect(shown.body).not.toContain(secret);
    const [row] = await server.db.select().from(communityPosts).where(eq(communityPosts.id, id));
    expect(row?.authorId).toBeNull();
  });
});

describe('§questions.14 answers', () => {
  it('come from students and instructors, and go with a student’s account', async () => {
    const [ada, bo] = [await student(), await student()];
    const id = await question();
    now = new Date(testNow.getTime() + 60_000);
    expect((await post(ada, `${community(id)}/answers`, { text: 'I think so.' })).json()).toMatchObject({
      author: 'Noor Haddad',
      isByInstructor: false,
      isOwn: true,
    });
    now = new Date(testNow.getTime() + 120_000);
    await post(mira, `${community(id)}/answers`, { text: 'So do I.' });
    const { answers } = (await get(bo, community(id))).json();
    expect(answers.map(({ isByInstructor, isOwn }: Record<string, unknown>) => [isByInstructor, isOwn])).toEqual([
      [true, false],
      [false, false],
      [true, false],
    ]);
    // An answer is no question.
    expect((await post(bo, `${community(answers[0].id)}/answers`, { text: 'And?' })).statusCode).toBe(404);
  });

  it('are limited for a question and in an hour', async () => {
    const ada = await student();
    const id = await question();
    const of = { courseId: course, questionId: id, isByInstructor: false, text: 'x', postedAt: testNow };
    await server.db.insert(communityPosts).values(Array.from({ length: 98 }, () => of));
    const send = (one: string) => post(ada, `${community(one)}/answers`, { text: 'More' });
    expect((await send(id)).statusCode).toBe(201);
    expect((await send(id)).statusCode).toBe(413);
    expect((await get(ada, community(id))).json().canAnswer).toBe(false);
    const other = await question();
    const codes: number[] = [];
    for (let sent = 0; sent < 20; sent += 1) codes.push((await send(other)).statusCode);
    expect(codes).toEqual([...Array(19).fill(201), 429]);
  });
});

describe('§questions.15, §questions.16 reports and hiding', () => {
  it('are seen by the course’s instructors alone, until one has looked at them', async () => {
    const [ada, bo] = [await student(), await student()];
    const id = await question();
    const answer = (await post(ada, `${community(id)}/answers`, { text: 'A bad answer' })).json();
    for (const reason of ['Rude', 'Rude, and wrong']) {
      expect((await post(bo, `${community(answer.id)}/reports`, { reason })).statusCode).toBe(204);
    }
    expect(await idsIn(mira, '?filter=reported')).toEqual([id]);
    expect(await idsIn(bo, '?filter=reported')).toEqual([]);
    const reportsSeenBy = async (person: Person) =>
      (await get(person, community(id))).json().answers.find((one: { id: string }) => one.id === answer.id)?.reports;
    expect(await reportsSeenBy(mira)).toEqual(['Rude, and wrong']);
    expect(await reportsSeenBy(ada)).toEqual([]);
    expect((await moderate(answer.id, { isHidden: true, isRight: false })).statusCode).toBe(204);
    expect(await idsIn(mira, '?filter=reported')).toEqual([]);
    expect(await reportsSeenBy(bo)).toBeUndefined();
    expect(await reportsSeenBy(mira)).toEqual([]);
    expect((await get(ada, '/community?search=bad')).json().items).toEqual([]);
    expect((await post(bo, `${community(answer.id)}/reports`, { reason: 'Again' })).statusCode).toBe(404);
    await moderate(answer.id, { isHidden: false, isRight: true });
    const { answers } = (await get(ada, community(id))).json();
    expect(answers[0]).toMatchObject({ id: answer.id, isRight: true });
    expect((await moderate(id, { isHidden: false, isRight: true })).statusCode).toBe(422);
  });

  it('§questions.21, §questions.22 who teaches is told once while reports wait, and the author that an answer is hidden', async () => {
    const [ada, bo] = [await student(), await student()];
    const id = await question();
    const made = (await post(ada, `${community(id)}/answers`, { text: 'A rude answer' })).json();
    const mailsTo = async (to: Person, subject: string) =>
      (await server.db.select().from(mails).where(eq(mails.to, to.email))).filter((one) =>
        one.subject.startsWith(subject),
      ).length;
    const waiting = async () =>
      (await get(mira, '/teach/courses')).json().map((one: { reportedPosts: number }) => one.reportedPosts);
    const before = await mailsTo(mira, 'A post in ');
    await post(bo, `${community(made.id)}/reports`, { reason: 'Rude' });
    await post(bo, `${community(id)}/reports`, { reason: 'Rude, too' });
    expect(await mailsTo(mira, 'A post in ')).toBe(before + 1);
    expect(await mailsTo(jonas, 'A post in ')).toBe(0);
    expect(await waiting()).toEqual([2]);
    await moderate(made.id, { isHidden: true, isRight: false });
    await moderate(made.id, { isHidden: true, isRight: false });
    await moderate(id, { isHidden: false, isRight: false });
    expect(await waiting()).toEqual([0]);
    expect(await mailsTo(ada, 'Your answer in ')).toBe(1);
    const seenBy = async (person: Person) =>
      (await get(person, community(id))).json().answers.find((one: { id: string }) => one.id === made.id);
    expect(await seenBy(ada)).toMatchObject({ isOwn: true, isHidden: true });
    expect(await seenBy(bo)).toBeUndefined();
  });

  it('a hidden question is gone with its answers', async () => {
    const ada = await student();
    const id = await question('A very odd question', 'An odd answer');
    const { answers } = (await get(ada, community(id))).json();
    await moderate(id, { isHidden: true, isRight: false });
    expect((await get(ada, community(id))).statusCode).toBe(404);
    expect((await post(ada, `${community(answers[0].id)}/reports`, { reason: 'Odd' })).statusCode).toBe(404);
    expect((await post(ada, `${community(id)}/answers`, { text: 'Odd' })).statusCode).toBe(404);
    expect(titles(await get(ada, '/community?search=odd'))).toEqual([]);
    expect((await get(mira, '/community?search=odd')).json().items).toMatchObject([{ id, isHidden: true }]);
    expect((await moderate(id, { isHidden: false, isRight: false }, jonas)).statusCode).toBe(403);
  });

  it('are 20 a day', async () => {
    const ada = await student();
    const id = await question();
    const codes: number[] = [];
    for (let sent = 0; sent < 21; sent += 1) {
      codes.push((await post(ada, `${community(id)}/reports`, { reason: `${sent}` })).statusCode);
    }
    expect(codes).toEqual([...Array(20).fill(204), 429]);
  });

  it('are decided on a limited number of times in an hour, as authors are told by mail', async () => {
    const busy = await server.registerTeacher('busy@example.com', course);
    const id = await question();
    let accepted = 0;
    const decide = () => moderate(id, { isHidden: accepted % 2 === 0, isRight: false }, busy);
    while ((await decide()).statusCode === 204) accepted += 1;
    expect(accepted).toBe(pace.moderation.points);
    expect((await decide()).statusCode).toBe(429);
  });

  it('§privacy.6 an instructor’s answer stays without a name', async () => {
    const id = await question();
    await server.db.update(communityPosts).set({ authorId: null }).where(eq(communityPosts.questionId, id));
    expect((await get(await student(), community(id))).json().answers).toMatchObject([{ author: 'Instructor' }]);
    expect(await server.db.$count(users, eq(users.id, mira.id))).toBe(1);
  });
});
