import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { publishClassFigures } from '../analytics/class-figures.ts';
import { addEvents } from '../analytics/log.ts';
import { users } from '../platform/database/schema/account.ts';
import { learningEvents } from '../platform/database/schema/analytics.ts';
import { lessons } from '../platform/database/schema/course.ts';
import { deleteDueAccounts } from '../privacy/erase.ts';
import { enrolIn, exerciseOf, given } from '../testing/exercises.ts';
import { answered } from '../testing/learning.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { shareOf } from './struggles.ts';

type Struggles = components['schemas']['Struggles'];
type Student = { id: string; token: string };

const { courseId, lesson } = exerciseOf('sql');
const day = 24 * 60 * 60 * 1000;

let server: TestServer;
let teacher: Student;
let quiz: { id: string; questions: { options: string[]; correct: number }[] };
let today = testNow.getTime();
let registered = 0;

beforeAll(async () => {
  server = await createTestServer();
  await server.db.delete(learningEvents).where(eq(learningEvents.courseId, courseId)); // the demonstration's
  teacher = await server.registerTeacher('mira@example.com', courseId);
  const rows = await server.db.select().from(lessons).where(eq(lessons.courseId, courseId));
  const found = rows.find(({ content }) => content.type === 'quiz')?.content;
  if (found?.type !== 'quiz') throw new Error('The course has no quiz.');
  quiz = found;
  // Everybody is asked everything, so that five answers to each question come together.
  const content = { ...found, draw: found.questions.length };
  await server.db
    .update(lessons)
    .set({ content })
    .where(and(eq(lessons.courseId, courseId), eq(lessons.id, found.id)));
});
afterAll(() => server.close());

const optionAt = (index: number) => String.fromCharCode('a'.charCodeAt(0) + index);
const correctOf = (question: number) => quiz.questions[question]?.correct ?? 0;
const wrongOption = (question: number) => (correctOf(question) === 0 ? 1 : 0);

/** One who answers the quiz, right or wrong throughout, as a browser does. */
async function student(isRight: boolean): Promise<Student> {
  registered += 1;
  const one = await server.register(`student-${registered}@example.com`);
  await enrolIn(server.db, one.id, courseId);
  await answer(one, isRight);
  return one;
}

async function answer({ token }: Student, isRight: boolean) {
  const answers = quiz.questions.map((_, index) => ({
    questionId: `q${index + 1}`,
    optionId: optionAt(isRight ? correctOf(index) : wrongOption(index)),
  }));
  const path = `/courses/${courseId}/lessons/${quiz.id}/answers`;
  expect((await server.send('POST', path, { token, body: { answers } })).statusCode).toBe(200);
}

const many = async (count: number, isRight: boolean) => {
  const all: Student[] = [];
  while (all.length < count) all.push(await student(isRight));
  return all;
};

async function nextDay(): Promise<Struggles> {
  today += day;
  await publishClassFigures({ db: server.db, now: () => new Date(today) });
  return struggles();
}
const struggles = async (): Promise<Struggles> =>
  (await server.send('GET', `/teach/courses/${courseId}/struggles`, teacher)).json();
const question = ({ items }: Struggles, number = 1) => items.find(({ id }) => id === `${quiz.id} q${number}`);

async function leave({ id }: Student) {
  await server.db.update(users).set({ deletionAt: testNow }).where(eq(users.id, id));
  await deleteDueAccounts({ ...server.context, now: () => new Date(testNow.getTime() + 1) });
}

describe('§teaching.22 where the students of a course struggle', () => {
  let four: Student[];

  test('nothing is said of four students, nor when their teacher answers as the fifth', async () => {
    four = await many(4, false);
    await enrolIn(server.db, teacher.id, courseId);
    await answer(teacher, true);
    const { items, lessons: byLesson, outcomes, publishedOn, total } = await nextDay();
    expect([items, byLesson, outcomes, publishedOn]).toEqual([[], [], [], undefined]);
    expect(total).toBeGreaterThan(quiz.questions.length);
  });

  test('of five it says which question, rounded, never that all or none were right, and the most frequent wrong answer', async () => {
    four.push(...(await many(1, false)));
    const found = await nextDay();
    expect(question(found)).toEqual({
      ...{ id: `${quiz.id} q1`, kind: 'question', lessonId: quiz.id },
      lessonTitle: expect.any(String),
      text: expect.any(String),
      ...{ students: 5, first: 20, now: 20 },
      wrong: quiz.questions[0]?.options[wrongOption(0)],
    });
    expect(found.publishedOn).toBe(new Date(today).toISOString().slice(0, 10));
    expect(found.lessons).toMatchObject([{ id: quiz.id, students: 5, first: 20, now: 20 }]);
    expect(found.outcomes).toMatchObject([{ students: 5, first: 20, now: 20 }]);
    expect(JSON.stringify(found)).not.toMatch(/@|student-\d/);
  });

  test('§teaching.24: what one more student did cannot be found by subtracting, on whichever day, nor by who leaves', async () => {
    const before = await struggles();
    await many(1, true);
    expect(await nextDay()).toEqual(before);
    await many(3, true);
    expect(await nextDay()).toEqual(before);
    for (const one of four.splice(0, 2)) await leave(one);
    expect(await nextDay()).toEqual(before); // seven are left: the figures of five stand
    await many(1, true);
    const after = await nextDay();
    expect(question(after)).toMatchObject({ students: 5, first: 65, now: 65 });
    expect(question(after)).not.toHaveProperty('wrong'); // three gave it
  });

  test('shows nothing any more once fewer than five are left', async () => {
    const rows = await server.db.select({ id: users.id }).from(users).where(eq(users.role, 'student'));
    for (const { id } of rows.slice(0, -4)) await leave({ id, token: '' });
    expect((await struggles()).items).toEqual([]);
  });

  test('of an exercise it says how many tries it took, and its author’s answer to the most frequent mistake', async () => {
    if (!('fit' in lesson)) throw new Error('It has no result.');
    const attempt = { courseId, lessonId: lesson.id, kind: 'exercise-attempted' as const };
    const mistake = lesson.mistakes[0];
    for (let number = 0; number < 5; number += 1) {
      const { id } = await server.register(`exercise-${number}@example.com`);
      await addEvents(server.db, id, [
        { ...attempt, at: new Date(testNow.getTime() - 2000), isRight: false, answer: mistake?.result ?? '' },
        { ...attempt, at: new Date(testNow.getTime() - 1000), isRight: true },
      ]);
    }
    const { items } = await nextDay();
    expect(items).toMatchObject([
      { id: lesson.id, kind: 'exercise', students: 5, first: 20, now: 80, tries: '2', wrong: mistake?.answer },
    ]);
  });

  test('§teaching.25 a question that 20 students tried does not fit where they answer it as if they guessed', async () => {
    const of = (number: number, isRight: boolean) =>
      answered({ courseId, lessonId: quiz.id, item: `q${number}`, isRight, answer: isRight ? 'a' : 'b' });
    for (let number = 0; number < 20; number += 1) {
      const { id } = await server.register(`guessing-${number}@example.com`);
      await addEvents(server.db, id, [of(1, number < 2), of(2, number < 12)]);
    }
    const found = await nextDay();
    expect(question(found, 1)?.misfit?.kind).toBe('guessed');
    expect(question(found, 2)).not.toHaveProperty('misfit');
  });

  test('an attempt is kept with the mistake that it shows, and the student is not told its name', async () => {
    const one = await server.register('mistaken@example.com');
    await enrolIn(server.db, one.id, courseId);
    if (!('fit' in lesson) || 'values' in lesson.fit.visible) throw new Error('It has no table.');
    const wrong = { columns: lesson.fit.visible.columns, rows: [] };
    const path = `/courses/${courseId}/lessons/${lesson.id}/attempts`;
    const body = { code: 'SELECT 1', ...given(wrong) };
    const reply = await server.send('POST', path, { token: one.token, body });
    expect(reply.json()).toMatchObject({ outcome: 'different' });
    expect(reply.json()).not.toHaveProperty('mistake');
  });

  test('§teaching.2 it is refused to students, to who teaches another course, and without a session', async () => {
    const path = `/teach/courses/${courseId}/struggles`;
    const other = await server.registerTeacher('jonas@example.com', 'data-warehousing');
    const pupil = await server.register('pupil@example.com');
    expect((await server.send('GET', path)).statusCode).toBe(401);
    for (const one of [other, pupil]) expect((await server.send('GET', path, one)).statusCode).toBe(403);
  });
});

test.each([
  [0, 5, 20],
  [5, 5, 80],
  [2, 6, 35],
  [1, 3000, 5],
  [3000, 3000, 95],
  [50, 100, 50],
])('§teaching.22 %i of %i are shown as %i percent', (right, students, share) => {
  expect(shareOf(right, students)).toBe(share);
});
