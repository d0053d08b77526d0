import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { type Call, caller } from '../testing/caller.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type ClassSession = components['schemas']['ClassSession'];

let server: TestServer;
let anyone: Call;
let student: Call;
let learner: Call;

beforeAll(async () => {
  server = await createTestServer();
  anyone = caller(server.app);
  student = caller(server.app, await server.signIn('student@example.com'));
  const { id, token } = await server.register('noor@example.com');
  learner = caller(server.app, token);
  // The course whose seed has a cancelled class.
  await server.db.insert(enrolments).values({ userId: id, courseId: 'business-intelligence', enrolledAt: testNow });
});
afterAll(() => server.close());

/** Read with another library than the one that wrote it. */
function events(bytes: Buffer) {
  const calendar = new ICAL.Component(ICAL.parse(bytes.toString('utf8')));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, location, startDate, endDate } = new ICAL.Event(component);
    const stamp = component.getFirstPropertyValue('dtstamp');
    const status = component.getFirstPropertyValue('status');
    const zone = startDate.zone.tzid;
    return { uid, summary, location, start: startDate.toJSDate(), end: endDate.toJSDate(), zone, stamp, status };
  });
}

test("§schedule.6 Class Schedule page: the student's classes as a calendar file, in UTC", async () => {
  const { status, headers, bytes } = await student('GET', '/schedules/calendar.ics');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="classes.ics"');
  const { body } = await student<ClassSession[]>('GET', '/schedules');
  const found = events(bytes);
  expect(found.length).toBeGreaterThan(1);
  expect(found.map(({ uid, summary, location, start, end }) => ({ uid, summary, location, start, end }))).toEqual(
    body.map(({ id, title, location, startsAt, endsAt }) => ({
      uid: `class-${id}@localhost`,
      summary: title,
      location,
      start: new Date(startsAt),
      end: new Date(endsAt),
    })),
  );
  expect(new Set(found.map(({ zone }) => zone))).toEqual(new Set(['UTC']));
  expect(new Set(found.map(({ stamp }) => String(stamp)))).toEqual(new Set(['2026-11-20T09:00:00Z']));
  expect(
    bytes
      .toString('utf8')
      .split('\r\n')
      .every((line) => Buffer.byteLength(line) <= 75),
  ).toBe(true);
});

test('a cancelled class says so; each student has their own', async () => {
  const found = events((await learner('GET', '/schedules/calendar.ics')).bytes);
  expect(found.find(({ uid }) => uid === 'class-dashboard-clinic-one@localhost')?.status).toBe('CANCELLED');
  expect(found.some(({ status }) => status === 'CONFIRMED')).toBe(true);
  expect(found.some(({ uid }) => uid === 'class-office-hours@localhost')).toBe(false);
});

test("§schedule.6 Class Schedule page: one class alone, and only one of the student's own", async () => {
  const { status, headers, bytes } = await student('GET', '/schedules/calendar.ics?classId=office-hours');
  expect(status).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename="office-hours.ics"');
  expect(events(bytes).map(({ uid }) => uid)).toEqual(['class-office-hours@localhost']);
  expect((await learner('GET', '/schedules/calendar.ics?classId=office-hours')).status).toBe(404);
  expect((await student('GET', '/schedules/calendar.ics?classId=no-such-class')).status).toBe(404);
});

test('401 without a session', async () => {
  expect((await anyone('GET', '/schedules/calendar.ics')).status).toBe(401);
});

test('a calendar app follows the classes at an address of their own, without a session', async () => {
  expect((await student('GET', '/schedules/feed')).status).toBe(404);
  const made = await student<{ url: string }>('POST', '/schedules/feed');
  expect(made.status).toBe(201);
  expect((await student<{ url: string }>('GET', '/schedules/feed')).body).toEqual(made.body);
  const path = new URL(made.body.url).pathname.replace(/^\/v1/, '');
  expect(path).toMatch(/^\/schedules\/feed\/[A-Za-z0-9_-]{43}\.ics$/);
  const followed = await anyone('GET', path);
  expect(followed.status).toBe(200);
  expect(followed.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const classes = events(followed.bytes).filter(({ uid }) => uid.startsWith('class-'));
  expect(classes).toEqual(events((await student('GET', '/schedules/calendar.ics')).bytes));
});

test('a new address ends the one before, and no other', async () => {
  const pathOf = async (call: Call) =>
    new URL((await call<{ url: string }>('POST', '/schedules/feed')).body.url).pathname.replace(/^\/v1/, '');
  const before = await pathOf(student);
  const another = await pathOf(learner);
  const after = await pathOf(student);
  expect((await anyone('GET', before)).status).toBe(404);
  expect((await anyone('GET', after)).status).toBe(200);
  expect(events((await anyone('GET', another)).bytes)).not.toEqual(events((await anyone('GET', after)).bytes));
});

test('401 without a session, 400 for what is no token, 404 for a token of nobody', async () => {
  expect((await anyone('GET', '/schedules/feed')).status).toBe(401);
  expect((await anyone('POST', '/schedules/feed')).status).toBe(401);
  expect((await anyone('GET', '/schedules/feed/x.ics')).status).toBe(400);
  expect((await anyone('GET', `/schedules/feed/${'0'.repeat(43)}.ics`)).status).toBe(404);
});

test('§schedule.8: an ended address answers nobody from then on, and a new one can be made', async () => {
  const pathOf = ({ body }: { body: { url: string } }) => new URL(body.url).pathname.replace(/^\/v1/, '');
  const ended = pathOf(await student<{ url: string }>('POST', '/schedules/feed'));
  const another = pathOf(await learner<{ url: string }>('POST', '/schedules/feed'));
  expect((await anyone('DELETE', '/schedules/feed')).status).toBe(401);
  for (const _repeat of [1, 2]) expect((await student('DELETE', '/schedules/feed')).status).toBe(204);
  expect((await anyone('GET', ended)).status).toBe(404);
  expect((await student('GET', '/schedules/feed')).status).toBe(404);
  expect((await anyone('GET', another)).status).toBe(200);
  const next = pathOf(await student<{ url: string }>('POST', '/schedules/feed'));
  expect((await anyone('GET', next)).status).toBe(200);
  expect((await anyone('GET', ended)).status).toBe(404);
});
