import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const message = 'This password is one of the most common and would soon be guessed. Please choose another.';
const refused = (path: string) => expect.objectContaining({ status: 400, error: message, errors: [{ path, message }] });

describe('§account.55 a common password is refused', () => {
  it.each(['Password1', 'Qwerty123', 'Abc123'])(
    'on registering: %s, and the invitation stays good',
    async (password) => {
      const token = await server.invite(`${password.toLowerCase()}@example.com`);
      const send = (chosen: string) =>
        server.send('POST', '/auth/complete-registration', { token, body: { password: chosen } });
      const answer = await send(password);
      expect([answer.statusCode, answer.json()]).toEqual([400, refused('/body/password')]);
      expect((await send('Learning1')).statusCode).toBe(201);
    },
  );

  it('on registering by the other path', async () => {
    const body = { token: await server.invite('bea@example.com'), password: 'Password1' };
    expect((await server.send('POST', '/auth/register', { body })).json()).toEqual(refused('/body/password'));
  });

  it('on changing it, and the old one stays', async () => {
    const { token } = await server.register('cem@example.com');
    const body = { currentPassword: 'Learning1', newPassword: 'Password1' };
    const answer = await server.send('POST', '/auth/change-password', { token, body });
    expect([answer.statusCode, answer.json()]).toEqual([400, refused('/body/newPassword')]);
    expect((await server.send('GET', '/auth/user', { token })).statusCode).toBe(200);
  });

  it('on changing it only once the current one is right', async () => {
    const { token } = await server.register('dan@example.com');
    const body = { currentPassword: 'Wrong123', newPassword: 'Password1' };
    expect((await server.send('POST', '/auth/change-password', { token, body })).statusCode).toBe(422);
  });

  it('on resetting it, and the link stays good', async () => {
    const { email } = await server.register('eve@example.com');
    await server.send('POST', '/auth/reset-password', { body: { email } });
    const mail = server.mails.findLast(({ to }) => to === email);
    const [, token = ''] = /token=(\S+)/.exec(mail?.text ?? '') ?? [];
    const reset = (password: string) =>
      server.send('POST', '/auth/reset-password/confirm', { token, body: { password } });
    expect((await reset('Password1')).json()).toEqual(refused('/body/password'));
    expect((await reset('Learning2')).statusCode).toBe(204);
  });

  it('but not on signing in, where that is not checked', async () => {
    const body = { email: 'nobody@example.com', password: 'Password1' };
    expect((await server.send('POST', '/auth/login', { body })).statusCode).toBe(401);
  });
});
