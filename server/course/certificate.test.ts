import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { findWritten, readContent } from '../content/read.ts';
import { studentAssignments, submissions } from '../platform/database/schema/assignments.ts';
import { certificates } from '../platform/database/schema/certificates.ts';
import { submissionFeedback } from '../platform/database/schema/grading.ts';
import { completedLessons, openedLessons, quizAttempts } from '../platform/database/schema/lesson.ts';
import { enrolIn } from '../testing/exercises.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { issueAfterGrades } from './certificate.ts';

const courseId = 'data-engineering';
const assignmentId = 'nightly-load-project';
const lessons = findWritten(readContent('content'), courseId).modules.flatMap((module) => module.lessons);
const reading = lessons.findLast(({ type }) => type === 'reading')?.id ?? '';
const minute = 60_000;

let server: TestServer;
let now = testNow;
let people = 0;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => server.close());

/** One who has done every lesson but the last reading, which is open. */
async function student() {
  people += 1;
  const { id: userId, email, token } = await server.register(`finisher-${people}@example.com`);
  await enrolIn(server.db, userId, courseId);
  const own = { userId, courseId };
  await server.db.insert(studentAssignments).values({ userId, assignmentId, dueAt: testNow }).onConflictDoNothing();
  const done = lessons.filter(({ id }) => id !== reading);
  await server.db.insert(completedLessons).values(done.map(({ id: lessonId }) => ({ ...own, lessonId })));
  await server.db.insert(openedLessons).values({ ...own, lessonId: reading });
  const quizzes = lessons.filter(({ type }) => type === 'quiz');
  await server.db.insert(quizAttempts).values(quizzes.map(({ id: lessonId }) => ({ ...own, lessonId, score: 80 })));
  const certificate = async () =>
    (
      await server.db
        .select()
        .from(certificates)
        .where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId)))
    )[0];
  let attempt = 0;
  return {
    email,
    end: async () => (await server.send('GET', `/courses/${courseId}`, { token })).json().end,
    certificate,
    finish: () => server.send('POST', `/courses/${courseId}/lessons/${reading}/complete`, { token }),
    /** Hands in, and gets so many points half a minute from now. */
    async graded(total: number) {
      attempt += 1;
      const submittedAt = now;
      const number = people * 10 + attempt;
      const [made] = await server.db
        .insert(submissions)
        .values({ userId, assignmentId, attempt, submittedAt, number, returnedAt: now })
        .returning();
      const visibleAt = new Date(now.getTime() + minute / 2);
      const given = { returnedAt: now, visibleAt, total, levels: [], comments: [], fileComments: [] };
      await server.db.insert(submissionFeedback).values({ submissionId: made?.id ?? '', ...given });
    },
  };
}

const setClock = (minutes: number) => {
  now = new Date(testNow.getTime() + minutes * minute);
};
const issue = () => issueAfterGrades(server.context);

describe('§certificates.14 a course whose certificate needs an assignment', () => {
  test('brings none for the lessons alone, nor for 49 points', async () => {
    const { finish, graded, certificate } = await student();
    await graded(49);
    setClock(1);
    expect((await finish()).statusCode).toBe(200);
    await issue();
    expect(await certificate()).toBeUndefined();
  });

  test('brings it with the last lesson where the grade is there, and says what was needed', async () => {
    const { finish, graded, certificate } = await student();
    await graded(30);
    await graded(50);
    setClock(1);
    await finish();
    const { id = '', criteria } = (await certificate()) ?? {};
    expect(criteria).toEqual([
      expect.stringMatching(
        /^All \d+ lessons completed, including \d+ exercises solved and 8 quizzes passed with at least 60%\.$/,
      ),
      expect.stringMatching(/^Submitted and graded with at least 50 of 100 points: .+\.$/),
    ]);
    const page: components['schemas']['Certificate'] = (await server.send('GET', `/certificates/${id}`)).json();
    expect(page.criteria).toEqual(criteria);
    const credential = (await server.send('GET', `/certificates/${id}/credential`)).body;
    const payload = JSON.parse(Buffer.from(credential.split('.')[1] ?? '', 'base64url').toString());
    expect(payload.credentialSubject.achievement.criteria.narrative).toBe(criteria?.join(' '));
    const achievement = (await server.send('GET', `/achievements/${courseId}`)).json();
    expect(achievement.criteria.narrative).toBe(criteria?.join(' '));
  });

  test('says of an outline that it is one, and how little there is to read', async () => {
    const achievement = (await server.send('GET', '/achievements/data-literacy')).json();
    expect(achievement.criteria.narrative).toMatch(
      /^All \d+ lessons completed of an outline \(\d+ readings, \d+ minutes\), including 8 quizzes passed with at least 60%\.$/,
    );
  });
});

describe('§course.35 the end of a course', () => {
  test('is none before the last lesson, then what is missing, then the certificate', async () => {
    const { finish, graded, certificate, end } = await student();
    expect(await end()).toBeUndefined();
    await finish();
    expect(await end()).toEqual({ missing: [expect.stringMatching(/^Submit ".+"\.$/)] });
    await graded(49);
    expect(await end()).toEqual({ missing: [expect.stringMatching(/ has not been graded yet\.$/)] });
    setClock(1);
    expect(await end()).toEqual({ missing: [expect.stringMatching(/ needs 50 of 100 points; it has 49\.$/)] });
    await graded(80);
    setClock(2);
    await issue();
    expect(await end()).toEqual({ certificateId: (await certificate())?.id, missing: [] });
  });
});

describe('§certificates.15 the last grade', () => {
  test('brings it, once, when it can no longer be undone, with a mail', async () => {
    const { email, finish, graded, certificate } = await student();
    await finish();
    await graded(88);
    await issue();
    expect(await certificate()).toBeUndefined();
    setClock(1);
    await Promise.all([issue(), issue()]);
    await issue();
    const { id } = (await certificate()) ?? {};
    await server.context.mail.deliver();
    const sent = server.mails.filter(({ to, subject }) => to === email && subject.startsWith('Your certificate'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(`/certificates/${id}`);
  });

  test('brings none while a lesson is missing', async () => {
    const { graded, certificate } = await student();
    await graded(88);
    setClock(1);
    await issue();
    expect(await certificate()).toBeUndefined();
  });
});
