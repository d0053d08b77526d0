import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../platform/database/schema/account.ts';
import { signToken } from '../platform/tokens.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

let server: TestServer;
let now = testNow;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
afterAll(() => server.close());

const login = (email: string, password: string) => server.send('POST', '/auth/login', { body: { email, password } });
const user = (token?: string) => server.send('GET', '/auth/user', token ? { token } : {});

const unauthorized = (error: string, status = 401) => expect.objectContaining({ status, error });
const wrong = unauthorized('Invalid email or password.');
const ended = unauthorized('Your session has ended. Please sign in again.', 410);

describe('§account.14 POST /auth/login', () => {
  it('answers a token of seven days that opens the session, whatever the case of the address', async () => {
    await server.register('ada@example.com');
    const answer = await login('ADA@Example.com', 'Learning1');
    expect(answer.statusCode).toBe(200);
    const { token } = answer.json();
    const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
    expect(claims.exp - claims.iat).toBe(7 * 86_400);
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sub', 'version']);
    expect((await user(token)).json()).toMatchObject({ email: 'ada@example.com', role: 'student' });
  });

  it('§account.16: answers the same error for a wrong password and an unknown address', async () => {
    await server.register('bea@example.com');
    const answers = await Promise.all([login('bea@example.com', 'Wrong123'), login('nobody@example.com', 'Wrong123')]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.json()).toEqual(wrong);
    }
    expect(answers[0].body).toBe(answers[1].body);
  });
});

describe('§account.2, §account.6 sessions', () => {
  it('are refused with a plain 401 where no token came', async () => {
    expect((await user()).json()).toEqual(unauthorized('Please sign in first.'));
  });

  it('have ended (401 with body status 410) once the token expires', async () => {
    const { token } = await server.register('fay@example.com');
    now = new Date(testNow.getTime() + 7 * 86_400_000 - 1000);
    expect((await user(token)).statusCode).toBe(200);
    now = new Date(testNow.getTime() + 7 * 86_400_000 + 1000);
    const answer = await user(token);
    now = testNow;
    expect([answer.statusCode, answer.json()]).toEqual([401, ended]);
  });

  it('have ended where the token is unreadable, forged, unsigned or for another purpose', async () => {
    const { id, token } = await server.register('gil@example.com');
    const [head, claims, signature] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    const foreign = await new SignJWT({ version: 0 })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(id)
      .setJti(crypto.randomUUID())
      .setExpirationTime('7d')
      .sign(new TextEncoder().encode('another secret of at least 32 chars'));
    const bad = ['x', 'a.b.c', `${head}.${claims}.${signature?.split('').reverse().join('')}`, unsigned, foreign];
    for (const wrongToken of [...bad, await server.invite('x@example.com')]) {
      const answer = await user(wrongToken);
      expect([answer.statusCode, answer.json()]).toEqual([401, ended]);
    }
  });

  it('have ended for an ended token on an operation that anyone may call, too', async () => {
    const answer = await server.send('GET', '/marketing/courses', { token: 'x' });
    expect([answer.statusCode, answer.json()]).toEqual([401, ended]);
    expect((await server.send('GET', '/marketing/courses')).statusCode).toBe(200);
  });

  it('have ended when the account is of another token version or gone', async () => {
    const { id, token } = await server.register('hal@example.com');
    await server.db.update(users).set({ tokenVersion: 1 }).where(eq(users.id, id));
    expect((await user(token)).json()).toEqual(ended);
    const nobody = await signToken(server.context, 'session', {
      id: crypto.randomUUID(),
      subject: crypto.randomUUID(),
      expiresAt: new Date(testNow.getTime() + 60_000),
      claims: { version: 0 },
    });
    expect((await user(nobody)).json()).toEqual(ended);
  });
});

describe('§account.40 POST /auth/logout', () => {
  it('ends this session and leaves the others', async () => {
    const { token } = await server.register('ida@example.com');
    const other = await server.signIn('ida@example.com');
    expect((await server.send('POST', '/auth/logout', { token })).statusCode).toBe(204);
    expect((await user(token)).json()).toEqual(ended);
    expect((await server.send('POST', '/auth/logout', { token })).json()).toEqual(ended);
    expect((await user(other)).statusCode).toBe(200);
  });

  it('answers 401 without a token', async () => {
    expect((await server.send('POST', '/auth/logout')).statusCode).toBe(401);
  });
});
