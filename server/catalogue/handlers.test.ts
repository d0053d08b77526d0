import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { readContent } from '../content/read.ts';
import { type Call, caller } from '../testing/caller.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

type Course = components['schemas']['Course'];
type Summary = components['schemas']['CourseSummary'];

const { courses: catalogue } = readContent('content');
let server: TestServer;
let anyone: Call;
let student: Call;
let instructor: Call;

beforeAll(async () => {
  server = await createTestServer();
  anyone = caller(server.app);
  student = caller(server.app, await server.signIn('student@example.com'));
  instructor = caller(server.app, await server.signIn('instructor@example.com'));
});
afterAll(() => server.close());

describe('§catalogue.3 Course catalogue', () => {
  test('lists every course in order, to a signed-out caller as not enrolled', async () => {
    const { status, body } = await anyone<Summary[]>('GET', '/marketing/courses');
    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
    expect(body.some(({ enrolled }) => enrolled)).toBe(false);
    expect(body[0]).toMatchObject({
      id: 'data-analytics',
      price: 299.99,
      currency: 'GBP',
      rating: 4.6,
      level: 'Beginner',
    });
    expect(body[0]?.outline).toHaveLength(8);
  });

  test("with a session, `enrolled` is the student's", async () => {
    const { body } = await student<Summary[]>('GET', '/marketing/courses');
    expect(body.filter(({ enrolled }) => enrolled).map(({ id }) => id)).toEqual(['data-analytics']);
  });

  test('§catalogue.5 search is a case-insensitive part of the title, together with the exact level', async () => {
    const search = async (query: string) =>
      (await anyone<Summary[]>('GET', `/marketing/courses?${query}`)).body.map(({ id }) => id);
    expect(await search('search=ANALYTICS')).toEqual(['data-analytics']);
    expect(await search('search=analytics&level=Advanced')).toEqual([]);
    expect(await search('limit=3')).toHaveLength(3);
    expect(await search('search=%25')).toEqual([]);
    const beginner = await search('level=Beginner');
    expect(beginner).toEqual(catalogue.filter(({ level }) => level === 'Beginner').map(({ id }) => id));
  });

  test('§course.11: finds the courses of an instructor alone', async () => {
    const { body } = await anyone<Summary[]>('GET', '/marketing/courses?instructor=Dr.%20Sarah%20Chen');
    expect(body.map(({ id }) => id)).toContain('data-analytics');
    expect(body.every(({ instructor: name }) => name === 'Dr. Sarah Chen')).toBe(true);
  });

  test('§catalogue.15: a level or limit outside the contract answers 400', async () => {
    expect((await anyone('GET', '/marketing/courses?level=beginner')).status).toBe(400);
    expect((await anyone('GET', '/marketing/courses?limit=0')).status).toBe(400);
  });

  test('§payment.2: an enrolment is counted at once', async () => {
    const counted = async () => (await anyone<Course>('GET', '/courses/data-literacy')).body.enrolledStudents;
    const before = await counted();
    await instructor('POST', '/courses/data-literacy/enroll');
    expect(await counted()).toBe(before + 1);
  });
});
