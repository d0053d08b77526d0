import { and, eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { classAttendance, classes } from '../platform/database/schema/schedule.ts';
import { drafts } from '../platform/database/schema/sync.ts';
import { type Call, caller, type Failure } from '../testing/caller.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Schemas = components['schemas'];
type TaughtClass = Schemas['TaughtClass'];

let server: TestServer;
let now: Date;
let teacher: Call;
let learner: Call;
let learnerId: string;
let stranger: Call;

const own = '/teach/courses/data-literacy/classes';
const plan = {
  title: 'SQL clinic',
  day: '2026-12-02',
  time: '16:00',
  minutes: 60,
  timeZone: 'Europe/London',
  place: 'Room 2',
};

beforeAll(async () => {
  server = await createTestServer({ now: () => now, config: { sessionSeconds: 365 * 86_400 } });
  now = testNow;
  teacher = caller(server.app, (await server.registerTeacher('mira@example.com', 'data-literacy')).token);
  const noor = await server.register('noor@example.com');
  learnerId = noor.id;
  learner = caller(server.app, noor.token);
  stranger = caller(server.app, (await server.register('bo@example.com')).token);
  await server.db.insert(enrolments).values({ userId: noor.id, courseId: 'data-literacy', enrolledAt: testNow });
});
beforeEach(() => {
  now = testNow;
  server.mails.length = 0;
});
afterAll(() => server.close());

async function planned(change: object = {}): Promise<TaughtClass> {
  const { body } = await teacher<Schemas['PlannedClasses']>('POST', own, { ...plan, ...change });
  const [made] = body.classes;
  if (!made) throw new Error('Nothing was planned');
  return made;
}
const change = <Body = TaughtClass>({ id, version }: Pick<TaughtClass, 'id' | 'version'>, to: object) =>
  teacher<Body>('PUT', `${own}/${id}`, { ...plan, version, ...to });
const cancel = <Body = TaughtClass>({ id, version }: Pick<TaughtClass, 'id' | 'version'>, reason?: string) =>
  teacher<Body>('POST', `${own}/${id}/cancellation`, { version, ...(reason && { reason }) });

describe('§schedule.9 planning', () => {
  test('a class has a place or a link, which students of the course see and nobody else', async () => {
    const link = 'https://meet.example.com/sql';
    const made = await planned({ place: undefined, link });
    expect(made).toMatchObject({
      location: 'Online',
      link,
      instructor: 'Mira Castell',
      version: 0,
      status: 'upcoming',
    });
    const { body } = await learner<TaughtClass[]>('GET', '/schedules');
    expect(body.find(({ id }) => id === made.id)).toMatchObject({ link, startsAt: '2026-12-02T16:00:00.000Z' });
    expect((await learner('GET', `/schedules/calendar.ics?classId=${made.id}`)).bytes.toString()).toContain(link);
    expect(JSON.stringify((await stranger('GET', '/schedules')).body)).not.toContain(link);
    expect((await stranger('GET', `/schedules/calendar.ics?classId=${made.id}`)).status).toBe(404);
  });

  test.each([
    [{ place: undefined }, 422],
    [{ link: 'http://meet.example.com/sql' }, 400],
    [{ link: 'https://ada:secret@meet.example.com/sql' }, 422],
    [{ timeZone: 'Mars/Olympus' }, 422],
    [{ day: '2026-11-19' }, 422],
    [{ day: '2029-01-01' }, 422],
    [{ day: '2027-03-28', time: '01:30' }, 422],
  ])('refuses %j with %i, and plans nothing', async (wrong, status) => {
    const before = await server.db.$count(classes);
    expect((await teacher('POST', own, { ...plan, ...wrong })).status).toBe(status);
    expect(await server.db.$count(classes)).toBe(before);
  });

  test('§schedule.10: a weekly series keeps its time of the clock across a clock change', async () => {
    const series = { ...plan, day: '2027-03-17', weeks: 3 };
    const { status, body } = await teacher<Schemas['PlannedClasses']>('POST', own, series);
    expect(status).toBe(201);
    expect(body.classes.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      ['2027-03-17T16:00:00.000Z', '2027-03-17T17:00:00.000Z'],
      ['2027-03-24T16:00:00.000Z', '2027-03-24T17:00:00.000Z'],
      ['2027-03-31T15:00:00.000Z', '2027-03-31T16:00:00.000Z'],
    ]);
  });

  test('classes at the same time are told of, not refused', async () => {
    const first = await planned({ title: 'First', day: '2026-12-09' });
    const second = await planned({ title: 'Second', day: '2026-12-09', time: '16:59' });
    expect(second.overlaps).toEqual(['First']);
    expect((await planned({ title: 'Third', day: '2026-12-09', time: '15:00' })).overlaps).toEqual([]);
    await cancel(second);
    const { body } = await teacher<Schemas['TaughtClasses']>('GET', own);
    expect(body.items.find(({ id }) => id === first.id)?.overlaps).toEqual([]);
  });

  test('the list is paged, ahead and past; a class of another course is none of this one', async () => {
    const page = (query: string) => teacher<Schemas['TaughtClasses']>('GET', `${own}?${query}`);
    const all = (await page('limit=100')).body.items;
    expect(all.map(({ startsAt }) => startsAt)).toEqual(all.map(({ startsAt }) => startsAt).toSorted());
    const first = (await page('limit=2')).body;
    const rest = (await page(`limit=100&cursor=${first.next}`)).body;
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(rest.next).toBeUndefined();
    now = new Date('2026-12-02T16:30:00Z');
    expect((await page('limit=100')).body.items.some(({ status }) => status === 'live')).toBe(true);
    expect((await page('when=past')).body.items).toEqual([]);
    expect((await page('when=upcoming&limit=100')).body.items).toHaveLength(all.length);
    now = new Date('2027-11-01T00:00:00Z');
    expect((await page('when=upcoming')).body.items).toEqual([]);
    expect((await page('when=past&limit=100')).body.items.map(({ id }) => id)).toEqual(
      all.map(({ id }) => id).toReversed(),
    );
    expect((await teacher('PUT', `${own}/morning-sql`, { ...plan, version: 0 })).status).toBe(404);
  });
});

/** The one event of a class's calendar file, read with another library than the one that wrote it. */
async function event({ id }: { id: string }) {
  const { bytes } = await learner('GET', `/schedules/calendar.ics?classId=${id}`);
  const [component, ...others] = new ICAL.Component(ICAL.parse(bytes.toString())).getAllSubcomponents('vevent');
  if (!component || others.length > 0) throw new Error('Not one event');
  const read = (name: string) => String(component.getFirstPropertyValue(name));
  const { uid, sequence, startDate } = new ICAL.Event(component);
  return { uid, sequence, start: startDate.toJSDate().toISOString(), zone: startDate.zone.tzid, read };
}

describe('§schedule.11 calendars follow', () => {
  test('a calendar app that has the old file replaces it: the same UID, a higher SEQUENCE', async () => {
    const made = await planned({ link: 'https://meet.example.com/sql' });
    const before = await event(made);
    expect([before.sequence, before.read('url')]).toEqual([0, 'https://meet.example.com/sql']);
    now = new Date('2026-11-21T10:00:00Z');
    const moved = await change(made, { day: '2026-12-03', link: 'https://meet.example.com/sql' });
    expect(moved.body).toMatchObject({ version: 1, movedFrom: '2026-12-02T16:00:00.000Z' });
    const after = await event(made);
    expect(after).toMatchObject({ uid: before.uid, sequence: 1, start: '2026-12-03T16:00:00.000Z', zone: 'UTC' });
    expect(after.read('last-modified')).toBe('2026-11-21T10:00:00Z');
    await cancel(moved.body, 'I am ill.');
    const last = await event(made);
    expect(last).toMatchObject({ uid: before.uid, sequence: 2 });
    expect([last.read('status'), last.read('url')]).toEqual(['CANCELLED', 'http://localhost:3000/schedules']);
    expect(last.read('description')).toContain('Cancelled: I am ill.');
    const { body: shown } = await learner<TaughtClass[]>('GET', '/schedules');
    expect(shown.find(({ id }) => id === made.id)).not.toHaveProperty('link');
    const { url } = (await learner<{ url: string }>('POST', '/schedules/feed')).body;
    const feed = await caller(server.app)('GET', new URL(url).pathname.replace(/^\/v1/, ''));
    const [, followed = ''] = feed.bytes.toString().split(`UID:${before.uid}`);
    expect(followed.split('END:VEVENT')[0]).toContain('SEQUENCE:2');
  });

  test('what changes nothing is no change', async () => {
    const made = await planned();
    expect((await change(made, {})).body).toMatchObject({ version: 0 });
    expect((await event(made)).sequence).toBe(0);
    await server.context.mail.deliver();
    expect(server.mails).toEqual([]);
  });
});

describe('§schedule.12 students are told by mail', () => {
  const subjects = () => server.mails.map(({ to, subject }) => [to, subject]);

  test('once where a class is moved, takes place elsewhere or is cancelled; not where it has another title', async () => {
    const made = await planned();
    const titled = (await change(made, { title: 'SQL surgery' })).body;
    expect(subjects()).toEqual([]);
    const moved = (await change(titled, { title: 'SQL surgery', time: '09:00', timeZone: 'America/New_York' })).body;
    const elsewhere = (
      await change(moved, { title: 'SQL surgery', time: '09:00', timeZone: 'America/New_York', place: 'Room 3' })
    ).body;
    await cancel(elsewhere, 'I am ill.');
    expect(subjects()).toEqual([
      ['noor@example.com', 'A class has moved: SQL surgery'],
      ['noor@example.com', 'A class takes place elsewhere: SQL surgery'],
      ['noor@example.com', 'A class is cancelled: SQL surgery'],
    ]);
    const [first, , last] = server.mails;
    expect(first?.text).toContain(
      'Begins: Wed, 2 December 2026, 09:00, America/New_York (Wed, 2 December 2026, 14:00 UTC)',
    );
    expect(first?.text).toContain('http://localhost:3000/schedules');
    expect(last?.text).toContain('Reason: I am ill.');
  });

  test('but for who has chosen to get no mails about classes', async () => {
    const choose = (wants: boolean) =>
      learner('PUT', '/auth/mail-choices', { announcements: true, classes: wants, answers: true, feedback: true });
    expect((await choose(false)).status).toBe(200);
    await cancel(await planned());
    expect(subjects()).toEqual([]);
    await choose(true);
    await cancel(await planned());
    expect(subjects()).toEqual([['noor@example.com', 'A class is cancelled: SQL clinic']]);
  });

  test('not of what is over, nor who has lost access to the course', async () => {
    const made = await planned();
    now = new Date('2026-12-02T18:00:00Z');
    expect((await change(made, { place: 'Room 9' })).status).toBe(200);
    expect(server.mails).toEqual([]);
    now = testNow;
    const another = await planned();
    const theirs = and(eq(enrolments.userId, learnerId), eq(enrolments.courseId, 'data-literacy'));
    await server.db.update(enrolments).set({ access: 'suspended' }).where(theirs);
    await cancel(another);
    expect(server.mails).toEqual([]);
    await server.db.update(enrolments).set({ access: 'active' }).where(theirs);
  });
});

describe('§schedule.13, §schedule.14 two at one class', () => {
  test('a change that knows not of the last one is refused with the class as it is, and so is any after its end', async () => {
    const made = await planned();
    const first = (await change(made, { place: 'Room 7' })).body;
    const late = await change<Failure & { class: TaughtClass }>(made, { place: 'Room 8' });
    expect(late.status).toBe(409);
    expect(late.body.class).toEqual(first);
    expect((await cancel<Failure>(made)).status).toBe(409);
    const { body: cancelled } = await cancel(first, 'I am ill.');
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelReason: 'I am ill.', version: 2 });
    expect(await cancel<Failure>(cancelled)).toMatchObject({
      status: 409,
      body: { error: 'This class was cancelled.' },
    });
    expect((await change(cancelled, { place: 'Room 8' })).status).toBe(409);
    const { body: shown } = await learner<TaughtClass[]>('GET', '/schedules');
    expect(shown.find(({ id }) => id === made.id)).toMatchObject({ status: 'cancelled', cancelReason: 'I am ill.' });
  });

  test('a class that is over is neither moved to another past nor cancelled', async () => {
    const made = await planned();
    now = new Date('2026-12-02T18:00:00Z');
    expect((await change(made, { day: '2026-12-01' })).status).toBe(422);
    expect((await cancel(made)).status).toBe(409);
    expect((await change(made, { title: 'It was a clinic' })).body).toMatchObject({ version: 1, status: 'finished' });
  });

  test('the form that was sent ends its draft, which only who teaches the course may keep', async () => {
    const values = { ...plan, zone: 'Europe/London' };
    const draft = { version: 1, values, base: 0, writer: 'a-laptop' };
    expect((await stranger('PUT', '/drafts/class/data-literacy.new', draft)).status).toBe(404);
    expect((await teacher('PUT', '/drafts/class/data-literacy.no-such-class', draft)).status).toBe(404);
    expect((await teacher('PUT', '/drafts/class/data-literacy.new', { ...draft, base: await revision() })).status).toBe(
      200,
    );
    await planned();
    expect((await teacher<object>('GET', '/drafts/class/data-literacy.new')).body).not.toHaveProperty('draft');
  });

  async function revision() {
    const [row] = await server.db.select().from(drafts).where(eq(drafts.subject, 'data-literacy.new'));
    return row?.revision ?? 0;
  }
});

describe('§schedule.15 attendance', () => {
  const none = { present: 0, late: 0, excused: 0, absent: 0 };
  const save = (id: string, mark: string, studentId = learnerId) =>
    teacher<Schemas['AttendanceCounts']>('PUT', `${own}/${id}/attendance`, { marks: [{ studentId, mark }] });

  test('is marked from the start on, changed and taken back, for students of the course', async () => {
    const { id } = await planned();
    expect((await save(id, 'present')).status).toBe(409);
    now = new Date('2026-12-02T16:05:00Z');
    const { body } = await teacher<Schemas['Attendance']>('GET', `${own}/${id}/attendance`);
    expect(body.items).toEqual([{ studentId: learnerId, name: 'Noor Haddad', mark: 'unmarked' }]);
    for (const _repeat of [1, 2]) expect((await save(id, 'present')).body).toEqual({ ...none, present: 1 });
    expect((await save(id, 'late')).body).toEqual({ ...none, late: 1 });
    expect((await save(id, 'excused')).body).toEqual({ ...none, excused: 1 });
    expect((await save(id, 'absent')).body).toEqual({ ...none, absent: 1 });
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await save(id, 'present', nobody)).status).toBe(422);
    await server.db.update(enrolments).set({ access: 'ended' }).where(eq(enrolments.userId, learnerId));
    const left = await teacher<Schemas['Attendance']>('GET', `${own}/${id}/attendance`);
    expect(left.body.items).toMatchObject([{ mark: 'absent' }]);
    await server.db.update(enrolments).set({ access: 'active' }).where(eq(enrolments.userId, learnerId));
    expect((await save(id, 'unmarked')).body).toEqual(none);
    expect(await server.db.$count(classAttendance, eq(classAttendance.classId, id))).toBe(0);
  });

  test('of a cancelled class there is none; a list is paged by name', async () => {
    const made = await planned();
    await cancel(made);
    now = new Date('2026-12-02T16:05:00Z');
    expect((await save(made.id, 'present')).status).toBe(409);
    const others = await Promise.all(['ada', 'cy'].map((name) => server.register(`${name}-literacy@example.com`)));
    for (const { id } of others) {
      await server.db.insert(enrolments).values({ userId: id, courseId: 'data-literacy', enrolledAt: testNow });
    }
    const page = (query: string) => teacher<Schemas['Attendance']>('GET', `${own}/${made.id}/attendance?${query}`);
    const { items, next } = (await page('limit=2')).body;
    const rest = (await page(`limit=2&cursor=${next}`)).body;
    expect(new Set([...items, ...rest.items].map(({ studentId }) => studentId)).size).toBe(3);
    expect(rest.next).toBeUndefined();
    expect((await page('cursor=x')).status).toBe(400);
  });
});
