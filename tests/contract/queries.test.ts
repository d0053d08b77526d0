/** Every query parameter that the contract declares is read: some value of it changes what the operation answers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invalidateContent } from '../../server/course/cache.ts';
import { addCourses } from '../../server/demonstration/growth/courses.ts';
import type { OperationId } from '../../server/http/handler-types.ts';
import { type Operation, readContract } from '../../server/http/openapi.ts';
import { latePolicies, studentAssignments, submissions } from '../../server/platform/database/schema/assignments.ts';
import { orders } from '../../server/platform/database/schema/payment.ts';
import { createTestServer, type TestServer, testNow } from '../../server/testing/server.ts';
import { samplePath, sampleSent } from './bad-requests.ts';
import { type Parameter, queryOf, toldApart, valuesIn } from './query.ts';

type Asked = {
  by: 'student' | 'instructor';
  /**
   * Values of each parameter that must get different answers; a single one is compared with the parameter left out.
   * Not needed where the values are known: those that the contract enumerates, and those of `limit` and `cursor`.
   */
  values?: Record<string, string[]>;
  /** The path, where the sample path of `bad-requests.ts` does not do. */
  path?: (server: TestServer) => Promise<string>;
  /** The part of an answer that is compared, where other parts differ each time. */
  seen?: (answer: Answer) => unknown;
};

/** A row for each operation that takes a query parameter. */
const asked: Partial<Record<OperationId, Asked>> = {
  listCourses: { by: 'student', values: { search: ['sql', 'python'], instructor: ['Dr. Sarah Chen'] } },
  browseCatalogue: { by: 'student', values: { search: ['sql', 'python'], page: ['1', '2'] } },
  listCourseReviews: { by: 'student' },
  listRoster: { by: 'instructor', values: { search: ['ada'] } },
  listGrades: { by: 'instructor', values: { search: ['ada'] } },
  downloadGrades: { by: 'instructor', values: { search: ['ada'] } },
  listTaughtReviews: { by: 'instructor' },
  listCommunity: { by: 'instructor', values: { search: ['mean'] } },
  listThreads: { by: 'instructor', values: { search: ['branch'], course: ['statistics-essentials'] } },
  uploadAttachment: { by: 'student', values: { name: ['a.csv', 'b.csv'] }, seen: nameOf },
  listPayments: { by: 'student' },
  uploadSubmissionFile: { by: 'student', values: { name: ['a.txt', 'b.txt'] }, seen: nameOf },
  listExtensionRequests: { by: 'instructor' },
  listRegradeRequests: { by: 'instructor' },
  listGradingQueue: {
    by: 'instructor',
    values: { course: ['statistics-essentials'], assignment: ['two-teachers'], search: ['ada'] },
  },
  getLatePolicy: { by: 'instructor', values: { assignment: ['question-log', 'chart-repair'] } },
  previewLatePolicy: {
    by: 'instructor',
    values: {
      assignment: ['question-log', 'chart-repair'],
      graceMinutes: ['0', '1440'],
      percentPerDay: ['0', '10'],
      floor: ['0', '95'],
    },
  },
  getSubmissionToGrade: {
    by: 'instructor',
    values: { course: ['statistics-essentials'], assignment: ['two-teachers'] },
    path: async () => {
      const { items } = (await ask('instructor', 'GET', '/teach/grading')).json();
      return `/teach/courses/${items[0].courseId}/submissions/${items[0].submissionId}`;
    },
  },
  listTaughtAnnouncements: { by: 'instructor' },
  deleteDraft: { by: 'student', values: { base: ['0', '1'] }, seen: ({ statusCode }) => statusCode },
  downloadCalendar: { by: 'student', values: { classId: ['office-hours'] } },
  listTaughtClasses: { by: 'instructor' },
  listAttendance: { by: 'instructor' },
  search: { by: 'student', values: { text: ['sql', 'python'] } },
  getWeek: { by: 'student', values: { start: ['2026-11-09'] } },
};

type Answer = Awaited<ReturnType<TestServer['send']>>;

let server: TestServer;
let tokens: Record<Asked['by'], string>;
beforeAll(async () => {
  server = await createTestServer();
  tokens = {
    student: await server.signIn('student@example.com'),
    instructor: await server.signIn('instructor@example.com'),
  };
  await addWhatTheDemonstrationLacks();
});
afterAll(() => server.close());

const ask = (by: Asked['by'], method: Operation['method'], path: string, sent: object = {}) =>
  server.send(method, path, { token: tokens[by], ...sent });

/**
 * More courses than a page has, of each length and rating; a review with an answer, a draft, an assignment that is
 * overdue, missing work that counts, and two payments.
 */
async function addWhatTheDemonstrationLacks() {
  await addCourses(server.db, { count: 40, seed: 1 });
  invalidateContent(server.db);
  const reviews = '/teach/courses/data-analytics/reviews';
  const { items } = (await ask('instructor', 'GET', reviews)).json();
  await ask('instructor', 'PUT', `${reviews}/${items[0].id}/answer`, { body: { text: 'Thank you.' } });
  const draft = { version: 1, values: { text: 'Five' }, base: 0, writer: 'a-laptop' };
  await ask('student', 'PUT', '/drafts/submission/question-log', { body: draft });
  const weights = { revision: 0, weights: [], countsMissing: true };
  await ask('instructor', 'PUT', '/teach/courses/data-analytics/grades/weights', { body: weights });
  const { items: students } = (await ask('instructor', 'GET', '/teach/courses/data-analytics/students')).json();
  const overdue = { userId: students.at(-1).id, assignmentId: 'two-teachers', dueAt: new Date('2026-11-19T09:00:00Z') };
  await server.db
    .insert(studentAssignments)
    .values(overdue)
    .onConflictDoUpdate({ target: [studentAssignments.userId, studentAssignments.assignmentId], set: overdue });
  const policy = { graceMinutes: 0, percentPerDay: 10, floor: 0, lastDay: 7 };
  const ofCourse = { courseId: 'data-analytics', assignmentId: null, revision: 1, changedAt: testNow };
  await server.db.insert(latePolicies).values({ ...ofCourse, policy });
  const dueAt = new Date('2026-11-19T09:00:00Z');
  const submittedAt = new Date('2026-11-19T10:00:00Z');
  const late = { userId: students[0].id, assignmentId: 'question-log', dueAt, submittedAt };
  await server.db
    .insert(studentAssignments)
    .values(late)
    .onConflictDoUpdate({ target: [studentAssignments.userId, studentAssignments.assignmentId], set: late });
  const work = { userId: late.userId, assignmentId: late.assignmentId, submittedAt };
  await server.db
    .insert(submissions)
    .values({ ...work, text: 'Five', number: 9_001 })
    .onConflictDoUpdate({ target: [submissions.userId, submissions.assignmentId, submissions.attempt], set: work });
  const order = {
    provider: 'stripe',
    userId: students[0].id,
    courseId: 'data-engineering',
    status: 'confirmed',
  } as const;
  const paid = { ...order, currency: 'GBP', amount: 100, discount: 0, total: 100, confirmedAt: testNow };
  await server.db.insert(orders).values([
    { ...paid, sessionId: 'cs_one', refundedAt: testNow },
    { ...paid, sessionId: 'cs_other', refundedAt: testNow },
  ]);
}

function nameOf(answer: Answer): unknown {
  return answer.json().name;
}

/** The values that must get different answers: `null` stands for the parameter left out. */
async function valuesOf({ id, method }: Operation, parameter: Parameter, row: Asked, path: string) {
  const { name } = parameter;
  const values = valuesIn(parameter, row.values?.[name]);
  if (values) return toldApart(parameter, values);
  if (name === 'limit') return toldApart(parameter, ['1']);
  if (name !== 'cursor') throw new Error(`Give ${id} values of ${name} that are answered differently.`);
  const { next } = (await ask(row.by, method, `${path}?limit=1`)).json();
  expect(next, `${id} needs two rows to have a second page`).toEqual(expect.any(String));
  return toldApart(parameter, [next]);
}

const pathOf = (operation: Operation, row: Asked) => row.path?.(server) ?? samplePath(operation);

/** The operation's parameters whose values make no difference to the answer. */
async function unread(operation: Operation, row: Asked): Promise<string[]> {
  const path = await pathOf(operation, row);
  const found: string[] = [];
  for (const parameter of queryOf(operation)) {
    const { name } = parameter;
    const seen: string[] = [];
    for (const value of await valuesOf(operation, parameter, row, path)) {
      const query = value === null ? '' : `?${new URLSearchParams({ [name]: value })}`;
      const once = async () => {
        const answer = await ask(row.by, operation.method, path + query, sampleSent(operation));
        if (!row.seen) expect(answer.statusCode, `${operation.id}${query}: ${answer.body}`).toBe(200);
        return JSON.stringify(row.seen ? row.seen(answer) : answer.body);
      };
      seen.push(await once());
      expect(await once(), `${operation.id}${query}: what differs each time proves nothing`).toBe(seen.at(-1));
    }
    if (new Set(seen).size < Math.max(seen.length, 2)) found.push(`${operation.id}.${name}`);
  }
  return found;
}

const operations = readContract().operations.filter((operation) => queryOf(operation).length > 0);

describe('§product.55 every declared query parameter', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'of %s changes what it answers',
    async (id, operation) => {
      const row = asked[id];
      if (!row)
        throw new Error(`${id} takes ${queryOf(operation).map(({ name }) => name)}: give it a row in this file.`);
      expect(await unread(operation, row)).toEqual([]);
    },
  );

  it('and no other is asked for here', () => {
    const rows = Object.entries(asked).flatMap(([id, { values = {} }]) =>
      Object.keys(values).map((name) => `${id}.${name}`),
    );
    const declared = operations.flatMap((one) => queryOf(one).map(({ name }) => `${one.id}.${name}`));
    expect(rows.filter((row) => !declared.includes(row))).toEqual([]);
    expect(Object.keys(asked).filter((id) => !operations.some((one) => one.id === id))).toEqual([]);
  });
});
