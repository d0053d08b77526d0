import { and, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { readContent } from '../content/read.ts';
import { sample } from '../demonstration/accounts.ts';
import { readFigures } from '../demonstration/figures.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments, studentAssignments } from '../platform/database/schema/assignments.ts';
import { courses, enrolments } from '../platform/database/schema/course.ts';
import type { Mail } from '../platform/mail.ts';
import { type Call, caller, type Failure } from '../testing/caller.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { showMinutes } from './view.ts';

type Course = components['schemas']['Course'];

const { courses: catalogue } = readContent('content');
/** Of data-analytics, where the demonstration student has done about a third (§content.5). */
const [modules, lessons] = [catalogue[0]?.modules ?? [], catalogue[0]?.modules.flatMap((it) => it.lessons) ?? []];
const done = lessons.slice(0, Math.round((lessons.length * sample.percent) / 100)).map(({ id }) => id);
const nextLessonId = lessons[done.length]?.id ?? '';
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

describe('§course.2 Course detail', () => {
  test('§course.7 locks: without enrolment every module is locked and lists no lessons', async () => {
    for (const call of [anyone, instructor]) {
      const { body } = await call<Course>('GET', '/courses/data-engineering');
      expect(body.modules).toHaveLength(8);
      expect(
        body.modules.every(({ isLocked, lessons, progress }) => isLocked && lessons.length === 0 && progress === 0),
      ).toBe(true);
      expect(body).toMatchObject({ enrolled: false, progress: 0, previewLessonId: 'm1-l1' });
      expect(body).not.toHaveProperty('nextLessonId');
      expect(body).not.toHaveProperty('enrollmentDate');
    }
  });

  test('the enrolled see lessons, progress and where to go on (§content.5: 35 percent)', async () => {
    const { body } = await student<Course>('GET', '/courses/data-analytics');
    expect(body).toMatchObject({
      enrolled: true,
      enrollmentDate: '2023-10-15T00:00:00.000Z',
      progress: 35,
      nextLessonId,
    });
    const shown = body.modules.flatMap((module) => module.lessons);
    expect(shown.map(({ id, isCompleted }) => [id, isCompleted])).toEqual(
      lessons.map(({ id }) => [id, done.includes(id)]),
    );
    expect(body.modules.map(({ progress }) => progress)).toEqual(
      modules.map((module) => {
        const open = module.lessons.filter(({ id }) => !done.includes(id));
        return Math.round(100 * (1 - open.length / module.lessons.length));
      }),
    );
    expect(body.modules.some(({ isLocked }) => isLocked)).toBe(false);
    const minutes = modules.map((module) => module.lessons.reduce((sum, lesson) => sum + lesson.minutes, 0));
    expect(body.modules.map(({ duration }) => duration)).toEqual(minutes.map(showMinutes));
  });

  test("What You'll Learn is the outline, and two other courses of the same level are related", async () => {
    const { body } = await anyone<Course>('GET', '/courses/data-analytics');
    expect(body.learningOutcomes).toEqual(body.outline);
    expect(body.related).toHaveLength(2);
    expect(body.related.every(({ id, level }) => id !== 'data-analytics' && level === 'Beginner')).toBe(true);
  });

  test('§course.5: an unknown course answers 404 with a sentence, an impossible id 400', async () => {
    const { status, body } = await anyone<Failure>('GET', '/courses/no-such-course');
    expect(status).toBe(404);
    expect(body.error).toBe('Course not found');
    expect((await anyone('GET', '/courses/No_Such')).status).toBe(400);
  });

  test('§product.6 a broken session answers 401, also where none is needed', async () => {
    expect((await caller(server.app, 'nonsense')('GET', '/courses/data-analytics')).status).toBe(401);
  });
});

describe('§payment.1 Course enrolment', () => {
  test('a free course enrols at once, repeating it answers the same enrolment', async () => {
    const first = await student('POST', '/courses/spreadsheet-foundations/enroll');
    expect(first).toMatchObject({
      status: 200,
      body: { courseId: 'spreadsheet-foundations', enrolledAt: '2026-11-20T09:00:00.000Z' },
    });
    expect((await student('POST', '/courses/spreadsheet-foundations/enroll')).body).toEqual(first.body);
  });

  test('twenty parallel calls make one enrolment', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => student('POST', '/courses/data-literacy/enroll')));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    const made = await server.db.select().from(enrolments).innerJoin(users, eq(users.id, enrolments.userId));
    expect(
      made.filter((row) => row.users.role === 'student' && row.enrolments.courseId === 'data-literacy'),
    ).toHaveLength(1);
  });

  test('a course to be paid for answers 402 and enrols nobody', async () => {
    const { status, body } = await student<Failure>('POST', '/courses/data-engineering/enroll');
    expect(status).toBe(402);
    expect(body.error).toBeTruthy();
    expect((await student<Course>('GET', '/courses/data-engineering')).body.enrolled).toBe(false);
  });

  test("enrolling hands out the course's assignments, due days later", async () => {
    await server.db.insert(assignments).values({
      id: 'made-up',
      courseId: 'data-literacy',
      title: 'T',
      description: 'D',
      attachments: [],
      dueAfterDays: 10,
    });
    const [user] = await server.db
      .insert(users)
      .values({ email: 'new@example.com', passwordHash: '', firstName: 'N', lastName: 'H' })
      .returning();
    await caller(server.app, await server.signIn('new@example.com'))('POST', '/courses/data-literacy/enroll');
    const [given] = await server.db
      .select()
      .from(studentAssignments)
      .where(and(eq(studentAssignments.userId, user?.id ?? ''), eq(studentAssignments.assignmentId, 'made-up')));
    expect(given).toMatchObject({ status: 'pending', dueAt: new Date('2026-11-30T17:00:00Z') });
  });

  test('needs a session and a known course', async () => {
    expect((await anyone('POST', '/courses/data-literacy/enroll')).status).toBe(401);
    expect((await student('POST', '/courses/no-such-course/enroll')).status).toBe(404);
  });
});

describe('§dashboard.12, §course.22 listEnrolledCourses and getCourseProgress', () => {
  test('last enrolled first, with progress and the next lesson', async () => {
    const { body } = await student<components['schemas']['EnrolledCourse'][]>('GET', '/courses/enrolled');
    expect(body.at(-1)).toMatchObject({ id: 'data-analytics', enrolled: true, progress: 35, nextLessonId });
    expect(body[0]).toMatchObject({ progress: 0, nextLessonId: 'm1-l1' });
    const next = lessons.find(({ id }) => id === nextLessonId);
    expect(body.at(-1)?.nextLesson).toMatchObject({ title: next?.title, duration: `${next?.minutes} min` });
    expect((await anyone('GET', '/courses/enrolled')).status).toBe(401);
  });

  test('progress is for the enrolled alone', async () => {
    const { body } = await student('GET', '/courses/data-analytics/progress');
    expect(body).toMatchObject({
      progress: 35,
      completedLessons: done.length,
      totalLessons: lessons.length,
      nextLessonId,
    });
    expect((await student('GET', '/courses/data-engineering/progress')).status).toBe(403);
    expect((await student('GET', '/courses/no-such-course/progress')).status).toBe(404);
    expect((await anyone('GET', '/courses/data-analytics/progress')).status).toBe(401);
  });
});

describe('§course.24 Reviews', () => {
  test('distribution, how many are written, and the newest first', async () => {
    const { body } = await anyone<components['schemas']['Reviews']>('GET', '/courses/data-analytics/reviews?limit=3');
    expect(body.distribution).toEqual([70, 20, 7, 2, 1].map((percent, index) => ({ stars: 5 - index, percent })));
    expect(body).toMatchObject({ rating: 4.6, count: 412, written: readFigures()['data-analytics']?.reviews.length });
    const days = body.items.map(({ createdAt }) => createdAt);
    expect(days).toHaveLength(3);
    expect(days).toEqual([...days].sort().reverse());
    expect((await anyone('GET', '/courses/no-such-course/reviews')).status).toBe(404);
    expect((await anyone('GET', '/courses/data-analytics/reviews?limit=x')).status).toBe(400);
  });
});

describe('§course.25 Download Materials', () => {
  test('a ZIP of the texts, none of quiz answers, for the enrolled', async () => {
    const { status, headers, bytes } = await student('GET', '/courses/data-analytics/materials');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toBe('attachment; filename="data-analytics.zip"');
    const files = Object.entries(unzipSync(bytes));
    const written =
      catalogue[0]?.modules
        .flatMap(({ lessons }) => lessons)
        .filter(({ type }) => !/quiz|exercise|case-study/.test(type)) ?? [];
    expect(files.filter(([name]) => !name.includes('/resources/'))).toHaveLength(written.length);
    expect(files.every(([name, content]) => name.endsWith('.md') && strFromU8(content).startsWith('# '))).toBe(true);
  });

  test('403 for others, 404 for an unknown course, 401 without a session', async () => {
    expect((await student('GET', '/courses/data-engineering/materials')).status).toBe(403);
    expect((await student('GET', '/courses/no-such-course/materials')).status).toBe(404);
    expect((await anyone('GET', '/courses/data-analytics/materials')).status).toBe(401);
  });
});

describe('§course.26 Contact Instructor', () => {
  const message = { message: 'Do I need SQL before I start this course?' };

  test('mails the question with its sender, five times an hour', async () => {
    const body = { questions: 'atOnce', extensionRequests: 'never', reports: 'never' };
    await server.send('PUT', '/teach/mail-choices', { token: await server.signIn('instructor@example.com'), body });
    const answers = [];
    for (let sent = 0; sent < 6; sent += 1)
      answers.push(await student<Failure>('POST', '/courses/data-analytics/messages', message));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429]);
    expect(Number(answers[5]?.headers['retry-after'])).toBe(3600);
    expect(server.mails).toHaveLength(5);
    expect(server.mails[0]).toMatchObject({
      to: 'instructor@example.com',
      subject: 'A question about Data Analytics',
    });
    expect(server.mails[0]?.text).toContain('Ada Okafor <student@example.com>');
    expect(server.mails[0]?.text).toContain(message.message);
  });

  test('§product.41: is taken while the mail server is silent, and goes out when that is back', async () => {
    let now = testNow;
    let answers = Promise.reject<void>(new Error('No mail today'));
    answers.catch(() => {});
    const arrived: Mail[] = [];
    const other = await createTestServer({
      now: () => now,
      transport: { send: (mail) => answers.then(() => void arrived.push(mail)) },
    });
    const call = caller(other.app, await other.signIn('student@example.com'));
    // Nobody teaches it, so that the mail is sent at once.
    expect((await call('POST', '/courses/data-ethics/messages', message)).status).toBe(202);
    await other.context.mail.deliver();
    answers = Promise.resolve();
    now = new Date(testNow.getTime() + 60_000);
    await other.context.mail.deliver();
    expect(arrived).toMatchObject([{ to: 'instructors@example.com' }]);
    await other.close();
  });

  test('declared errors: blank or too long 400, unknown course 404, no session 401, too large 413', async () => {
    expect((await instructor('POST', '/courses/data-analytics/messages', { message: '  ' })).status).toBe(400);
    expect((await instructor('POST', '/courses/data-analytics/messages', { message: 'x'.repeat(4001) })).status).toBe(
      400,
    );
    expect((await instructor('POST', '/courses/no-such-course/messages', message)).status).toBe(404);
    expect((await anyone('POST', '/courses/data-analytics/messages', message)).status).toBe(401);
    const huge = await instructor('POST', '/courses/data-analytics/messages', { message: 'x'.repeat(70_000) });
    expect(huge.status).toBe(413);
  });
});

test('§content.2 the four courses have their display prices', async () => {
  const rows = await server.db.select({ id: courses.id, price: courses.price }).from(courses);
  const price = new Map(rows.map((row) => [row.id, row.price]));
  expect(price.get('data-analytics')).toBe(29999);
  expect(price.get('data-engineering')).toBe(34999);
  expect(price.get('business-intelligence')).toBe(27999);
  if (price.has('data-science')) expect(price.get('data-science')).toBe(39999);
});
