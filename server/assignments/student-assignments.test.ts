import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { type Call, caller } from '../testing/caller.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Assignment = components['schemas']['Assignment'];

let server: TestServer;
let now: Date;
let anyone: Call;
let student: Call;
let instructor: Call;

beforeAll(async () => {
  now = testNow;
  server = await createTestServer({ now: () => now });
  anyone = caller(server.app);
  student = caller(server.app, await server.signIn('student@example.com'));
  instructor = caller(server.app, await server.signIn('instructor@example.com'));
});
afterAll(() => server.close());

describe('§assignments.16 Assignments page', () => {
  const assignments = async (call = student) => (await call<Assignment[]>('GET', '/assignments')).body;
  const withStatus = (all: Assignment[], status: string) => all.filter((assignment) => assignment.status === status);

  test('§assignments.1, §content.5: the demonstration student has two pending and one overdue, besides completed and graded ones', async () => {
    const all = await assignments();
    expect(withStatus(all, 'pending')).toHaveLength(2);
    expect(withStatus(all, 'overdue')).toHaveLength(1);
    expect(withStatus(all, 'completed')).not.toHaveLength(0);
    expect(
      withStatus(all, 'completed').every(({ submissionDate, grade }) => submissionDate && grade === undefined),
    ).toBe(true);
    const graded = withStatus(all, 'graded');
    expect(graded).not.toHaveLength(0);
    expect(graded.every(({ submissionDate, grade, feedback }) => submissionDate && grade && feedback)).toBe(true);
  });

  test('come by due date', async () => {
    const due = (await assignments()).map(({ dueDate }) => dueDate);
    expect(due).toEqual([...due].sort());
  });

  test('a pending one turns overdue when its due moment has passed', async () => {
    const [first] = withStatus(await assignments(), 'pending');
    now = new Date(first?.dueDate ?? '');
    const late = caller(server.app, await server.signIn('student@example.com'));
    const statusOf = async () => (await assignments(late)).find(({ id }) => id === first?.id)?.status;
    expect(await statusOf()).toBe('pending');
    // §grading.60 What comes in the second of the due date is in time.
    now = new Date(now.getTime() + 999);
    expect(await statusOf()).toBe('pending');
    now = new Date(now.getTime() + 1);
    expect(await statusOf()).toBe('overdue');
    now = testNow;
  });

  test('others have none until they enrol, and then those of the course', async () => {
    expect(await assignments(instructor)).toEqual([]);
    await instructor('POST', '/courses/spreadsheet-foundations/enroll');
    const given = await assignments(instructor);
    expect(given.every(({ courseId, status }) => courseId === 'spreadsheet-foundations' && status === 'pending')).toBe(
      true,
    );
    expect((await anyone('GET', '/assignments')).status).toBe(401);
  });
});
