import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../platform/database/schema/account.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { threadAttachments, threadMessages } from '../platform/database/schema/questions.ts';
import { teachingMails } from '../platform/database/schema/teaching-mails.ts';
import { deleteDueAccounts } from '../privacy/erase.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Person = { id: string; email: string; token: string };

let server: TestServer;
let now: Date;
let people = 0;
let mira: Person;
let jonas: Person;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  now = testNow;
  mira = await server.registerTeacher('mira@example.com', 'data-literacy');
  jonas = await server.registerTeacher('jonas@example.com', 'time-series');
  await server.db.insert(teachingMails).values({ userId: mira.id, questions: 'atOnce' });
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => server.close());

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);
const student = () => server.register(`asker-${++people}@example.com`);
const get = ({ token }: Person, path: string) => server.send('GET', path, { token });
const reply = ({ token }: Person, thread: string, text: string, extra = {}) =>
  server.send('POST', `/messages/${thread}/replies`, { token, body: { text, ...extra } });
const upload = ({ token }: Person, name: string, body: string | Buffer) =>
  server.send('POST', `/messages/attachments?name=${name}`, {
    token,
    body,
    headers: { 'content-type': 'application/octet-stream' },
  });

async function ask({ token }: Person, message = 'Is there a reading list?', extra = {}): Promise<string> {
  const body = { message, ...extra };
  const answer = await server.send('POST', '/courses/data-literacy/messages', { token, body });
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json().threadId;
}

const read = async (person: Person, thread: string) => {
  const { messages } = (await get(person, `/messages/${thread}`)).json();
  const body = { messageId: messages.at(-1).id };
  return server.send('PUT', `/messages/${thread}/read`, { token: person.token, body });
};

describe('§questions.1 a question starts a thread', () => {
  it('names the lesson in which it was asked', async () => {
    const ada = await student();
    const thread = await ask(ada, 'Why **here**?', { lessonId: 'm1-l1' });
    expect((await get(ada, `/messages/${thread}`)).json()).toMatchObject({
      courseId: 'data-literacy',
      lesson: { id: 'm1-l1', title: expect.any(String) },
      isOwn: true,
      isAnswered: false,
      unread: 0,
      canReply: true,
      messages: [{ author: 'Noor Haddad', text: 'Why **here**?', isOwn: true, isByInstructor: false }],
    });
    const body = { message: 'Why?', lessonId: 'm9-l9' };
    const refused = await server.send('POST', '/courses/data-literacy/messages', { token: ada.token, body });
    expect(refused.statusCode).toBe(422);
  });

  it('§course.26 at most five times an hour and twenty a day', async () => {
    const ada = await student();
    const send = () =>
      server.send('POST', '/courses/data-literacy/messages', { token: ada.token, body: { message: 'Hello?' } });
    const codes: number[] = [];
    for (let hour = 0; hour < 4; hour += 1) {
      now = minutes(hour * 60);
      for (let count = 0; count < 5; count += 1) codes.push((await send()).statusCode);
      if (hour < 3) expect((await send()).json().error).toMatch(/several messages in the last hour/);
    }
    expect(codes).toEqual(Array(20).fill(202));
    now = minutes(5 * 60);
    expect((await send()).json().error).toMatch(/20 messages today/);
  });
});

describe('§questions.2 a thread is for its two sides', () => {
  it('and does not exist for anybody else, in any operation', async () => {
    const [ada, eve] = [await student(), await student()];
    const file = (await upload(ada, 'a.csv', 'a,b')).json();
    const thread = await ask(ada, 'Mine', { attachmentIds: [file.id] });
    const { messages } = (await get(mira, `/messages/${thread}`)).json();
    await server.send('POST', '/courses/data-literacy/enroll', { token: eve.token });
    for (const stranger of [eve, jonas]) {
      const { token } = stranger;
      const answers = [
        await get(stranger, `/messages/${thread}`),
        await reply(stranger, thread, 'Hello'),
        await get(stranger, `/messages/${thread}/attachments/${file.id}`),
        await server.send('PUT', `/messages/${thread}/read`, { token, body: { messageId: messages[0].id } }),
        await get(stranger, `/drafts/reply/${thread}`),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(404));
      const list = (await get(stranger, '/messages')).json();
      expect(JSON.stringify(list)).not.toContain(thread);
    }
    expect((await get(mira, `/drafts/reply/${thread}`)).statusCode).toBe(200);
  });

  it('is listed to both, the newest message first, with what they have not read, in pages', async () => {
    const ada = await student();
    const first = await ask(ada, 'First');
    now = minutes(1);
    const second = await ask(ada, `Second ${'x'.repeat(400)}`);
    now = minutes(2);
    await reply(mira, first, 'An answer');
    const list = (await get(ada, '/messages')).json();
    expect(list.items.map(({ id, unread, isAnswered }: Record<string, unknown>) => [id, unread, isAnswered])).toEqual([
      [first, 1, true],
      [second, 0, false],
    ]);
    expect(list.items[0].excerpt).toBe('An answer');
    expect(list.items[1].excerpt.length).toBeLessThan(200);
    expect(list.next).toBeUndefined();
    const page = (await get(ada, '/messages?limit=1')).json();
    const rest = (await get(ada, `/messages?limit=1&cursor=${page.next}`)).json();
    expect([page.items[0].id, rest.items[0].id, rest.next]).toEqual([first, second, undefined]);
    expect((await get(ada, '/messages?cursor=eHg')).statusCode).toBe(400);
    const waiting = (await get(mira, '/messages?filter=unanswered&limit=50')).json().items;
    expect(waiting.map(({ id }: { id: string }) => id)).toContain(second);
    expect(waiting.map(({ id }: { id: string }) => id)).not.toContain(first);
    expect((await get(ada, '/messages?filter=unanswered')).json()).toMatchObject({ items: [] });
  });

  it('§questions.23 is searched by the words of all messages and by the name, and narrowed to a course', async () => {
    const ada = await server.register('ozgur@example.com');
    await server.db.update(users).set({ firstName: 'Özgür', lastName: 'Łukasz' }).where(eq(users.id, ada.id));
    const asked = await ask(ada, 'Where does HAVING belong?');
    await reply(mira, asked, 'After **grouping**.');
    const elsewhere = await server.send('POST', '/courses/time-series/messages', {
      token: ada.token,
      body: { message: 'Which groups are seasonal?' },
    });
    const other = elsewhere.json().threadId;
    const found = async (person: Person, query: string) => {
      const answer = await get(person, `/messages?limit=50&${query}`);
      return answer.json().items.map(({ id }: { id: string }) => id);
    };
    expect(await found(ada, 'search=groups')).toEqual(expect.arrayContaining([asked, other]));
    expect(await found(ada, 'search=having')).toEqual([asked]);
    expect(await found(ada, 'search=knitting')).toEqual([]);
    expect(await found(ada, 'course=time-series')).toEqual([other]);
    expect(await found(ada, 'course=time-series&search=having')).toEqual([]);
    expect(await found(mira, 'search=ozgur%20luk')).toEqual([asked]);
    expect(await found(mira, 'search=ozgur&filter=unanswered')).toEqual([]);
    expect(await found(mira, 'course=time-series')).toEqual([]);
    expect(await found(jonas, 'search=ozgur&filter=unanswered')).toEqual([other]);
    expect((await get(ada, '/messages?search=knitting')).json().courses).toEqual([
      { id: 'data-literacy', title: 'Data Literacy' },
      { id: 'time-series', title: expect.any(String) },
    ]);
    expect((await get(jonas, '/messages')).json().courses).toEqual([{ id: 'time-series', title: expect.any(String) }]);
  });

  it('not for an instructor who teaches the course no more, nor for one whose role was taken back', async () => {
    const ada = await student();
    const thread = await ask(ada);
    const lena = await server.registerTeacher('lena@example.com', 'data-literacy');
    expect((await get(lena, `/messages/${thread}`)).statusCode).toBe(200);
    await server.db.update(users).set({ role: 'student' }).where(eq(users.id, lena.id));
    expect((await get(lena, `/messages/${thread}`)).statusCode).toBe(404);
  });
});

describe('§questions.3 read marks', () => {
  it('go up to a message, stay, and are each person’s own', async () => {
    const ada = await student();
    const thread = await ask(ada);
    await reply(mira, thread, 'One');
    const unread = async () => (await get(ada, `/messages/${thread}`)).json().unread;
    const { messages } = (await get(ada, `/messages/${thread}`)).json();
    await reply(mira, thread, 'Two');
    expect(await unread()).toBe(2);
    const mark = (messageId: string) =>
      server.send('PUT', `/messages/${thread}/read`, { token: ada.token, body: { messageId } });
    expect((await mark(messages[1].id)).statusCode).toBe(204);
    expect(await unread()).toBe(1);
    await mark(messages[0].id);
    expect(await unread()).toBe(1);
    expect((await get(mira, `/messages/${thread}`)).json().unread).toBe(1);
    const other = (await get(ada, `/messages/${await ask(ada)}`)).json().messages[0].id;
    expect((await mark(other)).statusCode).toBe(422);
  });
});

describe('§questions.4 replies', () => {
  it('are refused to who lost access, who goes on reading', async () => {
    const ada = await student();
    await server.send('POST', '/courses/data-literacy/enroll', { token: ada.token });
    const thread = await ask(ada);
    await server.db.update(enrolments).set({ access: 'ended' }).where(eq(enrolments.userId, ada.id));
    expect((await reply(ada, thread, 'Still there?')).json().error).toMatch(/no access to this course any more/);
    expect((await get(ada, `/messages/${thread}`)).json()).toMatchObject({ canReply: false });
    expect((await reply(mira, thread, 'Here is your answer.')).statusCode).toBe(201);
  });

  it('are limited in an hour, and in a thread', async () => {
    const ada = await student();
    const thread = await ask(ada);
    const filled = Array.from({ length: 140 }, () => ({
      threadId: thread,
      authorId: ada.id,
      isByInstructor: false,
      text: 'x',
      sentAt: testNow,
    }));
    await server.db.insert(threadMessages).values(filled);
    const codes = [];
    for (let count = 0; count < 61; count += 1) codes.push((await reply(ada, thread, 'More')).statusCode);
    expect(codes).toEqual([...Array(59).fill(201), 413, 413]);
    expect((await get(ada, `/messages/${thread}`)).json()).toMatchObject({ canReply: false });
    const another = await ask(ada);
    expect((await reply(ada, another, 'More')).statusCode).toBe(201);
    expect((await reply(ada, another, 'More')).statusCode).toBe(429);
  });
});

describe('§questions.5 attachments', () => {
  it('are their uploader’s alone until sent, and each is sent once', async () => {
    const [ada, eve] = [await student(), await student()];
    const file = (await upload(ada, 'a.csv', 'a,b')).json();
    const thread = await ask(ada);
    expect((await reply(mira, thread, 'Mine?', { attachmentIds: [file.id] })).statusCode).toBe(422);
    expect((await reply(eve, await ask(eve), 'Mine?', { attachmentIds: [file.id] })).statusCode).toBe(422);
    expect((await get(ada, `/messages/${thread}/attachments/${file.id}`)).statusCode).toBe(404);
    const sent = await reply(ada, thread, 'Here', { attachmentIds: [file.id] });
    expect(sent.json().attachments).toEqual([file]);
    expect((await reply(ada, thread, 'Again', { attachmentIds: [file.id] })).statusCode).toBe(422);
    const answer = await get(mira, `/messages/${thread}/attachments/${file.id}`);
    expect(answer.body).toBe('a,b');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''a.csv",
      'x-content-type-options': 'nosniff',
    });
    // Through another thread of the same person it is not there.
    expect((await get(ada, `/messages/${await ask(ada)}/attachments/${file.id}`)).statusCode).toBe(404);
  });

  it('are told by their content, and the oldest of six makes room', async () => {
    const ada = await student();
    expect((await upload(ada, 'a.pdf', Buffer.from([0, 1, 2]))).statusCode).toBe(422);
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      now = minutes(count);
      ids.push((await upload(ada, 'a.txt', `${count}`)).json().id);
    }
    const body = (id: string | undefined) => ({ message: 'Here', attachmentIds: [id] });
    const { token } = ada;
    const sent = (id: string | undefined) =>
      server.send('POST', '/courses/data-literacy/messages', { token, body: body(id) });
    expect((await sent(ids[0])).statusCode).toBe(422);
    expect((await sent(ids[5])).statusCode).toBe(202);
  });
});

describe('§questions.6 mails', () => {
  const since = async (count: number) =>
    server.mails.slice(count).map(({ to, subject, text }) => ({ to, subject, text }));

  it('go to the other side with a link, quoted', async () => {
    const ada = await student();
    const before = server.mails.length;
    const thread = await ask(ada, 'Line one\nFrom: the bank');
    const teachers = (await since(before)).map(({ to }) => to);
    expect(teachers).toContain('mira@example.com');
    expect(teachers).not.toContain('jonas@example.com');
    const [mail] = await since(before);
    expect(mail?.subject).toBe('A question about Data Literacy');
    expect(mail?.text).toContain('> Line one\n> From: the bank');
    expect(mail?.text).toContain(`http://localhost:3000/messages/${thread}`);
    const answered = server.mails.length;
    await reply(mira, thread, 'Yes');
    expect(await since(answered)).toEqual([
      {
        to: ada.email,
        subject: 'An answer to your question about Data Literacy',
        text: `From Mira Castell:\n\n> Yes\n\nRead and reply: http://localhost:3000/messages/${thread}`,
      },
    ]);
  });

  it('are one for several quick replies, until it was followed or ten minutes are over', async () => {
    const ada = await student();
    const thread = await ask(ada);
    const sent = async (text: string) => {
      const before = server.mails.length;
      await reply(mira, thread, text);
      return server.mails.length - before;
    };
    now = minutes(1);
    expect([await sent('One'), await sent('Two')]).toEqual([1, 0]);
    now = minutes(10);
    expect(await sent('Three')).toBe(0);
    await read(ada, thread);
    expect(await sent('Four')).toBe(1);
    expect(await sent('Five')).toBe(0);
    now = minutes(21);
    expect(await sent('Six')).toBe(1);
  });

  it('go to INSTRUCTOR_MAIL where nobody teaches the course', async () => {
    const ada = await student();
    const before = server.mails.length;
    const body = { message: 'Hello?' };
    await server.send('POST', '/courses/data-ethics/messages', { token: ada.token, body });
    expect(await since(before)).toMatchObject([
      { to: 'instructors@example.com', text: expect.stringContaining('> Hello?') },
    ]);
  });
});

describe('§privacy.6 the end of an account', () => {
  const end = async ({ id }: Person) => {
    await server.db.update(users).set({ deletionAt: testNow }).where(eq(users.id, id));
    await deleteDueAccounts(server.context);
    expect(await server.db.$count(users, eq(users.id, id))).toBe(0);
  };

  it('takes the name off what an instructor wrote, and ends the threads of who asked', async () => {
    const [ada, lena] = [await student(), await server.registerTeacher('lin@example.com', 'data-literacy')];
    const file = (await upload(lena, 'a.csv', 'a,b')).json();
    const thread = await ask(ada);
    await reply(lena, thread, 'An answer', { attachmentIds: [file.id] });
    await read(lena, thread);
    await end(lena);
    const { messages } = (await get(ada, `/messages/${thread}`)).json();
    expect(messages[1]).toMatchObject({ author: 'Instructor', text: 'An answer', attachments: [{ id: file.id }] });
    await end(ada);
    expect((await get(mira, `/messages/${thread}`)).statusCode).toBe(404);
    expect(await server.db.$count(threadMessages, eq(threadMessages.threadId, thread))).toBe(0);
    expect(await server.db.$count(threadAttachments, eq(threadAttachments.id, file.id))).toBe(0);
  });
});

describe('§questions.28 the number of conversations with something new', () => {
  const news = async (person: Person) => (await get(person, '/messages/new')).json();

  it("counts each conversation once, and the person's own alone, until it was read", async () => {
    const [ada, eve] = [await student(), await student()];
    const [first, second] = [await ask(ada), await ask(ada, 'And a second one?')];
    expect(await news(ada)).toEqual({ threads: 0 });
    now = minutes(1);
    await reply(mira, first, 'There is.');
    await reply(mira, first, 'It is long.');
    await reply(mira, second, 'There is a second one.');
    expect(await news(ada)).toEqual({ threads: 2 });
    for (const other of [eve, mira]) expect(await news(other)).toEqual({ threads: 0 });
    await read(ada, first);
    expect(await news(ada)).toEqual({ threads: 1 });
    now = minutes(2);
    await reply(ada, second, 'Thank you.');
    await read(ada, second);
    expect(await news(ada)).toEqual({ threads: 0 });
  });
});
