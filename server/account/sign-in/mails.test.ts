import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const device = '0123456789abcdef0123456789abcdef';
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const headers = { 'device-id': device, 'user-agent': userAgent };

const signIn = async (email: string, password: string, sent: Record<string, string> = {}): Promise<string> => {
  const answer = await server.send('POST', '/auth/login', { body: { email, password }, headers: sent });
  expect(answer.statusCode).toBe(200);
  return answer.json().token;
};
const mailsTo = (email: string, subject: string) =>
  server.mails.filter((mail) => mail.to === email && mail.subject === subject);
const newSignIns = (email: string) => mailsTo(email, 'New sign-in to your account');
const changes = (email: string) => mailsTo(email, 'Your password was changed');
const askForLink = async (email: string) => {
  await server.send('POST', '/auth/reset-password', { body: { email } });
  return /token=(\S+)/.exec(mailsTo(email, 'Reset your password').at(-1)?.text ?? '')?.[1] ?? '';
};
const reset = (token: string, password: string, sent: Record<string, string> = {}) =>
  server.send('POST', '/auth/reset-password/confirm', { token, body: { password }, headers: sent });
const change = (token: string, currentPassword: string, newPassword: string) =>
  server.send('POST', '/auth/change-password', { token, body: { currentPassword, newPassword }, headers });

describe('§account.54 a sign-in', () => {
  it('from a new device sends a mail: when, which browser and what to do', async () => {
    const { email } = await server.register('ada@example.com');
    await signIn(email, 'Learning1', headers);
    expect(newSignIns(email).map(({ text }) => text)).toEqual([
      `Hello Noor,

Someone signed in to your account on a device that we had not seen before.

When: 20 November 2026 at 09:00 UTC
Browser: Firefox on Linux

If it was you, you don't need to do anything.

If it was not you, choose a new password at once: http://localhost:3000/forgot-password
That signs out all devices.`,
    ]);
  });

  it('from a known device sends none; one that names no device is a new one', async () => {
    const { email } = await server.register('bea@example.com');
    for (let times = 0; times < 3; times += 1) await signIn(email, 'Learning1', headers);
    expect(newSignIns(email)).toHaveLength(1);
    await signIn(email, 'Learning1');
    expect(newSignIns(email)).toHaveLength(2);
  });

  it('on the device of the registration sends none', async () => {
    const body = { password: 'Learning1' };
    const token = await server.invite('cem@example.com');
    await server.send('POST', '/auth/complete-registration', { token, body, headers });
    await signIn('cem@example.com', 'Learning1', headers);
    expect(newSignIns('cem@example.com')).toEqual([]);
  });

  it('that failed sends none', async () => {
    const { email } = await server.register('dan@example.com');
    await server.send('POST', '/auth/login', { body: { email, password: 'Wrong123' }, headers });
    expect(newSignIns(email)).toEqual([]);
  });
});

describe('§account.54 a new password', () => {
  it('by a change sends a mail and makes older reset links useless', async () => {
    const { email } = await server.register('eve@example.com');
    const link = await askForLink(email);
    const token = await signIn(email, 'Learning1', headers);
    expect((await change(token, 'Learning1', 'Learning2')).statusCode).toBe(200);
    expect(changes(email).map(({ text }) => text)).toEqual([
      expect.stringContaining('When: 20 November 2026 at 09:00 UTC\nBrowser: Firefox on Linux'),
    ]);
    expect((await reset(link, 'Learning3')).statusCode).toBe(401);
    await signIn(email, 'Learning2', headers);
  });

  it('by a reset sends a mail', async () => {
    const { email } = await server.register('fay@example.com');
    expect((await reset(await askForLink(email), 'Learning2')).statusCode).toBe(204);
    expect(changes(email)).toHaveLength(1);
  });

  it('that was refused sends none', async () => {
    const { email, token } = await server.register('gil@example.com');
    expect((await change(token, 'Wrong123', 'Learning2')).statusCode).toBe(422);
    expect((await reset('x', 'Learning2')).statusCode).toBe(401);
    expect(changes(email)).toEqual([]);
  });

  it('makes other devices unknown, so that the next sign-in from one sends a mail', async () => {
    const { email } = await server.register('hal@example.com');
    const other = { 'device-id': 'f'.repeat(32) };
    await signIn(email, 'Learning1', other);
    const token = await signIn(email, 'Learning1', headers);
    expect(newSignIns(email)).toHaveLength(2);
    await change(token, 'Learning1', 'Learning2');
    await signIn(email, 'Learning2', headers);
    expect(newSignIns(email)).toHaveLength(2);
    await signIn(email, 'Learning2', other);
    expect(newSignIns(email)).toHaveLength(3);
    await reset(await askForLink(email), 'Learning3', headers);
    await signIn(email, 'Learning3', headers);
    expect(newSignIns(email)).toHaveLength(3);
    await signIn(email, 'Learning3', other);
    expect(newSignIns(email)).toHaveLength(4);
  });
});
