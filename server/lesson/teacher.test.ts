import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { readContent } from '../content/read.ts';
import { openedLessons } from '../platform/database/schema/lesson.ts';
import { type Call, caller, type Failure } from '../testing/caller.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

const courseId = 'data-analytics';
const lessons = (readContent('content').courses.find(({ id }) => id === courseId)?.modules ?? []).flatMap(
  (module) => module.lessons,
);
let server: TestServer;
let teacher: Call;
let other: Call;

beforeAll(async () => {
  server = await createTestServer();
  teacher = caller(server.app, (await server.registerTeacher('mira@example.com', courseId)).token);
  other = caller(server.app, (await server.registerTeacher('jonas@example.com', 'time-series')).token);
});
afterAll(() => server.close());

describe('§lesson.31, §course.36 a teacher reads the whole course without enrolling', () => {
  test('§lesson.31 all lessons, one after the other, and nothing of it is counted', async () => {
    const before = await server.db.$count(openedLessons);
    const walked: string[] = [];
    let next: string | undefined = lessons[0]?.id;
    while (next) {
      const path = `/courses/${courseId}/lessons/${next}`;
      const { status, body } = await teacher<components['schemas']['LessonContent']>('GET', path);
      expect(status).toBe(200);
      expect(body).toMatchObject({ teaching: true, isCompleted: false });
      if (body.type === 'video') expect((await teacher('GET', `${path}/video`)).body).not.toHaveProperty('position');
      walked.push(next);
      next = body.nextLessonId;
    }
    expect(walked).toEqual(lessons.map(({ id }) => id));
    expect((await teacher('POST', `/courses/${courseId}/lessons/m1-l2/complete`)).status).toBe(403);
    expect(await server.db.$count(openedLessons)).toBe(before);
  });

  test('§lesson.31 to an instructor of another course every module but the first is locked', async () => {
    for (const { id } of lessons.filter((one) => !one.id.startsWith('m1-'))) {
      const { status, body } = await other<Failure>('GET', `/courses/${courseId}/lessons/${id}`);
      expect(status).toBe(403);
      expect(body.error).toBe('Enroll in this course to unlock this module');
    }
    expect((await other('GET', `/courses/${courseId}/materials`)).status).toBe(403);
  });

  test('§course.36 the course is open to its teacher, and to the other instructor it is locked', async () => {
    type Course = components['schemas']['Course'];
    const { body: own } = await teacher<Course>('GET', `/courses/${courseId}`);
    expect(own.teaching).toBe(true);
    expect(own.enrolled).toBe(false);
    expect(own.modules.every(({ isLocked }) => !isLocked)).toBe(true);
    const { body: foreign } = await other<Course>('GET', `/courses/${courseId}`);
    expect(foreign).not.toHaveProperty('teaching');
    expect(foreign.modules.every(({ isLocked }) => isLocked)).toBe(true);
    expect((await teacher('GET', `/courses/${courseId}/materials`)).status).toBe(200);
  });
});
