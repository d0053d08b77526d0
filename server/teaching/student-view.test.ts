import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleAddress, sampleSent } from '../../tests/contract/bad-requests.ts';
import { type Operation, readContract } from '../http/openapi.ts';
import { isRefusedInStudentView, refusedInStudentView } from '../http/student-view.ts';
import { announcements } from '../platform/database/schema/announcements.ts';
import { courseInstructors } from '../platform/database/schema/course.ts';
import { communityPosts } from '../platform/database/schema/questions.ts';
import { pace } from '../platform/limits.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { tableDigests } from '../testing/tables.ts';

const { operations } = readContract();
const courseId = 'data-analytics';
const course = `/courses/${courseId}`;

let server: TestServer;
let teacher: { id: string; token: string };
let ada: string;
const [postId, announcementId] = [crypto.randomUUID(), crypto.randomUUID()];

beforeAll(async () => {
  server = await createTestServer();
  teacher = await server.registerTeacher('mira@example.com', courseId);
  ada = await server.signIn('student@example.com');
  const post = { courseId, title: 'A new data set', text: 'Please load it again.' };
  await server.db.insert(communityPosts).values({ ...post, id: postId, isByInstructor: false, postedAt: testNow });
  await server.db
    .insert(announcements)
    .values({ ...post, id: announcementId, author: 'Mira Castell', publishedAt: testNow, mailedAt: testNow });
});
afterAll(() => server.close());

const start = (token: string) => server.send('POST', `/teach${course}/student-view`, { token });
const viewToken = async (of = teacher): Promise<string> => (await start(of.token)).json().token;
const get = async (path: string, token: string) => (await server.send('GET', path, { token })).json();

/** No table is left out: the tests' clock stands, so that even the use of the session changes no row. */
const everything = () => tableDigests(server.db);

const ofTeachers = ({ mayCall }: Operation) => mayCall === 'teacher' || mayCall === 'instructor';

const values = { lessonId: 'm1-l2', form: 'extension', postId, announcementId };
const bodies: Record<string, unknown> = {
  requestExtension: { reason: 'I am away.', proposedDate: '2026-12-24T17:00:00Z' },
  saveDraft: { version: 1, values: { reason: 'I am away.' }, base: 0, writer: 'a-laptop' },
};

async function call(operation: Operation, token: string) {
  const { headers, ...sample } = sampleSent(operation);
  const body = bodies[operation.id] ?? sample.body;
  return server.send(operation.method, sampleAddress(operation, values), {
    token,
    ...(body !== undefined && { body }),
    headers: { 'idempotency-key': 'key', ...headers },
  });
}

/** What a student who enrolled a moment ago has none of, and what the lesson of the samples is not. */
const unanswered: Record<string, number> = {
  saveOwnReview: 403,
  getThread: 404,
  replyToThread: 404,
  deleteAnswer: 404,
  editAnswer: 404,
  downloadAttachmentOfThread: 404,
  markThreadRead: 404,
  answerQuiz: 422,
  checkExercise: 422,
  confirmExercise: 404,
  showSolution: 422,
  finishCaseStudy: 422,
  getPayment: 404,
  getSubmission: 404,
  requestRegrade: 404,
  downloadSubmissionFile: 404,
  markFeedbackSeen: 404,
  setPortfolio: 409,
  downloadDataExport: 404,
  findCalendarFeed: 404,
  arrangePath: 404,
  skipModules: 404,
  getPlacement: 404,
  startPlacement: 404,
  answerPlacement: 404,
  endPlacement: 404,
};

describe('§teaching.16 Student view', () => {
  it('shows the course as to a student who has just enrolled in it, and in no other', async () => {
    const token = await viewToken();
    expect(await get(course, token)).toMatchObject({
      enrolled: true,
      progress: 0,
      enrollmentDate: testNow.toISOString(),
      enrolledStudents: (await get(course, ada)).enrolledStudents,
    });
    expect((await get('/courses/enrolled', token)).map(({ id }: { id: string }) => id)).toEqual([courseId]);
    expect(await get('/auth/user', token)).toMatchObject({
      role: 'student',
      first_name: 'Mira',
      studentView: { courseId, courseTitle: 'Data Analytics' },
    });
    expect((await get('/assignments', token)).length).toBeGreaterThan(0);
    // The instructor's own questions are not the student's.
    expect((await get('/messages', teacher.token)).items.length).toBeGreaterThan(0);
    expect((await get('/messages', token)).items).toEqual([]);
  });

  it('answers what a student does in it, and forgets it at once', async () => {
    const token = await viewToken();
    const done = await server.send('POST', `${course}/lessons/m1-l2/complete`, { token });
    expect(done.json()).toMatchObject({ completedLessons: 1 });
    expect((await get(course, token)).progress).toBe(0);
    const { questions } = await get(`${course}/lessons/m1-l4`, token);
    const answers = questions.map(({ id }: { id: string }) => ({ questionId: id, optionId: 'a' }));
    const graded = await server.send('POST', `${course}/lessons/m1-l4/answers`, { token, body: { answers } });
    expect(graded.json()).toMatchObject({ score: expect.any(Number), passed: expect.any(Boolean) });
    const [path, draft] = ['/drafts/extension/question-log', bodies['saveDraft']];
    expect((await server.send('PUT', path, { token, body: draft })).json()).toMatchObject({ revision: 1 });
    expect(await get(path, token)).toEqual({ revision: 0 });
  });

  it('keeps nothing of any operation of the contract, and sends no mail', async () => {
    const token = await viewToken();
    const before = await everything();
    const mails = server.mails.length;
    const found: Record<string, number> = {};
    for (const operation of operations.filter(({ access, id }) => access !== 'none' && id !== 'logout')) {
      const { statusCode, body } = await call(operation, token);
      if (isRefusedInStudentView(operation))
        expect([statusCode, body], operation.id).toEqual([403, expect.stringContaining(refusedInStudentView)]);
      else if (ofTeachers(operation)) expect(statusCode, operation.id).toBe(403);
      else if (statusCode > 299) found[operation.id] = statusCode;
    }
    expect(found).toEqual(unanswered);
    expect(await everything()).toEqual(before);
    expect(server.mails).toHaveLength(mails);
  });

  it('changes no figure of anybody else, who may look meanwhile', async () => {
    const token = await viewToken();
    const looks = () =>
      Promise.all([
        get(`/teach${course}/students`, teacher.token),
        get('/teach/courses', teacher.token),
        get(`${course}/reviews`, ada),
        get(course, ada),
        get('/courses/enrolled', ada),
        get('/messages', teacher.token),
      ]);
    const before = await looks();
    const [during] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, looks)),
      ...['getCourse', 'completeLesson', 'contactInstructor', 'submitAssignment', 'answerInCommunity'].map((id) => {
        const operation = operations.find((one) => one.id === id);
        return operation && call(operation, token).then(({ statusCode }) => expect(statusCode).toBeLessThan(300));
      }),
    ]);
    for (const seen of [...during, await looks()]) expect(seen).toEqual(before);
  });
});

describe('§teaching.17 who may look, and how it ends', () => {
  it('is for who teaches the course, and not from within it', async () => {
    const other = await server.registerTeacher('sol@example.com', 'time-series');
    const inView = await viewToken();
    for (const token of [ada, other.token, inView]) expect((await start(token)).statusCode).toBe(403);
  });

  it('goes on beside the session of the person, who works on as before', async () => {
    await viewToken();
    expect((await get(course, teacher.token)).enrolled).toBe(false);
    expect((await get('/teach/courses', teacher.token)).length).toBe(1);
  });

  it('is left for a session of the person', async () => {
    const left = (await server.send('DELETE', '/teach/student-view', { token: await viewToken() })).json();
    expect(left.user).toMatchObject({ id: teacher.id, role: 'instructor' });
    expect(left.user).not.toHaveProperty('studentView');
    expect(await get('/auth/user', left.token)).toEqual(left.user);
    expect((await server.send('GET', '/teach/courses', { token: left.token })).statusCode).toBe(200);
  });

  it('ends with the session, and with the course', async () => {
    const leaving = await server.registerTeacher('leo@example.com', courseId);
    const token = await viewToken(leaving);
    await server.db.delete(courseInstructors).where(eq(courseInstructors.userId, leaving.id));
    expect((await server.send('GET', course, { token })).json()).toMatchObject({ status: 410 });
    expect((await server.send('DELETE', '/teach/student-view', { token })).statusCode).toBe(200);
    const signingOut = await viewToken();
    expect((await server.send('POST', '/auth/logout', { token: signingOut })).statusCode).toBe(204);
    for (const ended of [signingOut, teacher.token]) {
      expect((await server.send('GET', course, { token: ended })).json()).toMatchObject({ status: 410 });
    }
  });

  it('begins a limited number of times in an hour, as each time is noted in the audit log', async () => {
    const busy = await server.registerTeacher('busy@example.com', courseId);
    const codes = new Map<number, number>();
    for (let begun = 0; begun <= pace.studentView.points; begun += 1) {
      const { statusCode } = await start(busy.token);
      codes.set(statusCode, (codes.get(statusCode) ?? 0) + 1);
    }
    expect([...codes]).toEqual([
      [200, pace.studentView.points],
      [429, 1],
    ]);
  });
});
