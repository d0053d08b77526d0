import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '../platform/audit.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { runAudit } from './audit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const run = (...args: string[]) => runAudit(server.db, args);
const login = (email: string, password: string) =>
  server.send('POST', '/auth/login', { body: { email, password }, address: '192.0.2.7' });
const at = testNow.toISOString();

describe('§account.51 `npm run audit`', () => {
  it('prints what happened to an account, the newest last', async () => {
    const { id, email } = await server.register('ada@example.com');
    await server.register('bea@example.com');
    await login(email, 'Wrong123');
    await login(email, 'Learning1');
    await recordAudit(server.db, {
      at: testNow,
      event: 'account.disabled',
      account: id,
      actor: 'operator',
      address: null,
    });
    const printed = [
      `${at}  account.registered  ada@example.com  from 127.0.0.1  role=student`,
      `${at}  signIn.failed  ada@example.com  by unknown  from 192.0.2.7  method=password`,
      `${at}  signIn.succeeded  ada@example.com  from 192.0.2.7  method=password  newDevice=true`,
      `${at}  account.disabled  ada@example.com  by operator`,
    ];
    expect(await run('--account', 'Ada@Example.com')).toBe(printed.join('\n'));
    expect(await run('--account', id)).toBe(printed.join('\n'));
    expect(await run('--account', id, '--limit', '1')).toBe(printed[3]);
    expect(await run('--account', id, '--event', 'signIn.failed')).toBe(printed[1]);
  });

  it('says where there is nothing, no such account or no such option', async () => {
    expect(await run('--account', crypto.randomUUID())).toBe('No entries.');
    await expect(run('--account', 'nobody@example.com')).rejects.toThrow('There is no account of nobody@example.com.');
    await expect(run('--acount', 'x')).rejects.toThrow('Usage: npm run audit');
    await expect(run('--limit', 'all')).rejects.toThrow('Not a number of rows: all');
  });
});
