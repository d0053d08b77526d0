import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { photos, users } from './platform/database/schema/account.ts';
import { extensionRequests, studentAssignments, submissionFiles } from './platform/database/schema/assignments.ts';
import { enrolments } from './platform/database/schema/course.ts';
import { quizAttempts } from './platform/database/schema/lesson.ts';
import { orders } from './platform/database/schema/payment.ts';
import { idempotencyKeys } from './platform/database/schema/sync.ts';
import { pace, storage } from './platform/limits.ts';
import { createTestServer, type TestServer, testNow } from './testing/server.ts';

let server: TestServer;
let now = testNow;
let person: { id: string; email: string; token: string };
let other: typeof person;
let people = 0;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
beforeEach(async () => {
  now = testNow;
  [person, other] = [await someone(), await someone()];
});
afterAll(() => server.close());

async function someone() {
  people += 1;
  const made = await server.register(`limited-${people}@example.com`);
  const dueAt = new Date(testNow.getTime() + 1_000_000_000);
  for (const assignmentId of ['question-log', 'pipeline-sketch']) {
    await server.db.insert(studentAssignments).values({ userId: made.id, assignmentId, dueAt }).onConflictDoNothing();
  }
  await server.db.insert(enrolments).values({ userId: made.id, courseId: 'data-literacy' });
  return made;
}

const binary = { 'content-type': 'application/octet-stream' };
const upload = (as = person, assignment = 'question-log', bytes = 'Five.') =>
  server.send('POST', `/assignments/${assignment}/files?name=a.txt`, {
    token: as.token,
    body: Buffer.from(bytes),
    headers: binary,
  });
const ask = (as = person) =>
  server.send('POST', '/assignments/question-log/extension', {
    token: as.token,
    body: { reason: 'I am ill.', proposedDate: new Date(testNow.getTime() + 2_000_000_000).toISOString() },
  });
const message = (as = person) =>
  server.send('POST', '/courses/data-analytics/messages', { token: as.token, body: { message: 'Do I need SQL?' } });

/** As if the person had done this as often as one may. */
async function spend(limit: keyof typeof pace) {
  const { countAttempt } = await import('./http/rate-limits.ts');
  for (let count = 0; count < pace[limit].points; count += 1) await countAttempt(server.db, limit, person.id);
}

function expectTooMany(answer: Awaited<ReturnType<typeof ask>>) {
  expect(answer.statusCode).toBe(429);
  expect(answer.json().error).toMatch(/Please try again in (a minute|\d+ (minutes|hours))\.$/);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
}

describe('§product.48 what a person may store', () => {
  it('500 MB of files, whatever they are for: then 413, and what to do', async () => {
    const full = {
      userId: person.id,
      mediaType: 'text/plain',
      content: Buffer.from('x'),
      uploadedAt: testNow,
    } as const;
    const size = storage.submissionFiles / 2;
    for (const assignmentId of ['question-log', 'pipeline-sketch']) {
      await server.db.insert(submissionFiles).values({ ...full, assignmentId, name: 'a', size, position: 0 });
    }
    const answer = await upload();
    expect([answer.statusCode, answer.json().error]).toEqual([
      413,
      'Your files take up 500 of 500 MB, so there is no room for this one. Please submit a smaller file or a link to it.',
    ]);
    expect((await upload(other)).statusCode).toBe(201);
    await server.db
      .update(submissionFiles)
      .set({ size: size - 3 })
      .where(eq(submissionFiles.userId, person.id));
    expect((await upload(person, 'question-log', 'Five')).statusCode).toBe(201);
    expect((await upload(person, 'question-log', 'Fives')).statusCode).toBe(413);
  });

  it('uploads that make room for others count no more', async () => {
    const file = {
      userId: person.id,
      assignmentId: 'question-log',
      mediaType: 'text/plain',
      content: Buffer.from('x'),
    } as const;
    for (let count = 0; count < storage.filesOfSubmission; count += 1) {
      const uploadedAt = new Date(testNow.getTime() - count);
      await server.db
        .insert(submissionFiles)
        .values({ ...file, name: 'a', size: storage.submissionFiles / 5, uploadedAt });
    }
    expect((await upload()).statusCode).toBe(201);
    expect(await server.db.$count(submissionFiles, eq(submissionFiles.userId, person.id))).toBe(
      storage.filesOfSubmission,
    );
  });

  it('uploads, at a pace', async () => {
    await spend('fileUpload');
    expectTooMany(await upload());
    expect((await upload(other)).statusCode).toBe(201);
  });

  it('photos, at a pace', async () => {
    const pixel = await (await import('sharp'))
      .default({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const photo = (as: typeof person) =>
      server.send('POST', '/auth/upload-photo', {
        token: as.token,
        body: pixel,
        headers: { 'content-type': 'image/png' },
      });
    await spend('photoUpload');
    expectTooMany(await photo(person));
    expect((await photo(other)).statusCode).toBe(200);
    expect((await photo(other)).statusCode).toBe(200);
    const [{ photoId } = { photoId: null }] = await server.db.select().from(users).where(eq(users.id, other.id));
    expect(await server.db.select({ id: photos.id }).from(photos)).toEqual([{ id: photoId }]);
  });

  it('questions to instructors: five an hour, twenty a day', async () => {
    for (let count = 0; count < storage.messagesADay; count += 1) {
      if (count % storage.messagesAnHour === 0) now = new Date(now.getTime() + 3_600_001);
      expect((await message()).statusCode).toBe(202);
    }
    now = new Date(now.getTime() + 3_600_001);
    const answer = await message();
    expectTooMany(answer);
    expect(answer.json().error).toBe('You have sent 20 messages today. Please try again in 20 hours.');
    now = new Date(testNow.getTime() + 25 * 3_600_001);
    expect((await message()).statusCode).toBe(202);
  });

  it('requests for an extension: five for an assignment', async () => {
    for (let count = 0; count < storage.extensionRequestsOfAssignment; count += 1) {
      expect((await ask()).statusCode).toBe(201);
      await server.db.update(extensionRequests).set({ status: 'declined' });
    }
    const answer = await ask();
    expect([answer.statusCode, answer.json().error]).toEqual([
      413,
      'You have asked for an extension of this assignment five times. Please write to your instructor.',
    ]);
    expect((await ask(other)).statusCode).toBe(201);
  });

  it('calls with an idempotency key, while keys are kept', async () => {
    const save = (as: typeof person, key: string) =>
      server.send('PUT', '/auth/profile', {
        token: as.token,
        body: { first_name: 'Noor', last_name: 'Haddad' },
        headers: { 'idempotency-key': key },
      });
    const first = await save(person, 'first');
    expect(first.statusCode).toBe(200);
    const [{ caller } = { caller: '' }] = await server.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, 'first'));
    await server.db.execute(
      sql`insert into idempotency_keys (caller, key, fingerprint, status, expires_at)
          select ${caller}, 'k' || n, 'x', 204, ${new Date(testNow.getTime() + 1000).toISOString()}::timestamptz
          from generate_series(2, ${storage.idempotencyKeys}) n`,
    );
    expectTooMany(await save(person, 'one-more'));
    const repeat = await save(person, 'first'); // what was done stays done
    expect([repeat.statusCode, repeat.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect((await save(other, 'first')).statusCode).toBe(200);
    now = new Date(testNow.getTime() + 1001);
    expect((await save(person, 'one-more')).statusCode).toBe(200);
  });

  it('answers to quizzes and checkouts, at a pace', async () => {
    const answers = ['q1', 'q2'].map((questionId) => ({ questionId, optionId: 'a' }));
    const quiz = (as: typeof person) =>
      server.send('POST', '/courses/data-literacy/lessons/m1-l4/answers', { token: as.token, body: { answers } });
    await spend('quizAnswers');
    const attempts = await server.db.$count(quizAttempts);
    expectTooMany(await quiz(person));
    expect(await server.db.$count(quizAttempts)).toBe(attempts);
    expect((await quiz(other)).statusCode).toBe(200);
    // §analytics.77
    const placement = { questionId: 'data-literacy.m1-l4.q1', choice: null };
    const begin = (as: typeof person) =>
      server.send('POST', '/analytics/placement/answers', { token: as.token, body: placement });
    expectTooMany(await begin(person));
    expect((await begin(other)).statusCode).toBe(404);

    const buy = (as: typeof person) =>
      server.send('POST', '/payments/checkout', { token: as.token, body: { courseId: 'data-ethics' } });
    await spend('checkout');
    expectTooMany(await buy(person));
    expect(await server.db.$count(orders, eq(orders.userId, person.id))).toBe(0);
    expect((await buy(other)).statusCode).toBe(201);
  });
});
