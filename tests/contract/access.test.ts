/** `docs/access.md`, cell by cell: every operation in every role, with the addresses of one student's things. */

import { and, eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, readContract } from '../../server/http/openapi.ts';
import { users } from '../../server/platform/database/schema/account.ts';
import { submissions } from '../../server/platform/database/schema/assignments.ts';
import { enrolments } from '../../server/platform/database/schema/course.ts';
import { submissionFeedback } from '../../server/platform/database/schema/grading.ts';
import { exerciseAttempts } from '../../server/platform/database/schema/practice.ts';
import { communityPosts } from '../../server/platform/database/schema/questions.ts';
import { passkeys } from '../../server/platform/database/schema/second-factor.ts';
import { createTestServer, type TestServer, testNow } from '../../server/testing/server.ts';
import { answersTo, type Role, roles } from './access.ts';
import { sampleAddress, sampleSent } from './bad-requests.ts';

const { operations } = readContract();
// Signing out is called last, as it ends the session.
const inOrder = operations.toSorted((one, other) => Number(one.id === 'logout') - Number(other.id === 'logout'));

const [courseId, assignmentId] = ['data-analytics', 'question-log'];

let server: TestServer;
let tokens: Record<Role, string | undefined>;
let addresses: Record<string, string>;

beforeAll(async () => {
  server = await createTestServer();
  const owner = await server.signIn('student@example.com');
  const [student, classmate, disabled] = await Promise.all(
    ['bo@example.com', 'noor@example.com', 'lee@example.com'].map((email) => server.register(email)),
  );
  if (!student || !classmate || !disabled) throw new Error('Not registered');
  await server.db.insert(enrolments).values({ userId: classmate.id, courseId, enrolledAt: testNow });
  await server.db.update(users).set({ disabledAt: testNow }).where(eq(users.id, disabled.id));
  tokens = {
    nobody: undefined,
    disabled: disabled.token,
    student: student.token,
    classmate: classmate.token,
    instructor: (await server.registerTeacher('mira@example.com', 'time-series')).token,
    teacher: (await server.registerTeacher('sol@example.com', courseId)).token,
    owner,
  };
  addresses = await ownersThings(owner);
});
afterAll(() => server.close());

/** Something of the owner's at every address that names a thing of one person. */
async function ownersThings(token: string): Promise<Record<string, string>> {
  const made = async (method: 'POST' | 'PUT', path: string, body: unknown) => {
    const headers = { 'content-type': typeof body === 'string' ? 'application/octet-stream' : 'application/json' };
    const answer = await server.send(method, path, { token, body, headers });
    if (answer.statusCode > 299) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  const { id: fileId } = await made('POST', `/assignments/${assignmentId}/files?name=notes.txt`, 'My notes.');
  const submission = { text: 'My own words.', fileIds: [fileId] };
  await made('POST', `/assignments/${assignmentId}/submission`, submission);
  const draft = { version: 1, values: { reason: 'I am away.' }, base: 0, writer: 'a-laptop' };
  const [form, subject] = ['extension', assignmentId];
  await made('PUT', `/drafts/${form}/${subject}`, draft);
  const { id: attachmentId } = await made('POST', '/messages/attachments?name=table.csv', 'a,b');
  const question = { message: 'Why?', attachmentIds: [attachmentId] };
  const { threadId } = await made('POST', `/courses/${courseId}/messages`, question);
  const { sessionId } = await made('POST', '/payments/checkout', { courseId: 'time-series' });
  const [user] = await server.db.select().from(users).where(eq(users.email, 'student@example.com'));
  const passkeyId = crypto.randomUUID();
  const passkey = { credentialId: passkeyId, publicKey: Buffer.from([1]), counter: 0, transports: [], name: 'Laptop' };
  await server.db.insert(passkeys).values({ ...passkey, id: passkeyId, userId: user?.id ?? '', addedAt: testNow });
  const posted = { courseId, isByInstructor: false, text: 'It is.', postedAt: testNow };
  const [postId, answerId] = [crypto.randomUUID(), crypto.randomUUID()];
  await server.db.insert(communityPosts).values({ ...posted, id: postId, title: 'Is it?' });
  await server.db
    .insert(communityPosts)
    .values({ ...posted, id: answerId, questionId: postId, authorId: user?.id ?? '' });
  const [work] = await server.db
    .select()
    .from(submissions)
    .where(and(eq(submissions.userId, user?.id ?? ''), eq(submissions.assignmentId, assignmentId)));
  const attempt = {
    userId: user?.id ?? '',
    courseId,
    lessonId: 'm2-l3',
    code: 'SELECT 1',
    outcome: 'confirming' as const,
  };
  const [attempted] = await server.db.insert(exerciseAttempts).values(attempt).returning();
  const attemptId = attempted?.id ?? '';
  const feedback = { returnedAt: testNow, visibleAt: testNow, total: 70, levels: [], comments: [], fileComments: [] };
  await server.db.insert(submissionFeedback).values({ ...feedback, submissionId: work?.id ?? '' });
  const announcement = { title: 'News', text: 'Please load it again.' };
  const told = { token: tokens.teacher ?? '', body: announcement };
  const { id: announcementId } = (await server.send('POST', `/teach/courses/${courseId}/announcements`, told)).json();
  const { jti: ownSessionId = '' } = decodeJwt(await server.signIn('student@example.com'));
  const of = { courseId, assignmentId, lessonId: 'm2-l3', sessionId, postId, answerId };
  return { ...of, fileId, form, subject, passkeyId, ownSessionId, threadId, attachmentId, announcementId, attemptId };
}

/** Anyone may call these, so that a refusal is about what was sent, not about who calls. */
const isOpen = ({ mayCall }: Operation) => mayCall === 'anyone';

async function statusOf(operation: Operation, role: Role): Promise<number> {
  const token = tokens[role];
  const { body, headers } = sampleSent(operation);
  const { statusCode } = await server.send(operation.method, sampleAddress(operation, addresses), {
    ...(token !== undefined && { token }),
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  });
  return statusCode;
}

/** Calls that are answered otherwise, and why. */
const otherwise: Record<string, string> = {
  'readAnnouncement classmate': 'it went to the whole course',
  'saveOwnReview classmate': 'after a fifth of the course',
};

describe('§product.6, §teaching.2 Access: the contract decides who is refused', () => {
  // The owner last, whose own calls delete some of the things.
  it.each(roles)('%s', async (role) => {
    const wrong: string[] = [];
    for (const operation of inOrder) {
      const status = await statusOf(operation, role);
      const refusal = answersTo(operation, role);
      const isThere = role !== 'owner' || operation.mayCall !== 'owner' || status !== 404;
      const isFine = refusal
        ? refusal.includes(status)
        : isOpen(operation) || (status !== 401 && status !== 403 && isThere);
      if (!isFine && !otherwise[`${operation.id} ${role}`]) {
        wrong.push(`${operation.id} (${operation.mayCall}): ${status} instead of ${refusal ?? 'an answer'}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
