import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { limits } from '../http/rate-limits.ts';
import { users } from '../platform/database/schema/account.ts';
import { certificates } from '../platform/database/schema/certificates.ts';
import { courses } from '../platform/database/schema/course.ts';
import { type Call, caller } from '../testing/caller.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Certificate = components['schemas']['Certificate'];

let server: TestServer;
let anyone: Call;
let id: string;

beforeAll(async () => {
  server = await createTestServer();
  anyone = caller(server.app);
  const [student] = await server.db.select().from(users).where(eq(users.email, 'student@example.com'));
  if (!student) throw new Error('The seed has no student.');
  const [made] = await server.db
    .insert(certificates)
    .values({
      userId: student.id,
      courseId: 'data-literacy',
      studentName: 'Ada Okafor',
      courseTitle: 'Data Literacy',
      criteria: ['All 40 lessons completed.'],
      issuedAt: testNow,
    })
    .returning();
  id = made?.id ?? '';
});
afterAll(() => server.close());

test('§certificates.3: anyone who has its address sees course, name and date, and nothing else of the student', async () => {
  const { status, body } = await anyone<Certificate>('GET', `/certificates/${id}`);
  expect(status).toBe(200);
  expect(body).toEqual({
    id,
    courseId: 'data-literacy',
    courseTitle: 'Data Literacy',
    studentName: 'Ada Okafor',
    criteria: ['All 40 lessons completed.'],
    issuedAt: testNow.toISOString(),
  });
});

test('§certificates.4: the same as a PDF of one page, the same bytes each time', async () => {
  const { status, headers, bytes } = await anyone('GET', `/certificates/${id}/pdf`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe('attachment; filename="certificate-data-literacy.pdf"');
  const text = bytes.toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(text).toContain('/MediaBox [0 0 841.89 595.28]');
  expect(text).toContain('Certificate of completion: Data Literacy');
  expect(text).toContain('Ada Okafor, Data Literacy');
  expect((await anyone('GET', `/certificates/${id}/pdf`)).bytes.equals(bytes)).toBe(true);
});

test('a long name, and one with letters beyond Latin, are drawn all the same', async () => {
  const studentName = `Łucja Σοφία Ольга ${'Wiśniewska-'.repeat(9)}`;
  await server.db.update(certificates).set({ studentName }).where(eq(certificates.id, id));
  expect((await anyone('GET', `/certificates/${id}/pdf`)).status).toBe(200);
  await server.db.update(certificates).set({ studentName: 'Ada Okafor' }).where(eq(certificates.id, id));
});

test('§certificates.6: the name and the title are those of its issue, whatever the profile says later', async () => {
  const owner = caller(server.app, await server.signIn('student@example.com'));
  const before = (await anyone('GET', `/certificates/${id}/pdf`)).bytes;
  await owner('PUT', '/auth/profile', { first_name: 'Somebody', last_name: 'Else' });
  await server.db.update(courses).set({ title: 'Data Mastery' }).where(eq(courses.id, 'data-literacy'));
  for (const { body } of [
    await anyone<Certificate>('GET', `/certificates/${id}`),
    { body: (await owner<Certificate[]>('GET', '/certificates')).body[0] },
  ])
    expect(body).toMatchObject({ studentName: 'Ada Okafor', courseTitle: 'Data Literacy' });
  expect((await anyone('GET', `/certificates/${id}/pdf`)).bytes.equals(before)).toBe(true);
});

test.each(['', '/pdf'])('404 for an id of no certificate, 400 for what is no id (%s)', async (rest) => {
  expect((await anyone('GET', `/certificates/00000000-0000-4000-8000-000000000000${rest}`)).status).toBe(404);
  expect((await anyone('GET', `/certificates/1${rest}`)).status).toBe(400);
});

test('§certificates.2 certificates are for the signed-in; none without a completed course', async () => {
  const owner = caller(server.app, await server.signIn('student@example.com'));
  expect((await owner<Certificate[]>('GET', '/certificates')).body.map((certificate) => certificate.id)).toEqual([id]);
  const other = caller(server.app, await server.signIn('instructor@example.com'));
  expect((await other('GET', '/certificates')).body).toEqual([]);
  expect((await anyone('GET', '/certificates')).status).toBe(401);
});

test('§product.51: checks are counted by network, not by address', async () => {
  const check = (host: number) =>
    server.send('POST', '/certificates/check', {
      address: `2001:db8:7:7::${host.toString(16)}`,
      body: { credential: 'none' },
    });
  const { points } = limits.credentialCheck;
  for (let asked = 0; asked < points; asked += 1) expect((await check(asked)).statusCode).toBe(200);
  expect((await check(points)).statusCode).toBe(429);
});
