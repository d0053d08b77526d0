import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { readContent } from '../content/read.ts';
import { certificates } from '../platform/database/schema/certificates.ts';
import { completedLessons, openedLessons } from '../platform/database/schema/lesson.ts';
import type { WrittenLesson } from '../platform/database/written-lesson.ts';
import { type Call, caller, type Failure } from '../testing/caller.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Lesson = components['schemas']['LessonContent'];
type Result = components['schemas']['QuizResult'];
type Progress = components['schemas']['CourseProgress'];

const { courses: catalogue } = readContent('content');
let server: TestServer;
let anyone: Call;
let student: Call;
let instructor: Call;

beforeAll(async () => {
  server = await createTestServer();
  anyone = caller(server.app);
  student = caller(server.app, await server.signIn('student@example.com'));
  instructor = caller(server.app, await server.signIn('instructor@example.com'));
});
afterAll(() => server.close());

/** The course's lessons as they were written, by their ids. */
const written = (courseId: string) =>
  (catalogue.find(({ id }) => id === courseId)?.modules ?? []).flatMap(({ lessons }) =>
    lessons.map((lesson) => ({ id: lesson.id, lesson })),
  );
const firstOf = (type: WrittenLesson['type'], courseId = 'data-analytics', skip = 0) => {
  const found = written(courseId).filter(({ lesson }) => lesson.type === type)[skip];
  if (!found) throw new Error(`${courseId} has no ${type}`);
  return found;
};
/** Answers to what the caller's next attempt asks: right ones, or those next to them. */
async function answersTo(call: Call, courseId: string, { id, lesson }: ReturnType<typeof firstOf>, change = 0) {
  const { body } = await call<components['schemas']['QuizLesson']>('GET', `/courses/${courseId}/lessons/${id}`);
  return body.questions.map(({ id: questionId }) => {
    const written = lesson.type === 'quiz' ? lesson.questions[Number(questionId.slice(1)) - 1] : undefined;
    const { correct = 0, options = [] } = written ?? {};
    return { questionId, optionId: 'abcdefgh'[(correct + change) % options.length] ?? '' };
  });
}

describe('§lesson.2, §lesson.6 lesson content', () => {
  test('the first module is readable by anyone, exercises too, with no way on to locked lessons', async () => {
    const first = written('data-engineering').filter(({ id }) => id.startsWith('m1-'));
    const before = await server.db.$count(openedLessons);
    for (const call of [anyone, instructor]) {
      const types = new Set<string>();
      for (const [at, { id }] of first.entries()) {
        const { status, body } = await call<Lesson>('GET', `/courses/data-engineering/lessons/${id}`);
        expect(status).toBe(200);
        expect(body).toMatchObject({
          isPreview: true,
          isCompleted: false,
          visiting: true,
          position: at + 1,
          total: written('data-engineering').length,
        });
        expect([body.previousLessonId, body.nextLessonId]).toEqual([first[at - 1]?.id, first[at + 1]?.id]);
        if (body.type === 'exercise') expect(body.status).toBe('open');
        types.add(body.type);
      }
      expect(types).toContain('exercise');
    }
    expect(await server.db.$count(openedLessons)).toBe(before);
  });

  test('§lesson.6 nothing is checked for who is not enrolled', async () => {
    const check = { code: 'SELECT 1;', table: { columns: ['1'], rows: [[1]], rowCount: 1 } };
    for (const [call, refused] of [
      [anyone, 401],
      [instructor, 403],
    ] as const) {
      for (const { id, lesson } of written('data-engineering').filter((one) => one.id.startsWith('m1-'))) {
        const at = `/courses/data-engineering/lessons/${id}`;
        expect((await call('POST', `${at}/complete`)).status).toBe(refused);
        if (lesson.type === 'exercise') expect((await call('POST', `${at}/attempts`, check)).status).toBe(refused);
        if (lesson.type === 'quiz') expect((await call('POST', `${at}/answers`, { answers: [] })).status).not.toBe(200);
      }
    }
  });

  test('§lesson.2 locks never leak: the lessons of all other modules answer 403, without any of their text', async () => {
    for (const { id } of catalogue) {
      for (const { id: lessonId, lesson } of written(id).filter((one) => !one.id.startsWith('m1-'))) {
        const { status, bytes } = await anyone('GET', `/courses/${id}/lessons/${lessonId}`);
        expect(status).toBe(403);
        expect(bytes.toString()).not.toContain(lesson.title);
      }
    }
    const other = caller(server.app, (await server.registerTeacher('jonas@example.com', 'time-series')).token);
    const { status, body } = await other<Failure>('GET', '/courses/data-analytics/lessons/m2-l1');
    expect(status).toBe(403);
    expect(body.error).toBe('Enroll in this course to unlock this module');
  });

  test('the enrolled read every type, each with its neighbours', async () => {
    for (const type of ['reading', 'video', 'quiz', 'assignment'] as const) {
      const { id, lesson } = firstOf(type);
      const { body } = await student<Lesson>('GET', `/courses/data-analytics/lessons/${id}`);
      expect(body).toMatchObject({
        id,
        type,
        title: lesson.title,
        duration: `${lesson.minutes} min`,
        courseTitle: 'Data Analytics',
      });
    }
    const { body } = await student<Lesson>('GET', '/courses/data-analytics/lessons/m2-l1');
    const ids = written('data-analytics').map(({ id }) => id);
    const at = ids.indexOf('m2-l1');
    expect(body).toMatchObject({
      previousLessonId: ids[at - 1],
      nextLessonId: ids[at + 1],
      position: at + 1,
      isPreview: false,
      isCompleted: true,
    });
    const last = await student<Lesson>('GET', `/courses/data-analytics/lessons/${ids.at(-1)}`);
    expect(last.body).not.toHaveProperty('nextLessonId');
  });

  test('§practice.88 says what the next lesson is practised in, if it is an exercise', async () => {
    const before = await student<Lesson>('GET', '/courses/data-analytics/lessons/m5-l5');
    expect(before.body).toMatchObject({ nextLessonId: 'm5-l6', nextLanguage: 'sql' });
    const other = await student<Lesson>('GET', '/courses/data-analytics/lessons/m2-l1');
    expect(other.body).not.toHaveProperty('nextLanguage');
  });

  test('a quiz comes without its answers', async () => {
    const { id } = firstOf('quiz');
    const { body, bytes } = await student<Lesson>('GET', `/courses/data-analytics/lessons/${id}`);
    expect(body).toMatchObject({ passMark: 60 });
    expect(bytes.toString()).not.toMatch(/"correct"|"explanation"/);
  });

  test('§lesson.10: unknown lesson or course 404, impossible id 400', async () => {
    expect((await student('GET', '/courses/data-analytics/lessons/m9-l9')).status).toBe(404);
    expect((await student('GET', '/courses/no-such-course/lessons/m1-l1')).status).toBe(404);
    expect((await student('GET', '/courses/data-analytics/lessons/M1')).status).toBe(400);
  });
});

describe('§lesson.3 completing a lesson', () => {
  const open = (call: Call, courseId: string, lessonId: string) =>
    call<Lesson>('GET', `/courses/${courseId}/lessons/${lessonId}`);
  const completeUnopened = (call: Call, courseId: string, lessonId: string) =>
    call<Progress>('POST', `/courses/${courseId}/lessons/${lessonId}/complete`);
  const complete = async (call: Call, courseId: string, lessonId: string) => {
    await open(call, courseId, lessonId);
    return completeUnopened(call, courseId, lessonId);
  };

  test('§lesson.11: a lesson that was never opened does not count, one read before enrolling is not opened', async () => {
    const noor = await server.register('noor@example.com');
    const call = caller(server.app, noor.token);
    expect((await open(call, 'data-literacy', 'm1-l2')).status).toBe(200);
    await call('POST', '/courses/data-literacy/enroll');
    const { status, body } = await call<Failure>('POST', '/courses/data-literacy/lessons/m1-l2/complete');
    expect(status).toBe(409);
    expect(body.error).toBe('Open this lesson before you mark it as complete.');
    expect((await call<Progress>('GET', '/courses/data-literacy/progress')).body.completedLessons).toBe(0);
    expect((await completeUnopened(call, 'data-literacy', 'm1-l1')).status).toBe(200); // the preview
    expect((await complete(call, 'data-literacy', 'm1-l2')).status).toBe(200);
  });

  test('§certificates.5: no certificate while a quiz of the course was not passed', async () => {
    const ines = await server.register('ines@example.com');
    const call = caller(server.app, ines.token);
    await call('POST', '/courses/spreadsheet-foundations/enroll');
    const lessons = written('spreadsheet-foundations');
    const quizzes = lessons.filter(({ lesson }) => lesson.type === 'quiz');
    // As where a lesson became a quiz after it was completed.
    await server.db.insert(completedLessons).values(
      quizzes.map(({ id: lessonId }) => ({
        userId: ines.id,
        courseId: 'spreadsheet-foundations',
        lessonId,
        completedAt: testNow,
      })),
    );
    for (const { id } of lessons.filter(({ lesson }) => lesson.type !== 'quiz'))
      await complete(call, 'spreadsheet-foundations', id);
    expect((await call<Progress>('GET', '/courses/spreadsheet-foundations/progress')).body.progress).toBe(100);
    expect((await call<unknown[]>('GET', '/certificates')).body).toEqual([]);
    for (const quiz of quizzes) {
      const answers = await answersTo(call, 'spreadsheet-foundations', quiz);
      await call('POST', `/courses/spreadsheet-foundations/lessons/${quiz.id}/answers`, { answers });
    }
    expect((await call<unknown[]>('GET', '/certificates')).body).toHaveLength(1);
  });

  test('moves the progress on, and repeating it changes nothing', async () => {
    const lessons = written('data-analytics');
    const { body: before } = await student<Progress>('GET', '/courses/data-analytics/progress');
    const open = lessons.slice(before.completedLessons).find(({ lesson }) => lesson.type === 'reading');
    const first = await complete(student, 'data-analytics', open?.id ?? '');
    const completedLessons = before.completedLessons + 1;
    const progress = Math.round((100 * completedLessons) / lessons.length);
    expect(first.body).toMatchObject({ completedLessons, progress });
    expect((await complete(student, 'data-analytics', open?.id ?? '')).body).toEqual(first.body);
  });

  test('§lesson.9: a quiz answers 409 until it is passed', async () => {
    const quiz = written('data-analytics').findLast(({ lesson }) => lesson.type === 'quiz');
    expect((await complete(student, 'data-analytics', quiz?.id ?? '')).status).toBe(409);
  });

  test('401, 403 and 404', async () => {
    expect((await complete(anyone, 'data-analytics', 'm1-l1')).status).toBe(401);
    expect((await complete(student, 'data-engineering', 'm1-l1')).status).toBe(403); // the preview, too
    expect((await complete(student, 'data-analytics', 'm9-l9')).status).toBe(404);
    expect((await complete(student, 'no-such-course', 'm1-l1')).status).toBe(404);
  });

  test('§certificates.2: all lessons bring one certificate, also when the last ones arrive at once', async () => {
    await instructor('POST', '/courses/data-literacy/enroll');
    const steps = written('data-literacy').map((each) => async () => {
      if (each.lesson.type !== 'quiz') return complete(instructor, 'data-literacy', each.id);
      const answers = await answersTo(instructor, 'data-literacy', each);
      return instructor('POST', `/courses/data-literacy/lessons/${each.id}/answers`, { answers });
    });
    for (const step of steps.slice(0, -2)) expect((await step()).status).toBe(200);
    expect((await instructor<unknown[]>('GET', '/certificates')).body).toEqual([]);
    await Promise.all([...steps.slice(-2), ...steps.slice(-2)].map((step) => step()));
    const { body } = await instructor<components['schemas']['Certificate'][]>('GET', '/certificates');
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({
      courseId: 'data-literacy',
      studentName: 'Jonas Lindqvist',
      issuedAt: '2026-11-20T09:00:00.000Z',
    });
    expect(await server.db.select().from(certificates).where(eq(certificates.courseId, 'data-literacy'))).toHaveLength(
      1,
    );
    const { body: course } = await instructor<components['schemas']['Course']>('GET', '/courses/data-literacy');
    expect(course.progress).toBe(100);
    expect(course).not.toHaveProperty('nextLessonId');
  });
});

describe('§lesson.7 answering a quiz', () => {
  const quiz = written('data-analytics').findLast(({ lesson }) => lesson.type === 'quiz') ?? firstOf('quiz');
  const { id } = quiz;
  const answersNow = (change = 0) => answersTo(student, 'data-analytics', quiz, change);
  const at = `/courses/data-analytics/lessons/${id}/answers`;

  test('failing it explains each answer and completes nothing', async () => {
    const { status, body } = await student<Result>('POST', at, { answers: await answersNow(1) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ score: 0, passed: false });
    expect(body.answers.every(({ correct, explanation }) => !correct && explanation !== '')).toBe(true);
    expect(body.progress.completedLessonIds).not.toContain(id);
    expect((await student<Lesson>('GET', `/courses/data-analytics/lessons/${id}`)).body).toMatchObject({
      lastScore: 0,
    });
  });

  test('passing it completes the lesson, and a later failure does not undo that', async () => {
    const { body } = await student<Result>('POST', at, { answers: await answersNow() });
    expect(body).toMatchObject({ score: 100, passed: true });
    expect(body.progress.completedLessonIds).toContain(id);
    const again = await student<Result>('POST', at, { answers: await answersNow(1) });
    expect(again.body.progress.completedLessonIds).toContain(id);
    expect((await student('POST', `/courses/data-analytics/lessons/${id}/complete`)).status).toBe(200);
  });

  test('§lesson.28, §lesson.29: what is drawn is the same on each device, is not told beforehand, and has its time', async () => {
    const zoe = await server.register('zoe@example.com');
    const [phone, desk] = [caller(server.app, zoe.token), caller(server.app, zoe.token)];
    await phone('POST', '/courses/data-literacy/enroll');
    const at = `/courses/data-literacy/lessons/${firstOf('quiz', 'data-literacy').id}`;
    type Quiz = components['schemas']['QuizLesson'];
    const look = async (call: Call) => (await call<Quiz>('GET', at)).body;
    expect(await look(desk)).toEqual(await look(phone));
    const fail = async () =>
      phone<Result & Failure>('POST', `${at}/answers`, {
        answers: await answersTo(phone, 'data-literacy', firstOf('quiz', 'data-literacy'), 1),
      });
    const first = await fail();
    expect(first.body.next?.questions).toEqual((await look(desk)).questions);
    expect(first.body.next).not.toHaveProperty('retryAt');
    const second = await fail();
    expect(second.body.next?.retryAt).toBe('2026-11-20T09:01:00.000Z');
    expect(await look(desk)).toMatchObject({ retryAt: '2026-11-20T09:01:00.000Z', lastScore: 0 });
    const third = await fail();
    expect([third.status, third.body.error]).toEqual([409, 'You can try again in a minute.']);
    const { readAgain } = await look(desk);
    expect(readAgain.map(({ id }) => id)).toEqual(['m1-l1', 'm1-l2', 'm1-l3']);
  });

  test('declared errors: incomplete or unknown answers 422, no quiz 422, 400, 401, 403, 404', async () => {
    const right = await answersNow();
    expect((await student('POST', at, { answers: right.slice(1) })).status).toBe(422);
    expect((await student('POST', at, { answers: [...right, { questionId: 'q99', optionId: 'a' }] })).status).toBe(422);
    const reading = firstOf('reading').id;
    expect(
      (await student('POST', `/courses/data-analytics/lessons/${reading}/answers`, { answers: right })).status,
    ).toBe(422);
    expect((await student('POST', at, { answers: [] })).status).toBe(400);
    expect((await anyone('POST', at, { answers: right })).status).toBe(401);
    expect((await instructor('POST', at, { answers: right })).status).toBe(403);
    expect((await student('POST', '/courses/data-analytics/lessons/m9-l9/answers', { answers: right })).status).toBe(
      404,
    );
  });
});
