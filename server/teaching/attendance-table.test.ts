/** At which classes the students of a course were, as a CSV table. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolments } from '../platform/database/schema/course.ts';
import { classAttendance, classes } from '../platform/database/schema/schedule.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { attendanceTable } from './attendance-table.ts';

const courseId = 'data-literacy';
const day = 86_400_000;
const before = (days: number) => new Date(testNow.getTime() - days * day);

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  const teacher = await server.registerTeacher('mira@example.com', courseId);
  const held = {
    ...{ courseId, instructor: 'Mira', location: 'Room 2', cancelled: false, timeZone: 'America/New_York' },
    ...{ plannedBy: teacher.id, endsAt: testNow, updatedAt: testNow },
  };
  await server.db.insert(classes).values([
    { ...held, id: 'first', title: 'First steps', startsAt: before(14) },
    { ...held, id: 'second', title: '=Charts; and more', startsAt: before(7) },
    { ...held, id: 'cancelled', title: 'Cancelled', startsAt: before(3), cancelled: true },
    { ...held, id: 'ahead', title: 'Ahead', startsAt: before(-3) },
  ]);
  const enrol = async (email: string, access: 'active' | 'ended' = 'active') => {
    const { id } = await server.register(email);
    await server.db.insert(enrolments).values({ userId: id, courseId, enrolledAt: before(20), access });
    return id;
  };
  const [ada, cy, left] = [
    await enrol('ada@example.com'),
    await enrol('cy@example.com'),
    await enrol('l@example.com', 'ended'),
  ];
  await server.db.insert(classAttendance).values([
    { classId: 'first', userId: ada, mark: 'late', markedAt: testNow },
    { classId: 'second', userId: ada, mark: 'excused', markedAt: testNow },
    { classId: 'second', userId: cy, mark: 'absent', markedAt: testNow },
    { classId: 'second', userId: left, mark: 'present', markedAt: testNow },
  ]);
});
afterAll(() => server.close());

/** Its lines without the students' ids, which differ each time. */
const lines = async () =>
  (await attendanceTable(server.db, courseId, testNow))
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      line
        .slice(1, -1)
        .split('","')
        .filter((_cell, column) => column !== 2),
    );

test('§schedule.19 has the classes that were held, the latest first, in the time zone of their plan', async () => {
  const [heads] = await lines();
  expect(heads).toEqual([
    ...['Name', 'Email', 'Present', 'Late', 'Excused', 'Absent', 'Not marked'],
    expect.stringMatching(/^'=Charts; and more, .* \(America\/New_York\)$/),
    expect.stringMatching(/^First steps, /),
  ]);
});

test('§schedule.19 counts each student’s marks, and has no one who is not in the class', async () => {
  const [, ...students] = await lines();
  // By name, and all of them have the same.
  const cells = students.map(([, ...rest]) => rest).sort();
  expect(cells).toEqual([
    ['ada@example.com', '0', '1', '1', '0', '0', 'Excused', 'Late'],
    ['cy@example.com', '0', '0', '0', '1', '1', 'Absent', ''],
  ]);
});
