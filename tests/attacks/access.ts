/** Every operation of the contract in every role, with the addresses of another student's things. */
import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { type Operation, readContract } from '../../server/http/openapi.ts';
import { users } from '../../server/platform/database/schema/account.ts';
import { announcements } from '../../server/platform/database/schema/announcements.ts';
import { submissions } from '../../server/platform/database/schema/assignments.ts';
import { submissionFeedback } from '../../server/platform/database/schema/grading.ts';
import { exerciseAttempts } from '../../server/platform/database/schema/practice.ts';
import { communityPosts } from '../../server/platform/database/schema/questions.ts';
import { passkeys } from '../../server/platform/database/schema/second-factor.ts';
import { answersTo, type Role } from '../contract/access.ts';
import { sampleAddress, sampleSent } from '../contract/bad-requests.ts';
import { buy } from './purchase.ts';
import { stringIn, type Target } from './target.ts';
import type { Topic } from './types.ts';

const { operations } = readContract();

/** All that the owner writes contains this word, so no answer to anyone else may contain it. */
const mark = 'Quillfeather';

const [courseId, assignmentId] = ['data-analytics', 'question-log'];

const courseSchema = z.object({
  modules: z.array(z.object({ lessons: z.array(z.object({ id: z.string(), type: z.string() })) })),
});

type Owner = { token: string; email: string; addresses: Record<string, string> };

/** Completes a fifth of the course, so that the owner may review it. */
async function doAFifth(target: Target, token: string): Promise<void> {
  const { body } = await target.call('GET', `/courses/${courseId}`, { token });
  const lessons = courseSchema.parse(body).modules.flatMap((module) => module.lessons);
  for (const { id } of lessons
    .filter(({ type }) => !/quiz|exercise/.test(type))
    .slice(0, Math.ceil(lessons.length / 5))) {
    const lesson = `/courses/${courseId}/lessons/${id}`;
    await target.call('GET', lesson, { token });
    await target.call('POST', `${lesson}/complete`, { token });
  }
}

/** A student with something at every address that names a thing of one person. */
async function owner(target: Target): Promise<Owner> {
  const { token, email, password } = await target.register({ firstName: mark });
  const { jti: ownSessionId = '' } = decodeJwt((await target.signIn(email, password)).token);
  const { sessionId } = await buy(target, token, courseId);
  await doAFifth(target, token);
  const assignment = `/assignments/${assignmentId}`;
  const bytes = { 'content-type': 'application/octet-stream' };
  const uploaded = await target.call('POST', `${assignment}/files?name=${mark}.txt`, {
    token,
    body: `${mark}'s own work.`,
    headers: bytes,
  });
  const fileId = stringIn(uploaded.body, 'id') ?? '';
  const submission = { text: `${mark}'s own words.`, fileIds: [fileId] };
  const submitted = await target.call('POST', `${assignment}/submission`, { token, body: submission });
  const draft = { version: 1, values: { reason: `${mark}'s draft` }, base: 0, writer: 'a-laptop' };
  const [form, subject] = ['extension', assignmentId];
  const saved = await target.call('PUT', `/drafts/${form}/${subject}`, { token, body: draft });
  if (submitted.status !== 201 || saved.status !== 200) throw new Error(`${submitted.text} ${saved.text}`);
  const attached = await target.call('POST', `/messages/attachments?name=${mark}.txt`, {
    token,
    body: `${mark}'s own table.`,
    headers: bytes,
  });
  const attachmentId = stringIn(attached.body, 'id') ?? '';
  const question = { message: `${mark}'s own question.`, attachmentIds: [attachmentId] };
  const asked = await target.call('POST', `/courses/${courseId}/messages`, { token, body: question });
  const threadId = stringIn(asked.body, 'threadId') ?? '';
  const passkeyId = crypto.randomUUID();
  const of = { courseId, lessonId: 'm2-l3', sessionId, assignmentId };
  const addresses = {
    ...of,
    fileId,
    form,
    subject,
    passkeyId,
    ownSessionId,
    threadId,
    attachmentId,
    postId: crypto.randomUUID(),
    answerId: crypto.randomUUID(),
    announcementId: crypto.randomUUID(),
    attemptId: crypto.randomUUID(),
  };
  return { token, email, addresses };
}

/** What comes from instructors: a published question of the course, an announcement, and feedback on a submission. */
async function teach(target: Target, { email, addresses }: Owner): Promise<void> {
  const { postId = '', answerId = '', announcementId = '' } = addresses;
  await target.withDatabase(async (db) => {
    const announcement = {
      courseId,
      author: 'Jonas Lindqvist',
      title: 'A new data set',
      text: 'Please load it again.',
    };
    await db
      .insert(announcements)
      .values({ id: announcementId, ...announcement, publishedAt: new Date(), mailedAt: new Date() });
    const [work] = await db
      .select({ id: submissions.id })
      .from(submissions)
      .innerJoin(users, eq(users.id, submissions.userId))
      .where(eq(users.email, email));
    const returnedAt = new Date();
    const none = { levels: [], comments: [], fileComments: [] };
    await db
      .insert(submissionFeedback)
      .values({ submissionId: work?.id ?? '', returnedAt, visibleAt: returnedAt, total: 80, ...none });
    const question = { courseId, isByInstructor: false, title: 'Why?', text: 'Why so?', postedAt: new Date() };
    await db.insert(communityPosts).values({ id: postId, ...question });
    const [author] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const answer = { ...question, title: null, questionId: postId, authorId: author?.id ?? null };
    await db.insert(communityPosts).values({ id: answerId, ...answer });
  });
}

/** Writes a passkey and an attempt at an exercise into the database, as making them takes a browser. */
async function addOwn(target: Target, { email, addresses: { passkeyId = '', attemptId = '' } }: Owner): Promise<void> {
  await target.withDatabase(async (db) => {
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const passkey = { credentialId: passkeyId, publicKey: Buffer.from([1]), counter: 0, transports: [], name: mark };
    await db.insert(passkeys).values({ ...passkey, id: passkeyId, userId: user?.id ?? '', addedAt: new Date() });
    const attempt = { id: attemptId, userId: user?.id ?? '', courseId, lessonId: 'm2-l3' };
    await db.insert(exerciseAttempts).values({ ...attempt, code: `-- ${mark}'s query`, outcome: 'confirming' });
  });
}

/** The sample request of the contract's tests, with the owner's addresses. */
async function callAs(target: Target, operation: Operation, { addresses }: Owner, token: string | undefined) {
  const { body, headers } = sampleSent(operation);
  return target.call(operation.method, sampleAddress(operation, addresses), {
    token,
    body,
    ...(headers && { headers }),
  });
}

/** Reviews are public, with the first names of their authors. */
const isPublic = ({ id }: Operation) => id === 'listCourseReviews';

/** Signing out is called last, as it ends the session. */
const inOrder = operations.toSorted((one, other) => Number(one.id === 'logout') - Number(other.id === 'logout'));

async function refuses(target: Target, role: Role, token: string | undefined): Promise<void> {
  const victim = await owner(target);
  await teach(target, victim);
  await addOwn(target, victim);
  for (const operation of inOrder) {
    const { status, text } = await callAs(target, operation, victim, token);
    const what = `${operation.id} as ${role}: ${status} ${text.slice(0, 200)}`;
    assert.ok(!text.includes(mark) || isPublic(operation), `it tells the owner's: ${what}`);
    const refusal = answersTo(operation, role);
    if (refusal) assert.ok(refusal.includes(status), `expected ${refusal}: ${what}`);
    else if (operation.mayCall === 'account') assert.ok(status !== 401 && status !== 403, what);
  }
  // The refusals prove something only if the owner is not refused at the same addresses, and everything is still there.
  const named = inOrder.filter(({ mayCall }) => ['owner', 'participant', 'member', 'enrolled'].includes(mayCall));
  for (const operation of named) {
    const { status, text } = await callAs(target, operation, victim, victim.token);
    if ([401, 403, 404].includes(status)) throw new Error(`${operation.id} as its owner: ${status} ${text}`);
  }
}

/**
 * What the owner's own calls still show after a classmate, who has the same course and assignments, has called them.
 */
async function sharesNothing(target: Target): Promise<void> {
  const victim = await owner(target);
  const { token } = await target.register();
  await buy(target, token, courseId);
  for (const operation of inOrder) {
    const { status, text } = await callAs(target, operation, victim, token);
    assert.ok(
      !text.includes(mark) || isPublic(operation),
      `it tells the owner's: ${operation.id}: ${status} ${text.slice(0, 200)}`,
    );
  }
  for (const id of ['getDraft', 'getSubmission', 'downloadSubmissionFile', 'getThread', 'getCurrentUser']) {
    const operation = operations.find((one) => one.id === id);
    if (!operation) throw new Error(`No operation ${id}`);
    const { status, text } = await callAs(target, operation, victim, victim.token);
    assert.ok(text.includes(mark), `it is no longer the owner's: ${id}: ${status} ${text.slice(0, 200)}`);
  }
}

const anyUser = 'and(eq(orders.sessionId, sessionId), eq(orders.userId, user.id))';

// `tests/contract/access.test.ts` has callers without a session or with a disabled account, and runs every time.
export const access: Topic = {
  attacks: [
    {
      name: "call every operation without a session, with the addresses of a student's things",
      isSlow: true,
      run: (target) => refuses(target, 'nobody', undefined),
      mutations: [
        {
          file: 'server/http/authentication.ts',
          from: "throw new Problem(401, 'Please sign in first.');",
          to: 'return { ...(await context.db.select(columns).from(users))[0], session: {} };',
        },
      ],
    },
    {
      name: "call every operation as another student, with the addresses of a student's things",
      isSlow: true,
      run: async (target) => refuses(target, 'student', (await target.register()).token),
      mutations: [
        { file: 'server/payment/handlers.ts', from: anyUser, to: 'eq(orders.sessionId, sessionId)' },
        {
          file: 'server/assignments/student-assignments.ts',
          from: 'and(ofAccessible(userId), eq(studentAssignments.assignmentId, assignmentId))',
          to: 'eq(studentAssignments.assignmentId, assignmentId)',
        },
        {
          file: 'server/questions/threads.ts',
          from: 'and(eq(threads.id, threadId), visibleTo(db, reader))',
          to: 'eq(threads.id, threadId)',
        },
        { file: 'server/course/enrolment.ts', from: 'if (!enrolledAt) throw enrolmentRequired();', to: '' },
        {
          file: 'server/lesson/handlers.ts',
          from: 'if (!readAs && !isPreview(course, lesson)) throw enrolmentRequired();',
          to: '',
        },
      ],
    },
    {
      name: "call every operation as a classmate, with the addresses of a student's things",
      run: sharesNothing,
      mutations: [
        {
          file: 'server/sync/drafts.ts',
          from: 'and(eq(drafts.userId, userId), eq(drafts.form, form), eq(drafts.subject, subject))',
          to: 'and(eq(drafts.form, form), eq(drafts.subject, subject))',
        },
        {
          file: 'server/assignments/submission-files.ts',
          from: 'and(eq(submissionFiles.userId, userId), eq(submissionFiles.assignmentId, assignmentId))',
          to: 'eq(submissionFiles.assignmentId, assignmentId)',
        },
      ],
    },
    {
      name: "call every operation as an instructor, with the addresses of a student's things",
      isSlow: true,
      run: async (target) => refuses(target, 'instructor', (await target.register({ role: 'instructor' })).token),
      mutations: [{ file: 'server/payment/handlers.ts', from: anyUser, to: 'eq(orders.sessionId, sessionId)' }],
    },
    {
      name: 'go on with a session of an account that the operator has disabled',
      isSlow: true,
      async run(target) {
        const { token, email } = await target.register();
        await target.withDatabase(async (db) => {
          await db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, email));
        });
        await refuses(target, 'disabled', token);
      },
      mutations: [{ file: 'server/http/authentication.ts', from: ' || found.user.disabledAt', to: '' }],
    },
  ],
};
