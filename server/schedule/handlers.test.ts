import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { type Call, caller } from '../testing/caller.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

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
