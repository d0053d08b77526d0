import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limits } from '../http/rate-limits.ts';
import { auditLog } from '../platform/database/schema/audit.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const address = '192.0.2.7';
const logged = (account: string) =>
  server.db.select().from(auditLog).where(eq(auditLog.account, account)).orderBy(asc(auditLog.id));
const login = (email: string, password: string) =>
  server.send('POST', '/auth/login', { body: { email, password }, address });

describe('§account.51 the audit log', () => {
  it('has each step of an account, by whom and from where', async () => {
    const { id, email, token } = await server.register('ada@example.com');
    await login(email, 'Wrong123');
    await login(email, 'Learning1');
    const body = { currentPassword: 'Learning1', newPassword: 'Learning2' };
    const changed = await server.send('POST', '/auth/change-password', { token, body, address });
    await server.send('POST', '/auth/logout', { token: changed.json().token, address });
    await server.send('POST', '/auth/reset-password', { body: { email }, address });
    const link = await vi.waitFor(() => {
      const found = /token=(\S+)/.exec(
        server.mails.find(({ subject }) => subject === 'Reset your password')?.text ?? '',
      );
      if (!found?.[1]) throw new Error('No mail');
      return found[1];
    }, 10_000);
    await server.send('POST', '/auth/reset-password/confirm', {
      token: link,
      body: { password: 'Learning3' },
      address,
    });
    const rows = await logged(id);
    expect(rows.map(({ event, actor, address: from }) => [event, actor === id, from])).toEqual([
      ['account.registered', true, '127.0.0.1'],
      ['signIn.failed', false, address],
      ['signIn.succeeded', true, address],
      ['password.changed', true, address],
      ['session.ended', true, address],
      ['password.reset', true, address],
    ]);
  });

  it('§account.85 has a wrong current password, and the first try that is refused', async () => {
    const { id, token } = await server.register('cleo@example.com');
    const body = { currentPassword: 'Wrong123', newPassword: 'Learning2' };
    const codes: number[] = [];
    for (let tries = 0; tries < limits.passwordChange.points + 3; tries += 1) {
      codes.push((await server.send('POST', '/auth/change-password', { token, body, address })).statusCode);
    }
    expect(codes.slice(-4)).toEqual([422, 429, 429, 429]);
    const events = (await logged(id)).map(({ event }) => event);
    expect(events.filter((event) => event === 'identity.refused')).toHaveLength(limits.passwordChange.points);
    expect(events.filter((event) => event === 'tries.refused')).toHaveLength(1);
    expect(await logged(id)).toContainEqual(
      expect.objectContaining({ event: 'identity.refused', actor: id, address, details: { method: 'password' } }),
    );
  });

  it('§account.86 brings one mail once tries within a session are refused', async () => {
    const { email, token } = await server.register('dora@example.com');
    const body = { currentPassword: 'Wrong123' };
    const paths = ['/auth/passkeys/registration', '/auth/second-factor'];
    for (let tries = 0; tries < limits.passwordChange.points + 4; tries += 1) {
      await server.send('POST', paths[tries % 2] ?? '', { token, body, address });
    }
    expect(server.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
      'Too many wrong passwords in your account',
    ]);
  });

  it('has what becomes of courses and payments, once', async () => {
    const { id, token } = await server.register('bea@example.com');
    for (let times = 0; times < 2; times += 1) {
      await server.send('POST', '/courses/data-literacy/enroll', { token, address });
    }
    expect(await logged(id)).toMatchObject([
      { event: 'account.registered' },
      { event: 'enrolment.made', actor: id, address, details: { course: 'data-literacy' } },
    ]);
  });

  it('never has a password, a token or an address that somebody typed', async () => {
    await login('nobody@example.com', 'Learning1');
    const everything = JSON.stringify(await server.db.select().from(auditLog));
    for (const secret of ['Learning', 'Wrong123', 'eyJ', '@example.com']) expect(everything).not.toContain(secret);
  });
});
