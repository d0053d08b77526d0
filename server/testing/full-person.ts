/** For tests: a person of whom every table has something. */
import { eq, notInArray } from 'drizzle-orm';
import sharp from 'sharp';
import { addEvents } from '../analytics/log.ts';
import { recordAudit } from '../platform/audit.ts';
import { knownDevices, oneTimeTokens, users } from '../platform/database/schema/account.ts';
import { learningSettings } from '../platform/database/schema/analytics.ts';
import { announcements, readAnnouncements, unwantedMails } from '../platform/database/schema/announcements.ts';
import {
  extensionRequests,
  givenExtensions,
  latePolicies,
  portfolios,
  studentAssignments,
  submissions,
} from '../platform/database/schema/assignments.ts';
import { certificatePdfs, certificates } from '../platform/database/schema/certificates.ts';
import { courseInstructors, courses, reviews } from '../platform/database/schema/course.ts';
import { courseWeights, graders, regradeRequests, submissionFeedback } from '../platform/database/schema/grading.ts';
import { completedLessons, openedLessons, quizAttempts, videoPositions } from '../platform/database/schema/lesson.ts';
import { mails } from '../platform/database/schema/mails.ts';
import { orders, paymentReversals } from '../platform/database/schema/payment.ts';
import { exerciseAttempts, seenSolutions } from '../platform/database/schema/practice.ts';
import {
  communityPosts,
  communityReports,
  threadAttachments,
  threadMessages,
  threadReads,
  threads,
} from '../platform/database/schema/questions.ts';
import { classAttendance, classes } from '../platform/database/schema/schedule.ts';
import { authenticators, challenges, passkeys, recoveryCodes } from '../platform/database/schema/second-factor.ts';
import { drafts } from '../platform/database/schema/sync.ts';
import { teachingMails } from '../platform/database/schema/teaching-mails.ts';
import type { TestServer } from './server.ts';

export type FullPerson = {
  id: string;
  email: string;
  token: string;
  photo: string;
  certificateId: string;
  /** The `sessionId` of their paid order. */
  paidSession: string;
  /** What must be nowhere once the account is deleted: texts that the person wrote. */
  texts: string[];
  /** What no archive may have. */
  secrets: string[];
};

const lesson = { courseId: 'data-literacy', lessonId: 'm1-l1' };

export async function fullPerson(server: TestServer, email: string, now: Date): Promise<FullPerson> {
  const { db, send } = server;
  const { id, token } = await server.register(email);
  const userId = id;
  const word = (what: string) => `${what} of ${email}`;
  await send('POST', '/courses/data-literacy/enroll', { token });
  await db
    .insert(openedLessons)
    .values({ userId, ...lesson })
    .onConflictDoNothing();
  await db
    .insert(completedLessons)
    .values({ userId, ...lesson })
    .onConflictDoNothing();
  await addEvents(db, userId, [{ kind: 'lesson-completed', ...lesson, at: now }]);
  const attempt = { ...lesson, kind: 'exercise-attempted', outcomeId: 'm1', isRight: true, at: now } as const;
  await addEvents(db, userId, [attempt]);
  const answer = { courseId: 'data-literacy', lessonId: 'm1-l4', item: 'q1', isRight: true, at: now };
  await addEvents(db, userId, [{ kind: 'question-answered', ...answer }]);
  await db.insert(learningSettings).values({ userId, timeZone: 'Europe/London' });
  await send('PUT', '/analytics/path', { token, body: { aimId: 'answer-questions-with-sql' } });
  await send('PUT', '/analytics/path/order', { token, body: { version: 1, order: [], pinned: ['sql-for-beginners'] } });
  await db.insert(exerciseAttempts).values({ userId, ...lesson, code: word('an attempt'), outcome: 'different' });
  await db.insert(seenSolutions).values({ userId, ...lesson });
  await db.insert(quizAttempts).values({ userId, courseId: 'data-literacy', lessonId: 'm1-l4', score: 80 });
  await db
    .insert(videoPositions)
    .values({ userId, courseId: 'data-literacy', lessonId: 'm1-l2', seconds: 3, keptAt: now });
  const assignment = { userId, assignmentId: 'question-log' };
  const dueAt = new Date(now.getTime() + 1_000_000);
  await db
    .insert(studentAssignments)
    .values({ ...assignment, dueAt })
    .onConflictDoNothing();
  const reason = { reason: word('the reason'), proposedAt: dueAt, requestedAt: now };
  await db.insert(extensionRequests).values({ ...assignment, ...reason });
  const given = { givenAt: now, dueBefore: now, dueAfter: dueAt, reason: word('the reason for more time') };
  await db.insert(givenExtensions).values({ ...assignment, ...given });
  const headers = { 'content-type': 'application/octet-stream' };
  const file = await send('POST', '/assignments/question-log/files?name=notes.txt', {
    token,
    body: Buffer.from(word('the file')),
    headers,
  });
  await send('POST', '/assignments/question-log/submission', {
    token,
    body: { text: word('the answer'), fileIds: [file.json().id] },
  });
  const [submission] = await db.select().from(submissions).where(eq(submissions.userId, userId));
  const submissionId = submission?.id ?? '';
  await db.insert(portfolios).values({ ...assignment, withGrade: true, sharedAt: now });
  const feedback = { total: 80, levels: [], comments: [], fileComments: [], text: word('the feedback') };
  const [returned] = await db
    .insert(submissionFeedback)
    .values({ submissionId, returnedAt: now, visibleAt: now, ...feedback })
    .returning();
  await db.insert(regradeRequests).values({
    ...assignment,
    feedbackId: returned?.id ?? '',
    reason: word('the reason for a regrade'),
    requestedAt: now,
    keptAt: now,
    answer: word('why the grade was kept'),
  });
  await db.insert(graders).values({ submissionId, userId, until: dueAt });
  await db.insert(drafts).values({
    userId,
    form: 'profile',
    subject: 'details',
    revision: 1,
    version: 1,
    values: { first_name: word('the draft') },
    writer: 'a-laptop',
    savedAt: now,
  });
  const names = { studentName: 'Noor Haddad', courseTitle: 'Data Literacy', criteria: ['All 40 lessons completed.'] };
  const [certificate] = await db
    .insert(certificates)
    .values({ userId, courseId: 'data-literacy', ...names })
    .returning();
  await db
    .insert(certificatePdfs)
    .values({ certificateId: certificate?.id ?? '', digest: 'x', content: new Uint8Array([1]) });
  const feed = await send('POST', '/schedules/feed', { token });
  const attachment = await send('POST', '/messages/attachments?name=table.csv', {
    token,
    body: Buffer.from(word('the attachment')),
    headers,
  });
  const asked = await send('POST', '/courses/data-literacy/messages', {
    token,
    body: { message: word('the message'), attachmentIds: [attachment.json().id] },
  });
  const posted = { courseId: 'data-literacy', isByInstructor: false, postedAt: now };
  const [question] = await db
    .insert(communityPosts)
    .values({ ...posted, title: 'Why?', text: 'Why so?' })
    .returning();
  await db
    .insert(communityPosts)
    .values({ ...posted, questionId: question?.id ?? null, authorId: userId, text: word('the shared answer') });
  await db
    .insert(communityReports)
    .values({ postId: question?.id ?? '', userId, reason: word('the report'), reportedAt: now });
  await db.insert(threadReads).values({ threadId: asked.json().threadId, userId, readAt: now });
  const review = { courseId: 'data-literacy', userId, stars: 4, text: word('the review') };
  await db.insert(reviews).values({ ...review, createdAt: now });
  const paidSession = crypto.randomUUID();
  const order = { provider: 'sandbox', userId, currency: 'GBP', amount: 100, discount: 0, total: 100 };
  const [paid] = await db
    .insert(orders)
    .values([
      {
        ...order,
        sessionId: paidSession,
        courseId: 'data-analytics',
        status: 'confirmed',
        confirmedAt: now,
        moneyBackReason: word('the money back'),
      },
      { ...order, sessionId: crypto.randomUUID(), courseId: 'data-engineering', status: 'failed' },
    ])
    .returning();
  await db
    .insert(paymentReversals)
    .values({ id: `re_${paidSession}`, orderId: paid?.id ?? null, state: 'refunded', reportedAt: now });
  await db.insert(courseInstructors).values({ courseId: 'data-literacy', userId, since: now, addedBy: userId });
  const planned = {
    id: crypto.randomUUID(),
    courseId: 'data-literacy',
    title: 'A class',
    startsAt: now,
    endsAt: dueAt,
  };
  await db.insert(classes).values({ ...planned, location: 'Online', instructor: 'Noor Haddad', plannedBy: id });
  await db.insert(classAttendance).values({ classId: planned.id, userId, mark: 'present', markedAt: now });
  const [announcement] = await db
    .insert(announcements)
    .values({ courseId: 'data-literacy', userId, author: word('the name'), title: 'x', text: 'y', publishedAt: now })
    .returning();
  await db.insert(readAnnouncements).values({ announcementId: announcement?.id ?? '', userId, readAt: now });
  // A course has one row, so each person has another course.
  const weighed = db.select({ id: courseWeights.courseId }).from(courseWeights);
  const [course] = await db.select().from(courses).where(notInArray(courses.id, weighed)).limit(1);
  const policy = { graceMinutes: 15, percentPerDay: 10, floor: 50, lastDay: 7 };
  await db
    .insert(latePolicies)
    .values({ courseId: course?.id ?? '', policy, revision: 1, changedAt: now, changedBy: id });
  const weights = { revision: 1, weights: {}, countsMissing: false };
  await db.insert(courseWeights).values({ courseId: course?.id ?? '', ...weights, changedAt: now, changedBy: id });
  await db.insert(unwantedMails).values({ userId, kind: 'classes' });
  await db.insert(teachingMails).values({ userId, questions: 'atOnce' });
  await db.insert(knownDevices).values({ userId, device: `device-${id}`, lastSeenAt: now });
  await db.insert(passkeys).values({
    userId,
    credentialId: `credential-${id}`,
    publicKey: new Uint8Array([1]),
    counter: 0,
    transports: ['internal'],
    name: 'Laptop',
    addedAt: now,
  });
  await db.insert(authenticators).values({ userId, secret: Buffer.from('shared secret'), addedAt: now });
  await db.insert(recoveryCodes).values({ userId, codeHash: `code-${id}` });
  const challenge = {
    idHash: `challenge-${id}`,
    purpose: 'passkeyRegistration',
    triesLeft: 1,
    expiresAt: dueAt,
  } as const;
  await db.insert(challenges).values({ ...challenge, userId });
  await db.insert(oneTimeTokens).values({ purpose: 'passwordReset', email, expiresAt: dueAt });
  const text = 'Follow /?token=let-me-in';
  const mail = { id: crypto.randomUUID(), to: email, subject: 'Reset your password', text };
  await db.insert(mails).values({ ...mail, createdAt: now, nextAttemptAt: now, giveUpAt: dueAt, sentAt: now });
  const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const uploaded = await send('POST', '/auth/upload-photo', {
    token,
    body: image,
    headers: { 'content-type': 'image/png', 'idempotency-key': crypto.randomUUID() },
  });
  await recordAudit(db, { at: now, event: 'signIn.succeeded', account: id, actor: id, address: '192.0.2.7' });
  return {
    id,
    email,
    token,
    photo: uploaded.json().photo,
    certificateId: certificate?.id ?? '',
    paidSession,
    texts: [
      'the reason',
      'the file',
      'the answer',
      'the feedback',
      'the draft',
      'the message',
      'the attachment',
      'the review',
    ].map(word),
    secrets: [
      feed.json().url.split('/').at(-1).replace('.ics', ''),
      'let-me-in',
      '$argon2',
      `device-${id}`,
      `credential-${id}`,
      `code-${id}`,
      `challenge-${id}`,
    ],
  };
}

/**
 * What an instructor leaves in a student's rows, wherever there is place for it. Returns what is the instructor's alone: it
 * must be in no archive of the student's, and must be gone once the instructor's account is deleted, but for the id.
 */
export async function instructorOf(server: TestServer, student: FullPerson, instructor: FullPerson, now: Date) {
  const { db } = server;
  const own = { lastName: `Family-of-${instructor.email.split('@')[0]}`, address: '198.51.100.77' };
  await db.update(users).set({ lastName: own.lastName }).where(eq(users.id, instructor.id));
  for (const event of ['feedback.returned', 'extension.decided', 'students.messaged', 'teaching.started'] as const) {
    const entry = {
      account: student.id,
      actor: instructor.id,
      address: own.address,
      details: { course: 'data-literacy' },
    };
    await recordAudit(db, { at: now, event, ...entry });
  }
  const readAt = new Date('2031-03-04T05:06:07.000Z');
  const asked = await db.select().from(threads).where(eq(threads.userId, student.id));
  for (const { id: threadId } of asked) {
    await db.insert(threadReads).values({ threadId, userId: instructor.id, readAt });
    const sent = { threadId, authorId: instructor.id, isByInstructor: true, text: 'An answer', sentAt: now };
    const [message] = await db.insert(threadMessages).values(sent).returning();
    const content = new TextEncoder().encode('A file');
    const file = { name: 'hint.txt', mediaType: 'text/plain', size: content.length, content, uploadedAt: now } as const;
    await db.insert(threadAttachments).values({ ...file, userId: instructor.id, messageId: message?.id ?? null });
  }
  await db.update(submissionFeedback).set({ returnedBy: instructor.id });
  await db.update(givenExtensions).set({ givenBy: instructor.id });
  await db.update(courseInstructors).set({ addedBy: instructor.id }).where(eq(courseInstructors.userId, student.id));
  const answered = { answer: 'Thank you.', answeredAt: now, answeredBy: instructor.id };
  await db.update(reviews).set(answered).where(eq(reviews.userId, student.id));
  for (const post of await db.select().from(communityPosts).where(eq(communityPosts.authorId, student.id))) {
    const report = { postId: post.id, userId: instructor.id, reason: 'Not right.', reportedAt: now };
    await db.insert(communityReports).values(report);
  }
  return { ...own, readAt: readAt.toISOString() };
}
