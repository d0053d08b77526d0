import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { assignments, studentAssignments, submissions } from '../platform/database/schema/assignments.ts';
import { caller } from '../testing/caller.ts';
import { assignmentId, attempt, courseId, exercises, makeProject, projectPath } from '../testing/projects.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Schemas = components['schemas'];

let server: TestServer;
let count = 0;
const [first, second] = exercises;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(() => makeProject(server));
afterAll(() => server.close());

async function student() {
  count += 1;
  const { id, token } = await server.register(`project-${count}@example.com`);
  const dueAt = new Date(testNow.getTime() + 1_000_000);
  await server.db.insert(studentAssignments).values({ userId: id, assignmentId, dueAt });
  const call = caller(server.app, token);
  const handIn = (body: object = { text: 'What I found.' }) =>
    call<{ message?: string }>('POST', `${projectPath}/submission`, body);
  const kept = async () => (await server.db.select().from(submissions).where(eq(submissions.userId, id)))[0];
  return { id, token, call, handIn, kept };
}

test('§practice.100 the steps come with the assignment, and say what is solved', async () => {
  const { id, call } = await student();
  await attempt(server, id, first);
  await attempt(server, id, second, { outcome: 'different' });
  const [own] = (await call<Schemas['Assignment'][]>('GET', '/assignments')).body;
  expect(own?.steps).toEqual([
    { ...first, isDone: true },
    { ...second, isDone: false },
    { kind: 'text', text: 'Say what you found.' },
  ]);
  await server.db.update(assignments).set({ steps: null }).where(eq(assignments.id, assignmentId));
  expect((await call<Schemas['Assignment'][]>('GET', '/assignments')).body[0]).not.toHaveProperty('steps');
});

test('§practice.101 handing in waits for the exercises that are left, and names them', async () => {
  const { id, handIn, kept } = await student();
  await attempt(server, id, second);
  const { status, body } = await handIn();
  expect(status).toBe(409);
  expect(JSON.stringify(body)).toContain(first.title);
  expect(JSON.stringify(body)).not.toContain(second.title);
  expect(await kept()).toBeUndefined();
  await attempt(server, id, first);
  expect((await handIn()).status).toBe(201);
});

test('§practice.101 a step that asks for a text or a file is not left out', async () => {
  await makeProject(server, [first, { kind: 'text', text: 'A text.' }, { kind: 'upload', text: 'A picture.' }]);
  const { id, token, handIn } = await student();
  await attempt(server, id, first);
  const added = await server.send('POST', `${projectPath}/files?name=notes.txt`, {
    token,
    body: Buffer.from('Notes'),
    headers: { 'content-type': 'application/octet-stream' },
  });
  const fileIds = [added.json().id];
  expect((await handIn({ text: 'Words.' })).status).toBe(422);
  expect((await handIn({ fileIds })).status).toBe(422);
  expect((await handIn({ text: 'Words.', fileIds })).status).toBe(201);
});

test('§practice.102 the code that solved each exercise is handed in, and stays as it was', async () => {
  const { id, handIn, kept } = await student();
  const at = (minute: number) => new Date(testNow.getTime() + minute * 60_000);
  await attempt(server, id, first, { code: '-- first', at: at(0) });
  await attempt(server, id, first, { code: '-- better', at: at(1) });
  await attempt(server, id, first, { code: '-- wrong', outcome: 'different', at: at(2) });
  await attempt(server, id, second, { code: '-- second', at: at(0) });
  await handIn();
  await attempt(server, id, first, { code: '-- later', at: at(3) });
  const work = await kept();
  const solutions = [
    { lessonId: first.lessonId, title: first.title, language: 'sql', code: '-- better' },
    { lessonId: second.lessonId, title: second.title, language: 'sql', code: '-- second' },
  ];
  expect(work?.solutions).toEqual(solutions);
  const { token } = await server.registerTeacher(`grades-${count}@example.com`, courseId);
  const seen = await server.send('GET', `/teach/courses/${courseId}/submissions/${work?.id}`, { token });
  expect(seen.json().solutions).toEqual(solutions);
});

test('§practice.102 without steps there is no code', async () => {
  await server.db.update(assignments).set({ steps: null }).where(eq(assignments.id, assignmentId));
  const { id, handIn, kept } = await student();
  await attempt(server, id, first);
  expect((await handIn()).status).toBe(201);
  expect((await kept())?.solutions).toBeNull();
});

test('§practice.104 who grades sees what each step asks for', async () => {
  const text = { kind: 'text' as const, text: 'Say what you found.' };
  const { id, handIn, kept } = await student();
  await attempt(server, id, first);
  await attempt(server, id, second);
  expect((await handIn()).status).toBe(201);
  // An exercise may have become another kind of lesson since.
  await makeProject(server, [second, text, { kind: 'exercise', lessonId: 'm1-l1', title: 'A reading by now' }]);
  const { token } = await server.registerTeacher('tasks@example.com', courseId);
  const path = `/teach/courses/${courseId}/submissions/${(await kept())?.id}`;
  expect((await server.send('GET', path, { token })).json().tasks).toEqual([
    { kind: 'exercise', lessonId: second.lessonId, text: expect.stringMatching(/.{40}/) },
    text,
  ]);
  await server.db.update(assignments).set({ steps: null }).where(eq(assignments.id, assignmentId));
  expect((await server.send('GET', path, { token })).json()).not.toHaveProperty('tasks');
});

test('§practice.103 the student sees the code of the latest attempt, which stays as it was handed in', async () => {
  const { id, token, call, handIn } = await student();
  await attempt(server, id, first, { code: '-- first' });
  await attempt(server, id, second, { code: '-- second' });
  await handIn();
  await attempt(server, id, first, { code: '-- later', at: new Date(testNow.getTime() + 1) });
  const { body } = await call<Schemas['Submission']>('GET', `${projectPath}/submission`);
  expect(body.solutions?.map(({ title, code }) => [title, code])).toEqual([
    [first.title, '-- first'],
    [second.title, '-- second'],
  ]);
  const other = await student();
  expect((await other.call('GET', `${projectPath}/submission`)).status).toBe(404);
  await server.db.update(submissions).set({ solutions: null }).where(eq(submissions.userId, id));
  const { json } = await server.send('GET', `${projectPath}/submission`, { token });
  expect(json()).not.toHaveProperty('solutions');
});
