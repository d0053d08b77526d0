/** §practice.146: lessons whose code needs packages that not every server has. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tinyFiles, tinyLock, writeTinyPackages } from '../../tests/tiny-package.ts';
import { countedIn, findCourse } from '../course/cache.ts';
import { certificateStanding, criteriaOf } from '../course/certificate.ts';
import { completedLessons } from '../platform/database/schema/lesson.ts';
import { neededPackages, openPythonPackages } from '../platform/python/packages.ts';
import { enrolIn } from '../testing/exercises.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

const courseId = 'python-for-data';
let server: TestServer;
let learner: { id: string; token: string };
let extras: string[];

beforeAll(async () => {
  server = await createTestServer();
  learner = await server.register('extra@example.com');
  await enrolIn(server.db, learner.id, courseId);
  const { lessons } = await findCourse(server.db, courseId);
  extras = lessons.filter(({ isExtra }) => isExtra).map(({ id }) => id);
});
afterAll(() => server.close());

const get = async (path: string) => (await server.send('GET', path, { token: learner.token })).json();
const lesson = (id: string) => get(`/courses/${courseId}/lessons/${id}`);

describe('§practice.146 an extra', () => {
  it('says what it needs, and has no files to load where the server does not have them', async () => {
    expect(extras).not.toEqual([]);
    for (const id of extras) expect((await lesson(id)).packages).toEqual({ names: ['pandas'] });
    expect(await lesson('m1-l1')).not.toHaveProperty('packages');
    expect(await neededPackages(server.db)).toEqual(['pandas']);
  });

  it('is marked in the classroom, and counts for no number of lessons', async () => {
    const course = await get(`/courses/${courseId}`);
    const all = course.modules.flatMap(({ lessons }: { lessons: object[] }) => lessons);
    const marked = all.filter((one: { isExtra?: boolean }) => one.isExtra).map(({ id }: { id: string }) => id);
    expect(marked).toEqual(extras);
    const counted = course.modules.reduce(
      (sum: number, { lessonCount }: { lessonCount: number }) => sum + lessonCount,
      0,
    );
    expect(counted).toBe(all.length - extras.length);
  });

  it('is not needed for the end of the course: neither for progress nor for the certificate or what it says', async () => {
    const course = await findCourse(server.db, courseId);
    const counted = countedIn(course.lessons);
    const rows = counted.map(({ id: lessonId }) => ({ userId: learner.id, courseId, lessonId, completedAt: testNow }));
    await server.db.insert(completedLessons).values(rows);
    const progress = await get(`/courses/${courseId}/progress`);
    expect(progress).toMatchObject({ progress: 100, totalLessons: counted.length, completedLessons: counted.length });
    expect(progress).not.toHaveProperty('nextLessonId');
    const { lessons } = await certificateStanding(server.db, learner.id, course, testNow);
    expect(lessons).toEqual({ done: counted.length, total: counted.length });
    expect((await criteriaOf(server.db, course))[0]).toMatch(`All ${counted.length} lessons completed`);
    expect(await get(`/courses/${courseId}`)).toHaveProperty('end');
  });

  it('is completed as any lesson is, and takes nobody beyond 100 percent', async () => {
    const reading = (await Promise.all(extras.map(lesson))).find(({ type }) => type === 'reading');
    const done = await server.send('POST', `/courses/${courseId}/lessons/${reading.id}/complete`, {
      token: learner.token,
      headers: { 'idempotency-key': 'extra-1-extra-1-extra-1' },
    });
    expect(done.statusCode).toBe(200);
    expect(done.json()).toMatchObject({ progress: 100 });
    expect(done.json().completedLessonIds).toContain(reading.id);
    const teacher = await server.registerTeacher('extra-teacher@example.com', courseId);
    const roster = await server.send('GET', `/teach/courses/${courseId}/students`, { token: teacher.token });
    expect(roster.json().items).toMatchObject([{ id: learner.id, progress: 100 }]);
  });
});

it('§practice.149 where the server has the packages, the lesson says from where they are loaded', async () => {
  const lock = structuredClone(tinyLock);
  Object.assign(lock.packages, { pandas: { ...lock.packages['weights'], name: 'pandas' } });
  const { folder, remove } = writeTinyPackages({ ...tinyFiles(), 'pyodide-lock.json': JSON.stringify(lock) });
  const giving = await createTestServer({ context: { packages: await openPythonPackages(folder, ['pandas']) } });
  const { id, token } = await giving.register('extra@example.com');
  await enrolIn(giving.db, id, courseId);
  const { packages } = (await giving.send('GET', `/courses/${courseId}/lessons/${extras[0]}`, { token })).json();
  expect(packages).toMatchObject({ names: ['pandas'], files: [{}, {}, {}] });
  const served = await giving.app.inject({ url: packages.files[1].url });
  expect(served.rawPayload.length).toBe(packages.files[1].bytes);
  await giving.close();
  remove();
});
