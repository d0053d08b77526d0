import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { studentAssignments } from '../platform/database/schema/assignments.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { drafts } from '../platform/database/schema/sync.ts';
import { storage } from '../platform/limits.ts';
import { type Call, caller, type Failure } from '../testing/caller.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Revision = components['schemas']['DraftRevision'];
type Standing = components['schemas']['StandingDraft'];
type Conflict = components['schemas']['DraftConflict'];
type Person = Call & { id: string };

const extension = '/drafts/extension/question-log';
const quiz = '/drafts/quiz/data-literacy.m1-l4';
const minute = 60_000;

let server: TestServer;
let now: Date;
let student: Person;
let other: Person;
let people = 0;

/** Has the assignment `question-log`, and is enrolled in the free course. */
async function someone(): Promise<Person> {
  people += 1;
  const { id, token } = await server.register(`student-${people}@example.com`);
  const dueAt = new Date(testNow.getTime() + 1_000_000);
  await server.db.insert(studentAssignments).values({ userId: id, assignmentId: 'question-log', dueAt });
  await server.db.insert(enrolments).values({ userId: id, courseId: 'data-literacy' });
  return Object.assign(caller(server.app, token), { id });
}

beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
beforeEach(async () => {
  now = testNow;
  student = await someone();
  other = await someone();
});
afterAll(() => server.close());

type Written = { base?: number; reason?: string; writer?: string; as?: Call; at?: string };

const save = ({ base = 0, reason = 'I am away.', writer = 'laptop', as = student, at = extension }: Written = {}) =>
  as<Revision & Conflict & Failure>('PUT', at, { version: 1, values: { reason }, base, writer });
const read = (as: Call = student, at = extension) => as<Standing & Failure>('GET', at);

describe('§sync.12, §sync.15 a draft', () => {
  test('is there on another device as it was saved, with its revision and time', async () => {
    expect((await save()).body).toEqual({ revision: 1, savedAt: testNow.toISOString() });
    now = new Date(testNow.getTime() + minute);
    const second = await save({ base: 1, reason: 'I am away until May.' });
    expect(second.body).toEqual({ revision: 2, savedAt: now.toISOString() });
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body).toEqual({
      revision: 2,
      draft: {
        form: 'extension',
        subject: 'question-log',
        version: 1,
        values: { reason: 'I am away until May.' },
        writer: 'laptop',
        revision: 2,
        savedAt: now.toISOString(),
      },
    });
  });

  test.each([
    ['profile', '/drafts/profile/details'],
    ['submission', '/drafts/submission/question-log'],
    ['quiz', quiz],
  ])('is kept for each form and subject by itself: %s', async (_form, at) => {
    expect((await save({ at })).status).toBe(200);
    expect((await read(student, at)).body.draft?.values).toEqual({ reason: 'I am away.' });
    expect((await read()).body).toEqual({ revision: 0 });
  });

  test("is its writer's alone", async () => {
    await save();
    expect((await read(other)).body).toEqual({ revision: 0 });
    await save({ as: other, reason: 'I am ill.' });
    expect((await other('DELETE', `${extension}?base=9`)).status).toBe(204);
    expect((await read()).body.draft?.values).toEqual({ reason: 'I am away.' });
  });

  test('§sync.14: is refused over what its writer has not seen, and told what stands', async () => {
    await save();
    const { status, body } = await save({ reason: 'I am ill.', writer: 'phone' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      status: 409,
      error: 'This was changed in another tab or on another device.',
      revision: 1,
      draft: { values: { reason: 'I am away.' }, writer: 'laptop', revision: 1, savedAt: testNow.toISOString() },
    });
    expect((await save({ base: 2, reason: 'I am ill.' })).status).toBe(409);
    expect((await read()).body.draft?.values).toEqual({ reason: 'I am away.' });
  });

  test('of several that are written at once over the same one: one wins', async () => {
    for (const base of [0, 1]) {
      const answers = await Promise.all(
        ['a', 'b', 'c', 'd', 'e'].map((writer) => save({ base, writer, reason: `${writer} after ${base}` })),
      );
      const won = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
      expect(won).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
      const standing = (await read()).body.draft;
      expect(standing).toMatchObject({ revision: base + 1, writer: 'abcde'.charAt(won[0] ?? -1) });
    }
  });

  test('that is sent again word for word, from this device or another, gets no new revision', async () => {
    const first = await save();
    now = new Date(testNow.getTime() + minute);
    expect((await save()).body).toEqual(first.body);
    expect((await save({ writer: 'phone' })).body).toEqual(first.body);
    expect((await read()).body.draft).toMatchObject({ revision: 1, writer: 'laptop' });
  });
});

describe('§sync.16 the end of a draft', () => {
  test.each<[string, string, 'POST' | 'PUT', string, object]>([
    ['a quiz is answered', quiz, 'POST', '/courses/data-literacy/lessons/m1-l4/answers', answers('a')],
    [
      'an assignment is submitted',
      '/drafts/submission/question-log',
      'POST',
      '/assignments/question-log/submission',
      { text: 'Five.' },
    ],
    ['an extension is asked for', extension, 'POST', '/assignments/question-log/extension', wish()],
    [
      'the profile is saved',
      '/drafts/profile/details',
      'PUT',
      '/auth/profile',
      { first_name: 'Nour', last_name: 'Haddad' },
    ],
  ])('comes when %s, and what was on its way then brings nothing back', async (_what, at, method, path, body) => {
    await save({ at });
    await save({ at, as: other });
    expect((await student(method, path, body)).status).toBeLessThan(300);
    expect((await read(student, at)).body).toEqual({ revision: 2 });
    for (const base of [0, 1]) {
      const late = await save({ at, base, reason: 'Late.' });
      expect(late.status).toBe(409);
      expect(late.body).toMatchObject({
        error: 'This was sent or deleted in another tab or on another device.',
        revision: 2,
      });
      expect(late.body).not.toHaveProperty('draft');
    }
    expect((await read(student, at)).body).toEqual({ revision: 2 });
    expect((await save({ at, base: 2, reason: 'A new one.' })).body.revision).toBe(3);
    expect((await read(other, at)).body).toHaveProperty('draft');
  });

  test('keeps a first save out that was on its way when the form was sent', async () => {
    expect((await student('POST', '/assignments/question-log/extension', wish())).status).toBe(201);
    expect((await save()).body).toMatchObject({ status: 409, revision: 1 });
    expect((await read()).body).toEqual({ revision: 1 });
  });

  test('does not come where the form is refused', async () => {
    await save();
    const refused = await student('POST', '/assignments/question-log/extension', {
      ...wish(),
      proposedDate: '2026-11-01T00:00:00Z',
    });
    expect(refused.status).toBe(422);
    expect((await read()).body).toHaveProperty('draft');
  });

  test('by DELETE takes the revision that is named or an older one, and none that is newer', async () => {
    await save();
    await save({ base: 1, reason: 'I am ill.' });
    const kept = await student<Conflict>('DELETE', `${extension}?base=1`);
    expect([kept.status, kept.body.revision, kept.body.draft?.values]).toEqual([409, 2, { reason: 'I am ill.' }]);
    expect((await student('DELETE', `${extension}?base=3`)).status).toBe(204);
    expect((await read()).body).toEqual({ revision: 3 });
    expect((await student('DELETE', `${extension}?base=2`)).status).toBe(204);
    expect((await save({ base: 3, reason: 'Anew.' })).body.revision).toBe(4);
  });

  test('by DELETE of a draft that was never saved changes nothing', async () => {
    expect((await student('DELETE', `${extension}?base=0`)).status).toBe(204);
    expect((await save()).body.revision).toBe(1);
  });
});

describe('§sync.15 a draft is refused', () => {
  test.each([
    ['/drafts/extension/no-such-assignment', 404, 'You have no such assignment.'],
    ['/drafts/submission/sales-dashboard', 404, 'You have no such assignment.'],
    ['/drafts/quiz/no-such-course.m1-l1', 404, 'Course not found'],
    ['/drafts/quiz/data-literacy.m9-l9', 404, 'Lesson not found'],
    ['/drafts/quiz/data-literacy', 404, 'Lesson not found'],
    ['/drafts/quiz/data-literacy.m1-l1', 404, 'This lesson is not a quiz.'],
    ['/drafts/quiz/data-analytics.m1-l4', 403, 'Enroll in this course to unlock this module'],
    ['/drafts/profile/password', 404, 'The profile has no such form.'],
  ])("for what is not the student's: %s", async (at, status, error) => {
    const answers = [await read(student, at), await save({ at }), await student<Failure>('DELETE', `${at}?base=1`)];
    for (const answer of answers) expect([answer.status, answer.body.error]).toEqual([status, error]);
  });

  test('beyond 64 kB', async () => {
    expect((await save({ reason: 'x'.repeat(60_000) })).status).toBe(200);
    expect((await save({ base: 1, reason: 'x'.repeat(66_000) })).status).toBe(413);
    expect((await read()).body.revision).toBe(1);
  });

  test('beyond the number that a person may have, until one of them is gone', async () => {
    const saved = { form: 'quiz' as const, revision: 1, version: 1, writer: 'laptop', savedAt: testNow };
    await server.db.insert(drafts).values(
      Array.from({ length: storage.drafts }, (_, index) => ({
        ...saved,
        userId: student.id,
        subject: `course.m${index}`,
        values: index === 0 ? null : {},
      })),
    );
    expect((await save()).status).toBe(200);
    const { status, body } = await save({ at: quiz });
    expect([status, body.error]).toEqual([
      413,
      'There are 200 drafts of yours already. Please send or discard one first.',
    ]);
    expect((await save({ base: 1, reason: 'One that stands can be changed.' })).status).toBe(200);
    expect((await save({ as: other, at: quiz })).status).toBe(200);
    await student('DELETE', `${extension}?base=2`);
    expect((await save({ at: quiz })).status).toBe(200);
  });

  test.each([
    ['values', []],
    ['values', { $set: 1 }],
    ['values', { __proto: 1 }],
    ['base', -1],
    ['base', 2_147_483_647],
    ['version', 1.5],
    ['writer', 'a laptop'],
  ])('with %s: %j', async (name, value) => {
    const body = { version: 1, values: { reason: '' }, base: 0, writer: 'laptop', [name]: value };
    expect((await student('PUT', extension, body)).status).toBe(400);
  });
});

function wish() {
  return { reason: 'I am away.', proposedDate: '2026-12-24T17:00:00Z' };
}

function answers(optionId: string) {
  return { answers: ['q1', 'q2'].map((questionId) => ({ questionId, optionId })) };
}
