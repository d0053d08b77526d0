import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { assignments, latePolicies, studentAssignments, submissions } from '../platform/database/schema/assignments.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { grades } from '../platform/database/schema/grading.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Schemas = components['schemas'];
type Person = { id: string; token: string };

const day = 24 * 60 * 60 * 1000;
const courseId = 'data-warehousing';
const policy = { graceMinutes: 15, percentPerDay: 10, floor: 50, lastDay: 7 };
const dueAt = new Date(testNow.getTime() - 3 * day);

let server: TestServer;
let now: Date;
let mira: Person;
let ada: Person;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  now = testNow;
  mira = await server.registerTeacher('mira@example.com', courseId);
  ada = await server.register('ada@example.com');
  await server.db.insert(enrolments).values({ userId: ada.id, courseId });
  const about = { courseId, description: '', attachments: [], dueAfterDays: 7, resubmissions: 1 };
  await server.db.insert(assignments).values([
    { ...about, id: 'ld-log', title: 'Log' },
    { ...about, id: 'ld-blind', title: 'Essay', isBlind: true },
  ]);
});
beforeEach(async () => {
  now = testNow;
  for (const table of [latePolicies, submissions, studentAssignments]) await server.db.delete(table);
  const row = { courseId, assignmentId: null, policy, revision: 1, changedAt: now };
  await server.db.insert(latePolicies).values(row);
  const due = { userId: ada.id, dueAt };
  await server.db.insert(studentAssignments).values([
    { ...due, assignmentId: 'ld-log' },
    { ...due, assignmentId: 'ld-blind' },
  ]);
});
afterAll(() => server.close());

const submit = (id = 'ld-log') =>
  server.send('POST', `/assignments/${id}/submission`, { token: ada.token, body: { text: 'Five keys.' } });
const ownOf = async (id = 'ld-log') =>
  (await server.send('GET', '/assignments', { token: ada.token }))
    .json<Schemas['Assignment'][]>()
    .find((one) => one.id === id);
/** The latest attempt, as it is graded. */
async function attemptOf(id = 'ld-log') {
  const rows = await server.db.select().from(submissions).where(eq(submissions.assignmentId, id));
  const [latest] = rows.toSorted((one, other) => other.attempt - one.attempt);
  if (!latest) throw new Error('Nothing was submitted.');
  return { ...latest, path: `/teach/courses/${courseId}/submissions/${latest.id}` };
}
async function returns(total: number, id = 'ld-log') {
  const { path, revision } = await attemptOf(id);
  const body = { revision, levels: [], comments: [], fileComments: [], total };
  const answer = await server.send('POST', `${path}/feedback`, { token: mira.token, body });
  expect(answer.statusCode).toBe(201);
  return answer.json<Schemas['ReturnedFeedback']>();
}
const submissionOf = async (id = 'ld-log') =>
  (await server.send('GET', `/assignments/${id}/submission`, { token: ada.token })).json<Schemas['Submission']>();
const late = { given: 86, deduction: 30, percent: 30, daysLate: 3, policy };

describe('§grading.61, §grading.62 the grade of late work', () => {
  it('is what lateness leaves of what was given, which is kept beside it', async () => {
    await submit();
    const { feedback } = await returns(86);
    expect(feedback).toMatchObject({ total: 56, late });
    now = new Date(now.getTime() + 60_000);
    const own = await submissionOf();
    expect(own).toMatchObject({ grade: 56, attempts: [{ feedback: [{ total: 56, late }] }] });
    expect(await server.db.select().from(grades).where(eq(grades.userId, ada.id))).toMatchObject([{ total: 56 }]);
  });

  it('stays as it is once the policy changes, and a regrade counts by the new one', async () => {
    await submit();
    await returns(86);
    await server.db.update(latePolicies).set({ policy: { ...policy, percentPerDay: 5 } });
    now = new Date(now.getTime() + 60_000);
    expect((await submissionOf()).grade).toBe(56);
    await returns(86);
    now = new Date(now.getTime() + 60_000);
    expect((await submissionOf()).grade).toBe(71);
  });

  it('is typed in the gradebook alike', async () => {
    await submit();
    const { path, revision } = await attemptOf();
    const answer = await server.send('POST', `${path}/grade`, { token: mira.token, body: { revision, grade: 60 } });
    expect(answer.json<Schemas['GivenGrade']>().cell).toMatchObject({ grade: 50, isLate: true });
  });

  it('is what was given, in time, in the grace period and without a policy', async () => {
    await server.db.update(studentAssignments).set({ dueAt: new Date(testNow.getTime() - 15 * 60_000) });
    now = new Date(testNow.getTime() + 900);
    await submit();
    const { feedback } = await returns(86);
    expect(feedback.total).toBe(86);
    expect(feedback).not.toHaveProperty('late');
    expect((await attemptOf()).submittedAt).toEqual(testNow);
  });

  it('§grading.60 counts the first attempt, whenever it is resubmitted', async () => {
    await server.db.update(studentAssignments).set({ dueAt: testNow });
    await submit();
    await returns(60);
    now = new Date(now.getTime() + 60 * 60_000);
    expect((await submit()).json()).toMatchObject({ attempt: 2, isLate: true });
    expect((await returns(90)).feedback.total).toBe(90);
  });
});

describe('§grading.63 undoing a return of late work', () => {
  it('brings back what was given', async () => {
    await submit();
    const { feedback } = await returns(86);
    const { path } = await attemptOf();
    const undone = await server.send('DELETE', `${path}/feedback/${feedback.id}`, { token: mira.token });
    expect([undone.statusCode, undone.json()]).toMatchObject([200, { total: 86 }]);
  });
});

describe('§grading.64 late work that is graded blind', () => {
  it('has the grade that was given for instructors, and what is left for its student', async () => {
    await submit('ld-blind');
    const { feedback } = await returns(86, 'ld-blind');
    expect(feedback.total).toBe(86);
    expect(feedback).not.toHaveProperty('late');
    const { path } = await attemptOf('ld-blind');
    const page = await server.send('GET', path, { token: mira.token });
    expect(page.body).not.toContain('daysLate');
    now = new Date(now.getTime() + 60_000);
    expect(await submissionOf('ld-blind')).toMatchObject({ grade: 56, attempts: [{ feedback: [{ late }] }] });
    const body = { feedbackId: feedback.id, reason: 'My last sentence says it.' };
    await server.send('POST', '/assignments/ld-blind/regrade-request', { token: ada.token, body });
    const requests = await server.send('GET', '/teach/regrade-requests', { token: mira.token });
    expect(requests.json<Schemas['OpenRegradeRequests']>().items).toMatchObject([{ grade: 86 }]);
    await returns(90, 'ld-blind');
    const after = (await server.send('GET', path, { token: mira.token })).json<Schemas['SubmissionToGrade']>();
    expect(after.history).toMatchObject([{ total: 86, regrade: { status: 'regraded', grade: 90 } }]);
  });
});

describe('§assignments.46, §assignments.47, §assignments.48 submitting after the due date', () => {
  const until = new Date(dueAt.getTime() + 7 * day);

  it('is taken until the last day, and costs what the details say', async () => {
    const said = { isTaken: true, until: until.toISOString(), percent: 30 };
    expect(await ownOf()).toMatchObject({ status: 'overdue', late: said });
    now = new Date(until.getTime() + 999);
    expect(await ownOf()).toMatchObject({ late: { ...said, percent: 70 } });
    const answer = await submit();
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { status: 'completed', isLate: true }]);
    expect(answer.json()).not.toHaveProperty('late');
  });

  it('is refused afterwards, with what to do', async () => {
    now = new Date(until.getTime() + 1000);
    expect(await ownOf()).toMatchObject({ status: 'overdue', late: { isTaken: false } });
    const answer = await submit();
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        error:
          'This assignment could be submitted until Tue, 24 November 2026, 09:00 UTC. You can ask for a later due date in its details.',
      },
    ]);
  });

  it('is refused without a policy, but in the second of the due date', async () => {
    await server.db.delete(latePolicies);
    now = new Date(dueAt.getTime() + 1000);
    expect(await ownOf()).not.toHaveProperty('late');
    expect((await submit()).statusCode).toBe(409);
    now = new Date(dueAt.getTime() + 999);
    expect((await submit()).json()).not.toHaveProperty('isLate');
  });

  it('§assignments.49 is taken at any time of who is excused', async () => {
    await server.db.update(latePolicies).set({ policy: { ...policy, lastDay: 0 } });
    expect((await submit()).statusCode).toBe(409);
    await server.db.update(studentAssignments).set({ excusedAt: testNow, excuseReason: 'You were ill.' });
    expect((await submit()).statusCode).toBe(201);
  });
});

describe('§grading.61 of who was excused until they submitted', () => {
  it('nothing is taken off', async () => {
    await server.db.update(studentAssignments).set({ excusedAt: testNow, excuseReason: 'You were ill.' });
    await submit();
    const { feedback } = await returns(86);
    expect(feedback.total).toBe(86);
    expect(feedback).not.toHaveProperty('late');
  });
});

describe('§grading.63 the history of a grade', () => {
  it('says what lateness took off', async () => {
    await submit();
    await returns(86);
    const { path } = await attemptOf();
    const answer = await server.send('GET', `${path}/grade`, { token: mira.token });
    expect(answer.json<Schemas['GradeOfStudent']>().history).toMatchObject([{ grade: 56, late }]);
  });
});

describe('§grading.61 a table of grades', () => {
  const previewed = async (grade: number) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/v1/teach/courses/${courseId}/grades/import-preview`,
      headers: { authorization: `Bearer ${mira.token}`, 'content-type': 'application/octet-stream' },
      payload: `Email;"Log, grade in percent"\r\nada@example.com;${grade}`,
    });
    return answer.json<Schemas['GradeImportPreview']>();
  };

  it.each([86, 56])('changes nothing with %s: what was given, or what is left of it', async (grade) => {
    await submit();
    await returns(86);
    expect(await previewed(grade)).toMatchObject({ changes: [], same: 1, problems: [] });
  });

  it('changes a grade that stands in place of one that lateness was taken off', async () => {
    await submit();
    await returns(86);
    now = new Date(now.getTime() + 60_000);
    await server.db.delete(latePolicies);
    await returns(90);
    expect((await previewed(86)).changes).toMatchObject([{ before: 90, grade: 86 }]);
  });

  it('changes it with another number', async () => {
    await submit();
    await returns(86);
    expect((await previewed(70)).changes).toMatchObject([{ before: 56, grade: 70 }]);
  });
});
