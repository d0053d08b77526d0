import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '../platform/database/schema/account.ts';
import { auditLog } from '../platform/database/schema/audit.ts';
import { createTestServer, type TestServer, testCaller, testNow } from '../testing/server.ts';
import { rowCounts } from '../testing/tables.ts';
import { checkCurrentPassword } from './identity-proof.ts';

let server: TestServer;
let now = testNow;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
afterAll(() => server.close());

const invalid = expect.objectContaining({ status: 401, error: 'The provided token is invalid or has expired.' });
const ask = (email: string, address = '10.1.0.1') =>
  server.send('POST', '/auth/reset-password', { body: { email }, address });
const confirm = (token: string, password = 'Learning2') =>
  server.send('POST', '/auth/reset-password/confirm', { token, body: { password } });
const login = (email: string, password: string) => server.send('POST', '/auth/login', { body: { email, password } });
const status = async (token: string) => (await server.send('GET', '/auth/user', { token })).json().status ?? 200;

/** The token in the newest mail to the address. */
async function mailedToken(email: string, count = 1): Promise<string> {
  const mails = await vi.waitFor(() => {
    const found = server.mails.filter(({ to }) => to === email);
    expect(found).toHaveLength(count);
    return found;
  }, 10_000);
  const link = /http:\/\/localhost:3000\/reset-password#token=(\S+)/.exec(mails.at(-1)?.text ?? '');
  return link?.[1] ?? '';
}

describe('§account.20, §account.22 POST /auth/reset-password', () => {
  it('answers the same for a known and an unknown address, and mails the known one only', async () => {
    await server.register('ada@example.com');
    const known = await ask('Ada@example.com');
    const unknown = await ask('nobody@example.com');
    expect(known.statusCode).toBe(202);
    expect(unknown.statusCode).toBe(202);
    expect(unknown.body).toBe(known.body);
    expect(await mailedToken('ada@example.com')).not.toBe('');
    expect(server.mails.some(({ to }) => to === 'nobody@example.com')).toBe(false);
  });

  it('writes the same rows for both, so that the answers take as long', async () => {
    await server.register('uma@example.com');
    const written = async (email: string) => {
      const before = await rowCounts(server.db);
      await ask(email, '10.1.0.9');
      const after = await rowCounts(server.db);
      return Object.entries(after)
        .filter(([table, rows]) => rows !== before[table])
        .map(([table]) => table);
    };
    const { wake } = server.context.mail;
    server.context.mail.wake = async () => {};
    const known = await written('uma@example.com');
    expect(known).toEqual(['mails', 'one_time_tokens', 'rate_limits']);
    expect(await written('nobody-at-all@example.com')).toEqual(known);
    server.context.mail.wake = wake;
  });

  it('§account.42: answers 429 after five requests for an account, known or not', async () => {
    for (const email of ['bea@example.com', 'nobody-else@example.com']) {
      for (let tries = 0; tries < 5; tries += 1) expect((await ask(email, '10.1.0.2')).statusCode).toBe(202);
      const answer = await ask(email, '10.1.0.3');
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

describe('§account.39, §account.41 POST /auth/reset-password/confirm', () => {
  it('sets the new password, once, and ends all sessions', async () => {
    const { token: session } = await server.register('cem@example.com');
    await ask('cem@example.com');
    const token = await mailedToken('cem@example.com');
    const answers = await Promise.all([confirm(token), confirm(token, 'Learning3')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 401]);
    expect((await confirm(token)).json()).toEqual(invalid);
    const password = answers[0].statusCode === 204 ? 'Learning2' : 'Learning3';
    expect((await login('cem@example.com', 'Learning1')).statusCode).toBe(401);
    expect((await login('cem@example.com', password)).statusCode).toBe(200);
    expect(await status(session)).toBe(410);
  });

  it('makes older links useless, too', async () => {
    await server.register('dan@example.com');
    await ask('dan@example.com', '10.1.0.4');
    const older = await mailedToken('dan@example.com');
    await ask('dan@example.com', '10.1.0.4');
    const newer = await mailedToken('dan@example.com', 2);
    expect((await confirm(newer)).statusCode).toBe(204);
    expect((await confirm(older)).json()).toEqual(invalid);
  });

  it('refuses a link after an hour, a token of another purpose, and none', async () => {
    const { token: session } = await server.register('eve@example.com');
    await ask('eve@example.com', '10.1.0.5');
    const token = await mailedToken('eve@example.com');
    now = new Date(testNow.getTime() + 61 * 60_000);
    expect((await confirm(token)).json()).toEqual(invalid);
    now = testNow;
    for (const other of [session, await server.invite('z@example.com'), 'x']) {
      expect((await confirm(other)).json()).toEqual(invalid);
    }
    const none = await server.send('POST', '/auth/reset-password/confirm', { body: { password: 'Learning2' } });
    expect(none.json()).toEqual(invalid);
    expect((await login('eve@example.com', 'Learning1')).statusCode).toBe(200);
  });
});

describe('§account.36, §account.41 POST /auth/change-password', () => {
  const change = (token: string, currentPassword: string, newPassword = 'Learning2') =>
    server.send('POST', '/auth/change-password', { token, body: { currentPassword, newPassword } });

  it('answers a new token and ends the older ones', async () => {
    const { token } = await server.register('fay@example.com');
    const other = await server.signIn('fay@example.com');
    const answer = await change(token, 'Learning1');
    expect(answer.statusCode).toBe(200);
    expect(await status(answer.json().token)).toBe(200);
    expect([await status(token), await status(other)]).toEqual([410, 410]);
    expect((await login('fay@example.com', 'Learning2')).statusCode).toBe(200);
  });

  it('answers 422, not 401, for a wrong current password, and changes nothing', async () => {
    const { token } = await server.register('gil@example.com');
    const answer = await change(token, 'Wrong123');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([
      { path: '/body/currentPassword', message: 'The current password is not right.' },
    ]);
    expect(await status(token)).toBe(200);
    expect((await login('gil@example.com', 'Learning1')).statusCode).toBe(200);
  });

  it('§account.42: answers 429 after ten wrong tries', async () => {
    const { token } = await server.register('hal@example.com');
    for (let tries = 0; tries < 10; tries += 1) await change(token, 'Wrong123');
    expect((await change(token, 'Learning1')).statusCode).toBe(429);
  });

  it('lets one of two changes at once win', async () => {
    const { token } = await server.register('ida@example.com');
    const answers = await Promise.all([
      change(token, 'Learning1', 'Learning2'),
      change(token, 'Learning1', 'Learning3'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it('answers one that another change overtakes as an ended session, and not as a wrong password', async () => {
    const { id, token } = await server.register('kim@example.com');
    const [{ passwordHash: _, ...before } = expect.fail('There is no such account.')] = await server.db
      .select()
      .from(users)
      .where(eq(users.id, id));
    const { statusCode } = await change(token, 'Learning1', 'Learning2');
    expect(statusCode).toBe(200);
    const user = { ...before, session: { tokenId: crypto.randomUUID(), expiresAt: testNow } };
    const overtaken = checkCurrentPassword(server.context, user, 'Learning1', testCaller);
    await expect(overtaken).rejects.toMatchObject({ status: 401, bodyStatus: 410 });
    const refused = and(eq(auditLog.account, id), eq(auditLog.event, 'identity.refused'));
    expect(await server.db.$count(auditLog, refused)).toBe(0);
  });
});
