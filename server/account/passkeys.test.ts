import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../http/rate-limits.ts';
import { passkeys } from '../platform/database/schema/second-factor.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

let server: TestServer;
let now = testNow;
let people = 0;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => server.close());

type Person = { email: string; token: string };
type Authenticator = ReturnType<typeof createAuthenticator>;

const someone = () => {
  people += 1;
  return server.register(`passkeys-${people}@example.com`);
};
const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);
const post = (path: string, body?: unknown, token?: string) =>
  server.send('POST', path, { ...(body !== undefined && { body }), ...(token && { token }) });

const begin = async ({ token }: Person, currentPassword = 'Learning1') =>
  (await post('/auth/passkeys/registration', { currentPassword }, token)).json();
const add = (challengeId: string, credential: object, { token }: Person, name = 'Laptop') =>
  post('/auth/passkeys', { challengeId, credential, name }, token);

async function withPasskey(): Promise<Person & { device: Authenticator; passkeyId: string }> {
  const person = await someone();
  const device = createAuthenticator();
  const { challengeId, options } = await begin(person);
  const answer = await add(challengeId, device.register(options), person);
  expect(answer.statusCode).toBe(201);
  return { ...person, device, passkeyId: answer.json().id };
}

const challenge = async () => (await post('/auth/passkeys/sign-in/challenge')).json();
const signIn = (challengeId: string, credential: object) => post('/auth/passkeys/sign-in', { challengeId, credential });
const refused = expect.objectContaining({
  status: 401,
  error: 'The passkey was not accepted. Please try again, or sign in with your password.',
});

describe('§account.70 A passkey', () => {
  it('is added with the password asked, listed, renamed and removed', async () => {
    const person = await withPasskey();
    const { token, passkeyId } = person;
    const list = async () => (await server.send('GET', '/auth/passkeys', { token })).json();
    expect(await list()).toEqual([{ id: passkeyId, name: 'Laptop', addedAt: testNow.toISOString() }]);
    const renamed = await server.send('PUT', `/auth/passkeys/${passkeyId}`, { token, body: { name: ' Phone ' } });
    expect(renamed.json()).toMatchObject({ id: passkeyId, name: 'Phone' });
    const removal = (body: object) => post(`/auth/passkeys/${passkeyId}/removal`, body, token);
    expect((await removal({})).statusCode).toBe(400);
    expect((await removal({ currentPassword: 'Wrong123' })).statusCode).toBe(422);
    expect(await list()).toHaveLength(1);
    expect((await removal({ currentPassword: 'Learning1' })).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    const { challengeId, options } = await challenge();
    expect((await signIn(challengeId, person.device.signIn(options))).json()).toEqual(refused);
  });

  it('asks the browser for one that is kept on the device and verifies its person', async () => {
    const person = await withPasskey();
    const { options } = await begin(person);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: person.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: person.device.id }],
    });
  });

  it.each([
    ['a wrong password', { currentPassword: 'Wrong123' }],
    ['no proof', {}],
  ])('is not added with %s', async (_name, body) => {
    const { token } = await someone();
    expect([400, 422]).toContain((await post('/auth/passkeys/registration', body, token)).statusCode);
  });

  it('is added with another passkey in place of the password, of this session alone', async () => {
    const person = await withPasskey();
    const other = await server.signIn(person.email);
    const asked = async () => (await post('/auth/passkeys/confirmation', undefined, person.token)).json();
    const first = await asked();
    const proof = { passkey: { challengeId: first.challengeId, credential: person.device.signIn(first.options) } };
    expect((await post('/auth/passkeys/registration', proof, other)).statusCode).toBe(422);
    expect((await post('/auth/passkeys/registration', proof, person.token)).statusCode).toBe(422);
    const second = await asked();
    const passkey = { challengeId: second.challengeId, credential: person.device.signIn(second.options) };
    expect((await post('/auth/passkeys/registration', { passkey }, person.token)).statusCode).toBe(200);
  });

  it("of another person's is neither a proof nor renamed nor removed", async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    const asked = (await post('/auth/passkeys/confirmation', undefined, one.token)).json();
    const passkey = { challengeId: asked.challengeId, credential: other.device.signIn(asked.options) };
    expect((await post('/auth/passkeys/registration', { passkey }, one.token)).statusCode).toBe(422);
    const path = `/auth/passkeys/${other.passkeyId}`;
    const rename = await server.send('PUT', path, { token: one.token, body: { name: 'Mine' } });
    const removal = await post(`${path}/removal`, { currentPassword: 'Learning1' }, one.token);
    expect([rename.statusCode, removal.statusCode]).toEqual([404, 404]);
    expect((await server.send('GET', '/auth/passkeys', { token: other.token })).json()).toMatchObject([
      { name: 'Laptop' },
    ]);
  });

  it('is limited to twenty a person, and guesses of the password are counted', async () => {
    const person = await withPasskey();
    const [row] = (await server.db.select().from(passkeys)).filter(({ id }) => id === person.passkeyId);
    if (!row) throw new Error('Not kept');
    const others = Array.from({ length: 19 }, () => ({
      ...row,
      id: crypto.randomUUID(),
      credentialId: crypto.randomUUID(),
    }));
    await server.db.insert(passkeys).values(others);
    const proof = { currentPassword: 'Learning1' };
    expect((await post('/auth/passkeys/registration', proof, person.token)).statusCode).toBe(409);
    const guess = () => post('/auth/passkeys/registration', { currentPassword: 'Wrong123' }, person.token);
    for (let tries = 0; tries < limits.passwordChange.points; tries += 1) await guess();
    expect((await post('/auth/passkeys/registration', proof, person.token)).statusCode).toBe(429);
  });
});

describe('§account.83 A mail tells of each change', () => {
  it('of a passkey, by its name', async () => {
    const person = await someone();
    const { challengeId, options } = await begin(person);
    const added = await add(challengeId, createAuthenticator().register(options), person, 'Laptop');
    await post(`/auth/passkeys/${added.json().id}/removal`, { currentPassword: 'Learning1' }, person.token);
    const told = await vi.waitFor(() => {
      const found = server.mails.filter(({ to, subject }) => to === person.email && subject.includes('passkey'));
      expect(found).toHaveLength(2);
      return found;
    }, 10_000);
    expect(told.map(({ subject }) => subject)).toEqual([
      'A passkey was added to your account',
      'A passkey was removed from your account',
    ]);
    for (const { text } of told) {
      expect(text).toContain('The passkey "Laptop" was ');
      expect(text).toContain('/forgot-password');
    }
  });

  it('§account.84 of the password, with the passkeys that still sign in', async () => {
    const { email, token } = await withPasskey();
    const body = { currentPassword: 'Learning1', newPassword: 'Learning2' };
    expect((await post('/auth/change-password', body, token)).statusCode).toBe(200);
    await vi.waitFor(() => {
      const told = server.mails.find(({ to, subject }) => to === email && subject === 'Your password was changed');
      expect(told?.text).toContain('These passkeys still sign in without the password:\n- Laptop, added on ');
      expect(told?.text).toContain('/profile');
    }, 10_000);
  });
});

describe('§account.71 A new passkey is refused', () => {
  it.each([
    ['from another site', { origin: 'https://learn.example.com.evil.test' }],
    ['for another site', { rpId: 'evil.test' }],
    ['without its person verified', { verified: false }],
    ['where it answers a sign-in', { type: 'webauthn.get' }],
  ])('%s', async (_name, lie) => {
    const person = await someone();
    const { challengeId, options } = await begin(person);
    expect((await add(challengeId, createAuthenticator().register(options, lie), person)).statusCode).toBe(422);
    expect((await server.send('GET', '/auth/passkeys', { token: person.token })).json()).toEqual([]);
  });

  it('for a challenge that was answered, or is too old', async () => {
    const person = await someone();
    const { challengeId, options } = await begin(person);
    const device = createAuthenticator();
    expect((await add(challengeId, device.register(options), person)).statusCode).toBe(201);
    expect((await add(challengeId, createAuthenticator().register(options), person)).statusCode).toBe(422);
    const later = await begin(person);
    now = minutes(6);
    expect((await add(later.challengeId, createAuthenticator().register(later.options), person)).statusCode).toBe(422);
  });

  it("for another person's or another session's challenge, or one for signing in", async () => {
    const [one, other] = [await someone(), await someone()];
    const own = await begin(one);
    expect((await add(own.challengeId, createAuthenticator().register(own.options), other)).statusCode).toBe(422);
    const again = await begin(one);
    const elsewhere = { ...one, token: await server.signIn(one.email) };
    expect((await add(again.challengeId, createAuthenticator().register(again.options), elsewhere)).statusCode).toBe(
      422,
    );
    const asked = await challenge();
    expect((await add(asked.challengeId, createAuthenticator().register(asked.options), one)).statusCode).toBe(422);
  });

  it('where it was added before, by whomever', async () => {
    const known = await withPasskey();
    const other = await someone();
    const { challengeId, options } = await begin(other);
    expect((await add(challengeId, known.device.register(options), other)).statusCode).toBe(409);
  });
});

describe('§account.72 Signing in with a passkey', () => {
  it('opens a session without asking who it is, and notes the time', async () => {
    const { email, device, passkeyId } = await withPasskey();
    const { challengeId, options } = await challenge();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    now = minutes(4);
    const answer = await signIn(challengeId, device.signIn(options));
    expect(answer.statusCode).toBe(200);
    const { token } = answer.json();
    expect((await server.send('GET', '/auth/user', { token })).json()).toMatchObject({ email });
    expect((await server.send('GET', '/auth/passkeys', { token })).json()).toMatchObject([
      { id: passkeyId, usedAt: minutes(4).toISOString() },
    ]);
  });

  it('§account.71: takes one answer to a challenge, of the same two at once, too', async () => {
    const { device } = await withPasskey();
    const { challengeId, options } = await challenge();
    const credential = device.signIn(options);
    const answers = await Promise.all([signIn(challengeId, credential), signIn(challengeId, credential)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await signIn(challengeId, credential)).json()).toEqual(refused);
    const next = await challenge();
    expect((await signIn(next.challengeId, credential)).json()).toEqual(refused);
  });

  it.each([
    ['another site', { origin: 'http://localhost:3001' }],
    ["another site's name", { rpId: 'example.com' }],
    ['a device that verified nobody', { verified: false }],
    ['a registration', { type: 'webauthn.create' }],
    ['a count that goes back', { counter: 1 }],
    ['a count that stands', { counter: 2 }],
  ])('§account.71: refuses %s', async (_name, lie) => {
    const { device } = await withPasskey();
    const first = await challenge();
    expect((await signIn(first.challengeId, device.signIn(first.options))).statusCode).toBe(200);
    const { challengeId, options } = await challenge();
    expect((await signIn(challengeId, device.signIn(options, lie))).json()).toEqual(refused);
  });

  it("§account.71: refuses an unknown passkey, another's key, another's challenge and an old one", async () => {
    const { device } = await withPasskey();
    const asked = await challenge();
    expect((await signIn(asked.challengeId, createAuthenticator().signIn(asked.options))).json()).toEqual(refused);
    const next = await challenge();
    const forged = { ...createAuthenticator().signIn(next.options), id: device.id, rawId: device.id };
    expect((await signIn(next.challengeId, forged)).json()).toEqual(refused);
    const [one, two] = [await challenge(), await challenge()];
    expect((await signIn(one.challengeId, device.signIn(two.options))).json()).toEqual(refused);
    const old = await challenge();
    now = minutes(6);
    expect((await signIn(old.challengeId, device.signIn(old.options))).json()).toEqual(refused);
  });

  it('§account.71: refuses a challenge that was for adding a passkey or confirming who it is', async () => {
    const { token, device, ...person } = await withPasskey();
    for (const asked of [
      await begin({ ...person, token }),
      (await post('/auth/passkeys/confirmation', undefined, token)).json(),
    ]) {
      expect((await signIn(asked.challengeId, device.signIn(asked.options))).json()).toEqual(refused);
    }
  });

  it('refuses what is no credential at all', async () => {
    await withPasskey();
    const { challengeId } = await challenge();
    const empty = { id: 'x', response: {} };
    expect((await signIn(challengeId, empty)).json()).toEqual(refused);
  });
});

describe('§product.51 Challenges for passkeys', () => {
  it('are limited for each account, as each is kept for some minutes', async () => {
    const person = await someone();
    const ask = async () => (await post('/auth/passkeys/confirmation', undefined, person.token)).statusCode;
    const { points } = limits.passkeyChallenge;
    for (let asked = 0; asked < points; asked += 1) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    expect((await post('/auth/passkeys/registration', { currentPassword: 'Learning1' }, person.token)).statusCode).toBe(
      429,
    );
    const other = await someone();
    expect((await post('/auth/passkeys/confirmation', undefined, other.token)).statusCode).toBe(200);
  });
});
