import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { enrolments, reviews } from '../platform/database/schema/course.ts';
import { pace } from '../platform/limits.ts';
import { deleteWhatIsDue } from '../privacy/jobs.ts';
import { completeLessons } from '../testing/complete-lessons.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Person = { id: string; email: string; token: string };
type Summary = components['schemas']['CourseSummary'];

const day = 24 * 60 * 60 * 1000;
const courseId = 'data-ethics';
const own = `/courses/${courseId}/reviews/own`;

let server: TestServer;
let teacher: Person;
let now = testNow;
let people = 0;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  teacher = await server.registerTeacher('mira@example.com', courseId);
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => server.close());

/** A student of the course who has completed that many lessons: a fifth, if nothing is said. */
async function student(lessons?: number): Promise<Person> {
  people += 1;
  const person = await server.register(`reviewer-${people}@example.com`);
  await server.db.insert(enrolments).values({ userId: person.id, courseId });
  await completeLessons(server.db, person.id, courseId, lessons);
  return person;
}
const save = ({ token }: Person, stars: number, text = 'Clear.') =>
  server.send('PUT', own, { token, body: { stars, ...(text && { text }) } });
const listed = async () => (await server.send('GET', `/courses/${courseId}/reviews`)).json();
const findIn = ({ items }: { items: { id: string }[] }, id: string) => items.find((item) => item.id === id);
const shown = async ({ token }: Person) => (await server.send('GET', own, { token })).json();
const card = async (): Promise<Summary | undefined> =>
  (await server.send('GET', '/marketing/courses')).json().find(({ id }: Summary) => id === courseId);
/** How many own ratings there are beside the made-up ones. */
const countSince = (before: Summary | undefined) => async () =>
  ((await card())?.ratingCount ?? 0) - (before?.ratingCount ?? 0);

describe("§course.28 a student's own review", () => {
  test('takes a fifth of the lessons, and says how far it is before', async () => {
    const person = await student(1);
    const { neededLessons, totalLessons } = await shown(person);
    expect(neededLessons).toBe(Math.ceil(totalLessons / 5));
    expect(await shown(person)).toEqual({ isEnrolled: true, completedLessons: 1, neededLessons, totalLessons });
    const early = await save(person, 5);
    expect(early.statusCode).toBe(403);
    expect(early.json().error).toBe(
      `You can review this course once you have completed ${neededLessons} of its ${totalLessons} lessons. So far it is 1.`,
    );
    await completeLessons(server.db, person.id, courseId, neededLessons - 1);
    expect((await save(person, 5)).statusCode).toBe(403);
    await completeLessons(server.db, person.id, courseId, neededLessons);
    expect((await save(person, 5)).statusCode).toBe(200);
  });

  test('is one: written, changed and deleted, and counted each time', async () => {
    const person = await student();
    const before = await card();
    const since = countSince(before);
    expect((await save(person, 1, '  Too short.\n')).json().review).toMatchObject({ stars: 1, text: 'Too short.' });
    expect(await since()).toBe(1);
    expect((await card())?.ratingCount).toBe((await listed()).count);
    now = new Date(testNow.getTime() + day);
    const { review } = (await save(person, 5, '')).json();
    expect(review).toEqual({
      id: review.id,
      author: 'Noor H.',
      stars: 5,
      text: '',
      createdAt: testNow.toISOString(),
      changedAt: now.toISOString(),
    });
    expect(await since()).toBe(1);
    expect(findIn(await listed(), review.id)).toEqual(review);
    for (const _twice of [1, 2]) {
      expect((await server.send('DELETE', own, { token: person.token })).statusCode).toBe(204);
    }
    expect(await card()).toEqual(before);
    expect((await shown(person)).review).toBeUndefined();
  });

  test('is one also where ten come at once', async () => {
    const since = countSince(await card());
    const person = await student();
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(person, 4)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await server.db.$count(reviews, eq(reviews.userId, person.id))).toBe(1);
    expect(await since()).toBe(1);
  });

  test('several students at once all count', async () => {
    const since = countSince(await card());
    const students = await Promise.all(Array.from({ length: 10 }, () => student()));
    await Promise.all(students.map((person, index) => save(person, 1 + (index % 5))));
    expect(await since()).toBe(10);
  });

  test('is not for those who are not enrolled, nor for those who teach the course', async () => {
    const stranger = await server.register('stranger@example.com');
    expect((await save(stranger, 5)).statusCode).toBe(403);
    expect(await shown(stranger)).toMatchObject({ isEnrolled: false });
    await server.db.insert(enrolments).values({ userId: teacher.id, courseId });
    await completeLessons(server.db, teacher.id, courseId);
    const refused = await save(teacher, 5);
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      'You teach this course, so you cannot review it.',
    ]);
    expect(await shown(teacher)).toMatchObject({ isEnrolled: false });
  });

  test('may be changed when the course has grown', async () => {
    const person = await student();
    await save(person, 2);
    await completeLessons(server.db, person.id, courseId, 0);
    expect((await save(person, 3)).statusCode).toBe(200);
  });

  test(`at most ${pace.reviews.points} changes an hour`, async () => {
    const person = await student();
    for (let count = 0; count < pace.reviews.points; count += 1) await save(person, 1 + (count % 5));
    expect((await save(person, 5)).statusCode).toBe(429);
    expect((await save(await student(), 5)).statusCode).toBe(200);
  });
});

describe('§course.29 a review', () => {
  test('stays when its student loses the access, who can delete it and not change it', async () => {
    const person = await student();
    await save(person, 1, 'I wanted my money back.');
    const since = countSince(await card());
    await server.db.update(enrolments).set({ access: 'ended' }).where(eq(enrolments.userId, person.id));
    expect((await save(person, 5)).statusCode).toBe(403);
    expect((await shown(person)).review).toMatchObject({ stars: 1 });
    expect(await since()).toBe(0);
    expect((await server.send('DELETE', own, { token: person.token })).statusCode).toBe(204);
    expect(await since()).toBe(-1);
  });

  test('goes with the account, and an answer outlives its instructor without a name', async () => {
    const since = countSince(await card());
    const [leaving, remaining] = [await student(), await student()];
    const other = await server.registerTeacher('leaving@example.com', courseId);
    await save(leaving, 1);
    const { review } = (await save(remaining, 5)).json();
    await server.send('PUT', `/teach/courses/${courseId}/reviews/${review.id}/answer`, {
      token: other.token,
      body: { text: 'Thank you.' },
    });
    for (const { token } of [leaving, other]) {
      await server.send('POST', '/privacy/deletion', { token, body: { currentPassword: 'Learning1' } });
    }
    now = new Date(testNow.getTime() + 8 * day);
    await deleteWhatIsDue(server.context);
    expect(await since()).toBe(1);
    const [row] = await server.db.select().from(reviews).where(eq(reviews.id, review.id));
    expect(row).toMatchObject({ answer: 'Thank you.', answeredBy: null });
  });
});

describe('§course.31 answers', () => {
  const address = (id: string, course = courseId) => `/teach/courses/${course}/reviews/${id}/answer`;

  test('are written, changed and taken back by who teaches the course, and shown below the review', async () => {
    const person = await student();
    const { review } = (await save(person, 3)).json();
    const list = async (show = '') =>
      (await server.send('GET', `/teach/courses/${courseId}/reviews${show}`, teacher)).json();
    const before = await list('?show=unanswered');
    expect(findIn(before, review.id)).toEqual(review);
    const body = { text: ' We have added an exercise. ' };
    const answer = await server.send('PUT', address(review.id), { token: teacher.token, body });
    const expected = { text: 'We have added an exercise.', answeredAt: testNow.toISOString() };
    expect(answer.json()).toEqual({ ...review, answer: expected });
    expect(findIn(await listed(), review.id)).toMatchObject({ answer: expected });
    expect((await shown(person)).review.answer).toEqual(expected);
    const after = await list('?show=unanswered');
    expect(findIn(after, review.id)).toBeUndefined();
    expect([after.unanswered, after.written]).toEqual([before.unanswered - 1, before.written - 1]);
    const first = await list('?limit=1');
    expect((await list(`?limit=1&cursor=${first.next}`)).items).toEqual((await list()).items.slice(1, 2));
    expect((await server.send('DELETE', address(review.id), teacher)).json()).toEqual(review);
  });

  test('are for reviews of this course alone, and leave the review as it is', async () => {
    const [other] = await server.db.select().from(reviews).where(eq(reviews.courseId, 'data-analytics'));
    const body = { text: 'Thank you.' };
    for (const [course, status] of [
      [courseId, 404],
      ['data-analytics', 403],
    ] as const) {
      const answer = await server.send('PUT', address(other?.id ?? '', course), { token: teacher.token, body });
      expect(answer.statusCode).toBe(status);
    }
    const unchanged = await server.db
      .select()
      .from(reviews)
      .where(and(eq(reviews.id, other?.id ?? '')));
    expect(unchanged).toEqual([other]);
  });

  test('keep a draft for who teaches the course alone', async () => {
    const { review } = (await save(await student(), 3)).json();
    const path = `/drafts/reviewAnswer/${courseId}.${review.id}`;
    const body = { version: 1, values: { text: 'Thank' }, base: 0, writer: 'a-laptop' };
    expect((await server.send('PUT', path, { token: teacher.token, body })).statusCode).toBe(200);
    const elsewhere = await server.registerTeacher('elsewhere@example.com', 'data-analytics');
    expect((await server.send('PUT', path, { token: elsewhere.token, body })).statusCode).toBe(404);
    await server.send('PUT', address(review.id), { token: teacher.token, body: { text: 'Thank you.' } });
    expect((await server.send('GET', path, teacher)).json()).toEqual({ revision: 2 });
  });
});
