import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTimeTokens, users } from '../platform/database/schema/account.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { createInvitation } from './invitation.ts';

let server: TestServer;
let now = testNow;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
afterAll(() => server.close());

const invalid = expect.objectContaining({ status: 401, error: 'The provided token is invalid or has expired.' });
const verify = (token: string) => server.send('POST', '/auth/verify-token', { token });
const complete = (token: string, password = 'Learning1') =>
  server.send('POST', '/auth/complete-registration', { token, body: { password } });
const register = (token: string, password = 'Learning1') =>
  server.send('POST', '/auth/register', { body: { token, password } });

describe('§account.25 POST /auth/verify-token', () => {
  it('answers whom the invitation is for, as often as asked', async () => {
    const token = await server.invite('Noor@Example.com');
    for (let times = 0; times < 2; times += 1) {
      const answer = await verify(token);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ email: 'noor@example.com', first_name: 'Noor', last_name: 'Haddad' });
    }
  });

  it('§account.34: refuses a token that is missing, unreadable, expired, used or for another purpose', async () => {
    const { token: session } = await server.register('used@example.com');
    const expired = await server.invite('late@example.com');
    const used = await server.invite('other@example.com');
    await complete(used);
    expect((await server.send('POST', '/auth/verify-token')).json()).toEqual(invalid);
    for (const token of ['x', session, used]) expect((await verify(token)).json()).toEqual(invalid);
    now = new Date(testNow.getTime() + 15 * 86_400_000);
    const late = await verify(expired);
    now = testNow;
    expect([late.statusCode, late.json()]).toEqual([401, invalid]);
  });
});

describe.each([
  ['§account.31 POST /auth/complete-registration', complete],
  ['§account.31 POST /auth/register', register],
])('%s', (name, use) => {
  const address = (who: string) => `${who}-${name.length}@example.com`;

  it('creates the invited account, which can sign in', async () => {
    const answer = await use(await server.invite(address('new')));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      email: address('new'),
      first_name: 'Noor',
      last_name: 'Haddad',
      role: 'student',
      registeredAt: testNow.toISOString(),
    });
    const login = await server.send('POST', '/auth/login', { body: { email: address('new'), password: 'Learning1' } });
    expect(login.statusCode).toBe(200);
  });

  it('§product.5: gives the role of the invitation', async () => {
    const invitee = { email: address('teacher'), firstName: 'Jo', lastName: 'Li', role: 'instructor' as const };
    expect((await use(await createInvitation(server.context, invitee))).json()).toMatchObject({ role: 'instructor' });
  });

  it('makes one account of two requests at once with one invitation', async () => {
    const token = await server.invite(address('twice'));
    const answers = await Promise.all([use(token), use(token), use(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 401, 401]);
    expect((await use(token)).json()).toEqual(invalid);
  });

  it('answers 409 where the address has an account, and does not use up the invitation', async () => {
    await server.register(address('taken'));
    const token = await server.invite(address('taken'));
    const answer = await use(token);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toBe('There is already an account for this email address. Please sign in.');
    expect((await verify(token)).statusCode).toBe(200);
  });

  it.each([
    ['Lea1', 'Password must be at least 6 characters long'],
    ['learning1', 'Password must contain at least one uppercase letter'],
    ['Learning', 'Password must contain at least one number'],
  ])('§account.30: refuses the password %s', async (password, error) => {
    const token = await server.invite(address('weak'));
    const [accounts, tokens] = [await server.db.$count(users), await server.db.$count(oneTimeTokens)];
    const answer = await use(token, password);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error, errors: [{ path: '/body/password', message: error }] });
    expect([await server.db.$count(users), await server.db.$count(oneTimeTokens)]).toEqual([accounts, tokens]);
  });

  it('§account.34: answers 401 for a token that is no invitation', async () => {
    expect((await use('x')).json()).toEqual(invalid);
    expect((await use(await server.signIn(address('new')))).json()).toEqual(invalid);
  });
});
