import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments, studentAssignments, submissions } from '../platform/database/schema/assignments.ts';
import { courseInstructors, enrolments } from '../platform/database/schema/course.ts';
import { regradeRequests, submissionFeedback } from '../platform/database/schema/grading.ts';
import { mails } from '../platform/database/schema/mails.ts';
import { drafts } from '../platform/database/schema/sync.ts';
import { teachingMails } from '../platform/database/schema/teaching-mails.ts';
import { sendSummaries } from '../teaching/daily-summary.ts';
import { type Person as Caller, type Failure, personOf } from '../testing/caller.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Schemas = components['schemas'];
type Person = Caller & { email: string };

const seconds = 1000;
const day = 24 * 60 * 60 * seconds;
const courseId = 'data-analytics';
const assignmentId = 'question-log';
const path = `/assignments/${assignmentId}/regrade-request`;
const reason = 'The third question does name its period.';

let server: TestServer;
let now: Date;
let mira: Person;
let tomas: Person;
let people = 0;
/** The mails of earlier tests. */
let sent = 0;

const person = (made: { id: string; token: string }, email: string): Person => ({
  ...personOf(server.app, made),
  email,
});

/** Has the assignment, and has submitted it. */
async function student(): Promise<Person> {
  people += 1;
  const email = `student-${people}@example.com`;
  const made = person(await server.register(email), email);
  await server.db.insert(enrolments).values({ userId: made.id, courseId });
  await server.db.insert(studentAssignments).values({ userId: made.id, assignmentId, dueAt: later(day) });
  await submit(made);
  return made;
}

const later = (ms: number) => new Date(testNow.getTime() + ms);
const submit = (of: Person) => of.call('POST', `/assignments/${assignmentId}/submission`, { text: 'Five questions.' });
const submission = async (of: Person) =>
  (await of.call<Schemas['Submission']>('GET', `/assignments/${assignmentId}/submission`)).body;
const request = (of: Person, feedbackId: string, said = reason) =>
  of.call<Schemas['Submission'] & Failure>('POST', path, { feedbackId, reason: said });
const said = ({ status, body }: { status: number; body: Failure }) => [status, body.error];
const latest = async (of: Person) => (await submission(of)).attempts?.[0]?.feedback[0];

async function submissionId({ id }: Person): Promise<string> {
  const rows = await server.db.select().from(submissions).where(eq(submissions.userId, id));
  return rows.toSorted((one, other) => one.attempt - other.attempt).at(-1)?.id ?? '';
}

/** Returns feedback with this grade, and lets the time pass in which that can be undone. */
async function grade(of: Person, total: number, { by = mira, isVisible = true } = {}): Promise<string> {
  const at = `/teach/courses/${courseId}/submissions/${await submissionId(of)}`;
  const { revision } = (await by.call<Schemas['SubmissionToGrade']>('GET', at)).body;
  const content = { levels: [], comments: [], fileComments: [], total, revision };
  const { body } = await by.call<Schemas['ReturnedFeedback']>('POST', `${at}/feedback`, content);
  if (isVisible) now = new Date(now.getTime() + 31 * seconds);
  return body.feedback.id;
}

async function mailsTo({ email }: Person) {
  await server.context.mail.deliver();
  return server.mails.slice(sent).filter(({ to }) => to === email);
}
const queue = async (as = mira) =>
  (await as.call<Schemas['OpenRegradeRequests']>('GET', '/teach/regrade-requests')).body;
const choose = (of: Person, extensionRequests: 'atOnce' | 'daily' | 'never') =>
  of.call('PUT', '/teach/mail-choices', { questions: 'never', extensionRequests, reports: 'never' });

beforeAll(async () => {
  now = testNow;
  server = await createTestServer({ now: () => now });
  await server.db.update(assignments).set({ resubmissions: 1, rubric: null }).where(eq(assignments.id, assignmentId));
  mira = person(await server.registerTeacher('mira@example.com', courseId), 'mira@example.com');
  tomas = person(await server.registerTeacher('tomas@example.com', courseId), 'tomas@example.com');
});
beforeEach(async () => {
  now = testNow;
  for (const table of [submissions, studentAssignments, mails, teachingMails, drafts]) await server.db.delete(table);
  await server.db.update(assignments).set({ isBlind: false });
  sent = server.mails.length;
});
afterAll(() => server.close());

describe('§assignments.35 requesting a regrade', () => {
  it('can be done for 14 days after the feedback became visible, which the submission says', async () => {
    const ada = await student();
    expect(await submission(ada)).not.toHaveProperty('regradeUntil');
    const feedbackId = await grade(ada, 70, { isVisible: false });
    expect(await submission(ada)).not.toHaveProperty('regradeUntil');
    expect(said(await request(ada, feedbackId))).toEqual([404, 'There is no such feedback on your submission.']);
    now = later(30 * seconds);
    expect((await submission(ada)).regradeUntil).toBe(later(30 * seconds + 14 * day).toISOString());
    const visibleFor = (ms: number) =>
      server.db.update(submissionFeedback).set({ visibleAt: new Date(now.getTime() - ms) });
    await visibleFor(14 * day - 1);
    expect((await submission(ada)).regradeUntil).toBeDefined();
    await visibleFor(14 * day);
    expect(await submission(ada)).not.toHaveProperty('regradeUntil');
    const [status, error] = said(await request(ada, feedbackId));
    expect([status, error]).toEqual([
      409,
      expect.stringMatching(/^A regrade could be requested until .+ UTC\. Please write to your instructor\.$/),
    ]);
    await visibleFor(14 * day - 1);
    expect((await request(ada, feedbackId)).status).toBe(201);
  });

  it('is told with the submission, and ends the draft', async () => {
    const ada = await student();
    const feedbackId = await grade(ada, 70);
    const draft = { version: 1, values: { reason }, base: 0, writer: 'a-laptop' };
    expect((await ada.call('PUT', `/drafts/regradeRequest/${assignmentId}`, draft)).status).toBe(200);
    const { status, body } = await request(ada, feedbackId, ` ${reason}\n`);
    expect(status).toBe(201);
    expect(body).toEqual(await submission(ada));
    expect(body).not.toHaveProperty('regradeUntil');
    const regrade = { status: 'requested', reason, requestedAt: now.toISOString() };
    expect(body.attempts?.[0]?.feedback[0]).toMatchObject({ id: feedbackId, total: 70, regrade });
    const [kept] = await server.db.select().from(drafts).where(eq(drafts.userId, ada.id));
    expect(kept?.values ?? null).toBeNull();
  });

  it.each(['', '  \n', 'x'.repeat(1001)])('needs a reason of 1 to 1,000 characters: %j', async (text) => {
    const ada = await student();
    expect((await request(ada, await grade(ada, 70), text)).status).toBe(400);
    expect(await server.db.$count(regradeRequests)).toBe(0);
  });

  it('is for the own feedback alone', async () => {
    const [ada, noor] = [await student(), await student()];
    const feedbackId = await grade(ada, 70);
    await grade(noor, 60);
    expect(said(await request(noor, feedbackId))).toEqual([404, 'There is no such feedback on your submission.']);
    expect((await request(mira, feedbackId)).status).toBe(404);
    expect(await latest(ada)).not.toHaveProperty('regrade');
  });

  it('cannot be done in a course to which the student has lost access', async () => {
    const ada = await student();
    const feedbackId = await grade(ada, 70);
    const own = and(eq(enrolments.userId, ada.id), eq(enrolments.courseId, courseId));
    await server.db.update(enrolments).set({ access: 'ended' }).where(own);
    expect(said(await request(ada, feedbackId))).toEqual([404, 'You have no such assignment.']);
  });
});

describe('§assignments.36 one request for a grade, two for an assignment', () => {
  it('a second one is refused while the first is open, and after its answer', async () => {
    const ada = await student();
    const feedbackId = await grade(ada, 70);
    await request(ada, feedbackId);
    expect(said(await request(ada, feedbackId))).toEqual([
      409,
      'You have already requested a regrade. Please wait for the answer.',
    ]);
    await server.db.update(regradeRequests).set({ keptAt: now });
    expect(said(await request(ada, feedbackId))).toEqual([
      409,
      'Your request for a regrade of this grade was answered. Please write to your instructor.',
    ]);
    expect(await submission(ada)).not.toHaveProperty('regradeUntil');
  });

  it('after a regrade, one more can be made for the new grade, and no third one', async () => {
    const ada = await student();
    const first = await grade(ada, 70);
    await request(ada, first);
    const second = await grade(ada, 75);
    expect(said(await request(ada, first))[0]).toBe(409);
    expect((await submission(ada)).regradeUntil).toBeDefined();
    expect((await request(ada, second)).status).toBe(201);
    const third = await grade(ada, 76);
    expect(await submission(ada)).not.toHaveProperty('regradeUntil');
    expect(said(await request(ada, third))).toEqual([
      413,
      'You have requested a regrade of this assignment twice. Please write to your instructor.',
    ]);
  });

  it('is refused where newer feedback is there, and where the student has resubmitted', async () => {
    const ada = await student();
    const first = await grade(ada, 70);
    const second = await grade(ada, 71);
    expect(said(await request(ada, first))).toEqual([
      409,
      'There is newer feedback on this assignment. Close this window and read it first.',
    ]);
    expect((await submit(ada)).status).toBe(201);
    expect(await submission(ada)).not.toHaveProperty('regradeUntil');
    expect(said(await request(ada, second))).toEqual([
      409,
      'You have resubmitted this assignment. Please wait for the feedback on your new attempt.',
    ]);
  });
});

describe('§assignments.37, §grading.48 grading the submission again', () => {
  const status = async (of: Person) => (await submission(of)).attempts?.[0]?.feedback.at(-1)?.regrade;

  it('answers the request once the new feedback is visible, with both grades', async () => {
    const ada = await student();
    await request(ada, await grade(ada, 70));
    await grade(ada, 82, { by: tomas, isVisible: false });
    expect((await status(ada))?.status).toBe('requested');
    expect(await queue()).toEqual({ total: 0, items: [] });
    const at = now.toISOString();
    now = new Date(now.getTime() + 30 * seconds);
    expect(await status(ada)).toMatchObject({ status: 'regraded', answeredAt: at, grade: 82 });
    expect((await submission(ada)).attempts?.[0]?.feedback.map(({ total }) => total)).toEqual([82, 70]);
    const text = (await mailsTo(ada)).map((mail) => mail.text);
    expect(text.filter((one) => one.includes('Your regrade request for "Question log" was answered'))).toHaveLength(1);
    expect(text.filter((one) => one.includes('Your work on "Question log" was graded.'))).toHaveLength(1);
  });

  it('leaves the request open where that is undone', async () => {
    const ada = await student();
    await request(ada, await grade(ada, 70));
    const undone = await grade(ada, 82, { isVisible: false });
    const at = `/teach/courses/${courseId}/submissions/${await submissionId(ada)}/feedback/${undone}`;
    expect((await mira.call('DELETE', at)).status).toBe(200);
    now = new Date(now.getTime() + 31 * seconds);
    expect((await status(ada))?.status).toBe('requested');
    expect((await queue()).items).toMatchObject([{ grade: 70, reason }]);
  });

  it('by a grade typed in the gradebook answers it, too, and the history of the cell says so', async () => {
    const ada = await student();
    await request(ada, await grade(ada, 70));
    const at = `/teach/courses/${courseId}/submissions/${await submissionId(ada)}/grade`;
    const typed = await mira.call<Schemas['GivenGrade']>('POST', at, { revision: 1, grade: 78 });
    expect(typed.status).toBe(201);
    expect(typed.body.history.map(({ grade: given, isRegrade }) => [given, isRegrade])).toEqual([
      [78, true],
      [70, false],
    ]);
    const corrected = await mira.call<Schemas['GivenGrade']>('POST', at, { revision: 2, grade: 79 });
    expect(corrected.status).toBe(201);
    now = new Date(now.getTime() + 31 * seconds);
    expect(await status(ada)).toMatchObject({ status: 'regraded', grade: 79 });
  });

  it('a moment before the student asks answers the request as well', async () => {
    const ada = await student();
    const first = await grade(ada, 70);
    await grade(ada, 82, { isVisible: false });
    expect((await request(ada, first)).body.attempts?.[0]?.feedback[0]?.regrade?.status).toBe('requested');
    now = new Date(now.getTime() + 31 * seconds);
    expect(await status(ada)).toMatchObject({ status: 'regraded', grade: 82 });
  });

  it('after a resubmission answers it with the new attempt, which the list leads to', async () => {
    const ada = await student();
    await request(ada, await grade(ada, 70));
    await submit(ada);
    expect((await queue()).items).toMatchObject([{ submissionId: await submissionId(ada), grade: 70 }]);
    await grade(ada, 90);
    const [, old] = (await submission(ada)).attempts ?? [];
    expect(old?.feedback[0]?.regrade).toMatchObject({ status: 'regraded', grade: 90 });
    expect((await queue()).total).toBe(0);
  });
});

describe('§assignments.40 who teaches the course is told of a request', () => {
  it('by a mail at once, by the daily summary, or not, as they have chosen', async () => {
    await choose(mira, 'atOnce');
    await choose(tomas, 'daily');
    const ada = await student();
    const feedbackId = await grade(ada, 70);
    await request(ada, feedbackId);
    const [mail] = await mailsTo(mira);
    expect(mail?.subject).toBe('A regrade request: Question log');
    expect(mail?.text).toContain('has asked for a regrade of Question log in Data Analytics.');
    expect(mail?.text).toContain(reason);
    expect(mail?.text).toContain('Answer here: http://localhost:3000/teach/regrade-requests');
    expect(await mailsTo(tomas)).toEqual([]);
    now = new Date(now.getTime() + 2 * day);
    await sendSummaries(server.context);
    const [summary, ...others] = await mailsTo(tomas);
    expect(others).toEqual([]);
    expect(summary?.subject).toBe('Waiting for you: 1 regrade request');
    expect(summary?.text).toContain('1 regrade request, waiting since');
    expect(summary?.text).toContain('http://localhost:3000/teach/regrade-requests');
    expect(await mailsTo(mira)).toHaveLength(1);
  });

  it('without the name and the reason where it is graded blind', async () => {
    await server.db.update(assignments).set({ isBlind: true }).where(eq(assignments.id, assignmentId));
    await choose(mira, 'atOnce');
    const ada = await student();
    await request(ada, await grade(ada, 70));
    const [mail] = await mailsTo(mira);
    expect(mail?.text).toContain('A student has asked for a regrade of Question log');
    expect(mail?.text).not.toContain(reason);
  });

  it('but not of their own', async () => {
    await choose(mira, 'atOnce');
    const ada = await student();
    await server.db.update(users).set({ role: 'instructor' }).where(eq(users.id, ada.id));
    await server.db.insert(courseInstructors).values({ courseId, userId: ada.id, since: now });
    await choose(ada, 'atOnce');
    await request(ada, await grade(ada, 70));
    expect((await mailsTo(ada)).map(({ subject }) => subject)).toEqual(['Feedback on Question log']);
    expect((await queue(ada)).total).toBe(0);
    expect((await queue()).total).toBe(1);
    await server.db.delete(courseInstructors).where(eq(courseInstructors.userId, ada.id));
  });
});
