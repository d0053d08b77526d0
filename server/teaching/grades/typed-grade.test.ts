import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { typedReason } from '../../grading/typed-grade.ts';
import { users } from '../../platform/database/schema/account.ts';
import { assignments, studentAssignments, submissions } from '../../platform/database/schema/assignments.ts';
import { enrolments } from '../../platform/database/schema/course.ts';
import { mails } from '../../platform/database/schema/mails.ts';
import { drafts } from '../../platform/database/schema/sync.ts';
import { type Call, caller, type Failure } from '../../testing/caller.ts';
import { createTestServer, type TestServer, testNow } from '../../testing/server.ts';

type Schemas = components['schemas'];
type Person = { id: string; call: Call };

const courseId = 'data-analytics';
const minute = 60_000;
const rubric: Schemas['Rubric'] = [
  {
    title: 'Measures',
    levels: [
      { title: 'Counted', points: 100, description: 'Each can be counted.' },
      { title: 'Vague', points: 40, description: 'None can.' },
    ],
  },
];

let server: TestServer;
let now: Date;
let mira: Person;
let tomas: Person;
let people = 0;

const person = ({ id, token }: { id: string; token: string }): Person => ({ id, call: caller(server.app, token) });

beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  now = testNow;
  mira = person(await server.registerTeacher('mira@example.com', courseId));
  tomas = person(await server.registerTeacher('tomas@example.com', courseId));
  await server.db.update(users).set({ firstName: 'Mira', lastName: 'Haddad' }).where(eq(users.id, mira.id));
  await server.db.update(users).set({ firstName: 'Tomas', lastName: 'Lind' }).where(eq(users.id, tomas.id));
});
beforeEach(async () => {
  now = testNow;
  await of('question-log', { rubric: null, resubmissions: 1, isBlind: false });
});
afterAll(() => server.close());

const of = (id: string, values: Partial<typeof assignments.$inferInsert>) =>
  server.db.update(assignments).set(values).where(eq(assignments.id, id));
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

/** Has submitted the question log. */
async function student(): Promise<Person> {
  people += 1;
  const made = person(await server.register(`typed-${people}@example.com`));
  const dueAt = new Date(testNow.getTime() + 1000 * minute);
  await server.db.insert(enrolments).values({ userId: made.id, courseId });
  await server.db.insert(studentAssignments).values({ userId: made.id, assignmentId: 'question-log', dueAt });
  await submit(made);
  return made;
}
const submit = async ({ call }: Person) =>
  expect((await call('POST', '/assignments/question-log/submission', { text: 'Five questions.' })).status).toBe(201);

async function pathOf({ id }: Person): Promise<string> {
  const rows = await server.db
    .select()
    .from(submissions)
    .where(eq(submissions.userId, id))
    .orderBy(submissions.attempt);
  return `/teach/courses/${courseId}/submissions/${rows.at(-1)?.id}`;
}
type Given = Schemas['GivenGrade'] & Failure & Schemas['GradingConflict'];
const type = async (whose: Person, grade: number, revision = 0, as = mira) =>
  as.call<Given>('POST', `${await pathOf(whose)}/grade`, { revision, grade });
const read = async (whose: Person, as = mira) =>
  (await as.call<Schemas['GradeOfStudent']>('GET', `${await pathOf(whose)}/grade`)).body;
const undo = async (whose: Person, feedbackId: string, as = mira) =>
  as.call('DELETE', `${await pathOf(whose)}/feedback/${feedbackId}`);
const seenBy = async ({ call }: Person) => (await call<Schemas['Assignment'][]>('GET', '/assignments')).body[0];
const feedbackFor = async ({ call }: Person) =>
  (await call<Schemas['Submission']>('GET', '/assignments/question-log/submission')).body.attempts?.[0]?.feedback[0];

describe('§teaching.72 a grade that is typed', () => {
  test('is returned like any other: after half a minute the student has it, with a mail', async () => {
    const ada = await student();
    const { status, body } = await type(ada, 87);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      studentId: ada.id,
      average: 87,
      missing: 0,
      cell: { assignmentId: 'question-log', status: 'returned', grade: 87, revision: 1 },
      undoUntil: new Date(now.getTime() + minute / 2).toISOString(),
      history: [{ by: 'Mira Haddad', attempt: 1, grade: 87, isTyped: true, id: body.feedbackId }],
    });
    const ofMail = eq(mails.to, `typed-${people}@example.com`);
    const [mail] = await server.db.select().from(mails).where(ofMail);
    expect(mail).toMatchObject({ subject: 'Feedback on Question log', nextAttemptAt: new Date(body.undoUntil) });
    expect(await seenBy(ada)).not.toHaveProperty('grade');
    later(minute);
    expect(await feedbackFor(ada)).toMatchObject({ total: 87, levels: [], comments: [] });
    expect(await feedbackFor(ada)).not.toHaveProperty('reason');
  });

  test('can be undone for half a minute, and the averages of the student and the class follow', async () => {
    const ada = await student();
    const before = await read(ada);
    const { body } = await type(ada, 11);
    expect(body.assignment.graded).toBe((before.assignment.graded ?? 0) + 1);
    expect((await undo(ada, body.feedbackId, tomas)).status).toBe(403);
    expect((await undo(ada, body.feedbackId)).status).toBe(200);
    expect(await read(ada)).toEqual({ ...before, cell: { ...before.cell, revision: 2 } });
    later(minute);
    expect(await feedbackFor(ada)).toBeUndefined();
    const again = await type(ada, 12, 2);
    later(minute);
    expect((await undo(ada, again.body.feedbackId)).status).toBe(409);
  });

  test('takes the place of one that the same instructor typed less than half a minute ago', async () => {
    const ada = await student();
    const first = await type(ada, 78);
    const second = await type(ada, 87, first.body.cell.revision);
    expect(second.status).toBe(201);
    expect(second.body.history).toHaveLength(1);
    expect((await type(ada, 50, second.body.cell.revision, tomas)).status).toBe(409);
    later(minute);
    const third = await type(ada, 90, second.body.cell.revision);
    expect(third.body.history.map(({ before, grade }) => [before, grade])).toEqual([
      [87, 90],
      [undefined, 87],
    ]);
  });

  test('does not take the place of feedback that was just written', async () => {
    const ada = await student();
    const feedback = { revision: 0, total: 60, levels: [], comments: [], fileComments: [], text: 'Well done.' };
    await mira.call('POST', `${await pathOf(ada)}/feedback`, feedback);
    const { status, body } = await type(ada, 61, 1);
    expect([status, body.error]).toEqual([
      409,
      'You returned it a moment ago. Undo that, or wait half a minute, then return it again.',
    ]);
    expect((await read(ada)).cell.grade).toBe(60);
  });

  test('keeps levels, comments and text of the feedback before, and says why it is not their sum', async () => {
    await of('question-log', { rubric });
    const ada = await student();
    const comments = [{ start: 0, end: 4, quote: 'Five', comment: 'Six?' }];
    const levels = [{ criterion: 'Measures', level: 'Vague' }];
    const text = 'A good start.';
    await mira.call('POST', `${await pathOf(ada)}/feedback`, { revision: 0, levels, comments, fileComments: [], text });
    later(minute);
    await of('question-log', { rubric: [] });
    await type(ada, 45, 1, tomas);
    later(minute);
    expect(await feedbackFor(ada)).toMatchObject({
      total: 45,
      sum: 40,
      reason: typedReason,
      comments,
      text,
      by: 'Tomas Lind',
    });
    // The levels are those of that time, whatever became of the rubric.
    expect((await feedbackFor(ada))?.levels).toMatchObject([{ level: 'Vague', points: 40 }]);
    const same = await type(ada, 40, 2);
    expect(same.body.history[0]).toMatchObject({ before: 45, grade: 40 });
    expect(same.body.history[0]).not.toHaveProperty('reason');
  });

  test('needs no level of a rubric, and says so', async () => {
    await of('question-log', { rubric });
    const ada = await student();
    await type(ada, 73);
    later(minute);
    expect(await feedbackFor(ada)).toMatchObject({ total: 73, levels: [], reason: typedReason });
    expect(await feedbackFor(ada)).not.toHaveProperty('sum');
  });

  test('is refused where somebody else has graded it, or the student has submitted again', async () => {
    const ada = await student();
    await type(ada, 70, 0, tomas);
    later(minute);
    const other = await type(ada, 80);
    expect([other.status, other.body]).toMatchObject([
      409,
      { error: 'Tomas Lind has already returned this submission.', returnedBy: 'Tomas Lind', revision: 1 },
    ]);
    const earlier = await pathOf(ada);
    await submit(ada);
    const outdated = await mira.call<Failure>('POST', `${earlier}/grade`, { revision: 1, grade: 80 });
    expect([outdated.status, outdated.body.error]).toEqual([
      409,
      'The student has resubmitted. Please grade the new attempt.',
    ]);
    // The cell is of the new attempt, whichever is named.
    const { body } = await mira.call<Schemas['GradeOfStudent']>('GET', `${earlier}/grade`);
    expect(body).toMatchObject({
      cell: { status: 'waiting', grade: 70, revision: 0 },
      history: [{ attempt: 1, grade: 70 }],
    });
    expect((await type(ada, 95)).body.history).toMatchObject([{ attempt: 2, before: 70, grade: 95 }, { attempt: 1 }]);
  });

  test("leaves a draft of feedback on the submission's own page as it is", async () => {
    const ada = await student();
    const subject = (await pathOf(ada)).split('/').at(-1);
    const values = { levels: {}, overruled: null, comments: [], fileComments: {}, text: 'Half a' };
    const draft = { version: 1, base: 0, writer: 'a-laptop', values };
    expect((await mira.call('PUT', `/drafts/feedback/${subject}`, draft)).status).toBe(200);
    await type(ada, 87);
    const kept = await server.db.select().from(drafts).where(eq(drafts.userId, mira.id));
    expect(kept.find((one) => one.subject === subject)).toMatchObject({ values: { text: 'Half a' } });
  });

  test('is refused for blind grading, for own work, and after twenty times', async () => {
    const ada = await student();
    await of('question-log', { isBlind: true });
    const path = `${await pathOf(ada)}/grade`;
    expect((await type(ada, 70)).status).toBe(422);
    expect((await mira.call('GET', path)).status).toBe(422);
    await of('question-log', { isBlind: false });
    await server.db
      .insert(studentAssignments)
      .values({ userId: tomas.id, assignmentId: 'question-log', dueAt: testNow });
    await server.db.update(submissions).set({ userId: tomas.id }).where(eq(submissions.userId, ada.id));
    expect((await tomas.call('POST', path, { revision: 0, grade: 100 })).status).toBe(403);
    for (let revision = 0; revision < 20; revision += 1) {
      expect((await mira.call('POST', path, { revision, grade: revision })).status).toBe(201);
      later(minute);
    }
    expect((await mira.call('POST', path, { revision: 20, grade: 100 })).status).toBe(413);
  });
});

test('§teaching.74 the history of a cell has each grade with who gave it, when, and the one before, the newest first, without undone ones', async () => {
  const ada = await student();
  expect((await read(ada)).history).toEqual([]);
  const at = [now.toISOString()];
  await type(ada, 60);
  later(minute);
  at.unshift(now.toISOString());
  const feedback = { revision: 1, total: 74, levels: [], comments: [], fileComments: [] };
  await tomas.call('POST', `${await pathOf(ada)}/feedback`, feedback);
  later(minute);
  const { body } = await type(ada, 99, 2);
  await undo(ada, body.feedbackId);
  const [newest, oldest] = (await read(ada)).history;
  const changes = [
    {
      id: newest?.id,
      at: at[0],
      by: 'Tomas Lind',
      attempt: 1,
      before: 60,
      grade: 74,
      isTyped: false,
      isRegrade: false,
    },
    { id: oldest?.id, at: at[1], by: 'Mira Haddad', attempt: 1, grade: 60, isTyped: true, isRegrade: false },
  ];
  expect((await read(ada)).history).toEqual(changes);
});
