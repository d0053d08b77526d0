/**
 * What can be joined: everything that an instructor can read is fetched, and no value of it may stand both beside a blind
 * submission and beside a name, unless several people share it.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../http/openapi.ts';
import { assignments, studentAssignments } from '../platform/database/schema/assignments.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

const courseId = 'data-analytics';
const assignmentId = 'chart-repair';
const minute = 60_000;

let server: TestServer;
let now = testNow;
let teacher: { id: string; token: string };
const students: { id: string; email: string; token: string }[] = [];

beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  teacher = await server.registerTeacher('mira@example.com', courseId);
  await server.db.update(assignments).set({ isBlind: true }).where(eq(assignments.id, assignmentId));
  for (const [index, name] of ['ada', 'bo', 'chidi'].entries()) {
    now = new Date(testNow.getTime() + (index + 1) * 17 * minute);
    const student = await server.register(`${name}@example.com`);
    students.push(student);
    await server.db.insert(enrolments).values({ userId: student.id, courseId, enrolledAt: testNow });
    const dueAt = new Date(testNow.getTime() + 7 * 24 * 60 * minute);
    await server.db.insert(studentAssignments).values({ userId: student.id, assignmentId, dueAt });
    const { token } = student;
    const body = { text: `Why do sales rise? ${'x'.repeat(index)}`, courseId };
    await server.send('GET', `/courses/${courseId}/lessons/m1-l2`, { token });
    await server.send('POST', `/assignments/${assignmentId}/submission`, { token, body: { text: body.text } });
    now = new Date(now.getTime() + 5 * minute);
    await server.send('POST', `/courses/${courseId}/messages`, { token, body: { message: 'When are grades out?' } });
  }
});
afterAll(() => server.close());

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Kept = { operation: string; record: Json };

/** Objects that hold no further ones but what belongs to them: the smallest that name someone, or are a submission's. */
function recordsOf(json: Json): Json[] {
  if (Array.isArray(json)) return json.flatMap(recordsOf);
  if (json === null || typeof json !== 'object') return [];
  const lists = Object.values(json).filter(
    (value) => Array.isArray(value) && value.some((one) => typeof one === 'object'),
  );
  return [json, ...lists.flatMap((list) => recordsOf(list as Json))];
}

const leaves = (json: Json): (string | number)[] => {
  if (typeof json === 'string' || typeof json === 'number') return [json];
  if (json === null || typeof json !== 'object') return [];
  return Object.values(json).flatMap(leaves);
};

/** What tells apart: a moment by its minute, texts of some length, numbers that are no small count. */
function valuesOf(record: Json): Set<string> {
  return new Set(
    leaves(record).flatMap((leaf) => {
      const text = String(leaf);
      if (/^\d{4}-\d\d-\d\dT/.test(text)) return [`moment ${text.slice(0, 16)}`];
      if (/^\d{4}-\d\d-\d\d$/.test(text)) return []; // days are what is told
      return typeof leaf === 'number' ? (leaf > 1000 ? [text] : []) : text.length >= 8 ? [text] : [];
    }),
  );
}

/** Every GET that an instructor may call, with the course, the assignment and what earlier answers named. */
async function everything(): Promise<Kept[]> {
  const operations = readContract().operations.filter(
    ({ method, mayCall, access }) =>
      method === 'GET' && access === 'session' && mayCall !== 'owner' && mayCall !== 'enrolled',
  );
  const studentId = students.map(({ id }) => id);
  const known: Record<string, string[]> = { courseId: [courseId], assignmentId: [assignmentId], studentId };
  const kept: Kept[] = [];
  for (let round = 0; round < 2; round += 1) {
    kept.length = 0;
    for (const { id, path } of operations) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const ways = names.reduce<string[]>(
        (paths, name) =>
          paths.flatMap((one) => (known[name] ?? []).slice(0, 20).map((value) => one.replace(`{${name}}`, value))),
        [path],
      );
      for (const way of ways) {
        const answer = await server.send('GET', way, { token: teacher.token });
        if (answer.statusCode !== 200 || !String(answer.headers['content-type']).includes('json')) continue;
        for (const record of recordsOf(answer.json())) {
          kept.push({ operation: id, record });
          if (record === null || typeof record !== 'object' || Array.isArray(record)) continue;
          for (const [name, value] of Object.entries(record)) {
            if (/Id$/.test(name) && typeof value === 'string')
              known[name] = [...new Set([...(known[name] ?? []), value])];
          }
          if (typeof record['id'] === 'string' && /Thread/i.test(id))
            known['threadId'] = [...(known['threadId'] ?? []), record['id']];
        }
      }
    }
  }
  return kept;
}

test('§grading.4, §teaching.7 no value that an instructor can read joins a blind submission to a name', async () => {
  const kept = await everything();
  const whose = (record: Json) => {
    const text = JSON.stringify(record);
    return students.filter(({ id, email }) => text.includes(id) || text.includes(email));
  };
  const blind = kept.filter(({ record }) => /"Student \d+"/.test(JSON.stringify(record)) && !Array.isArray(record));
  const submissions = blind.filter(
    ({ record }) => typeof record === 'object' && record !== null && 'submissionId' in record,
  );
  expect(new Set(submissions.map(({ operation }) => operation)).size).toBeGreaterThanOrEqual(2); // the queue and the submission
  expect(blind.filter(({ record }) => whose(record).length === 1)).toEqual([]);

  const owners = new Map<string, { people: Set<string>; operations: Set<string> }>();
  for (const { operation, record } of kept) {
    const [owner, ...others] = whose(record);
    if (!owner || others.length > 0) continue;
    for (const value of valuesOf(record)) {
      const entry = owners.get(value) ?? { people: new Set(), operations: new Set() };
      entry.people.add(owner.email);
      entry.operations.add(operation);
      owners.set(value, entry);
    }
  }
  const naming = new Set([...owners.values()].flatMap(({ operations }) => [...operations]));
  expect([...naming]).toEqual(expect.arrayContaining(['listRoster', 'getStudentOfCourse']));
  const joins = submissions.flatMap(({ operation, record }) =>
    [...valuesOf(record)].flatMap((value) => {
      const entry = owners.get(value);
      return entry?.people.size === 1 ? [`${operation} and ${[...entry.operations].join(', ')}: ${value}`] : [];
    }),
  );
  expect(joins).toEqual([]);
});
