import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { portfolios, studentAssignments, submissions } from '../platform/database/schema/assignments.ts';
import { auditLog } from '../platform/database/schema/audit.ts';
import { submissionFeedback } from '../platform/database/schema/grading.ts';
import { caller } from '../testing/caller.ts';
import { assignmentId, attempt, exercises, makeProject, projectPath } from '../testing/projects.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Schemas = components['schemas'];
type Page = Schemas['PortfolioPage'];

let server: TestServer;
const now = testNow;
let count = 0;

beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  await makeProject(server);
});
afterAll(() => server.close());

const anyone = (id: string | undefined) => caller(server.app)<Page>('GET', `/portfolio/${id}`);

/** A student who has submitted the project. */
async function student() {
  count += 1;
  const { id, token } = await server.register(`sharing-${count}@example.com`);
  const dueAt = new Date(testNow.getTime() + 1_000_000);
  await server.db.insert(studentAssignments).values({ userId: id, assignmentId, dueAt });
  const call = caller(server.app, token);
  for (const exercise of exercises) await attempt(server, id, exercise, { code: `-- ${exercise.lessonId}` });
  await call('POST', `${projectPath}/submission`, { text: 'What the spring showed.' });
  const share = (body: object = { isPublic: true, withGrade: false }) =>
    call<Schemas['Portfolio']>('PUT', `${projectPath}/portfolio`, body);
  /** As if an instructor had returned it. */
  const returned = async (visibleAt = testNow) => {
    const [work] = await server.db.select().from(submissions).where(eq(submissions.userId, id));
    const levels = [{ criterion: 'Words', level: 'Clear', points: 86, outOf: 100, description: 'To a stranger.' }];
    const comments = [{ start: 0, end: 4, quote: 'What', comment: 'A comment of the instructor' }];
    const feedback = { total: 86, levels, comments, fileComments: [], text: 'A text of the instructor' };
    await server.db
      .insert(submissionFeedback)
      .values({ submissionId: work?.id ?? '', returnedAt: testNow, visibleAt, ...feedback });
  };
  return { id, call, share, returned };
}

test('§practice.110 a project without feedback cannot be made public, nor can feedback that is not visible yet help', async () => {
  const { call, share, returned } = await student();
  expect((await share()).status).toBe(409);
  await returned(new Date(testNow.getTime() + 1));
  expect((await share()).status).toBe(409);
  const [own] = (await call<Schemas['Assignment'][]>('GET', '/assignments')).body;
  expect(own).not.toHaveProperty('portfolio');
});

test('§practice.110 nothing is public until its student says so', async () => {
  const { id, call, returned } = await student();
  await returned();
  const [own] = (await call<Schemas['Assignment'][]>('GET', '/assignments')).body;
  expect(own).toMatchObject({ portfolio: { isPublic: false, withGrade: false } });
  expect(await server.db.$count(portfolios, eq(portfolios.userId, id))).toBe(0);
});

test('§practice.111 the page has the work as it was handed in, for anyone with its address', async () => {
  const { id, call, share, returned } = await student();
  await returned();
  const names = (await call<Schemas['User']>('GET', '/auth/user')).body;
  const { body } = await share();
  expect(body).toEqual({ isPublic: true, withGrade: false, portfolioId: expect.any(String) });
  await attempt(server, id, exercises[0], { code: '-- later', at: new Date(Date.now() + 1000) });
  const page = await anyone(body.portfolioId);
  expect(page.status).toBe(200);
  expect(page.body).toEqual({
    title: expect.any(String),
    courseName: 'Data Analytics',
    description: expect.any(String),
    student: `${names?.first_name} ${names?.last_name}`,
    submittedAt: testNow.toISOString(),
    text: 'What the spring showed.',
    solutions: exercises.map(({ lessonId, title }) => ({ lessonId, title, language: 'sql', code: `-- ${lessonId}` })),
    files: [],
  });
});

test('§practice.112 the grade is there where its student ticks it; comments never are', async () => {
  const { share, returned } = await student();
  await returned();
  const { portfolioId } = (await share()).body;
  expect((await anyone(portfolioId)).body).not.toHaveProperty('grade');
  const ticked = (await share({ isPublic: true, withGrade: true })).body;
  expect(ticked).toEqual({ isPublic: true, withGrade: true, portfolioId });
  const page = await anyone(portfolioId);
  expect(page.body.grade).toMatchObject({ total: 86, levels: [{ criterion: 'Words', level: 'Clear' }] });
  expect(page.bytes.toString()).not.toContain('of the instructor');
});

test('§practice.111, §practice.114 an address that was taken away is dead for good, and the audit log knows of it', async () => {
  const { id, share, returned } = await student();
  await returned();
  const before = (await share()).body.portfolioId;
  expect((await share({ isPublic: false, withGrade: true })).body).toEqual({ isPublic: false, withGrade: false });
  expect((await anyone(before)).status).toBe(404);
  const after = (await share()).body.portfolioId;
  expect(after).not.toBe(before);
  expect((await anyone(before)).status).toBe(404);
  expect((await anyone(after)).status).toBe(200);
  const events = await server.db
    .select({ event: auditLog.event })
    .from(auditLog)
    .where(inArray(auditLog.event, ['portfolio.shared', 'portfolio.withdrawn']));
  expect(events.length).toBeGreaterThanOrEqual(3);
  expect(await server.db.$count(portfolios, eq(portfolios.userId, id))).toBe(1);
});

test('§practice.113 it is kept by no cache, found by no search engine, and no address is passed on', async () => {
  const { share, returned } = await student();
  await returned();
  const { portfolioId } = (await share()).body;
  const { headers } = await server.app.inject(`/v1/portfolio/${portfolioId}`);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
});

test("§practice.110 there is no page for an assignment that is no project, nor for another student's", async () => {
  const { id, share, returned } = await student();
  await returned();
  const stranger = await server.register(`stranger-${count}@example.com`);
  const asStranger = caller(server.app, stranger.token);
  expect((await asStranger('PUT', `${projectPath}/portfolio`, { isPublic: true, withGrade: false })).status).toBe(404);
  await server.db.insert(studentAssignments).values({ userId: id, assignmentId: 'chart-repair', dueAt: testNow });
  const call = caller(server.app, stranger.token);
  await server.db.insert(studentAssignments).values({ userId: stranger.id, assignmentId: 'chart-repair', dueAt: now });
  expect((await call('PUT', '/assignments/chart-repair/portfolio', { isPublic: true, withGrade: false })).status).toBe(
    409,
  );
  expect((await share()).status).toBe(200);
});

test('§practice.111 work that was handed in again comes onto the page with its feedback', async () => {
  const { id, share, returned } = await student();
  await returned();
  const { portfolioId } = (await share()).body;
  const [first] = await server.db.select().from(submissions).where(eq(submissions.userId, id));
  if (!first) throw new Error('Nothing was handed in');
  const [again] = await server.db
    .insert(submissions)
    .values({ ...first, id: crypto.randomUUID(), attempt: 2, text: 'Better.' })
    .returning();
  expect((await anyone(portfolioId)).body.text).toBe('What the spring showed.');
  const feedback = { total: 90, levels: [], comments: [], fileComments: [] };
  const times = { returnedAt: testNow, visibleAt: testNow };
  await server.db.insert(submissionFeedback).values({ submissionId: again?.id ?? '', ...times, ...feedback });
  expect((await anyone(portfolioId)).body.text).toBe('Better.');
});
