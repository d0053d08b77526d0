import { eq, sql } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments, studentAssignments, submissions } from '../platform/database/schema/assignments.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { submissionFeedback } from '../platform/database/schema/grading.ts';
import { mails } from '../platform/database/schema/mails.ts';
import { createMemoryTransport } from '../platform/mail.ts';
import { createMailQueue } from '../platform/mail-queue.ts';
import { type Failure, type Person, personOf } from '../testing/caller.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Schemas = components['schemas'];
type Detail = Schemas['SubmissionToGrade'];

const day = 24 * 60 * 60 * 1000;
const text = 'Five questions.\n\nAre our customers happy?';
const rubric: Schemas['Rubric'] = [
  {
    title: 'Decisions',
    levels: [
      { title: 'Every one', points: 60, description: 'Each question leads to a decision.' },
      { title: 'Few', points: 20, description: 'Most are asked out of curiosity.' },
    ],
  },
  {
    title: 'Measures',
    levels: [
      { title: 'Counted', points: 40, description: 'Each can be counted.' },
      { title: 'Vague', points: 0, description: 'None can.' },
    ],
  },
];
const feedback = {
  levels: [
    { criterion: 'Decisions', level: 'Every one' },
    { criterion: 'Measures', level: 'Vague' },
  ],
  comments: [{ start: 17, end: 40, quote: 'Are our customers happy', comment: 'Who is <b>happy</b>?' }],
  fileComments: [],
  text: 'A good start.',
};

let server: TestServer;
let now: Date;
let mira: Person;
let tomas: Person;
let people = 0;

const person = (made: { id: string; token: string }) => personOf(server.app, made);

/** Has the assignment, and has handed it in. */
async function student(assignmentId = 'question-log', answer = text): Promise<Person> {
  people += 1;
  const made = person(await server.register(`student-${people}@example.com`));
  const dueAt = new Date(testNow.getTime() + day);
  await server.db.insert(enrolments).values({ userId: made.id, courseId: 'data-analytics' });
  await server.db.insert(studentAssignments).values({ userId: made.id, assignmentId, dueAt });
  const { status } = await made.call('POST', `/assignments/${assignmentId}/submission`, { text: answer });
  expect(status).toBe(201);
  return made;
}

const submissionId = async ({ id }: Person): Promise<string> => {
  const rows = await server.db
    .select()
    .from(submissions)
    .where(eq(submissions.userId, id))
    .orderBy(submissions.attempt);
  return rows.at(-1)?.id ?? '';
};
const pathOf = async (of: Person) => `/teach/courses/data-analytics/submissions/${await submissionId(of)}`;
const detail = async (of: Person, as = mira) => (await as.call<Detail>('GET', await pathOf(of))).body;
const give = async (of: Person, sent: object, as = mira) =>
  as.call<Schemas['ReturnedFeedback'] & Schemas['GradingConflict']>('POST', `${await pathOf(of)}/feedback`, {
    ...feedback,
    ...sent,
  });
const undo = async (of: Person, feedbackId: string, as = mira) =>
  as.call<Schemas['FeedbackRequest'] & Failure>('DELETE', `${await pathOf(of)}/feedback/${feedbackId}`);
const own = async (of: Person) => (await of.call<Schemas['Assignment'][]>('GET', '/assignments')).body[0];
const handedIn = async (of: Person) =>
  (await of.call<Schemas['Submission']>('GET', '/assignments/question-log/submission')).body;
const setClock = (ms: number) => {
  now = new Date(testNow.getTime() + ms);
};
const mailsTo = (of: Person) =>
  server.db.$count(
    mails,
    sql`${mails.to} = (select email from users where id = ${of.id}) and subject like 'Feedback%'`,
  );

beforeAll(async () => {
  now = testNow;
  server = await createTestServer({ now: () => now });
  await server.db.update(assignments).set({ rubric, resubmissions: 1 }).where(eq(assignments.id, 'question-log'));
  mira = person(await server.registerTeacher('mira@example.com', 'data-analytics'));
  tomas = person(await server.registerTeacher('tomas@example.com', 'data-analytics', 'data-literacy'));
});
beforeEach(async () => {
  now = testNow;
  await server.db.delete(submissions);
  await server.db.delete(mails);
});
afterAll(() => server.close());

describe('§grading.2 the queue', () => {
  const queue = async (query = '', as = mira) =>
    (await as.call<Schemas['GradingQueue']>('GET', `/teach/grading${query}`)).body;

  test('has what waits in the taught courses, the oldest first, page by page, and no page twice or never', async () => {
    const expected: string[] = [];
    for (const seconds of [3, 1, 2, 1, 1]) {
      setClock(seconds * 1000);
      expected.push(`${seconds} ${await submissionId(await student())}`);
    }
    const seen: string[] = [];
    let next: string | undefined;
    do {
      const page = await queue(`?limit=2${next ? `&cursor=${next}` : ''}`);
      expect(page.total).toBe(5);
      seen.push(
        ...page.items.map(
          (one) => `${(new Date(one.submittedAt).getTime() - testNow.getTime()) / 1000} ${one.submissionId}`,
        ),
      );
      next = page.next;
    } while (next);
    expect(seen).toEqual(expected.toSorted());
    expect(await queue('?assignment=chart-repair')).toMatchObject({ items: [], total: 0 });
    expect((await queue('?course=data-analytics')).assignments).toContainEqual(
      expect.objectContaining({ assignmentId: 'question-log', waiting: 5 }),
    );
    const id = '00000000-0000-4000-8000-000000000000';
    const keys = ['nonsense', [1, '-'.repeat(36)], [-1, id], [8.64e15, id], [1.5, id], [id], [1, id, id], null];
    for (const key of keys) {
      const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
      expect((await mira.call('GET', `/teach/grading?cursor=${cursor}`)).status, cursor).toBe(400);
    }
    const refused = await mira.call('GET', '/teach/grading?after=bm9uc2Vuc2U&page=2');
    expect(refused).toMatchObject({
      status: 400,
      body: { error: 'after is not expected here. page is not expected here.' },
    });
    const other = person(await server.registerTeacher('other@example.com', 'data-literacy'));
    expect(await queue('', other)).toMatchObject({ items: [], total: 0 });
    expect((await other.call('GET', `/teach/courses/data-literacy/submissions/${seen[0]?.slice(2)}`)).status).toBe(404);
  });

  test('§grading.43 has what was returned, the latest first, page by page, and under the filters', async () => {
    const three = [await student(), await student(), await student()];
    for (const [index, one] of three.entries()) {
      setClock((index + 1) * 60_000);
      expect((await give(one, { revision: 0 })).status).toBe(201);
    }
    const waits = await submissionId(await student());
    const [third, second, first] = await Promise.all(three.toReversed().map(submissionId));
    const page = await queue('?show=returned&limit=2');
    expect(page).toMatchObject({
      total: 3,
      items: [
        { submissionId: third, returnedAt: new Date(testNow.getTime() + 180_000).toISOString() },
        { submissionId: second },
      ],
    });
    const rest = await queue(`?show=returned&limit=2&cursor=${page.next}`);
    expect(rest.items).toMatchObject([{ submissionId: first }]);
    expect(rest).not.toHaveProperty('next');
    expect(await queue('?show=returned&assignment=chart-repair')).toMatchObject({ items: [], total: 0 });
    const [waiting] = (await queue()).items;
    expect(waiting).toMatchObject({ submissionId: waits });
    expect(waiting).not.toHaveProperty('returnedAt');
    const other = person(await server.registerTeacher('none@example.com', 'data-literacy'));
    expect(await queue('?show=returned', other)).toMatchObject({ items: [], total: 0 });
  });

  test('§grading.45 is searched by a part of a name or an address, page by page, but not what is graded blind', async () => {
    const zoe: Person[] = [];
    for (const seconds of [0, 1, 2]) {
      setClock(seconds * 1000);
      const one = await student();
      zoe.push(one);
      await server.db
        .update(users)
        .set({ firstName: 'Zoé', lastName: `Müller ${seconds}` })
        .where(eq(users.id, one.id));
    }
    await student();
    const [first] = zoe;
    if (!first) throw new Error('Three were made');
    const page = await queue('?search=zoe%20MULL&limit=2');
    expect(page).toMatchObject({ total: 3, items: [{ student: 'Zoé Müller 0' }, { student: 'Zoé Müller 1' }] });
    const rest = await queue(`?search=zoe%20MULL&limit=2&cursor=${page.next}`);
    expect(rest.items).toMatchObject([{ student: 'Zoé Müller 2' }]);
    expect(rest).not.toHaveProperty('next');
    const [row] = await server.db.select({ email: users.email }).from(users).where(eq(users.id, first.id));
    const address = encodeURIComponent(row?.email.toUpperCase() ?? '');
    expect(await queue(`?search=${address}`)).toMatchObject({ total: 1, items: [{ student: 'Zoé Müller 0' }] });
    expect(await queue('?search=zoe&show=returned')).toMatchObject({ total: 0, items: [] });
    await give(first, { revision: 0 });
    expect(await queue('?search=zoe&show=returned')).toMatchObject({ total: 1, items: [{ student: 'Zoé Müller 0' }] });
    expect(await queue('?search=%25')).toMatchObject({ total: 0, items: [] });
    await server.db.update(assignments).set({ isBlind: true }).where(eq(assignments.id, 'question-log'));
    expect(await queue('?search=zoe')).toMatchObject({ total: 0, items: [] });
    expect(await queue()).toMatchObject({ total: 3 });
    await server.db.update(assignments).set({ isBlind: false }).where(eq(assignments.id, 'question-log'));
    for (const { id } of zoe)
      await server.db.update(users).set({ firstName: 'Ada', lastName: 'Okafor' }).where(eq(users.id, id));
  });

  test('§grading.3 each submission knows its neighbours under the filters, graded or not', async () => {
    const three: Person[] = [];
    for (const seconds of [1, 2, 3]) {
      setClock(seconds * 1000);
      three.push(await student());
    }
    const [a, b, c] = await Promise.all(three.map(submissionId));
    const [first, middle, last] = three;
    if (!first || !middle || !last) throw new Error('Three were made');
    expect(await detail(middle)).toMatchObject({
      previous: { submissionId: a },
      next: { submissionId: c },
      text,
      rubric,
      isWaiting: true,
    });
    expect(await detail(first)).not.toHaveProperty('previous');
    await give(middle, { revision: 0 });
    expect(await detail(first)).toMatchObject({ next: { submissionId: c } });
    expect(await detail(middle)).toMatchObject({ submissionId: b, isWaiting: false, previous: { submissionId: a } });
    const filtered = await mira.call<Detail>('GET', `${await pathOf(first)}?assignment=chart-repair`);
    expect(filtered.body).not.toHaveProperty('next');
  });
});

describe('§grading.44 the place in the queue', () => {
  test('counts those that wait, the oldest first, under the filters; what does not wait has none', async () => {
    const two: Person[] = [];
    for (const seconds of [1, 2]) {
      setClock(seconds * 1000);
      two.push(await student());
    }
    const [first, second] = two;
    if (!first || !second) throw new Error('Two were made');
    const placeOf = async (person: Person, query = '') =>
      (
        await mira.call<Detail & { place?: { position: number; total: number } }>(
          'GET',
          `${await pathOf(person)}${query}`,
        )
      ).body.place;
    const before = await placeOf(first);
    const after = await placeOf(second);
    expect(after?.total).toBe(before?.total);
    expect(after?.position).toBe((before?.position ?? 0) + 1);
    expect((await mira.call<Schemas['GradingQueue']>('GET', '/teach/grading')).body.total).toBe(before?.total);
    expect(await placeOf(first, '?assignment=chart-repair')).toBeUndefined();
    await give(first, { revision: 0 });
    expect(await placeOf(first)).toBeUndefined();
    expect(await placeOf(second)).toEqual({ position: before?.position, total: (before?.total ?? 0) - 1 });
  });
});

describe('§grading.7 feedback', () => {
  test('keeps levels, passages and text; the grade is the sum, or another one with its reason', async () => {
    const ada = await student();
    const { status, body } = await give(ada, { revision: 0 });
    expect(status).toBe(201);
    expect(body.feedback).toMatchObject({ total: 60, sum: 60, by: 'Mira Castell', comments: feedback.comments });
    expect(body.feedback.levels[1]).toEqual({
      criterion: 'Measures',
      level: 'Vague',
      points: 0,
      outOf: 40,
      description: 'None can.',
    });
    const bo = await student();
    expect((await give(bo, { revision: 0, total: 70 })).body.error).toBe(
      'Explain why the grade differs from the rubric total.',
    );
    const overruled = await give(bo, { revision: 0, total: 70, reason: 'The sources are excellent.' });
    expect(overruled.body.feedback).toMatchObject({ total: 70, sum: 60, reason: 'The sources are excellent.' });
  });

  test.each<[string, object, string]>([
    [
      'a passage that is not there',
      { comments: [{ start: 0, end: 4, quote: 'Nine', comment: 'Hm.' }] },
      'A comment is about a passage that is not in the text.',
    ],
    [
      'a passage that ends before it begins',
      { comments: [{ start: 4, end: 1, quote: 'Five', comment: 'Hm.' }] },
      'A comment is about a passage that is not in the text.',
    ],
    ['a criterion that is left out', { levels: feedback.levels.slice(1) }, 'Please choose one level of "Decisions".'],
    [
      'a criterion twice',
      { levels: [...feedback.levels, { criterion: 'Measures', level: 'Counted' }] },
      'Please choose one level of "Measures".',
    ],
    [
      'a level that is gone',
      { levels: [feedback.levels[0], { criterion: 'Measures', level: 'Good' }] },
      'The rubric has changed. Please reload the page and choose again.',
    ],
    [
      'a file of somebody else',
      { fileComments: [{ fileId: crypto.randomUUID(), comment: 'Hm.' }] },
      'A comment is about a file that is not in the submission.',
    ],
  ])('§grading.1 is refused with %s', async (_what, sent, sentence) => {
    const { status, body } = await give(await student(), { revision: 0, ...sent });
    expect([status, body.error]).toEqual([422, sentence]);
    expect(await server.db.$count(submissionFeedback)).toBe(0);
  });
});

describe('§grading.8 for 30 seconds', () => {
  test('the student sees nothing, gets no mail, and it can be undone; then they have it, after a restart, too', async () => {
    const ada = await student();
    const { body } = await give(ada, { revision: 0 });
    setClock(29_999);
    expect(await own(ada)).toMatchObject({ status: 'completed' });
    for (const seen of [await own(ada), await handedIn(ada)]) {
      for (const field of ['grade', 'feedback', 'attempts', 'seenAt']) expect(seen).not.toHaveProperty(field);
    }
    // Another server on the same database, started in between.
    const transport = createMemoryTransport();
    const restarted = createMailQueue({ ...server.context, transport });
    await restarted.start(true);
    await restarted.deliver();
    await server.context.mail.deliver();
    expect([...transport.sent, ...server.mails].filter(({ subject }) => subject.startsWith('Feedback'))).toEqual([]);
    expect((await ada.call('POST', '/assignments/question-log/feedback/seen')).status).toBe(404);
    expect(await mailsTo(ada)).toBe(1);

    setClock(30_000);
    expect((await undo(ada, body.feedback.id)).status).toBe(409);
    await restarted.deliver();
    await restarted.stop();
    expect(transport.sent.filter(({ subject }) => subject.startsWith('Feedback'))).toHaveLength(1);
    expect(await own(ada)).toMatchObject({ status: 'graded', grade: 60, feedback: 'A good start.' });
    expect(await handedIn(ada)).toMatchObject({
      grade: 60,
      attempts: [{ feedback: [{ comments: feedback.comments }] }],
    });
  });

  test('undoing leaves nothing behind but what was said, to go on with', async () => {
    const ada = await student();
    const { body } = await give(ada, { revision: 0 });
    setClock(29_999);
    expect((await undo(ada, body.feedback.id, tomas)).status).toBe(403);
    const undone = await undo(ada, body.feedback.id);
    expect(undone).toMatchObject({ status: 200, body: { ...feedback, revision: 2 } });
    expect(await mailsTo(ada)).toBe(0);
    expect(await detail(ada)).toMatchObject({ isWaiting: true, revision: 2, history: [] });
    expect((await undo(ada, body.feedback.id)).status).toBe(404);
    setClock(31_000);
    expect(await own(ada)).not.toHaveProperty('grade');
    expect((await give(ada, { revision: 2 })).status).toBe(201);
  });

  test('a mail that was tried can no longer be taken back, whatever the clock of this server says', async () => {
    const ada = await student();
    const { body } = await give(ada, { revision: 0 });
    await server.db.update(mails).set({ attempts: 1 });
    expect((await undo(ada, body.feedback.id)).status).toBe(409);
    expect(await server.db.$count(submissionFeedback)).toBe(1);
  });
});

describe('§grading.9 two instructors', () => {
  test('§grading.42 two returns at once are one, the other is told whose, and only its own can be undone', async () => {
    const ada = await student();
    const answers = await Promise.all([give(ada, { revision: 0 }), give(ada, { revision: 0, text: 'Weak.' }, tomas)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const first = answers.find(({ status }) => status === 201)?.body.feedback.by;
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({
      revision: 1,
      returnedBy: first,
      error: `${first} has already returned this submission.`,
    });
    expect(await server.db.$count(submissionFeedback)).toBe(1);
    // Both have one name, so that who was first is told by their answers alone.
    const [own, others] = answers[0]?.status === 201 ? [mira, tomas] : [tomas, mira];
    expect((await give(ada, { revision: 1 }, own)).body.error).toMatch(/^You returned it a moment ago. Undo that/);
    expect((await give(ada, { revision: 1 }, others)).body.error).toMatch(/^It was returned a moment ago. Wait/);
  });

  test('§grading.6 the second is told who is at it, until that one leaves or 75 seconds are over', async () => {
    const path = `${await pathOf(await student())}/grader`;
    const put = async (as: Person) => (await as.call<Schemas['Grader']>('PUT', path)).body;
    expect(await put(mira)).toMatchObject({ name: 'Mira Castell', isYou: true });
    expect(await put(tomas)).toMatchObject({ name: 'Mira Castell', isYou: false });
    const [item] = (await tomas.call<Schemas['GradingQueue']>('GET', '/teach/grading')).body.items;
    expect(item?.grader).toMatchObject({ name: 'Mira Castell', isYou: false });
    expect((await tomas.call('DELETE', path)).status).toBe(204);
    expect(await put(tomas)).toMatchObject({ name: 'Mira Castell' });
    expect((await mira.call('DELETE', path)).status).toBe(204);
    expect(await put(tomas)).toMatchObject({ isYou: true });
    setClock(74_000);
    expect(await put(mira)).toMatchObject({ isYou: false });
    setClock(75_000);
    expect(await put(mira)).toMatchObject({ isYou: true });
  });
});

describe('§grading.10 again', () => {
  test('a student hands in again where the assignment allows it; the grade before stands until the next', async () => {
    const ada = await student();
    await give(ada, { revision: 0 });
    setClock(10_000);
    const resubmit = () =>
      ada.call<Failure>('POST', '/assignments/question-log/submission', { text: 'Six questions.' });
    expect(await resubmit()).toMatchObject({
      status: 409,
      body: { error: 'You have already submitted this assignment.' },
    });
    setClock(31_000);
    expect(await own(ada)).toMatchObject({ status: 'graded', resubmissionsLeft: 1 });
    const first = await pathOf(ada);
    expect((await resubmit()).status).toBe(201);
    expect(await own(ada)).toMatchObject({ status: 'completed', attempt: 2, grade: 60, resubmissionsLeft: 0 });
    expect(await mira.call('POST', `${first}/feedback`, { ...feedback, revision: 1 })).toMatchObject({
      status: 409,
      body: { error: 'The student has resubmitted. Please grade the new attempt.' },
    });
    expect(await detail(ada)).toMatchObject({
      attempt: 2,
      isLatest: true,
      history: [{ attempt: 1 }],
      attempts: [{}, {}],
    });
    await give(ada, {
      revision: 0,
      levels: [feedback.levels[0], { criterion: 'Measures', level: 'Counted' }],
      comments: [],
    });
    setClock(62_000);
    expect(await own(ada)).toMatchObject({ status: 'graded', grade: 100 });
    expect((await handedIn(ada)).attempts?.map(({ attempt, feedback }) => [attempt, feedback[0]?.total])).toEqual([
      [2, 100],
      [1, 60],
    ]);
    expect((await resubmit()).body.error).toBe('This assignment has already been graded.');
  });

  test('grading anew keeps what was, and "Seen" is of the latest and true', async () => {
    const ada = await student();
    await give(ada, { revision: 0 });
    setClock(31_000);
    const seen = () => ada.call<Schemas['Assignment']>('POST', '/assignments/question-log/feedback/seen');
    expect((await seen()).body.seenAt).toBe(now.toISOString());
    setClock(32_000);
    await seen();
    expect((await detail(ada)).feedback?.seenAt).toBe(new Date(testNow.getTime() + 31_000).toISOString());
    expect((await give(ada, { revision: 1, total: 90, reason: 'I misread it.' })).status).toBe(201);
    expect(await own(ada)).toMatchObject({ grade: 60 });
    setClock(63_000);
    const shown = await own(ada);
    expect(shown).toMatchObject({ grade: 90, isRegraded: true });
    expect(shown).not.toHaveProperty('seenAt');
    expect((await handedIn(ada)).attempts?.[0]?.feedback.map(({ total }) => total)).toEqual([90, 60]);
    expect(await detail(ada)).toMatchObject({ feedback: { total: 90 }, history: [{ total: 60 }] });
  });
});

test('§grading.8 a submission is returned twenty times at most', async () => {
  const ada = await student();
  const id = await submissionId(ada);
  const before = { submissionId: id, returnedAt: testNow, visibleAt: testNow, total: 1 };
  const empty = { levels: [], comments: [], fileComments: [] };
  await server.db.insert(submissionFeedback).values(Array.from({ length: 19 }, () => ({ ...before, ...empty })));
  expect((await give(ada, { revision: 0 })).status).toBe(201);
  setClock(31_000);
  expect(await give(ada, { revision: 1 })).toMatchObject({ status: 413 });
});

test('§grading.4 in blind grading nothing tells whose it is, and the number stays', async () => {
  await server.db
    .update(assignments)
    .set({ isBlind: true, rubric, resubmissions: 1 })
    .where(eq(assignments.id, 'chart-repair'));
  const ada = await student('chart-repair');
  const path = '/assignments/chart-repair';
  await server.db.delete(submissions);
  await server.db.update(studentAssignments).set({ status: 'pending' }).where(eq(studentAssignments.userId, ada.id));
  const file = await server.send('POST', `${path}/files?name=Haddad-Noor.final.csv`, {
    token: ada.token,
    body: 'a,b',
    headers: { 'content-type': 'application/octet-stream' },
  });
  await ada.call('POST', `${path}/submission`, { text, fileIds: [file.json().id] });
  const [row] = (await mira.call<Schemas['GradingQueue']>('GET', '/teach/grading?assignment=chart-repair')).body.items;
  expect(row).toMatchObject({ student: 'Student 1', isBlind: true });
  await give(ada, { revision: 0 });
  setClock(31_000);
  await ada.call('POST', `${path}/submission`, { text });
  const shown = await mira.call<Detail>('GET', await pathOf(ada));
  expect(shown.body).toMatchObject({ student: 'Student 1', attempt: 2 });
  expect(shown.body).not.toHaveProperty('dueDate'); // counted from each student's own enrolment
  const first = `/teach/courses/data-analytics/submissions/${shown.body.attempts[0]?.submissionId}`;
  const answers = [row, shown.body, (await mira.call('GET', first)).body];
  const bytes = await mira.call('GET', `${first}/files/${file.json().id}`);
  expect(bytes.headers['content-disposition']).toBe("attachment; filename*=UTF-8''file-1.csv");
  expect(JSON.stringify(answers)).not.toMatch(new RegExp(`Haddad|Noor|student-\\d|${ada.id}`));
});

describe('§grading.5 files', () => {
  const uploaded = async (name: string, body: Buffer) => {
    const ada = await student();
    await server.db.delete(submissions);
    await server.db.update(studentAssignments).set({ status: 'pending' }).where(eq(studentAssignments.userId, ada.id));
    const headers = { 'content-type': 'application/octet-stream' };
    const path = `/assignments/question-log/files?name=${encodeURIComponent(name)}`;
    const file = (await server.send('POST', path, { token: ada.token, body, headers })).json();
    await ada.call('POST', '/assignments/question-log/submission', { fileIds: [file.id] });
    return { path: `${await pathOf(ada)}/files/${file.id}`, ada };
  };
  const list = async (body: Buffer, name = 'a.zip') => {
    const { path } = await uploaded(name, body);
    return mira.call<Schemas['ArchiveListing'] & Failure>('GET', `${path}/entries`);
  };

  test('a page that calls itself a PDF is bytes to be saved, and plain text to be shown', async () => {
    const { path, ada } = await uploaded('report.pdf', Buffer.from('<script>alert(1)</script>'));
    const { headers, bytes } = await mira.call('GET', path);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': "attachment; filename*=UTF-8''report.pdf",
    });
    expect(bytes.toString()).toContain('<script>');
    expect((await detail(ada)).files[0]?.mediaType).toBe('text/plain');
    expect((await mira.call('GET', `${path}/entries`)).status).toBe(422);
    const others = await student();
    expect((await mira.call('GET', `${await pathOf(others)}/files/${path.split('/').at(-1)}`)).status).toBe(404);
  });

  test('an archive is listed and not unpacked, with marks for characters that nobody sees', async () => {
    const bomb = new Uint8Array(50 * 1024 * 1024);
    const { status, body } = await list(
      Buffer.from(zipSync({ 'data/': new Uint8Array(), 'data/bomb.bin': bomb, 'a\u202efdp.exe': new Uint8Array(3) })),
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      entries: [
        { name: 'data/', isFolder: true, size: 0 },
        { name: 'data/bomb.bin', isFolder: false, size: bomb.length },
        { name: 'a\ufffdfdp.exe', isFolder: false, size: 3 },
      ],
      isComplete: true,
    });
  });

  test('a list is cut at a thousand entries and long names, and one that lies about itself is refused', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 1500 }, (_, index) => [`${'x'.repeat(300)}${index}`, new Uint8Array()]),
    );
    const archive = Buffer.from(zipSync(many));
    const { body } = await list(archive);
    expect([body.entries.length, body.isComplete, body.entries[0]?.name.length]).toEqual([1000, false, 256]);
    const lying = Buffer.from(zipSync({ a: new Uint8Array() }));
    lying.writeUInt32LE(0xfffffff0, lying.length - 22 + 12);
    expect(await list(lying)).toMatchObject({ status: 422, body: { error: 'The list of this file cannot be read.' } });
    expect((await list(Buffer.from('PK\u0003\u0004 and nothing else'))).status).toBe(422);
  });
});

test('§grading.11 a draft of feedback is for who teaches the course, and "Return" ends it', async () => {
  const ada = await student();
  const draft = `/drafts/feedback/${await submissionId(ada)}`;
  const values = { version: 1, values: { text: 'A good' }, base: 0, writer: 'a-laptop' };
  expect((await mira.call('PUT', draft, values)).status).toBe(200);
  expect((await ada.call('PUT', draft, values)).status).toBe(404);
  expect((await mira.call('PUT', '/drafts/feedback/question-log', values)).status).toBe(404);
  await give(ada, { revision: 0 });
  expect((await mira.call('GET', draft)).body).toEqual({ revision: 2 });
});

describe('§grading.25 who takes a course that they teach', () => {
  test('neither finds nor grades their own submission; a colleague does', async () => {
    await server.db.insert(enrolments).values({ userId: mira.id, courseId: 'data-analytics' }).onConflictDoNothing();
    const dueAt = new Date(testNow.getTime() + day);
    await server.db.insert(studentAssignments).values({ userId: mira.id, assignmentId: 'question-log', dueAt });
    expect((await mira.call('POST', '/assignments/question-log/submission', { text })).status).toBe(201);
    const other = await student();
    const queue = async (as: Person) => (await as.call<Schemas['GradingQueue']>('GET', '/teach/grading')).body;
    const ids = (found: Schemas['GradingQueue']) => found.items.map((one) => one.submissionId);
    expect(ids(await queue(mira))).toEqual([await submissionId(other)]);
    expect(await queue(mira)).toMatchObject({
      total: 1,
      assignments: expect.arrayContaining([expect.objectContaining({ assignmentId: 'question-log', waiting: 1 })]),
    });
    expect(ids(await queue(tomas)).toSorted()).toEqual(
      [await submissionId(other), await submissionId(mira)].toSorted(),
    );
    expect(await detail(other)).not.toHaveProperty('previous');
    const refused = {
      error: 'You handed this in yourself, so another instructor of the course grades it.',
      status: 403,
    };
    expect((await mira.call<Failure>('GET', await pathOf(mira))).body).toMatchObject(refused);
    expect((await mira.call<Failure>('PUT', `${await pathOf(mira)}/grader`)).body).toMatchObject(refused);
    expect((await give(mira, { revision: 0 })).body).toMatchObject(refused);
    const { revision } = await detail(mira, tomas);
    expect((await give(mira, { revision }, tomas)).status).toBe(201);
  });
});
