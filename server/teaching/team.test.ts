import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { users } from '../platform/database/schema/account.ts';
import { auditLog } from '../platform/database/schema/audit.ts';
import { courseInstructors } from '../platform/database/schema/course.ts';
import { storage } from '../platform/limits.ts';
import { deleteDueAccounts } from '../privacy/erase.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Person = { id: string; email: string; token: string };
type Team = components['schemas']['CourseTeam'];

const courses = ['data-analytics', 'time-series', 'data-engineering', 'machine-learning', 'data-literacy'];

let server: TestServer;
const now = testNow;
let mira: Person;
let noor: Person;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  mira = await server.registerTeacher('mira@example.com', ...courses);
  noor = await server.registerTeacher('noor@example.com');
});
afterAll(() => server.close());

const address = (courseId: string) => `/teach/courses/${courseId}/instructors`;
const add = (by: Person, courseId: string, email: string, key: string = crypto.randomUUID()) =>
  server.send('POST', address(courseId), { token: by.token, body: { email }, headers: { 'idempotency-key': key } });
const remove = (by: Person, courseId: string, who: Person, key: string = crypto.randomUUID()) =>
  server.send('DELETE', `${address(courseId)}/${who.id}`, { token: by.token, headers: { 'idempotency-key': key } });
const team = async (courseId: string, { token } = mira) =>
  (await server.send('GET', address(courseId), { token })).json<Team>().instructors;
const atWork = async (courseId: string) => (await rows(courseId)).map(({ userId }) => userId);
const rows = (courseId: string) =>
  server.db.select().from(courseInstructors).where(eq(courseInstructors.courseId, courseId));
const logged = (who: Person) =>
  server.db
    .select({ event: auditLog.event, actor: auditLog.actor, details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.account, who.id), eq(auditLog.actor, mira.id)));

describe('§teaching.12, §teaching.13 adding an instructor', () => {
  it('lets them teach at once, tells them, and stands in the audit log', async () => {
    expect((await server.send('GET', address('data-analytics'), { token: noor.token })).statusCode).toBe(403);
    const mails = server.mails.length;
    const key = crypto.randomUUID();
    const answer = await add(mira, 'data-analytics', 'Noor@Example.com', key);
    expect(answer.statusCode).toBe(201);
    const since = testNow.toISOString();
    const added = { id: noor.id, name: 'Mira Castell', email: noor.email, since, addedBy: 'Mira Castell' };
    expect(answer.json()).toEqual({ ...added, isYou: false });
    expect((await add(mira, 'data-analytics', 'Noor@Example.com', key)).json()).toEqual(answer.json());
    const mine = { id: mira.id, name: 'Mira Castell', email: mira.email, since };
    const seen = await team('data-analytics', noor);
    expect(seen).toHaveLength(3); // with the demonstration's own
    expect(seen).toEqual(
      expect.arrayContaining([
        { ...mine, isYou: false },
        { ...added, isYou: true },
      ]),
    );
    expect(server.mails.slice(mails)).toMatchObject([{ to: noor.email, subject: 'You teach Data Analytics now' }]);
    expect(server.mails.at(-1)?.text).toContain('Mira Castell has added you to the instructors of Data Analytics.');
    const details = { course: 'data-analytics' };
    expect(await logged(noor)).toEqual([{ event: 'teaching.started', actor: mira.id, details }]);
  });

  it('answers an address without an instructor the same, whoever has it', async () => {
    const student = await server.register('a.student@example.com');
    const disabled = await server.registerTeacher('disabled@example.com');
    await server.db.update(users).set({ disabledAt: testNow }).where(eq(users.id, disabled.id));
    const leaving = await server.registerTeacher('leaving@example.com');
    await server.db
      .update(users)
      .set({ deletionAt: new Date(testNow.getTime() + 1) })
      .where(eq(users.id, leaving.id));
    const answers = await Promise.all(
      [student.email, disabled.email, leaving.email, 'nobody@example.com'].map((email) =>
        add(mira, 'time-series', email),
      ),
    );
    for (const { statusCode, json } of answers) {
      expect([statusCode, json().error]).toEqual([
        422,
        'No instructor has this address. Ask the operator to invite them.',
      ]);
    }
    expect(await atWork('time-series')).toEqual([mira.id]);
  });

  it('is refused for who is there already, and for more than fifty', async () => {
    const again = await add(mira, 'time-series', mira.email);
    expect([again.statusCode, again.json().error]).toEqual([409, 'Mira Castell teaches this course already.']);
    const many = Array.from({ length: storage.instructorsOfCourse - 1 }, (_, index) => ({
      ...{ email: `many-${index}@example.com`, firstName: 'Many', lastName: 'More', role: 'instructor' as const },
      ...{ passwordHash: '', registeredAt: testNow },
    }));
    const made = await server.db.insert(users).values(many).returning({ userId: users.id });
    await server.db
      .insert(courseInstructors)
      .values(made.map(({ userId }) => ({ userId, courseId: 'data-engineering', since: testNow })));
    const full = await add(mira, 'data-engineering', noor.email);
    expect([full.statusCode, full.json().error]).toEqual([413, 'A course has up to 50 instructors. Remove one first.']);
    expect(await atWork('data-engineering')).toHaveLength(50);
  });

  it('ends the draft of the address', async () => {
    const drafts = '/drafts/instructor/machine-learning';
    const draft = { version: 1, values: { email: noor.email }, base: 0, writer: 'a-laptop' };
    expect((await server.send('PUT', drafts, { token: noor.token, body: draft })).statusCode).toBe(404);
    expect((await server.send('PUT', drafts, { token: mira.token, body: draft })).statusCode).toBe(200);
    expect((await add(mira, 'machine-learning', noor.email)).statusCode).toBe(201);
    expect((await server.send('GET', drafts, { token: mira.token })).json().draft).toBeUndefined();
  });
});

describe('§teaching.14 removing an instructor', () => {
  it('takes the course from them at once, tells them once, and stands in the audit log', async () => {
    await add(mira, 'time-series', noor.email);
    const mails = server.mails.length;
    for (const _repeat of [1, 2]) expect((await remove(mira, 'time-series', noor)).statusCode).toBe(204);
    expect((await server.send('GET', address('time-series'), { token: noor.token })).statusCode).toBe(403);
    expect((await server.send('GET', '/drafts/instructor/time-series', { token: noor.token })).statusCode).toBe(404);
    expect(server.mails.slice(mails)).toMatchObject([
      { to: noor.email, subject: 'You no longer teach Time Series Forecasting' },
    ]);
    const details = { course: 'time-series' };
    expect(await logged(noor)).toContainEqual({ event: 'teaching.ended', actor: mira.id, details });
  });

  it('is refused where nobody would be left who can work', async () => {
    const alone = await remove(mira, 'time-series', mira);
    const refused = [409, 'Nobody else teaches this course. Add another instructor first.'];
    expect([alone.statusCode, alone.json().error]).toEqual(refused);
    const disabled = await server.registerTeacher('disabled-2@example.com', 'time-series');
    await server.db.update(users).set({ disabledAt: testNow }).where(eq(users.id, disabled.id));
    const student = await server.registerTeacher('demoted@example.com', 'time-series');
    await server.db.update(users).set({ role: 'student' }).where(eq(users.id, student.id));
    expect((await remove(mira, 'time-series', mira)).statusCode).toBe(409);
    expect((await team('time-series')).map(({ id }) => id).toSorted()).toEqual([mira.id, disabled.id].toSorted());
    expect((await remove(mira, 'time-series', disabled)).statusCode).toBe(204);
  });

  it('lets a person leave, without a mail', async () => {
    await add(mira, 'time-series', noor.email);
    const mails = server.mails.length;
    expect((await remove(noor, 'time-series', noor)).statusCode).toBe(204);
    expect(server.mails).toHaveLength(mails);
    expect((await remove(noor, 'time-series', mira)).statusCode).toBe(403);
  });

  it.each([
    ['each removes the other', (one: Person, other: Person) => [other, one]],
    ['both leave', (one: Person, other: Person) => [one, other]],
  ])('never leaves a course without anybody: %s at the same time', async (_what, whom) => {
    for (let times = 0; times < 5; times += 1) {
      await add(mira, 'data-literacy', noor.email);
      const [first = mira, second = mira] = whom(mira, noor);
      const answers = await Promise.all([remove(mira, 'data-literacy', first), remove(noor, 'data-literacy', second)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, expect.toBeOneOf([403, 409])]);
      const left = await atWork('data-literacy');
      expect(left).toHaveLength(1);
      if (left[0] === mira.id) continue;
      await add(noor, 'data-literacy', mira.email);
      await remove(mira, 'data-literacy', noor);
    }
  });
});

it('§teaching.14 who was removed while their own call waited changes nothing', async () => {
  for (let times = 0; times < 5; times += 1) {
    await add(mira, 'data-analytics', noor.email);
    const answers = await Promise.all([remove(mira, 'data-analytics', noor), remove(noor, 'data-analytics', mira)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 403]);
    const left = await atWork('data-analytics');
    if (!left.includes(mira.id)) await add(noor, 'data-analytics', mira.email);
  }
});

it('§privacy.6 a deleted account is no longer named as who added somebody', async () => {
  const courseId = 'machine-learning';
  const gone = await server.registerTeacher('gone@example.com', courseId);
  const stays = await server.registerTeacher('stays@example.com');
  await add(gone, courseId, stays.email);
  await server.db.update(users).set({ deletionAt: testNow }).where(eq(users.id, gone.id));
  await deleteDueAccounts(server.context);
  const [{ addedBy } = { addedBy: '' }] = (await rows(courseId)).filter(({ userId }) => userId === stays.id);
  expect(addedBy).toBeNull();
  expect((await team(courseId)).find(({ id }) => id === stays.id)).not.toHaveProperty('addedBy');
});
