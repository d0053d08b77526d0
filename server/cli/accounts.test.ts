import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { runAccounts } from './accounts.ts';
import { runAudit } from './audit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const run = (...args: string[]) => runAccounts(server.db, args, testNow);
const login = (email: string, password = 'Learning1') =>
  server.send('POST', '/auth/login', { body: { email, password } });
const status = async (token: string) => (await server.send('GET', '/auth/user', { token })).json().status ?? 200;

describe('§account.57 `npm run accounts`', () => {
  it('disables an account: its sessions end at once, and its sign-in is refused', async () => {
    const { id, email, token } = await server.register('ada@example.com');
    expect(await run('--disable', 'Ada@example.com')).toBe('Disabled ada@example.com and ended its sessions.');
    expect(await status(token)).toBe(410);
    const refused = await login(email);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      'This account is disabled. Please write to those who invited you.',
    ]);
    expect((await login(email, 'Wrong123')).json().error).toBe('Invalid email or password.');
    expect(await run()).toContain(`${id}  ada@example.com  Noor Haddad  student  disabled ${testNow.toISOString()}`);
    expect(await run('--disable', email)).toBe('ada@example.com is disabled already.');
  });

  it('refuses a session of a disabled account that was started at the same moment', async () => {
    const { email } = await server.register('bea@example.com');
    await run('--disable', email);
    expect(await status(await server.signIn(email))).toBe(410);
  });

  it('enables it again; what ended stays ended', async () => {
    const { email, token } = await server.register('cem@example.com');
    await run('--disable', email);
    expect(await run('--enable', email)).toBe('Enabled cem@example.com.');
    expect(await status(token)).toBe(410);
    expect((await login(email)).statusCode).toBe(200);
    expect(await run('--enable', email)).toBe('cem@example.com is enabled already.');
  });

  it('changes a role, with effect on the next request', async () => {
    const { email, token } = await server.register('dan@example.com');
    expect(await run('--role', 'instructor', '--account', email)).toBe('dan@example.com is instructor now.');
    expect((await server.send('GET', '/auth/user', { token })).json().role).toBe('instructor');
    expect(await run('--role', 'instructor', '--account', email)).toBe('dan@example.com is instructor already.');
  });

  it('§teaching.10: lets an instructor teach a course, and no longer, with effect on the next request', async () => {
    const { email, token } = await server.register('fay@example.com');
    const set = (option: string, course = 'time-series') => run(option, course, '--account', email);
    const status = async () => (await server.send('GET', '/teach/courses/time-series/classes', { token })).statusCode;
    await expect(set('--teaches')).rejects.toThrow('fay@example.com is a student: --role instructor');
    await run('--role', 'instructor', '--account', email);
    await expect(set('--teaches', 'time-serious')).rejects.toThrow('There is no course time-serious.');
    expect(await status()).toBe(403);
    expect(await set('--teaches')).toBe('fay@example.com teaches time-series.');
    expect(await set('--teaches')).toBe('fay@example.com teaches time-series already.');
    expect(await status()).toBe(200);
    expect(await set('--teaches-not')).toBe('fay@example.com no longer teaches time-series.');
    expect(await set('--teaches-not')).toBe('fay@example.com does not teach time-series.');
    expect(await status()).toBe(403);
    const log = await runAudit(server.db, ['--account', email]);
    expect(log).toContain('teaching.started  fay@example.com  by operator  course=time-series');
    expect(log).toContain('teaching.ended  fay@example.com  by operator  course=time-series');
    await expect(run('--teaches', 'time-series')).rejects.toThrow('Usage');
  });

  it('§account.51: is in the audit log, by the operator', async () => {
    const { email } = await server.register('eve@example.com');
    await run('--disable', email);
    await run('--enable', email);
    await run('--role', 'instructor', '--account', email);
    const log = await runAudit(server.db, ['--account', email]);
    expect(
      log
        .split('\n')
        .slice(1)
        .map((line) => line.slice(testNow.toISOString().length + 2)),
    ).toEqual([
      'account.disabled  eve@example.com  by operator',
      'account.enabled  eve@example.com  by operator',
      'role.changed  eve@example.com  by operator  to=instructor  from=student',
    ]);
  });

  it.each([
    [['--disable', 'nobody@example.com'], 'There is no account of nobody@example.com.'],
    [['--disable', 'a@b.c', '--enable', 'a@b.c'], 'Usage: npm run accounts'],
    [['--role', 'instructor'], 'Usage: npm run accounts'],
    [['--account', 'ada@example.com'], 'Usage: npm run accounts'],
    [['--role', 'dean', '--account', 'ada@example.com'], 'Unknown role: dean'],
    [['--remove', 'a@b.c'], 'Usage: npm run accounts'],
  ])('refuses %j', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });
});
