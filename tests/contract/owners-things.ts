/** Things of the demonstration's student, so that each address that names something of one person leads somewhere. */
import { and, eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { users } from '../../server/platform/database/schema/account.ts';
import { announcements } from '../../server/platform/database/schema/announcements.ts';
import { submissions } from '../../server/platform/database/schema/assignments.ts';
import { submissionFeedback } from '../../server/platform/database/schema/grading.ts';
import { exerciseAttempts } from '../../server/platform/database/schema/practice.ts';
import { communityPosts } from '../../server/platform/database/schema/questions.ts';
import { passkeys } from '../../server/platform/database/schema/second-factor.ts';
import type { TestServer } from '../../server/testing/server.ts';

const [courseId, assignmentId] = ['data-analytics', 'question-log'];
export const ownersFeedback = '91c0f3d4-6a2b-4e8f-8b17-c5d2e9f0a634';

/** Adds them, and returns the parts of the addresses. */
export async function addOwnersThings(
  { send, db, signIn, context }: Pick<TestServer, 'send' | 'db' | 'signIn' | 'context'>,
  { owner: token, teacher }: { owner: string; teacher: string },
): Promise<Record<string, string>> {
  const now = context.now();
  const made = async (method: 'POST' | 'PUT', path: string, body: unknown) => {
    const headers = { 'content-type': typeof body === 'string' ? 'application/octet-stream' : 'application/json' };
    const answer = await send(method, path, { token, body, headers });
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
  const [user] = await db.select().from(users).where(eq(users.email, 'student@example.com'));
  const passkeyId = crypto.randomUUID();
  const passkey = { credentialId: passkeyId, publicKey: Buffer.from([1]), counter: 0, transports: [], name: 'Laptop' };
  await db.insert(passkeys).values({ ...passkey, id: passkeyId, userId: user?.id ?? '', addedAt: now });
  const posted = { courseId, isByInstructor: false, text: 'It is.', postedAt: now };
  const [postId, answerId] = [crypto.randomUUID(), crypto.randomUUID()];
  await db.insert(communityPosts).values({ ...posted, id: postId, title: 'Is it?' });
  await db.insert(communityPosts).values({ ...posted, id: answerId, questionId: postId, authorId: user?.id ?? '' });
  const [work] = await db
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
  const [attempted] = await db.insert(exerciseAttempts).values(attempt).returning();
  const attemptId = attempted?.id ?? '';
  const feedback = { returnedAt: now, visibleAt: now, total: 70, levels: [], comments: [], fileComments: [] };
  await db.insert(submissionFeedback).values({ ...feedback, id: ownersFeedback, submissionId: work?.id ?? '' });
  const announcement = { title: 'News', text: 'Please load it again.' };
  const told = { token: teacher, body: announcement };
  const { id: announcementId } = (await send('POST', `/teach/courses/${courseId}/announcements`, told)).json();
  await db.update(announcements).set({ publishedAt: now, mailedAt: now }).where(eq(announcements.id, announcementId));
  const { jti: ownSessionId = '' } = decodeJwt(await signIn('student@example.com'));
  const of = { courseId, assignmentId, lessonId: 'm2-l3', sessionId, postId, answerId };
  return { ...of, fileId, form, subject, passkeyId, ownSessionId, threadId, attachmentId, announcementId, attemptId };
}
