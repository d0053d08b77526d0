import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { auditLog } from '../platform/database/schema/audit.ts';
import { certificates } from '../platform/database/schema/certificates.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { runCertificates } from './certificates.ts';

type Certificate = components['schemas']['Certificate'];

let server: TestServer;
let token: string;
let id: string;
beforeAll(async () => {
  server = await createTestServer();
  const student = await server.register('noor@example.com');
  token = student.token;
  const issued = { userId: student.id, courseId: 'data-literacy', issuedAt: testNow };
  const [made] = await server.db
    .insert(certificates)
    .values({
      ...issued,
      studentName: 'Noor\u001b\u202e Haddad',
      courseTitle: 'Data Literacy',
      criteria: ['All 40 lessons completed.'],
    })
    .returning();
  id = made?.id ?? '';
});
afterAll(() => server.close());

const run = (...args: string[]) => runCertificates(server.context, args);
const reason = 'Somebody else did the lessons.';

test('§certificates.7, §product.44: lists them, and revokes one with a reason, once', async () => {
  expect(await run('--list')).toBe(
    `${id}  noor@example.com  Data Literacy\n  Noor Haddad, issued ${testNow.toISOString()}, valid`,
  );
  expect(await run('--revoke', id, '--reason', reason)).toBe(`Revoked ${id}: Noor Haddad, Data Literacy.`);
  expect(await run()).toContain(`revoked ${testNow.toISOString()}: ${reason}`);
  expect(await server.db.select().from(auditLog).where(eq(auditLog.event, 'certificate.revoked'))).toMatchObject([
    { actor: 'operator', details: { certificate: id, course: 'data-literacy' } },
  ]);
  await expect(run('--revoke', id, '--reason', reason)).rejects.toThrow('There is no valid certificate of this id.');
});

test('§certificates.7: tells the holder once, with the reason', async () => {
  await server.context.mail.deliver();
  expect(server.mails.filter(({ to }) => to === 'noor@example.com')).toEqual([
    {
      to: 'noor@example.com',
      subject: 'Your certificate was revoked: Data Literacy',
      text: [
        'Hello Noor,',
        'Your certificate for Data Literacy was revoked, and is no longer valid. The reason given is:',
        reason,
        'Anyone who opens its page or checks it sees this. If you think that it is a mistake, please write to those who invited you.',
        'Student Analytics Platform',
      ].join('\n\n'),
    },
  ]);
});

test('§certificates.7: a revoked one says so in its answers, and hands out no file', async () => {
  const revoked = { revokedAt: testNow.toISOString(), reason };
  expect((await server.send('GET', `/certificates/${id}`)).json<Certificate>()).toMatchObject({ revoked });
  expect((await server.send('GET', '/certificates', { token })).json<Certificate[]>()[0]).toMatchObject({ revoked });
  for (const file of ['pdf', 'credential']) {
    const answer = await server.send('GET', `/certificates/${id}/${file}`);
    expect(answer.statusCode).toBe(410);
    expect(answer.json<{ error: string }>().error).toBe(`This certificate was revoked: ${reason}`);
  }
});

test.each([
  [['--revoke', '00000000-0000-4000-8000-000000000000', '--reason', 'x'], 'There is no valid certificate'],
  [['--revoke', 'all', '--reason', 'x'], 'Usage'],
  [['--revoke', '00000000-0000-4000-8000-000000000000'], 'Give a reason of one line'],
  [['--revoke', '00000000-0000-4000-8000-000000000000', '--reason', 'two\nlines'], 'Give a reason of one line'],
  [['--revoke', '00000000-0000-4000-8000-000000000000', '--reason', 'gpj.\u202e'], 'Give a reason of one line'],
  [['--reason', 'x'], 'Usage'],
  [['--list', '--rotate-key'], 'Usage'],
  [['--all'], 'Usage'],
])('refuses %j', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
});
