import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { readContent } from '../content/read.ts';
import {
  extensionRequests,
  studentAssignments,
  submissionFiles,
  submissions,
} from '../platform/database/schema/assignments.ts';
import { type Call, caller, type Failure } from '../testing/caller.ts';
import { createTestServer, type TestServer, testCaller, testNow } from '../testing/server.ts';

type Assignment = components['schemas']['Assignment'];
type Submission = components['schemas']['Submission'];
type SubmissionFile = components['schemas']['SubmissionFile'];

const written = readContent('content').assignments;
const day = 24 * 60 * 60 * 1000;
const path = '/assignments/question-log';
const twenty = Array.from({ length: 20 });

let server: TestServer;
let now: Date;
/** Both have the assignment `question-log`, due in fourteen days. */
let student: Call & { token: string };
let other: Call & { token: string };
let people = 0;

async function someone(): Promise<Call & { token: string }> {
  people += 1;
  const { id, token } = await server.register(`student-${people}@example.com`);
  const dueAt = new Date(testNow.getTime() + 14 * day);
  await server.db.insert(studentAssignments).values({ userId: id, assignmentId: 'question-log', dueAt });
  return Object.assign(caller(server.app, token), { token });
}

beforeAll(async () => {
  now = testNow;
  server = await createTestServer({ now: () => now });
});
beforeEach(async () => {
  now = testNow;
  student = await someone();
  other = await someone();
});
afterAll(() => server.close());

const own = async (call = student) => (await call<Assignment[]>('GET', '/assignments')).body[0];

/** One that the student has no longer pending. */
const overdue = () => {
  now = new Date(testNow.getTime() + 14 * day + 1000);
};

async function upload(body: string | Buffer, { name = 'notes.md', as = student, at = path } = {}) {
  const answer = await server.send('POST', `${at}/files?name=${encodeURIComponent(name)}`, {
    token: as.token,
    body,
    headers: { 'content-type': 'application/octet-stream' },
  });
  return { status: answer.statusCode, body: answer.json<SubmissionFile & Failure>() };
}

describe('§assignments.17: attachment Download', () => {
  test('answers the file of the assignment, to be saved', async () => {
    const { status, headers, bytes } = await student('GET', `${path}/attachments/question-log-template.md`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''question-log-template.md",
      'x-content-type-options': 'nosniff',
    });
    expect(bytes.toString()).toMatch(/^#/);
  });

  test("every attachment of the content's is there", async () => {
    const demo = caller(server.app, await server.signIn('student@example.com'));
    const { body } = await demo<Assignment[]>('GET', '/assignments');
    for (const { id, attachments } of body) {
      expect(attachments).toEqual(written.find((it) => it.id === id)?.attachments);
      for (const name of attachments) {
        expect((await demo('GET', `/assignments/${id}/attachments/${name}`)).status).toBe(200);
      }
    }
  });

  test('answers 404 for other files and for who does not have the assignment, 400 for a path', async () => {
    expect((await student('GET', `${path}/attachments/survey.csv`)).status).toBe(404);
    expect((await student('GET', '/assignments/survey-clean-up/attachments/survey.csv')).status).toBe(404);
    for (const name of ['..%2Fassignments.ts', '..%5Cassignments.ts', '...']) {
      expect((await student('GET', `${path}/attachments/${name}`)).status).toBe(400);
    }
    expect((await caller(server.app)('GET', `${path}/attachments/question-log-template.md`)).status).toBe(401);
  });
});

describe('§assignments.18: Request Extension', () => {
  const request = { reason: ' I am at a conference. ', proposedDate: '2026-12-08T17:00:00Z' };
  const ask = (sent: object = {}, as = student) =>
    as<Omit<Assignment, 'status'> & Failure>('POST', `${path}/extension`, { ...request, ...sent });

  test('keeps the request and shows it with the assignment', async () => {
    const { status, body } = await ask();
    expect(status).toBe(201);
    const extension = {
      status: 'requested',
      reason: 'I am at a conference.',
      proposedDate: '2026-12-08T17:00:00.000Z',
      requestedAt: testNow.toISOString(),
    };
    expect(body).toMatchObject({ id: 'question-log', status: 'pending', extension });
    expect(await own()).toEqual(body);
    expect(await own(other)).not.toHaveProperty('extension');
  });

  test('takes one open request, however many arrive', async () => {
    const answers = await Promise.all(twenty.map(() => ask()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toMatch(/already asked/);
    expect(await server.db.$count(extensionRequests)).toBeGreaterThan(0);
  });

  test('another may follow once the first was declined; the latest shows', async () => {
    await ask();
    await server.db.update(extensionRequests).set({ status: 'declined' });
    now = new Date(testNow.getTime() + day);
    expect((await ask({ reason: 'I am ill.' })).status).toBe(201);
    expect((await own())?.extension).toMatchObject({ status: 'requested', reason: 'I am ill.' });
  });

  test.each(['2026-12-04T09:00:00Z', '2026-11-21T09:00:00Z', '2028-01-01T00:00:00Z', '2026-12-08T23:59:60Z'])(
    'refuses %s, which is not after the due date, or no moment within a year of it',
    async (proposedDate) => {
      const { status, body } = await ask({ proposedDate });
      expect(status).toBe(422);
      expect(body.error).toMatch(/^The proposed date must be/);
    },
  );

  test('is for those that the student has', async () => {
    expect((await student('POST', '/assignments/survey-clean-up/extension', request)).status).toBe(404);
  });

  test('§assignments.28 can be asked for after the due date, for a date that is ahead', async () => {
    now = new Date(testNow.getTime() + 16 * day);
    const late = Object.assign(await again(student), { token: '' });
    const passed = await ask({ proposedDate: new Date(now.getTime() - 1).toISOString() }, late);
    expect([passed.status, passed.body.error]).toEqual([422, 'The proposed date must be in the future.']);
    const { status, body } = await ask({ proposedDate: new Date(now.getTime() + day).toISOString() }, late);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'overdue', extension: { status: 'requested' } });
  });

  test('§assignments.28 can be asked for years after the due date, up to a year from then', async () => {
    now = new Date(testNow.getTime() + 800 * day);
    const late = Object.assign(await again(student), { token: '' });
    const far = await ask({ proposedDate: new Date(now.getTime() + 367 * day).toISOString() }, late);
    expect([far.status, far.body.error]).toEqual([422, 'The proposed date must be within a year from now.']);
    const { status } = await ask({ proposedDate: new Date(now.getTime() + 7 * day).toISOString() }, late);
    expect(status).toBe(201);
  });
});

/** Sessions end before an assignment is overdue. */
async function again(of: Call & { token: string }): Promise<Call> {
  const payload: { sub: string } = JSON.parse(Buffer.from(of.token.split('.')[1] ?? '', 'base64url').toString());
  const { startSession } = await import('../http/authentication.ts');
  return caller(server.app, await startSession(server.context, { id: payload.sub, tokenVersion: 0 }, testCaller));
}

describe('§assignments.20: Submit Assignment', () => {
  const submit = (sent: object, as: Call = student) =>
    as<Omit<Assignment, 'status'> & Failure>('POST', `${path}/submission`, sent);
  const submission = (as: Call = student) => as<Submission & Failure>('GET', `${path}/submission`);

  test('a text and files make it completed, and can be read back', async () => {
    const kept = await upload('| question | decision |', { name: 'Fünf Fragen (1).md' });
    expect(kept.status).toBe(201);
    expect(kept.body).toEqual({
      id: expect.any(String),
      name: 'Fünf Fragen (1).md',
      mediaType: 'text/plain',
      size: 23,
    });
    const dropped = await upload('not wanted after all');
    const { status, body } = await submit({ text: 'See the table.', fileIds: [kept.body.id] });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'completed', submissionDate: testNow.toISOString() });
    expect(await own()).toEqual(body);

    const read = await submission();
    expect(read.status).toBe(200);
    expect(read.body).toEqual({ submittedAt: testNow.toISOString(), text: 'See the table.', files: [kept.body] });
    const file = await student('GET', `${path}/submission/files/${kept.body.id}`);
    expect(file.bytes.toString()).toBe('| question | decision |');
    expect(file.headers['content-disposition']).toBe("attachment; filename*=UTF-8''F%C3%BCnf%20Fragen%20%281%29.md");
    expect((await student('GET', `${path}/submission/files/${dropped.body.id}`)).status).toBe(404);
  });

  test('files alone are enough, and stay in their order; neither text nor file is not', async () => {
    const empty = await submit({});
    expect([empty.status, empty.body.error]).toEqual([422, 'Please write your answer or add a file.']);
    expect((await submit({ fileIds: [] })).status).toBe(422);
    expect((await submit({ text: '  ' })).status).toBe(400);
    const [a, b] = [await upload('a', { name: 'a.txt' }), await upload('b', { name: 'b.txt' })];
    expect((await submit({ fileIds: [b.body.id, a.body.id] })).status).toBe(201);
    expect((await submission()).body.files.map(({ name }) => name)).toEqual(['b.txt', 'a.txt']);
    expect((await submission()).body).not.toHaveProperty('text');
  });

  test('twenty at once make one submission', async () => {
    const { body: file } = await upload('a');
    const before = await server.db.$count(submissions);
    const answers = await Promise.all(twenty.map((_, index) => submit({ text: `Try ${index}`, fileIds: [file.id] })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe(
      'You have already submitted this assignment.',
    );
    expect(await server.db.$count(submissions)).toBe(before + 1);
    expect((await upload('late')).status).toBe(409);
  });

  test('is refused once overdue, and nothing is kept', async () => {
    overdue();
    const late = await again(student);
    expect((await submit({ text: 'Late.' }, late)).status).toBe(409);
    expect((await submission(late)).body.error).toBe('You have not submitted this assignment.');
  });

  test("another student's assignment, file and submission are not there", async () => {
    const { body: file } = await upload('mine');
    const taken = await submit({ fileIds: [file.id] }, other);
    expect([taken.status, taken.body.error]).toEqual([422, 'A file is no longer there. Please try again.']);
    await submit({ text: 'Mine.', fileIds: [file.id] });
    expect((await other('GET', `${path}/submission/files/${file.id}`)).status).toBe(404);
    expect((await submission(other)).status).toBe(404);
    const stranger = caller(server.app, (await server.register('stranger@example.com')).token);
    expect((await submit({ text: 'Hello' }, stranger)).status).toBe(404);
    expect((await submission(stranger)).status).toBe(404);
    const uploaded = await upload('a', {
      as: Object.assign(stranger, { token: await server.signIn('stranger@example.com') }),
    });
    expect(uploaded.status).toBe(404);
  });

  test('§assignments.21 View Submission: what the seed student handed in, with grade and feedback', async () => {
    const demo = caller(server.app, await server.signIn('student@example.com'));
    const { body } = await demo<Submission>('GET', '/assignments/chart-repair/submission');
    expect(body).toMatchObject({ grade: 85, files: [], text: expect.stringContaining('Chart 2') });
    expect(body.feedback).toBeTruthy();
  });
});

describe('Submission files', () => {
  test.each([
    ['program.pdf', Buffer.from('MZ\u0000\u0001')],
    ['picture.png', Buffer.from('GIF89a\u0000')],
    ['notes.txt', Buffer.from([0xff, 0xfe, 0x41, 0x00])],
  ])('%s: the content decides, not the name', async (name, content) => {
    const { status, body } = await upload(content, { name });
    expect([status, body.error]).toEqual([
      422,
      'The file must be a PDF, PNG, JPEG, ZIP, Office or plain text (UTF-8) file.',
    ]);
  });

  test('take 10 MB and not a byte more', async () => {
    const content = Buffer.alloc(10 * 1024 * 1024 + 1, 'a');
    const { body } = await upload(content.subarray(1));
    expect(body.size).toBe(10 * 1024 * 1024);
    await student('POST', `${path}/submission`, { fileIds: [body.id] });
    const { bytes } = await student('GET', `${path}/submission/files/${body.id}`);
    expect(bytes.equals(content.subarray(1))).toBe(true);
    expect((await upload(content)).status).toBe(413);
  });

  test.each(['../../etc/passwd', 'a/b.txt', '..\\b.txt', '..', 'a\nb.txt', '', 'x'.repeat(256)])(
    'are not named %j',
    async (name) => {
      expect((await upload('a', { name })).status).toBe(400);
    },
  );

  test('wait five at a time: a sixth takes the place of the oldest', async () => {
    const ids: string[] = [];
    for (const number of [1, 2, 3, 4, 5, 6]) {
      now = new Date(testNow.getTime() + number);
      ids.push((await upload('a', { name: `${number}.txt` })).body.id);
    }
    const submit = (fileIds: string[]) => student<Failure>('POST', `${path}/submission`, { fileIds });
    expect((await submit(ids)).status).toBe(400);
    expect((await submit(ids.slice(0, 2))).status).toBe(422);
    expect((await submit(ids.slice(1))).status).toBe(201);
    expect((await student<Submission>('GET', `${path}/submission`)).body.files).toHaveLength(5);
    expect(await server.db.$count(submissionFiles)).toBeGreaterThanOrEqual(5);
  });
});
