import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { studentAssignments } from '../platform/database/schema/assignments.ts';
import { courseInstructors, courses, enrolments } from '../platform/database/schema/course.ts';
import { communityPosts, threads } from '../platform/database/schema/questions.ts';
import { resources } from '../platform/database/schema/resources.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type SearchResult = components['schemas']['SearchResult'];
type Person = { id: string; email: string; token: string };

const course = 'data-literacy';
const otherCourse = 'time-series';
let server: TestServer;
let [ada, eve, mira, jonas]: Person[] = [];
beforeAll(async () => {
  server = await createTestServer();
  const student = async (email: string, courseId: string) => {
    const person = await server.register(email);
    await server.db.insert(enrolments).values({ userId: person.id, courseId });
    return person;
  };
  ada = await student('ada@example.com', course);
  eve = await student('eve@example.com', otherCourse);
  mira = await server.registerTeacher('mira@example.com', course);
  jonas = await server.registerTeacher('jonas@example.com', otherCourse);
});
afterAll(() => server.close());

const ask = (person: Person | undefined, text: string) =>
  server.send('GET', `/search?${new URLSearchParams({ text })}`, { ...(person && { token: person.token }) });

async function found(person: Person | undefined, text: string): Promise<SearchResult[]> {
  const answer = await ask(person, text);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const titlesOf = async (kind: SearchResult['kind'], text: string, person = ada) =>
  (await found(person, text)).flatMap((one) => (one.kind === kind ? one.title : []));

/** A conversation of the person, who asks in the course. */
async function asked(person: Person | undefined, message: string, courseId = course): Promise<string> {
  const answer = await server.send('POST', `/courses/${courseId}/messages`, {
    ...(person && { token: person.token }),
    body: { message },
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json().threadId;
}

const share = async (title: string, more: Partial<typeof communityPosts.$inferInsert> = {}) => {
  const [post] = await server.db
    .insert(communityPosts)
    .values({ courseId: course, isByInstructor: false, title, text: 'Why?', postedAt: testNow, ...more })
    .returning();
  return post?.id ?? '';
};

/** Resources with these titles: everybody finds them, and nothing else has such words. */
async function addResources(...titles: string[]): Promise<void> {
  const [one] = await server.db.select().from(resources).limit(1);
  if (!one) throw new Error('There is no resource.');
  await server.db
    .insert(resources)
    .values(titles.map((title) => ({ ...one, id: `found-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`, title })));
}

describe('§search.1 what the search finds, and for whom', () => {
  it('courses and resources, for everybody who is signed in, and nothing for others', async () => {
    for (const person of [ada, eve, mira, jonas]) {
      expect(await found(person, 'data literacy')).toContainEqual({
        kind: 'course',
        courseId: course,
        title: 'Data Literacy',
      });
      expect(await found(person, 'sql quick')).toEqual([
        { kind: 'resource', resourceId: 'sql-reference', title: 'SQL quick reference' },
      ]);
    }
    expect((await ask(undefined, 'data')).statusCode).toBe(401);
  });

  it('lessons of courses that the person is enrolled in or teaches', async () => {
    const { body } = await server.send('GET', `/courses/${course}`, { token: ada?.token ?? '' });
    const [lesson] = JSON.parse(body).modules.at(-1).lessons;
    const expected = { kind: 'lesson', courseId: course, courseTitle: 'Data Literacy', lessonId: lesson.id };
    const lessonsFor = async (person: Person | undefined) =>
      (await found(person, lesson.title)).filter((one) => one.kind === 'lesson' && one.lessonId === lesson.id);
    for (const person of [ada, mira]) expect(await lessonsFor(person)).toEqual([{ ...expected, title: lesson.title }]);
    for (const person of [eve, jonas]) expect(await lessonsFor(person)).toEqual([]);
  });

  it('assignments of the person, and of courses that they teach', async () => {
    const student = await server.signIn('student@example.com');
    const [own] = (await server.send('GET', '/assignments', { token: student })).json();
    const sol = await server.registerTeacher('sol@example.com', own.courseId);
    const expected = {
      kind: 'assignment',
      assignmentId: own.id,
      courseId: own.courseId,
      courseTitle: own.courseName,
      title: own.title,
    };
    const mine = { id: '', email: '', token: student };
    expect(await found(mine, own.title)).toContainEqual({ ...expected, isTaught: false });
    expect(await found(sol, own.title)).toContainEqual({ ...expected, isTaught: true });
    // Who teaches it and is enrolled, too, finds it once.
    const [given] = await server.db
      .select()
      .from(studentAssignments)
      .where(eq(studentAssignments.assignmentId, own.id));
    if (!given) throw new Error('Nobody has the assignment.');
    await server.db.insert(enrolments).values({ userId: sol.id, courseId: own.courseId });
    await server.db.insert(studentAssignments).values({ ...given, userId: sol.id });
    const twice = (await found(sol, own.title)).filter((one) => one.kind === 'assignment');
    expect(twice).toEqual([{ ...expected, isTaught: true }]);
    for (const person of [eve, jonas]) expect(await titlesOf('assignment', own.title, person)).toEqual([]);
  });

  it('questions that the course shares, and nobody has hidden', async () => {
    const postId = await share('Whichever bramble is it?');
    await share('Whichever bramble was hidden?', { isHidden: true });
    await share('Whichever bramble answers?', { questionId: postId });
    const expected = {
      kind: 'question',
      postId,
      courseId: course,
      courseTitle: 'Data Literacy',
      title: 'Whichever bramble is it?',
    };
    for (const person of [ada, mira]) expect(await found(person, 'bramble')).toEqual([expected]);
    for (const person of [eve, jonas]) expect(await found(person, 'bramble')).toEqual([]);
    await server.db.delete(communityPosts).where(eq(communityPosts.questionId, postId));
    await server.db.delete(communityPosts).where(eq(communityPosts.id, postId));
    expect(await found(ada, 'bramble')).toEqual([]);
  });

  it('conversations of the person, and of courses that they teach', async () => {
    const bo = await server.register('bo@example.com');
    await server.db.insert(enrolments).values({ userId: bo.id, courseId: course });
    const threadId = await asked(ada, 'May I use the thornbush?\n\nIt has thistles.');
    const expected = {
      kind: 'conversation',
      threadId,
      courseTitle: 'Data Literacy',
      title: 'May I use the thornbush?',
    };
    for (const person of [ada, mira]) expect(await found(person, 'thornbush')).toEqual([expected]);
    for (const person of [bo, eve, jonas]) expect(await found(person, 'thornbush')).toEqual([]);
    expect(await found(ada, 'thistles')).toEqual([]);
    // An answer changes the excerpt of the list, not the title.
    await server.send('POST', `/messages/${threadId}/replies`, {
      token: mira?.token ?? '',
      body: { text: 'You may.' },
    });
    expect(await found(ada, 'thornbush')).toEqual([expected]);
  });

  it('what an instructor wrote to a student, for both and no other student', async () => {
    const body = { studentIds: [ada?.id], text: '**Congratulations** on the hedgerow' };
    const sent = await server.send('POST', `/teach/courses/${course}/messages`, {
      token: mira?.token ?? '',
      body,
    });
    expect(sent.statusCode, sent.body).toBeLessThan(300);
    for (const person of [ada, mira])
      expect(await titlesOf('conversation', 'hedgerow', person)).toEqual(['Congratulations on the hedgerow']);
    for (const person of [eve, jonas]) expect(await found(person, 'hedgerow')).toEqual([]);
  });

  it('of an instructor of more courses than the index is asked for, what is in these courses, and nothing else', async () => {
    const [one] = await server.db.select().from(courses).where(eq(courses.id, course));
    if (!one) throw new Error('There is no such course.');
    const noor = await server.registerTeacher('noor@example.com');
    const many = Array.from({ length: 60 }, (_, index) => ({ ...one, id: `many-${index}`, title: `Many ${index}` }));
    await server.db.insert(courses).values(many);
    await server.db
      .insert(courseInstructors)
      .values(many.map(({ id }) => ({ courseId: id, userId: noor.id, since: testNow })));
    const thread = { userId: eve?.id ?? '', startedAt: testNow, lastAt: testNow };
    const inMany = { ...thread, courseId: 'many-59', title: 'A marsh question' };
    await server.db.insert(threads).values([inMany, { ...inMany, courseId: course, title: 'A marsh elsewhere' }]);
    await share('Marsh and moor', { courseId: 'many-58' });
    await share('Marsh and mire');
    expect((await found(noor, 'marsh')).map(({ title }) => title)).toEqual(['Marsh and moor', 'A marsh question']);
    expect((await found(jonas, 'marsh')).map(({ title }) => title)).toEqual([]);
  });

  it('nothing of a course to which the person has lost access, but their own conversations', async () => {
    const lost = await server.register('lost@example.com');
    await server.db.insert(enrolments).values({ userId: lost.id, courseId: 'statistics-essentials' });
    const { modules } = (await server.send('GET', '/courses/statistics-essentials', { token: lost.token })).json();
    const { title } = modules[1].lessons[0];
    await share('Where is the quagmire?', { courseId: 'statistics-essentials' });
    await asked(lost, 'A quagmire of mine', 'statistics-essentials');
    const kinds = async (text: string) => (await found(lost, text)).map(({ kind }) => kind);
    expect(await kinds(title)).toContain('lesson');
    expect(await kinds('quagmire')).toEqual(['question', 'conversation']);
    await server.db.update(enrolments).set({ access: 'ended' }).where(eq(enrolments.userId, lost.id));
    expect(await kinds(title)).not.toContain('lesson');
    expect(await kinds('quagmire')).toEqual(['conversation']);
  });
});

describe('§search.2 what is typed, and how it matches', () => {
  it('has 2 to 100 characters', async () => {
    for (const text of ['', 'a', 'a'.repeat(101)]) expect((await ask(ada, text)).statusCode).toBe(400);
    expect((await server.send('GET', '/search', { token: ada?.token ?? '' })).statusCode).toBe(400);
    expect(await found(ada, 'ab'.repeat(50))).toEqual([]);
    expect(await found(ada, 'x '.repeat(50))).toEqual([]);
  });

  it('finds titles that have each word at the beginning of one of theirs, in any case', async () => {
    await addResources('Quartz, feldspar (and mica)', 'Éclogite: größer', 'Rose-quartz');
    const all = {
      QUARTZ: 2,
      'mica quar': 1,
      'feld  spar': 0,
      uartz: 0,
      'quartz granite': 0,
      'rose-qu': 1,
      'e-quartz': 0,
    };
    for (const [text, count] of Object.entries(all)) expect(await titlesOf('resource', text), text).toHaveLength(count);
    expect(await titlesOf('resource', 'éCLOGITE GRÖ')).toEqual(['Éclogite: größer']);
    expect(await titlesOf('resource', 'eclogite')).toEqual([]);
    expect(await titlesOf('resource', ' mica ')).toHaveLength(1);
  });

  it('takes every character as it is typed', async () => {
    await addResources('Olivine 50% of all', 'Olivine 500 of all', 'Olivine a_b', 'Olivine axb', 'Olivine c\\d & [e*]');
    expect(await titlesOf('resource', 'olivine 50%')).toEqual(['Olivine 50% of all']);
    expect(await titlesOf('resource', 'olivine %')).toEqual([]);
    expect(await titlesOf('resource', 'olivine a_b')).toEqual(['Olivine a_b']);
    expect(await titlesOf('resource', 'olivine c\\d & [e*]')).toEqual(['Olivine c\\d & [e*]']);
    for (const text of ['%%', '__', '.*', "' | '", '  ']) expect(await found(ada, text), text).toEqual([]);
    // PostgreSQL takes no NUL in a text.
    for (const text of ['olivine\0', '\0\0', 'olivine \ud83e', 'olivine \u202e'])
      expect((await ask(ada, text)).statusCode, text).toBeLessThan(500);
    for (const text of ["olivine' or 'a", 'olivine:* | a', 'olivine !b', '/data-literacy'])
      expect(await titlesOf('resource', text), text).toEqual([]);
  });
});

describe('§search.3 the order, and five of a kind', () => {
  it('has at most five of each kind, one kind after another', async () => {
    const rows = Array.from({ length: 7 }, (_, index) => `Saffron ${index}`);
    await addResources(...rows);
    for (const title of rows) await share(title);
    const thread = { courseId: course, userId: ada?.id ?? '', startedAt: testNow, lastAt: testNow };
    await server.db.insert(threads).values(rows.map((title) => ({ ...thread, title })));
    const all = await found(ada, 'saffron');
    expect(all.map(({ kind, title }) => `${kind} ${title}`)).toEqual(
      ['question', 'conversation', 'resource'].flatMap((kind) => rows.slice(0, 5).map((title) => `${kind} ${title}`)),
    );
  });

  it('has titles first that begin with what was typed, then the others by title', async () => {
    await addResources('zinc and tin', 'Ore of zinc', 'Zinc', 'About zinc', 'Zincs');
    expect(await titlesOf('resource', 'zinc')).toEqual(['Zinc', 'zinc and tin', 'Zincs', 'About zinc', 'Ore of zinc']);
    expect(await titlesOf('resource', 'zinc a')).toEqual(['zinc and tin', 'About zinc']);
  });
});
