import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { readContent } from '../content/read.ts';
import { type Call, caller } from '../testing/caller.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Assignment = components['schemas']['Assignment'];
type ClassSession = components['schemas']['ClassSession'];

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

describe('§resources.7 Learning Resources page', () => {
  test("§resources.1: all resources in the content's order, for the signed-in", async () => {
    const { status, body } = await student<components['schemas']['Resource'][]>('GET', '/resources');
    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).toEqual(readContent('content').resources.map(({ id }) => id));
    expect(new Set(body.map(({ category }) => category)).size).toBe(4);
    expect(new Set(body.map(({ type }) => type)).size).toBe(5);
    expect(body.some(({ featured }) => featured)).toBe(true);
    expect((await anyone('GET', '/resources')).status).toBe(401);
  });
});

describe('§schedule.5 Class Schedule page', () => {
  const classes = async (call = student) => (await call<ClassSession[]>('GET', '/schedules')).body;

  test("the classes of the student's courses by start: past, today and ahead", async () => {
    const all = await classes();
    const starts = all.map(({ startsAt }) => startsAt);
    expect(starts).toEqual([...starts].sort());
    expect(all.some(({ startsAt }) => startsAt.startsWith('2026-11-20'))).toBe(true);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['finished', 'upcoming']));
    expect(await classes(instructor)).toEqual([]);
    expect((await anyone('GET', '/schedules')).status).toBe(401);
  });

  test('a class is live while it lasts', async () => {
    now = new Date('2026-11-20T16:30:00Z');
    expect((await classes()).find(({ id }) => id === 'office-hours')?.status).toBe('live');
    now = testNow;
  });
});

test('§certificates.2 certificates are for the signed-in; none without a completed course', async () => {
  expect((await student('GET', '/certificates')).body).toEqual([]);
  expect((await anyone('GET', '/certificates')).status).toBe(401);
});
