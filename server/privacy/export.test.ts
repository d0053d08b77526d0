import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { studentAssignments, submissionFiles, submissions } from '../platform/database/schema/assignments.ts';
import { auditLog } from '../platform/database/schema/audit.ts';
import { submissionFeedback } from '../platform/database/schema/grading.ts';
import { dataExportParts, dataExports } from '../platform/database/schema/privacy.ts';
import { type FullPerson, fullPerson, instructorOf } from '../testing/full-person.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { deleteExpiredExports } from './export.ts';
import { createExportQueue, exportLifetime } from './export-queue.ts';
import { personTables } from './person-tables.ts';

let server: TestServer;
let now = testNow;
let ada: FullPerson;
let bo: FullPerson;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  ada = await fullPerson(server, 'ada@example.com', now);
  bo = await fullPerson(server, 'bo@example.com', now);
});
beforeEach(async () => {
  now = testNow;
  await server.db.delete(dataExportParts);
  await server.db.delete(dataExports);
});
afterAll(() => server.close());

const state = async ({ token } = ada) => (await server.send('GET', '/privacy/export', { token })).json();
const ask = ({ token } = ada) => server.send('POST', '/privacy/export', { token });
const fetchFile = ({ token } = ada) => server.send('GET', '/privacy/export/file', { token });
const work = () => createExportQueue(server.context).work();

/** Asks for an archive without the limit, which other tests count against. */
const wait = (person = ada) =>
  server.db
    .insert(dataExports)
    .values({ userId: person.id, requestedAt: now })
    .then(() => undefined);

async function archive(person = ada): Promise<Record<string, Uint8Array>> {
  await wait(person);
  await work();
  return unzipSync((await fetchFile(person)).rawPayload);
}

describe('§privacy.1 POST /privacy/export', () => {
  it('answers the export that is being made, and replaces a finished one', async () => {
    expect(await state()).toEqual({ state: 'none', progress: 0 });
    const first = await ask();
    expect(first.statusCode).toBe(202);
    expect(first.json()).toEqual({ state: 'waiting', progress: 0, requestedAt: now.toISOString() });
    expect((await ask()).json()).toEqual(first.json());
    expect(await server.db.$count(dataExports)).toBe(1);
    await work();
    expect(await state()).toMatchObject({ state: 'ready', progress: 100 });
    expect((await ask()).json()).toMatchObject({ state: 'waiting' });
    expect((await fetchFile()).statusCode).toBe(404);
    expect((await server.send('POST', '/privacy/export')).statusCode).toBe(401);
  });

  it('ten at once are one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(bo)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
    expect(await server.db.$count(dataExports)).toBe(1);
  });

  it('answers 429 after three in a day', async () => {
    const { token } = await server.register('cy@example.com');
    const codes: number[] = [];
    for (const _ of [1, 2, 3, 4]) {
      codes.push((await server.send('POST', '/privacy/export', { token })).statusCode);
      await work();
    }
    expect(codes).toEqual([202, 202, 202, 429]);
  });
});

describe('§privacy.4 the archive', () => {
  it('has what is kept of the person, their files and their photo, and a README that names each', async () => {
    const files = await archive();
    const names = Object.keys(files);
    const tables = personTables.flatMap(({ exported }) => ('file' in exported ? `${exported.file}.json` : []));
    expect(names).toEqual(expect.arrayContaining(['README.txt', 'photo.webp', ...tables]));
    const readme = strFromU8(files['README.txt'] ?? new Uint8Array());
    for (const table of tables) expect(readme).toContain(table);
    const texts = Object.fromEntries(names.map((name) => [name, strFromU8(files[name] ?? new Uint8Array())]));
    for (const table of tables) expect(JSON.parse(texts[table] ?? ''), table).not.toEqual([]);
    expect(JSON.parse(texts['account.json'] ?? '')).toMatchObject([{ email: ada.email, firstName: 'Noor' }]);
    const all = Object.values(texts).join('\n');
    for (const word of ada.texts) expect(all).toContain(word);
    expect(names.find((name) => /^submissions\/question-log\/[0-9a-f-]{36}\/notes\.txt$/.test(name))).toBeDefined();
  });

  it('has no password, no token and nothing of anybody else', async () => {
    const all = Object.values(await archive())
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    for (const secret of ada.secrets) expect(all).not.toContain(secret);
    for (const theirs of [bo.id, bo.email, ...bo.texts]) expect(all).not.toContain(theirs);
  });

  it("§privacy.10 has no id, address, name, reading time or text of another, neither a student's nor an instructor's", async () => {
    const student = await fullPerson(server, 'asking@example.com', now);
    const instructor = await fullPerson(server, 'answering@example.com', now);
    const theirs = await instructorOf(server, student, instructor, now);
    const textOf = async (person: FullPerson) =>
      Object.entries(await archive(person)).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
    for (const [name, text] of await textOf(student))
      for (const value of [instructor.id, instructor.email, ...instructor.texts, ...Object.values(theirs)])
        expect(text, name).not.toContain(value);
    for (const [name, text] of await textOf(instructor))
      for (const value of [student.id, student.email, ...student.texts]) expect(text, name).not.toContain(value);
  });

  it('§grading.8 has no feedback that its student cannot see yet, nor the mail that will tell of it', async () => {
    const person = await server.register('half-a-minute@example.com');
    const own = { userId: person.id, assignmentId: 'question-log' };
    await server.db
      .insert(studentAssignments)
      .values({ ...own, dueAt: now })
      .onConflictDoNothing();
    const [made] = await server.db
      .insert(submissions)
      .values({ ...own, submittedAt: now, number: 900 })
      .returning();
    const soon = new Date(now.getTime() + 30_000);
    const feedback = { total: 80, levels: [], comments: [], fileComments: [], text: 'Not yet.' };
    await server.db
      .insert(submissionFeedback)
      .values({ submissionId: made?.id ?? '', returnedAt: now, visibleAt: soon, ...feedback });
    const mail = { to: person.email, subject: 'Feedback on something', text: '' };
    await server.context.mail.enqueue(server.db, { ...mail, notBefore: soon });
    await server.db.insert(dataExports).values({ userId: person.id, requestedAt: now });
    await work();
    const { rawPayload } = await server.send('GET', '/privacy/export/file', { token: person.token });
    const files = unzipSync(rawPayload);
    expect(JSON.parse(strFromU8(files['feedback.json'] ?? new Uint8Array()))).toEqual([]);
    expect(strFromU8(files['mails.json'] ?? new Uint8Array())).not.toContain('Feedback on');
  });

  it('keeps files of several megabytes to the byte, and names that lead out of it inside', async () => {
    const person = await server.register('big@example.com');
    const assignment = { userId: person.id, assignmentId: 'question-log' };
    await server.db
      .insert(studentAssignments)
      .values({ ...assignment, dueAt: now })
      .onConflictDoNothing();
    const content = new Uint8Array(2.5 * 2 ** 20).map((_, index) => (index * 31) % 251);
    const name = '../../..\u202e/etc/passwd';
    const file = { ...assignment, name, mediaType: 'text/plain', size: content.length, uploadedAt: now } as const;
    await server.db.insert(submissionFiles).values({ ...file, content });
    await server.db.insert(dataExports).values({ userId: person.id, requestedAt: now });
    await work();
    const { rawPayload, headers } = await server.send('GET', '/privacy/export/file', { token: person.token });
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(await server.db.$count(dataExportParts)).toBeGreaterThan(2);
    const [path, bytes] = Object.entries(unzipSync(rawPayload)).find(([key]) => key.startsWith('submissions/')) ?? [];
    expect(path).toMatch(/^submissions\/question-log\/[0-9a-f-]{36}\/_[^/]*passwd$/);
    expect(path).not.toContain('/../');
    expect(Buffer.compare(bytes ?? new Uint8Array(), content)).toBe(0);
  });
});

describe('§privacy.2, §privacy.3 a finished archive', () => {
  it('is announced by a mail and is for its person alone, until seven days are over', async () => {
    await wait();
    await work();
    expect(server.mails.findLast(({ to }) => to === ada.email)).toMatchObject({ subject: 'Your data is ready' });
    expect((await fetchFile(bo)).statusCode).toBe(404);
    expect((await server.send('GET', '/privacy/export/file')).statusCode).toBe(401);
    expect(await state()).toMatchObject({
      state: 'ready',
      size: expect.any(Number),
      expiresAt: new Date(now.getTime() + exportLifetime).toISOString(),
    });
    now = new Date(testNow.getTime() + exportLifetime - 1);
    await deleteExpiredExports(server.context);
    const token = await server.signIn(ada.email);
    expect((await server.send('GET', '/privacy/export/file', { token })).statusCode).toBe(200);
    now = new Date(testNow.getTime() + exportLifetime);
    expect((await server.send('GET', '/privacy/export/file', { token })).statusCode).toBe(404);
    expect(await state({ ...ada, token })).toEqual({ state: 'none', progress: 0 });
    await deleteExpiredExports(server.context);
    expect(await server.db.$count(dataExportParts)).toBe(0);
    expect(await server.db.$count(dataExports)).toBe(0);
  });

  it('stands in the audit log, as does each download', async () => {
    await wait();
    await work();
    await fetchFile();
    const rows = await server.db.select().from(auditLog).where(eq(auditLog.account, ada.id));
    const events = rows.map(({ event }) => event);
    expect(events).toEqual(expect.arrayContaining(['export.made', 'export.downloaded']));
  });
});

describe('§privacy.5 the job', () => {
  const lease = 2 * 60_000;

  it('makes each archive once, however many processes there are', async () => {
    await wait(ada);
    await wait(bo);
    const before = server.mails.length;
    await Promise.all([work(), work(), work()]);
    expect(server.mails.length - before).toBe(2);
    for (const person of [ada, bo]) expect(await state(person)).toMatchObject({ state: 'ready' });
  });

  it('takes over what a killed process left half made once its lease has run out, or at a start that is alone', async () => {
    await wait();
    const killed = {
      state: 'running',
      attempts: 1,
      progress: 60,
      leasedUntil: new Date(now.getTime() + lease),
    } as const;
    const [row] = await server.db.update(dataExports).set(killed).returning();
    const half = { exportId: row?.id ?? '', position: 0, content: new Uint8Array([1]) };
    await server.db.insert(dataExportParts).values(half);
    await work();
    expect(await state()).toMatchObject({ state: 'running', progress: 60 });
    now = new Date(now.getTime() + lease);
    await work();
    expect(await state()).toMatchObject({ state: 'ready' });
    expect(unzipSync((await fetchFile()).rawPayload)).toHaveProperty(['README.txt']);

    await server.db.update(dataExports).set(killed);
    const alone = createExportQueue(server.context);
    await alone.releaseAll();
    await alone.work();
    expect(await state()).toMatchObject({ state: 'ready' });
  });

  it('gives up after three tries, and another can be asked for', async () => {
    await wait();
    const errors: object[] = [];
    const log = { ...server.context.log, error: (entry: object) => errors.push(entry) };
    const mail = { ...server.context.mail, enqueue: () => Promise.reject(new Error('the disk is full')) };
    // Only `error` is called.
    const failing = { ...server.context, mail, log: log as unknown as typeof server.context.log };
    for (const attempt of [1, 2, 3]) {
      await createExportQueue(failing).work();
      expect(await state()).toMatchObject({ state: attempt < 3 ? 'running' : 'failed' });
      now = new Date(now.getTime() + lease);
    }
    expect(errors).toHaveLength(3);
    expect(await server.db.$count(dataExportParts)).toBe(0);
    await server.db.delete(dataExports);
    await wait();
    await work();
    expect(await state()).toMatchObject({ state: 'ready' });
  });

  it('stops between two pieces, and the next start goes on', async () => {
    await wait();
    const queue = createExportQueue(server.context);
    const working = queue.work();
    await queue.stop();
    await working;
    expect((await state()).state).not.toBe('ready');
    await work();
    expect(await state()).toMatchObject({ state: 'ready' });
  });
});
