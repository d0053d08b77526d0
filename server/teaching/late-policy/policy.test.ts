import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { users } from '../../platform/database/schema/account.ts';
import {
  assignments,
  latePolicies,
  studentAssignments,
  submissions,
} from '../../platform/database/schema/assignments.ts';
import { auditLog } from '../../platform/database/schema/audit.ts';
import { enrolments } from '../../platform/database/schema/course.ts';
import { drafts } from '../../platform/database/schema/sync.ts';
import { createTestServer, type TestServer, testNow } from '../../testing/server.ts';

type Schemas = components['schemas'];
type Person = { id: string; email: string; token: string };

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const courseId = 'data-warehousing';
const path = `/teach/courses/${courseId}/late-policy`;
const policy = { graceMinutes: 15, percentPerDay: 10, floor: 50, lastDay: 7 };
const dueAt = new Date(testNow.getTime() - 5 * day);

let server: TestServer;
let mira: Person;
let noa: Person;
const students: Person[] = [];
beforeAll(async () => {
  server = await createTestServer();
  mira = await server.registerTeacher('mira@example.com', courseId);
  noa = await server.registerTeacher('noa@example.com', courseId);
  await server.db.update(users).set({ firstName: 'Mira', lastName: 'Sand' }).where(eq(users.id, mira.id));
  await server.db.update(users).set({ firstName: 'Noa', lastName: 'Lind' }).where(eq(users.id, noa.id));
  const about = { courseId, description: '', attachments: [], dueAfterDays: 7 };
  await server.db.insert(assignments).values([
    { ...about, id: 'lp-log', title: 'Log' },
    { ...about, id: 'lp-own', title: 'Own' },
    { ...about, id: 'lp-blind', title: 'Blind', isBlind: true },
  ]);
  for (const name of ['ada', 'bo', 'cy', 'former']) {
    const student = await server.register(`${name}@example.com`);
    await server.db.update(users).set({ firstName: name, lastName: 'Student' }).where(eq(users.id, student.id));
    const access = name === 'former' ? 'ended' : 'active';
    await server.db.insert(enrolments).values({ userId: student.id, courseId, access });
    students.push(student);
  }
});
beforeEach(async () => {
  for (const table of [latePolicies, drafts, submissions, studentAssignments]) await server.db.delete(table);
});
afterAll(() => server.close());

const save = (body: object, by = mira, key = crypto.randomUUID()) =>
  server.send('PUT', path, { token: by.token, body, headers: { 'idempotency-key': key } });
const read = async (query = '') => (await server.send('GET', path + query, { token: mira.token })).json();
const preview = async (query: string) => {
  const answer = await server.send('GET', `${path}/preview?${query}`, { token: mira.token });
  return answer.json<Schemas['LatePolicyPreview']>();
};
/** Milliseconds after the due date. */
async function submits(index: number, late: number, assignmentId = 'lp-log', attempt = 1) {
  const userId = students[index]?.id ?? '';
  const submittedAt = new Date(dueAt.getTime() + late);
  const own = { userId, assignmentId, dueAt, submittedAt, status: 'completed' as const };
  await server.db.insert(studentAssignments).values(own).onConflictDoNothing();
  await server.db
    .insert(submissions)
    .values({ userId, assignmentId, text: 'Done.', number: index, submittedAt, attempt });
}

describe('§teaching.100 the policy for late work', () => {
  it('is kept of a course, and of an assignment instead, with who and when', async () => {
    expect(await read()).toEqual({ revision: 0 });
    const saved = await save({ revision: 0, policy });
    const at = { changedAt: testNow.toISOString(), changedBy: 'Mira Sand' };
    expect([saved.statusCode, saved.json()]).toEqual([200, { revision: 1, policy, ...at }]);
    const assignment = { id: 'lp-own', title: 'Own' };
    expect(await read('?assignment=lp-own')).toEqual({ assignment, revision: 0, coursePolicy: policy });
    const own = { ...policy, lastDay: 0 };
    await save({ assignmentId: 'lp-own', revision: 0, policy: own });
    expect(await read('?assignment=lp-own')).toMatchObject({
      assignment,
      revision: 1,
      policy: own,
      coursePolicy: policy,
    });
    const removed = await save({ assignmentId: 'lp-own', revision: 1 });
    expect(removed.json()).toEqual({ assignment, revision: 2, coursePolicy: policy, ...at });
    const audited = await server.db.select().from(auditLog).where(eq(auditLog.event, 'latePolicy.changed'));
    expect(audited.map(({ details }) => details)).toEqual([
      { course: courseId },
      { course: courseId, assignment: 'lp-own' },
      { course: courseId, assignment: 'lp-own' },
    ]);
  });

  it('is refused beyond its limits, and of an assignment of another course', async () => {
    for (const wrong of [
      { graceMinutes: 1441 },
      { percentPerDay: 101 },
      { floor: -1 },
      { lastDay: 61 },
      { lastDay: 0.5 },
    ])
      expect((await save({ revision: 0, policy: { ...policy, ...wrong } })).statusCode).toBe(400);
    for (const most of [{ graceMinutes: 1440 }, { percentPerDay: 100 }, { floor: 100 }, { lastDay: 60 }]) {
      await server.db.delete(latePolicies);
      expect((await save({ revision: 0, policy: { ...policy, ...most } })).statusCode).toBe(200);
    }
    const other = { assignmentId: 'question-log', revision: 0, policy };
    expect((await save(other)).statusCode).toBe(404);
    expect(await read('?assignment=question-log')).toMatchObject({ error: 'This course has no such assignment.' });
  });

  it('ends its draft, which only those who teach the course keep', async () => {
    const body = { version: 1, values: { whose: 'own' }, base: 0, writer: 'a-laptop' };
    const draft = (subject: string, by = mira) =>
      server.send('PUT', `/drafts/latePolicy/${subject}`, { token: by.token, body });
    expect((await draft(`${courseId}.lp-own`)).statusCode).toBe(200);
    await save({ assignmentId: 'lp-own', revision: 0, policy });
    expect(await server.db.select().from(drafts)).toMatchObject([{ subject: `${courseId}.lp-own`, values: null }]);
    expect((await draft(courseId)).statusCode).toBe(200);
    expect((await draft(`${courseId}.question-log`)).statusCode).toBe(404);
    const [student = mira] = students;
    expect((await draft(courseId, student)).statusCode).toBe(404);
  });
});

describe('§teaching.102, §teaching.104 two instructors who change it', () => {
  it('tells the second, and changes nothing then', async () => {
    await save({ revision: 0, policy }, noa);
    const other = { ...policy, percentPerDay: 50 };
    const refused = await save({ revision: 0, policy: other });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { error: 'Noa Lind has changed this policy, so yours was not saved.' },
    ]);
    expect(await read()).toMatchObject({ revision: 1, policy, changedBy: 'Noa Lind' });
    expect((await save({ revision: 1, policy: other })).statusCode).toBe(200);
    await server.db.update(latePolicies).set({ changedBy: null });
    const again = await save({ revision: 1, policy });
    expect(again.json()).toMatchObject({
      error: 'Another instructor has changed this policy, so yours was not saved.',
    });
    expect(await read()).not.toHaveProperty('changedBy');
  });

  it('takes the same call once', async () => {
    const key = crypto.randomUUID();
    await save({ revision: 0, policy }, mira, key);
    expect((await save({ revision: 0, policy }, mira, key)).json()).toMatchObject({ revision: 1 });
  });
});

describe('§teaching.101 what a policy would take off', () => {
  it('is counted of the first submissions of the class, to the second', async () => {
    await submits(0, 999); // the second of the due date
    await submits(1, 15 * 60_000 + 500); // the grace period
    await submits(2, 15 * 60_000 + 1000); // its first day
    await submits(3, 2 * day); // not in the class
    await submits(0, -hour, 'lp-own');
    await submits(0, 2 * day, 'lp-own', 2); // submitted again after feedback
    await submits(1, 2 * day, 'lp-own');
    expect(await preview('graceMinutes=15&percentPerDay=10')).toEqual({
      submissions: 5,
      late: 3,
      deductions: [
        { percent: 10, submissions: 1 },
        { percent: 20, submissions: 1 },
      ],
      students: [
        { name: 'bo Student', assignment: 'Own', percent: 20 },
        { name: 'cy Student', assignment: 'Log', percent: 10 },
      ],
    });
    expect(await preview('percentPerDay=10&floor=95')).toMatchObject({ deductions: [{ percent: 5, submissions: 3 }] });
  });

  it('§grading.61 is nothing of who was excused until they submitted', async () => {
    await submits(0, 2 * day);
    await submits(1, 2 * day);
    await server.db
      .update(submissions)
      .set({ wasExcused: true })
      .where(eq(submissions.userId, students[0]?.id ?? ''));
    expect(await preview('graceMinutes=0&percentPerDay=10&floor=0')).toEqual({
      submissions: 2,
      late: 2,
      deductions: [{ percent: 20, submissions: 1 }],
      students: [{ name: 'bo Student', assignment: 'Log', percent: 20 }],
    });
  });

  it('is of one assignment, or of those without a policy of their own, and names nobody in blind grading', async () => {
    await submits(0, hour, 'lp-own');
    await submits(1, hour, 'lp-blind');
    await save({ assignmentId: 'lp-own', revision: 0, policy: { ...policy, graceMinutes: 0, percentPerDay: 30 } });
    const blind = { submissions: 1, late: 1, deductions: [{ percent: 10, submissions: 1 }], students: [] };
    expect(await preview('percentPerDay=10')).toEqual(blind);
    expect(await preview('percentPerDay=10&assignment=lp-blind')).toEqual(blind);
    expect(await preview('assignment=lp-own')).toMatchObject({ students: [{ name: 'ada Student', percent: 30 }] });
    expect(await preview('assignment=lp-log')).toEqual({ submissions: 0, late: 0, deductions: [], students: [] });
    expect(await preview('assignment=question-log')).toMatchObject({ error: 'This course has no such assignment.' });
  });
});
