import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperationId } from '../http/handler-types.ts';
import { readContract } from '../http/openapi.ts';
import { oneTimeTokens } from '../platform/database/schema/account.ts';
import {
  assignments,
  extensionRequests,
  studentAssignments,
  submissionFiles,
  submissions,
} from '../platform/database/schema/assignments.ts';
import { enrolments, reviews } from '../platform/database/schema/course.ts';
import { regradeRequests, submissionFeedback } from '../platform/database/schema/grading.ts';
import { quizAttempts } from '../platform/database/schema/lesson.ts';
import { orders } from '../platform/database/schema/payment.ts';
import { communityPosts, threads } from '../platform/database/schema/questions.ts';
import { classes } from '../platform/database/schema/schedule.ts';
import { passkeys } from '../platform/database/schema/second-factor.ts';
import { idempotencyKeys } from '../platform/database/schema/sync.ts';
import { signToken } from '../platform/tokens.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { completeLessons } from '../testing/complete-lessons.ts';
import { caseStudy, enrolIn, exerciseOf, given } from '../testing/exercises.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { tableDigests } from '../testing/tables.ts';
import { keyLifetime } from './idempotency.ts';

const { operations } = readContract();
/** One quiz of a free course: m1-l4 is the seed's. */
const quiz = ['q1', 'q2'].map((questionId) => ({ questionId, optionId: 'a' }));

let server: TestServer;
let now: Date;
let photo: Buffer;
let people = 0;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => server.close());

type Person = { id: string; email: string; token: string };

/** Has an assignment, and is enrolled in the free course. */
async function someone(): Promise<Person> {
  people += 1;
  const person = await server.register(`student-${people}@example.com`);
  const dueAt = new Date(testNow.getTime() + 1_000_000);
  await server.db
    .insert(studentAssignments)
    .values({ userId: person.id, assignmentId: 'question-log', dueAt })
    .onConflictDoNothing();
  await server.db.insert(enrolments).values({ userId: person.id, courseId: 'data-literacy' });
  return person;
}

/** A reset link's token. */
async function resetToken({ email }: Person): Promise<string> {
  const id = crypto.randomUUID();
  const expiresAt = new Date(testNow.getTime() + keyLifetime);
  await server.db.insert(oneTimeTokens).values({ id, purpose: 'passwordReset', email, expiresAt });
  return signToken(server.context, 'passwordReset', { id, subject: email, expiresAt });
}

/** The address of a passkey of theirs. */
async function passkeyOf({ id }: Person): Promise<string> {
  const made = { userId: id, credentialId: crypto.randomUUID(), publicKey: new Uint8Array(), counter: 0 };
  const [row] = await server.db
    .insert(passkeys)
    .values({ ...made, transports: [], name: 'Laptop', addedAt: testNow })
    .returning();
  return `/auth/passkeys/${row?.id}`;
}

async function publishedQuestion(): Promise<string> {
  const question = { courseId: 'data-literacy', isByInstructor: false, title: 'Why?', text: 'Why so?' };
  const [made] = await server.db
    .insert(communityPosts)
    .values({ ...question, postedAt: testNow })
    .returning();
  return made?.id ?? '';
}

async function answerOf(authorId: string): Promise<string> {
  const questionId = await publishedQuestion();
  const answer = { courseId: 'data-literacy', questionId, authorId, isByInstructor: false, text: 'It is.' };
  const [made] = await server.db
    .insert(communityPosts)
    .values({ ...answer, postedAt: testNow })
    .returning();
  return `/courses/data-literacy/community/${questionId}/answers/${made?.id}`;
}

/** The address of a question of theirs, and its message. */
async function threadOf({ token }: Person): Promise<{ path: string; messageId: string }> {
  const body = { message: 'Is there a reading list?' };
  const { threadId } = (await server.send('POST', '/courses/data-literacy/messages', { token, body })).json();
  const path = `/messages/${threadId}`;
  return { path, messageId: (await server.send('GET', path, { token })).json().messages[0].id };
}

/** The id of a review of theirs. */
async function reviewOf(userId: string): Promise<string> {
  const review = { courseId: 'data-literacy', userId, stars: 4, text: 'Clear.', createdAt: testNow };
  const [row] = await server.db.insert(reviews).values(review).returning();
  return row?.id ?? '';
}

const classPlan = {
  title: 'SQL clinic',
  day: '2026-12-02',
  time: '16:00',
  minutes: 60,
  timeZone: 'Europe/London',
  place: 'Room 2',
};

/** The address of a class of a course that they are in, which has begun, and the token of who teaches it. */
async function taughtClass({ id }: Person) {
  const { token } = await server.registerTeacher(`teacher-of-${id}@example.com`, 'data-literacy');
  const times = { startsAt: testNow, endsAt: new Date(testNow.getTime() + 1_000_000) };
  const about = { title: 'SQL clinic', location: 'Room 1', instructor: 'Mira Castell' };
  await server.db.insert(classes).values({ id: `class-${id}`, courseId: 'data-literacy', ...times, ...about });
  return { path: `/teach/courses/data-literacy/classes/class-${id}`, token };
}

const feedback = { revision: 0, levels: [], comments: [], fileComments: [], total: 80, reason: 'As agreed.' };

/** The id of feedback on their submission, which they can see. */
async function graded(person: Person): Promise<string> {
  const { path, token } = await toGrade(person);
  const returned = await server.send('POST', path, { token, body: feedback });
  await server.db.update(submissionFeedback).set({ visibleAt: testNow });
  return returned.json().feedback.id;
}

/** Where a teacher returns what the person has submitted. */
async function toGrade({ id, token: own }: Person): Promise<{ path: string; token: string }> {
  await server.send('POST', '/assignments/question-log/submission', { token: own, body: { text: 'Five questions.' } });
  await server.db.update(assignments).set({ rubric: null });
  const [made] = await server.db.select().from(submissions).where(sql`user_id = ${id}`);
  const { token } = await server.registerTeacher(`grader-of-${id}@example.com`, 'data-analytics');
  return { path: `/teach/courses/data-analytics/submissions/${made?.id}/feedback`, token };
}

/** An announcement that waits. */
async function toChange(person: Person): Promise<{ path: string; token: string }> {
  const { token } = await server.registerTeacher(`changes-${person.id}@example.com`, 'data-analytics');
  const path = '/teach/courses/data-analytics/announcements';
  const body = { title: 'A new data set', text: 'Please load it again.' };
  const { id } = (await server.send('POST', path, { token, body })).json();
  return { path: `${path}/${id}`, token };
}

/** Where a teacher excuses the person from what they have not submitted. */
async function toExcuse({ id }: Person): Promise<{ path: string; token: string }> {
  await server.db.insert(enrolments).values({ userId: id, courseId: 'data-analytics' }).onConflictDoNothing();
  const own = { userId: id, assignmentId: 'question-log', dueAt: testNow };
  await server.db.insert(studentAssignments).values(own).onConflictDoNothing();
  const { token } = await server.registerTeacher(`excuses-${id}@example.com`, 'data-analytics');
  return { path: `/teach/courses/data-analytics/students/${id}/assignments/question-log/excuse`, token };
}

const exercise = exerciseOf('sql');
const study = caseStudy();

const aim = { aimId: 'answer-questions-with-sql' };

const activity = {
  id: '7c4e1b90-3a62-4d58-8f1b-9e0a2c6d5f73',
  kind: 'active',
  courseId: 'data-literacy',
  lessonId: 'm1-l1',
  at: new Date(testNow.getTime() - 600_000).toISOString(),
  seconds: 240,
};

type Sent = { path: string; body?: unknown; token?: string; headers?: Record<string, string> };

/** A call of each operation that takes a key, and the same call with another body where it has one. */
const calls: Partial<Record<OperationId, (person: Person) => Sent | Promise<Sent>>> = {
  completeRegistration: async ({ id }) => ({
    path: '/auth/complete-registration',
    token: await server.invite(`${id}@example.com`),
    body: { password: 'Learning1' },
  }),
  register: async ({ id }) => ({
    path: '/auth/register',
    body: { token: await server.invite(`${id}@example.com`), password: 'Learning1' },
  }),
  confirmPasswordReset: async (person) => ({
    path: '/auth/reset-password/confirm',
    token: await resetToken(person),
    body: { password: 'Learning2' },
  }),
  updateProfile: ({ token }) => ({ path: '/auth/profile', token, body: { first_name: 'Nour', last_name: 'Haddad' } }),
  uploadPhoto: ({ token }) => ({
    path: '/auth/upload-photo',
    token,
    body: photo,
    headers: { 'content-type': 'image/png' },
  }),
  enrollInCourse: ({ token }) => ({ path: '/courses/spreadsheet-foundations/enroll', token }),
  completeLesson: ({ token }) => ({ path: '/courses/data-literacy/lessons/m1-l1/complete', token }),
  answerQuiz: ({ token }) => ({
    path: '/courses/data-literacy/lessons/m1-l4/answers',
    token,
    body: { answers: quiz },
  }),
  recordActivity: ({ token }) => ({
    path: '/analytics/activity',
    token,
    body: { timeZone: 'Europe/London', events: [activity] },
  }),
  answerCards: async ({ token }) => {
    await server.send('POST', '/courses/data-literacy/lessons/m1-l4/answers', { token, body: { answers: quiz } });
    const id = '7c4e1b90-3a62-4d58-8f1b-9e0a2c6d5f73';
    const question = { courseId: 'data-literacy', lessonId: 'm1-l4', questionId: 'q1', optionId: 'a' };
    const answers = [{ ...question, id, rating: 'good', at: testNow.toISOString() }];
    return { path: '/analytics/review/answers', token, body: { timeZone: 'Europe/London', answers } };
  },
  setGoal: ({ token }) => ({ path: '/analytics/goal', token, body: { days: 4, minutes: 30 } }),
  removeGoal: async ({ token }) => {
    await server.send('PUT', '/analytics/goal', { token, body: { days: 4, minutes: 30 } });
    return { path: '/analytics/goal', token };
  },
  chooseAim: ({ token }) => ({ path: '/analytics/path', token, body: aim }),
  leaveAim: async ({ token }) => {
    await server.send('PUT', '/analytics/path', { token, body: aim });
    return { path: '/analytics/path', token };
  },
  arrangePath: async ({ token }) => {
    await server.send('PUT', '/analytics/path', { token, body: aim });
    const body = { version: 1, order: [], pinned: ['sql-for-beginners'] };
    return { path: '/analytics/path/order', token, body };
  },
  skipModules: async ({ token }) => {
    await server.send('PUT', '/analytics/path', { token, body: aim });
    const body = { version: 1, modules: [{ courseId: 'sql-for-beginners', moduleId: 'm1' }] };
    return { path: '/analytics/path/skips', token, body };
  },
  startPlacement: async ({ token }) => {
    await server.send('PUT', '/analytics/path', { token, body: aim });
    return { path: '/analytics/placement', token };
  },
  answerPlacement: async ({ token }) => {
    await server.send('PUT', '/analytics/path', { token, body: aim });
    const { question } = (await server.send('POST', '/analytics/placement', { token })).json();
    return { path: '/analytics/placement/answers', token, body: { questionId: question.id, choice: null } };
  },
  endPlacement: async ({ token }) => {
    await server.send('PUT', '/analytics/path', { token, body: aim });
    await server.send('POST', '/analytics/placement', { token });
    return { path: '/analytics/placement', token };
  },
  setTimeRecording: ({ token }) => ({ path: '/analytics/time-recording', token, body: { isOn: false } }),
  deleteRecordedTime: async ({ token }) => {
    const body = { timeZone: 'Europe/London', events: [activity] };
    await server.send('POST', '/analytics/activity', { token, body });
    return { path: '/analytics/recorded-time', token };
  },
  checkExercise: async ({ id, token }) => {
    await enrolIn(server.db, id, exercise.courseId);
    return {
      path: `${exercise.path}/attempts`,
      token,
      body: { code: 'SELECT 1', ...given(exercise.lesson.fit.visible) },
    };
  },
  confirmExercise: async ({ id, token }) => {
    await enrolIn(server.db, id, exercise.courseId);
    const body = { code: 'SELECT 1', ...given(exercise.lesson.fit.visible) };
    const { attemptId } = (await server.send('POST', `${exercise.path}/attempts`, { token, body })).json();
    const path = `${exercise.path}/attempts/${attemptId}/confirmation`;
    return { path, token, body: given(exercise.lesson.fit.hidden) };
  },
  finishCaseStudy: async ({ id, token }) => {
    await enrolIn(server.db, id, study.courseId);
    return { path: `${study.path}/decisions`, token, body: { decisions: study.decisions } };
  },
  showSolution: async ({ id, token }) => {
    await enrolIn(server.db, id, exercise.courseId);
    return { path: `${exercise.path}/solution`, token };
  },
  contactInstructor: ({ token }) => ({
    path: '/courses/data-ethics/messages', // which nobody teaches, so that one mail goes out
    token,
    body: { message: 'Is there a reading list?' },
  }),
  uploadAttachment: ({ token }) => ({
    path: '/messages/attachments?name=table.csv',
    token,
    body: 'a,b',
    headers: { 'content-type': 'application/octet-stream' },
  }),
  replyToThread: async (person) => ({
    path: `${(await threadOf(person)).path}/replies`,
    token: person.token,
    body: { text: 'Thank you.' },
  }),
  answerInCommunity: async (person) => ({
    path: `/courses/data-literacy/community/${await publishedQuestion()}/answers`,
    token: person.token,
    body: { text: 'Because.' },
  }),
  editAnswer: async ({ id, token }) => ({ path: await answerOf(id), token, body: { text: 'Because.', revision: 0 } }),
  deleteAnswer: async ({ id, token }) => ({ path: await answerOf(id), token }),
  reportPost: async (person) => ({
    path: `/courses/data-literacy/community/${await publishedQuestion()}/reports`,
    token: person.token,
    body: { reason: 'It gives the answers away.' },
  }),
  publishThread: async (person) => ({
    path: `/teach/courses/data-literacy${(await threadOf(person)).path.replace('messages', 'threads')}/publication`,
    token: (await server.registerTeacher(`teacher-${person.id}@example.com`, 'data-literacy')).token,
    body: { title: 'Why?', question: 'Why so?', answer: 'Because.' },
  }),
  moderatePost: async ({ id }) => ({
    path: `/teach/courses/data-literacy/community/${await publishedQuestion()}`,
    token: (await server.registerTeacher(`teacher-${id}@example.com`, 'data-literacy')).token,
    body: { isHidden: true, isRight: false },
  }),
  markThreadRead: async (person) => {
    const { path, messageId } = await threadOf(person);
    return { path: `${path}/read`, token: person.token, body: { messageId } };
  },
  saveOwnReview: async (person) => {
    await completeLessons(server.db, person.id, 'data-literacy');
    return { path: '/courses/data-literacy/reviews/own', token: person.token, body: { stars: 4, text: 'Clear.' } };
  },
  deleteOwnReview: async ({ id, token }) => {
    await reviewOf(id);
    return { path: '/courses/data-literacy/reviews/own', token };
  },
  answerReview: async ({ id }) => ({
    path: `/teach/courses/data-literacy/reviews/${await reviewOf(id)}/answer`,
    token: (await server.registerTeacher(`teacher-${id}@example.com`, 'data-literacy')).token,
    body: { text: 'Thank you.' },
  }),
  deleteReviewAnswer: async ({ id }) => ({
    path: `/teach/courses/data-literacy/reviews/${await reviewOf(id)}/answer`,
    token: (await server.registerTeacher(`teacher-${id}@example.com`, 'data-literacy')).token,
  }),
  requestExtension: ({ token }) => ({
    path: '/assignments/question-log/extension',
    token,
    body: { reason: 'I am away.', proposedDate: '2026-12-24T17:00:00Z' },
  }),
  uploadSubmissionFile: ({ token }) => ({
    path: '/assignments/question-log/files?name=notes.md',
    token,
    body: '# Questions',
    headers: { 'content-type': 'application/octet-stream' },
  }),
  submitAssignment: ({ token }) => ({
    path: '/assignments/question-log/submission',
    token,
    body: { text: 'Five questions.' },
  }),
  decideExtension: async (person) => {
    const asked = { reason: 'I am away.', proposedAt: new Date('2026-12-24T17:00:00Z'), requestedAt: testNow };
    const [request] = await server.db
      .insert(extensionRequests)
      .values({ userId: person.id, assignmentId: 'question-log', ...asked })
      .returning();
    const { token } = await server.registerTeacher(`teacher-of-${person.id}@example.com`, 'data-analytics');
    const path = `/teach/courses/data-analytics/extension-requests/${request?.id}/decision`;
    return { path, token, body: { decision: 'granted', dueDate: '2026-12-24T17:00:00Z' } };
  },
  requestRegrade: async (person) => {
    const feedbackId = await graded(person);
    const path = '/assignments/question-log/regrade-request';
    return { path, token: person.token, body: { feedbackId, reason: 'I did name it.' } };
  },
  keepGrade: async (person) => {
    const asked = { feedbackId: await graded(person), reason: 'I did name it.', requestedAt: testNow };
    const [request] = await server.db
      .insert(regradeRequests)
      .values({ userId: person.id, assignmentId: 'question-log', ...asked })
      .returning();
    const { token } = await server.registerTeacher(`teacher-of-${person.id}@example.com`, 'data-analytics');
    const path = `/teach/courses/data-analytics/regrade-requests/${request?.id}/answer`;
    return { path, token, body: { reason: 'It is not there.' } };
  },
  planClasses: async (person) => {
    const { path, token } = await taughtClass(person);
    return { path: path.replace(/\/[^/]+$/, ''), token, body: classPlan };
  },
  changeClass: async (person) => {
    const { path, token } = await taughtClass(person);
    return { path, token, body: { ...classPlan, version: 0 } };
  },
  cancelClass: async (person) => {
    const { path, token } = await taughtClass(person);
    return { path: `${path}/cancellation`, token, body: { version: 0 } };
  },
  saveAttendance: async (person) => {
    const { path, token } = await taughtClass(person);
    return { path: `${path}/attendance`, token, body: { marks: [{ studentId: person.id, mark: 'present' }] } };
  },
  returnFeedback: async (person) => ({ ...(await toGrade(person)), body: feedback }),
  giveGrade: async (person) => {
    const { path, token } = await toGrade(person);
    return { path: path.replace('/feedback', '/grade'), token, body: { revision: 0, grade: 70 } };
  },
  importGrades: async (person) => {
    const { path, token } = await toGrade(person);
    const submissionId = path.split('/').at(-2);
    const body = { grades: [{ submissionId, revision: 0, grade: 70 }] };
    return { path: path.replace(/submissions.*/, 'grades/import'), token, body };
  },
  undoGradeImport: async (person) => {
    const { path, token } = await toGrade(person);
    const returned = await server.send('POST', path, { token, body: feedback });
    const given = [{ submissionId: path.split('/').at(-2), feedbackId: returned.json().feedback.id }];
    return { path: path.replace(/submissions.*/, 'grades/import-undo'), token, body: { given } };
  },
  undoFeedback: async (person) => {
    const { path, token } = await toGrade(person);
    const returned = await server.send('POST', path, { token, body: feedback });
    return { path: `${path}/${returned.json().feedback.id}`, token };
  },
  markFeedbackSeen: async (person) => {
    const { path, token } = await toGrade(person);
    await server.send('POST', path, { token, body: feedback });
    await server.db.update(submissionFeedback).set({ visibleAt: testNow });
    return { path: '/assignments/question-log/feedback/seen', token: person.token };
  },
  setPortfolio: async (person) => {
    const { path, token } = await toGrade(person);
    await server.send('POST', path, { token, body: feedback });
    await server.db.update(submissionFeedback).set({ visibleAt: testNow });
    await server.db.update(assignments).set({ steps: [{ kind: 'text', text: 'Say what you found.' }] });
    const body = { isPublic: true, withGrade: false };
    return { path: '/assignments/question-log/portfolio', token: person.token, body };
  },
  announce: async (person) => {
    const { token } = await server.registerTeacher(`announces-${person.id}@example.com`, 'data-analytics');
    const body = { title: 'A new data set', text: 'Please load it again.' };
    return { path: '/teach/courses/data-analytics/announcements', token, body };
  },
  changeAnnouncement: async (person) => {
    const { path, token } = await toChange(person);
    return { path, token, body: { title: 'Two data sets', text: 'Please load both again.', version: 1 } };
  },
  removeAnnouncement: (person) => toChange(person),
  addCourseInstructor: async ({ id }) => {
    const { token } = await server.registerTeacher(`adds-${id}@example.com`, 'data-analytics');
    const { email } = await server.registerTeacher(`added-${id}@example.com`);
    return { path: '/teach/courses/data-analytics/instructors', token, body: { email } };
  },
  removeCourseInstructor: async (person) => {
    const { token } = await server.registerTeacher(`removes-${person.id}@example.com`, 'data-analytics');
    const { id } = await server.registerTeacher(`removed-${person.id}@example.com`, 'data-analytics');
    return { path: `/teach/courses/data-analytics/instructors/${id}`, token };
  },
  messageStudents: async (person) => {
    const { token } = await server.registerTeacher(`writes-${person.id}@example.com`, 'data-analytics');
    await server.db.insert(enrolments).values({ userId: person.id, courseId: 'data-analytics' }).onConflictDoNothing();
    const body = { studentIds: [person.id], text: 'Shall we look at it together?' };
    return { path: '/teach/courses/data-analytics/messages', token, body };
  },
  giveMoreTime: async (person) => {
    const { token } = await server.registerTeacher(`gives-${person.id}@example.com`, 'data-analytics');
    const own = { userId: person.id, assignmentId: 'question-log' };
    await server.db.insert(enrolments).values({ userId: person.id, courseId: 'data-analytics' }).onConflictDoNothing();
    await server.db
      .insert(studentAssignments)
      .values({ ...own, dueAt: testNow })
      .onConflictDoNothing();
    const body = { studentIds: [person.id], dueDate: '2026-12-24T17:00:00Z', reason: 'You were ill.' };
    return { path: '/teach/courses/data-analytics/assignments/question-log/extensions', token, body };
  },
  saveLatePolicy: async ({ id }) => {
    const { token } = await server.registerTeacher(`policy-${id}@example.com`, 'data-analytics');
    const body = { revision: 0, policy: { graceMinutes: 15, percentPerDay: 10, floor: 50, lastDay: 7 } };
    return { path: '/teach/courses/data-analytics/late-policy', token, body };
  },
  excuseStudent: async (person) => {
    const { path, token } = await toExcuse(person);
    return { path, token, body: { reason: 'You were ill.' } };
  },
  setWeights: async (person) => {
    const { token } = await server.registerTeacher(`weighs-${person.id}@example.com`, 'data-analytics');
    const weights = [{ assignmentId: 'question-log', weight: 20 }];
    const body = { revision: 0, weights, countsMissing: false };
    return { path: '/teach/courses/data-analytics/grades/weights', token, body };
  },
  removeExcuse: async (person) => {
    const { path, token } = await toExcuse(person);
    await server.send('PUT', path, { token, body: { reason: 'You were ill.' } });
    return { path, token };
  },
  requestRefund: async ({ id, token }) => {
    const price = { currency: 'GBP', amount: 100, discount: 0, total: 100 };
    const order = { provider: 'sandbox', userId: id, courseId: 'data-analytics', confirmedAt: testNow, ...price };
    const sessionId = `cs_${id}`;
    await server.db.insert(orders).values({ ...order, sessionId, status: 'confirmed' });
    return { path: `/payments/${sessionId}/refund-request`, token, body: { reason: 'I need another course first.' } };
  },
  requestDataExport: ({ token }) => ({ path: '/privacy/export', token }),
  createCalendarFeed: ({ token }) => ({ path: '/schedules/feed', token }),
  registerPasskey: async ({ token }) => {
    const proof = { token, body: { currentPassword: 'Learning1' } };
    const { challengeId, options } = (await server.send('POST', '/auth/passkeys/registration', proof)).json();
    const credential = createAuthenticator().register(options);
    return { path: '/auth/passkeys', token, body: { challengeId, credential, name: 'Laptop' } };
  },
  renamePasskey: async (person) => ({ path: await passkeyOf(person), token: person.token, body: { name: 'Phone' } }),
  removePasskey: async (person) => ({ path: await passkeyOf(person), token: person.token }),
};

/** Why the other unsafe operations take none. */
const withoutKey: Partial<Record<OperationId, string>> = {
  login: 'changes nothing; its answer is a token, which is kept nowhere',
  changePassword: 'its answer is a token; a repeat comes with the password and the session of before',
  logout: 'ends the session that a repeat would come with',
  verifyToken: 'changes nothing',
  quotePayment: 'changes nothing',
  checkCredential: 'changes nothing',
  previewGradeImport: 'changes nothing',
  requestPasswordReset: 'a repeat is counted, and mails one more link',
  createCheckout: 'asks the provider, outside any transaction; a student and course have one open order',
  saveDraft: 'names the revision that it follows, and finds its own words standing; it comes every few seconds',
  keepPosition: 'names all of it; a repeat makes the same, and it comes every few seconds',
  requestAccountDeletion: 'ends the session that a repeat would come with; asking again moves nothing',
  withdrawAccountDeletion: 'a repeat finds an account that stays, and answers the same',
  endSession: 'a session ends once, and a repeat answers what is left',
  endOtherSessions: 'a repeat finds no other session, and answers the same',
  removePhoto: 'a repeat finds no photo, and answers the same',
  endCalendarFeed: 'a repeat finds no address, and answers the same',
  completeSignIn: 'its answer is a token; a code counts once by itself',
  beginPasskeySignIn: 'each challenge is another one',
  signInWithPasskey: 'its answer is a token; a challenge is answered once by itself',
  beginPasskeyRegistration: 'each challenge is another one',
  beginPasskeyConfirmation: 'each challenge is another one',
  beginSecondFactor: 'its answer is a secret, which no stored answer may hold; a repeat finds the same one for a while',
  confirmSecondFactor: 'its answer has the recovery codes, which are kept nowhere',
  removePasskey: 'wrong passwords are counted, and a passkey is removed once by itself',
  removeSecondFactor: 'wrong passwords and codes are counted, and a code counts once by itself',
  claimSubmission: 'says what is so at this moment, and is said again every minute',
  releaseSubmission: 'a repeat finds nobody at it, and answers the same',
  readAnnouncement: 'a repeat finds it dismissed, and answers the same',
  chooseMails: 'names all choices; a repeat makes the same',
  chooseTeachingMails: 'names all choices; a repeat makes the same, and finds nothing that waits to be sent',
  deleteDraft: 'names the revision that it ends',
  startStudentView: 'changes nothing; its answer is a token, which is kept nowhere',
  endStudentView: 'changes nothing; its answer is a token, which is kept nowhere',
  receiveStripeEvent: 'Stripe repeats it with the order in it',
};

const send = (id: OperationId, key: string, { path, headers, ...sent }: Sent, address?: string) =>
  server.send(operations.find((one) => one.id === id)?.method ?? 'POST', path, {
    ...sent,
    headers: { 'idempotency-key': key, ...headers },
    ...(address && { address }),
  });

/** What is in each table that calls may change. */
const everything = () => tableDigests(server.db, ['lessons', 'modules', 'courses', 'resources']);

const keyed = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'idempotency-key'));
const ids = keyed.map(({ id }) => id);
const sample = (id: OperationId, person: Person) => {
  const call = calls[id];
  if (!call) throw new Error(`Give a call of ${id}`);
  return call(person);
};

describe('§sync.1 The calls: a call that is sent again', () => {
  test('is known by its key in every operation that changes something, but for those with a reason', () => {
    const unsafe = operations.filter(({ method }) => method !== 'GET').map(({ id }) => id);
    expect([...ids, ...Object.keys(withoutKey)].sort()).toEqual(unsafe.sort());
  });

  test.each(ids)('changes nothing more and gets the first answer: %s', async (id) => {
    const person = await someone();
    const sent = await sample(id, person);
    const before = await everything();
    const first = await send(id, 'key', sent);
    expect(first.statusCode, first.body).toBeLessThan(300);
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    const after = await everything();
    expect(after).not.toEqual(before);
    const mails = server.mails.length;
    // A new password ends the sessions, not the link's call; an account's e-mail address is used up.
    const again = await send(id, 'key', sent);
    expect(again.statusCode).toBe(first.statusCode);
    expect(again.body).toBe(first.body);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect(again.headers).toMatchObject({ 'idempotency-replayed': 'true', 'cache-control': 'no-store' });
    expect(await everything()).toEqual(after);
    expect(server.mails).toHaveLength(mails);
  });

  test.each(['answerQuiz', 'contactInstructor', 'uploadSubmissionFile', 'submitAssignment'] as const)(
    'ten at once are one: %s',
    async (id) => {
      const person = await someone();
      const sent = await sample(id, person);
      const mails = server.mails.length;
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(id, 'key', sent)));
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      expect(answers.filter(({ headers }) => !headers['idempotency-replayed'])).toHaveLength(1);
      expect(server.mails.length - mails).toBe(id === 'contactInstructor' ? 1 : 0);
      const made = {
        answerQuiz: quizAttempts,
        contactInstructor: threads,
        uploadSubmissionFile: submissionFiles,
        submitAssignment: submissions,
      }[id];
      expect(await server.db.$count(made, sql`${made.userId} = ${person.id}`)).toBe(1);
    },
  );

  test('§sync.3: is refused where the key stands for another body or another address', async () => {
    const { token } = await someone();
    const profile = { path: '/auth/profile', token, body: { first_name: 'Nour', last_name: 'Haddad' } };
    await send('updateProfile', 'key', profile);
    const before = await everything();
    const other = await send('updateProfile', 'key', { ...profile, body: { ...profile.body, first_name: 'Noor' } });
    expect(other.statusCode).toBe(422);
    expect(other.json().error).toBe(
      'This Idempotency-Key was used for another request. A new request needs a new key.',
    );
    expect((await send('createCalendarFeed', 'key', { path: '/schedules/feed', token })).statusCode).toBe(422);
    expect(await everything()).toEqual(before);
  });

  test("is not another account's, nor another link's or address's", async () => {
    const [one, other] = [await someone(), await someone()];
    const attempts = () => server.db.$count(quizAttempts);
    const before = await attempts();
    for (const person of [one, other]) {
      const answer = await send('answerQuiz', 'key', await sample('answerQuiz', person));
      expect(answer.headers).not.toHaveProperty('idempotency-replayed');
    }
    expect(await attempts()).toBe(before + 2);
    const registration = await sample('register', one);
    expect((await send('register', 'key', registration, '10.0.0.1')).statusCode).toBe(201);
    expect((await send('register', 'key', registration, '10.0.0.2')).statusCode).toBe(401);
  });

  test('§sync.3: counts as a new one after 24 hours', async () => {
    const person = await someone();
    const feed = await sample('createCalendarFeed', person);
    const first = (await send('createCalendarFeed', 'key', feed)).json();
    now = new Date(testNow.getTime() + keyLifetime - 1);
    expect((await send('createCalendarFeed', 'key', feed)).json()).toEqual(first);
    now = new Date(testNow.getTime() + keyLifetime);
    const next = await send('createCalendarFeed', 'key', feed);
    expect(next.headers).not.toHaveProperty('idempotency-replayed');
    expect(next.json()).not.toEqual(first);
  });

  test('is decided anew after a refusal or a failure, which keep nothing', async () => {
    const person = await someone();
    const enrol = { path: '/courses/data-analytics/enroll', token: person.token };
    expect((await send('enrollInCourse', 'key', enrol)).statusCode).toBe(402);
    await server.db.insert(enrolments).values({ userId: person.id, courseId: 'data-analytics' });
    expect((await send('enrollInCourse', 'key', enrol)).statusCode).toBe(200);

    const message = await sample('contactInstructor', person);
    const { enqueue } = server.context.mail;
    server.context.mail.enqueue = () => Promise.reject(new Error('The table is locked.'));
    expect((await send('contactInstructor', 'message', message)).statusCode).toBe(500);
    server.context.mail.enqueue = enqueue;
    expect((await send('contactInstructor', 'message', message)).statusCode).toBe(202);
    expect(await server.db.$count(threads, sql`user_id = ${person.id}`)).toBe(1);
  });

  test('may come without a key, as §sync.3 has it, and is then a new one each time', async () => {
    const person = await someone();
    const { path, ...sent } = await sample('answerQuiz', person);
    for (const count of [1, 2]) {
      expect((await server.send('POST', path, sent)).statusCode).toBe(200);
      expect(await server.db.$count(quizAttempts, sql`user_id = ${person.id}`)).toBe(count);
    }
  });

  test.each(['', 'a key', 'x'.repeat(129), 'schlüssel'])('is refused under the key %j', async (key) => {
    const { token } = await someone();
    expect((await send('createCalendarFeed', key, { path: '/schedules/feed', token })).statusCode).toBe(400);
  });

  test('§sync.4: leaves no password and no token of a link behind', async () => {
    const person = await someone();
    await send('confirmPasswordReset', 'key', await sample('confirmPasswordReset', person));
    const registration = await sample('register', person);
    await send('register', 'key', registration);
    const kept = JSON.stringify(await server.db.select().from(idempotencyKeys));
    // Every signed token starts like this; a shorter piece could be part of a digest by chance.
    for (const secret of ['Learning', 'eyJhbGciOi', person.token]) expect(kept).not.toContain(secret);
  });

  test('gets the one checkout of a course, though its answer is not kept', async () => {
    const { token, id } = await someone();
    const buy = { path: '/payments/checkout', token, body: { courseId: 'data-ethics' } };
    const first = await send('createCheckout', 'key', buy);
    expect((await send('createCheckout', 'key', buy)).json()).toEqual(first.json());
    expect(await server.db.$count(orders, sql`user_id = ${id}`)).toBe(1);
  });
});
