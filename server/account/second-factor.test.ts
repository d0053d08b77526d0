import { and, asc, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readContract } from '../http/openapi.ts';
import { limits } from '../http/rate-limits.ts';
import { beforeSecondFactor, secondFactorMissing } from '../http/second-factor-duty.ts';
import { users } from '../platform/database/schema/account.ts';
import { auditLog } from '../platform/database/schema/audit.ts';
import { rateLimits } from '../platform/database/schema/rate-limits.ts';
import { authenticators, recoveryCodes } from '../platform/database/schema/second-factor.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { decryptSecret } from './authenticator-secret.ts';

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

type Person = { id: string; email: string; token: string };

const password = 'Learning1';
const someone = () => {
  people += 1;
  return server.register(`two-steps-${people}@example.com`);
};
const seconds = (count: number) => new Date(testNow.getTime() + count * 1000);
const post = (path: string, body?: unknown, token?: string) =>
  server.send('POST', path, { ...(body !== undefined && { body }), ...(token && { token }) });
const codeOf = (secret: string, at = now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
const login = (email: string, given = password) => post('/auth/login', { email, password: given });
const complete = (secondStep: string, code: string) => post('/auth/login/second-step', { secondStep, code });
const user = (token: string) => server.send('GET', '/auth/user', { token });
const state = async (token: string) => (await server.send('GET', '/auth/second-factor', { token })).json();

const begin = async ({ token }: Person): Promise<{ secret: string; uri: string }> =>
  (await post('/auth/second-factor', { currentPassword: password }, token)).json();
const confirm = (code: string, { token }: Person) => post('/auth/second-factor/confirmation', { code }, token);

/** Turned on, and half a minute ago, so that the present code has not been used. */
async function withSecondFactor(): Promise<Person & { secret: string; recovery: string[] }> {
  const person = await someone();
  const { secret } = await begin(person);
  now = seconds(-60);
  const confirmed = await confirm(codeOf(secret), person);
  expect(confirmed.statusCode).toBe(200);
  now = testNow;
  return { ...person, secret, recovery: confirmed.json().recoveryCodes };
}

async function secondStep({ email }: Person): Promise<string> {
  const answer = await login(email);
  expect(answer.statusCode).toBe(403);
  return answer.json().secondStep;
}

const wrong = expect.objectContaining({ status: 422, errors: [expect.objectContaining({ path: '/body/code' })] });
const ended = expect.objectContaining({
  status: 401,
  error: 'This sign-in has ended. Please enter your password again.',
});

describe('§account.73 Two-step sign-in', () => {
  it('is off at first, and on once a code has confirmed the secret', async () => {
    const person = await someone();
    expect(await state(person.token)).toEqual({ on: false, required: false, recoveryCodesLeft: 0 });
    const { secret, uri } = await begin(person);
    const asked = new URL(uri);
    expect(asked.protocol + asked.host).toBe('otpauth:totp');
    expect(asked.searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(asked.pathname)).toContain(person.email);
    expect((await login(person.email)).statusCode).toBe(200);
    expect((await confirm('000000', person)).json()).toEqual(wrong);
    expect((await login(person.email)).statusCode).toBe(200);
    const { recoveryCodes: codes } = (await confirm(codeOf(secret), person)).json();
    expect(new Set(codes).size).toBe(10);
    expect(await state(person.token)).toEqual({ on: true, required: false, recoveryCodesLeft: 10 });
  });

  it('asks for the password, and keeps the secret that was confirmed', async () => {
    const person = await someone();
    const guess = await post('/auth/second-factor', { currentPassword: 'Wrong123' }, person.token);
    expect(guess.json()).toMatchObject({ status: 422, errors: [{ path: '/body/currentPassword' }] });
    expect((await confirm('123456', person)).statusCode).toBe(409);
    const older = await begin({ ...person, token: (await login(person.email)).json().token });
    const newer = await begin(person);
    expect((await confirm(codeOf(older.secret), person)).json()).toEqual(wrong);
    expect((await confirm(codeOf(newer.secret), person)).statusCode).toBe(200);
    expect((await post('/auth/second-factor', { currentPassword: password }, person.token)).statusCode).toBe(409);
    expect((await confirm(codeOf(newer.secret, seconds(30)), person)).statusCode).toBe(409);
  });

  it('gives the same secret to each tab of a session for a quarter of an hour, and then another', async () => {
    const person = await someone();
    const first = await begin(person);
    now = seconds(14 * 60);
    expect(await begin(person)).toEqual(first);
    now = seconds(15 * 60);
    const later = await begin(person);
    expect(later.secret).not.toBe(first.secret);
    expect((await confirm(codeOf(first.secret), person)).json()).toEqual(wrong);
    expect((await confirm(codeOf(later.secret), person)).statusCode).toBe(200);
    now = testNow;
  });

  it('§account.74: keeps no secret and no recovery code as it is, and none that another account could use', async () => {
    const { id, secret, recovery } = await withSecondFactor();
    const bytes = Buffer.from(Secret.fromBase32(secret).bytes);
    const [row] = await server.db.select().from(authenticators).where(eq(authenticators.userId, id));
    if (!row) throw new Error('Not kept');
    expect(Buffer.from(row.secret).includes(bytes)).toBe(false);
    const { config } = server.context;
    expect(decryptSecret(config, id, row.secret)).toEqual(bytes);
    expect(() => decryptSecret(config, crypto.randomUUID(), row.secret)).toThrow();
    const other = { ...config, secrets: { current: 'another secret', previous: null } };
    const after = { ...config, secrets: { current: 'another secret', previous: config.secrets.current } };
    expect(decryptSecret(after, id, row.secret)).toEqual(bytes);
    expect(() => decryptSecret(other, id, row.secret)).toThrow();
    const kept = JSON.stringify(await server.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id)));
    for (const code of recovery) for (const text of [code, code.replaceAll('-', '')]) expect(kept).not.toContain(text);
  });
});

describe('§account.75 Signing in with two steps', () => {
  it('opens a session after the right password and the code', async () => {
    const person = await withSecondFactor();
    const step = await secondStep(person);
    const answer = await complete(step, codeOf(person.secret));
    expect(answer.statusCode).toBe(200);
    expect((await user(answer.json().token)).json()).toMatchObject({ email: person.email });
    expect((await complete(step, codeOf(person.secret, seconds(30)))).json()).toEqual(ended);
  });

  it('§account.16: says nothing of a second step for a wrong password', async () => {
    const { email } = await withSecondFactor();
    const answer = await login(email, 'Wrong123');
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'Invalid email or password.']);
  });

  it('gives no session: the second step opens nothing, and a session is no second step', async () => {
    const person = await withSecondFactor();
    const step = await secondStep(person);
    expect((await user(step)).statusCode).toBe(401);
    expect((await post('/auth/change-password', {}, step)).statusCode).toBe(401);
    expect((await complete(person.token, codeOf(person.secret))).statusCode).toBe(400);
    const unknown = Buffer.alloc(32).toString('base64url');
    expect((await complete(unknown, codeOf(person.secret))).json()).toEqual(ended);
  });

  it('§account.74: takes a code once, in another sign-in, too, and of two at once', async () => {
    const person = await withSecondFactor();
    const code = codeOf(person.secret);
    const steps = await Promise.all([secondStep(person), secondStep(person)]);
    const answers = await Promise.all(steps.map((step) => complete(step, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await complete(await secondStep(person), code)).json()).toEqual(wrong);
    now = seconds(30);
    expect((await complete(await secondStep(person), code)).json()).toEqual(wrong);
    expect((await complete(await secondStep(person), codeOf(person.secret))).statusCode).toBe(200);
  });

  it.each([
    [-90, 422],
    [-30, 200],
    [30, 200],
    [90, 422],
  ])('§account.74: takes the code of %i seconds from now with %i', async (offset, status) => {
    const person = await withSecondFactor();
    expect((await complete(await secondStep(person), codeOf(person.secret, seconds(offset)))).statusCode).toBe(status);
  });

  it('§account.74: takes each recovery code once, however it is written', async () => {
    const person = await withSecondFactor();
    const [first = '', second = ''] = person.recovery;
    const step = await secondStep(person);
    expect((await complete(step, first.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await complete(await secondStep(person), first)).json()).toEqual(wrong);
    expect((await complete(await secondStep(person), second)).statusCode).toBe(200);
    expect((await state(person.token)).recoveryCodesLeft).toBe(8);
    const other = await withSecondFactor();
    expect((await complete(await secondStep(other), person.recovery[2] ?? '')).json()).toEqual(wrong);
  });

  it('ends after five minutes, and after five wrong codes', async () => {
    const person = await withSecondFactor();
    const old = await secondStep(person);
    now = seconds(301);
    expect((await complete(old, codeOf(person.secret))).json()).toEqual(ended);
    const guessed = await secondStep(person);
    for (let tries = 0; tries < 4; tries += 1) expect((await complete(guessed, '000000')).json()).toEqual(wrong);
    expect((await complete(guessed, '000000')).json()).toEqual(ended);
    expect((await complete(guessed, codeOf(person.secret))).json()).toEqual(ended);
  });

  it('§account.74: answers 429 after ten wrong codes, over any number of sign-ins and with the right one', async () => {
    const person = await withSecondFactor();
    for (let round = 0; round < 2; round += 1) {
      const step = await secondStep(person);
      for (let tries = 0; tries < 5; tries += 1) await complete(step, '000000');
    }
    const answer = await complete(await secondStep(person), codeOf(person.secret));
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const step = await secondStep(person);
    expect((await complete(step, person.recovery[0] ?? '')).statusCode).toBe(429);
  });

  it('§account.74: counts wrong codes by the day as well, and right ones not at all', async () => {
    const person = await withSecondFactor();
    await server.db.delete(rateLimits);
    expect((await complete(await secondStep(person), codeOf(person.secret))).statusCode).toBe(200);
    const byDay = (await server.db.select().from(rateLimits)).filter(({ key }) => key.startsWith('secondFactorByDay'));
    expect(byDay).toMatchObject([{ points: 0 }]);
    await server.db
      .update(rateLimits)
      .set({ points: limits.secondFactorByDay.points })
      .where(eq(rateLimits.key, byDay[0]?.key ?? ''));
    expect((await complete(await secondStep(person), person.recovery[0] ?? '')).statusCode).toBe(429);
  });

  it('ends with a change of the password', async () => {
    const person = await withSecondFactor();
    const step = await secondStep(person);
    await server.db.update(users).set({ tokenVersion: 7 }).where(eq(users.id, person.id));
    expect((await complete(step, codeOf(person.secret))).json()).toEqual(ended);
  });

  it('§account.72: is not asked of a passkey', async () => {
    const person = await withSecondFactor();
    const device = createAuthenticator();
    const made = (await post('/auth/passkeys/registration', { currentPassword: password }, person.token)).json();
    const credential = device.register(made.options);
    await post('/auth/passkeys', { challengeId: made.challengeId, credential, name: 'Laptop' }, person.token);
    const { challengeId, options } = (await post('/auth/passkeys/sign-in/challenge')).json();
    const answer = await post('/auth/passkeys/sign-in', { challengeId, credential: device.signIn(options) });
    expect(answer.statusCode).toBe(200);
  });
});

describe('§account.76 Turning two-step sign-in off', () => {
  const remove = ({ token }: Person, currentPassword: string, code: string) =>
    post('/auth/second-factor/removal', { currentPassword, code }, token);

  it('takes the password and a code', async () => {
    const person = await withSecondFactor();
    expect((await remove(person, 'Wrong123', codeOf(person.secret))).statusCode).toBe(422);
    expect((await remove(person, password, '000000')).json()).toEqual(wrong);
    expect((await state(person.token)).on).toBe(true);
    expect((await remove(person, password, codeOf(person.secret))).statusCode).toBe(204);
    expect(await state(person.token)).toEqual({ on: false, required: false, recoveryCodesLeft: 0 });
    expect((await login(person.email)).statusCode).toBe(200);
    expect((await remove(person, password, '123456')).statusCode).toBe(409);
  });

  it('takes a passkey in place of the password, but not in place of the code', async () => {
    const person = await withSecondFactor();
    const device = createAuthenticator();
    const begun = (await post('/auth/passkeys/registration', { currentPassword: password }, person.token)).json();
    const made = { challengeId: begun.challengeId, credential: device.register(begun.options), name: 'Laptop' };
    await post('/auth/passkeys', made, person.token);
    const send = async (rest: object, signer = device) => {
      const { challengeId, options } = (await post('/auth/passkeys/confirmation', undefined, person.token)).json();
      const passkey = { challengeId, credential: signer.signIn(options) };
      return post('/auth/second-factor/removal', { passkey, ...rest }, person.token);
    };
    const code = codeOf(person.secret);
    expect((await send({})).statusCode).toBe(400);
    expect((await send({ code, currentPassword: password })).statusCode).toBe(400);
    expect((await post('/auth/second-factor/removal', { code }, person.token)).statusCode).toBe(400);
    expect((await send({ code }, createAuthenticator())).statusCode).toBe(422);
    expect((await send({ code: '000000' })).json()).toEqual(wrong);
    expect((await state(person.token)).on).toBe(true);
    expect((await send({ code })).statusCode).toBe(204);
    expect((await state(person.token)).on).toBe(false);
  });

  it('ends second steps that are under way', async () => {
    const person = await withSecondFactor();
    const step = await secondStep(person);
    expect((await remove(person, password, person.recovery[0] ?? '')).statusCode).toBe(204);
    expect((await complete(step, codeOf(person.secret))).json()).toEqual(ended);
  });
});

describe('§account.51 the audit log', () => {
  it('has passkeys and second factors, added, used and removed, and wrong codes', async () => {
    const person = await withSecondFactor();
    await complete(await secondStep(person), '000000');
    await complete(await secondStep(person), codeOf(person.secret));
    const { challengeId, options } = (
      await post('/auth/passkeys/registration', { currentPassword: password }, person.token)
    ).json();
    const device = createAuthenticator();
    const made = { challengeId, credential: device.register(options), name: 'Laptop' };
    const { id } = (await post('/auth/passkeys', made, person.token)).json();
    const asked = (await post('/auth/passkeys/sign-in/challenge')).json();
    const answer = { challengeId: asked.challengeId, credential: device.signIn(asked.options) };
    await post('/auth/passkeys/sign-in', answer);
    await post(`/auth/passkeys/${id}/removal`, { currentPassword: 'Learning1' }, person.token);
    const removal = { currentPassword: password, code: person.recovery[0] };
    await post('/auth/second-factor/removal', removal, person.token);
    const rows = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.account, person.id))
      .orderBy(asc(auditLog.id));
    expect(rows.map(({ event, details }) => [event, details])).toEqual([
      ['account.registered', { role: 'student' }],
      ['secondFactor.added', {}],
      ['signIn.secondStepAsked', { method: 'password' }],
      ['signIn.failed', { method: 'password and code' }],
      ['signIn.secondStepAsked', { method: 'password' }],
      ['signIn.succeeded', { method: 'password and code', newDevice: true }],
      ['passkey.added', { passkey: id }],
      ['signIn.succeeded', { method: 'passkey', newDevice: true }],
      ['passkey.removed', { passkey: id }],
      ['secondFactor.removed', {}],
    ]);
    const everything = JSON.stringify(rows);
    for (const secret of [person.secret, ...person.recovery]) expect(everything).not.toContain(secret);
  });

  it('§account.86 has a limited number of rows of the right password, and one mail a day from unknown devices', async () => {
    const person = await withSecondFactor();
    const { points } = limits.secondStepAsked;
    for (let times = 0; times < points + 3; times += 1) await secondStep(person);
    const asked = and(eq(auditLog.account, person.id), eq(auditLog.event, 'signIn.secondStepAsked'));
    expect(await server.db.$count(auditLog, asked)).toBe(points);
    const mails = server.mails.filter(({ to, subject }) => to === person.email && /was used on/.test(subject));
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('If it was not you, someone knows your password. Choose a new password at once: http'),
    ]);
  });

  it('§account.86 brings no mail on a known device', async () => {
    const person = await withSecondFactor();
    const headers = { 'device-id': 'f'.repeat(32) };
    const body = { email: person.email, password };
    const signedIn = await server.send('POST', '/auth/login', { body, headers });
    const step = { secondStep: signedIn.json().secondStep, code: codeOf(person.secret) };
    await server.send('POST', '/auth/login/second-step', { body: step, headers });
    const before = server.mails.length;
    await server.db.delete(rateLimits);
    await server.send('POST', '/auth/login', { body, headers });
    expect(server.mails.slice(before)).toEqual([]);
  });

  it('of a disabled account has no further sign-in, by passkey or by code', async () => {
    const person = await withSecondFactor();
    const step = await secondStep(person);
    await server.db.update(users).set({ disabledAt: now }).where(eq(users.id, person.id));
    expect((await complete(step, codeOf(person.secret))).json()).toEqual(ended);
  });
});

describe('§account.74 A change of the secret that keys are derived from', () => {
  it('keeps authenticator apps and recovery codes, and what was used since is under the new one', async () => {
    const person = await withSecondFactor();
    const { config } = server.context;
    const before = config.secrets;
    const current = 'Wc4hT9sVn2LqXe7RbK0mYj5GfZu8PdA3';
    try {
      config.secrets = { current, previous: before.current };
      expect((await complete(await secondStep(person), person.recovery[0] ?? '')).statusCode).toBe(200);
      expect((await complete(await secondStep(person), codeOf(person.secret))).statusCode).toBe(200);
      config.secrets = { current, previous: null };
      now = seconds(60);
      expect((await complete(await secondStep(person), codeOf(person.secret))).statusCode).toBe(200);
      // One that was made before and has not been used counts no more without the old secret.
      expect((await complete(await secondStep(person), person.recovery[1] ?? '')).statusCode).toBe(422);
    } finally {
      config.secrets = before;
    }
  });
});

describe('§account.77 REQUIRE_SECOND_FACTOR_FOR_INSTRUCTORS', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await createTestServer({ now: () => now, config: { requireSecondFactorForInstructors: true } });
  });
  afterAll(() => strict.close());

  const teacher = async () => {
    people += 1;
    const person = await strict.register(`teacher-${people}@example.com`);
    await strict.db.update(users).set({ role: 'instructor' }).where(eq(users.id, person.id));
    return person;
  };
  const get = (path: string, token: string) => strict.send('GET', path, { token });
  const call = (path: string, token: string, body?: unknown) =>
    strict.send('POST', path, { token, ...(body !== undefined && { body }) });

  /** Sets it up, a minute ago, so that the present code has not been used. */
  async function setUp(token: string): Promise<string> {
    const { secret } = (await call('/auth/second-factor', token, { currentPassword: password })).json();
    now = seconds(-60);
    const confirmed = await call('/auth/second-factor/confirmation', token, { code: codeOf(secret) });
    expect(confirmed.statusCode).toBe(200);
    now = testNow;
    return secret;
  }

  it('asks it of instructors, and of nobody else', async () => {
    const required = async (email: string) =>
      (await get('/auth/second-factor', await strict.signIn(email))).json().required;
    expect(await required('instructor@example.com')).toBe(true);
    expect(await required('student@example.com')).toBe(false);
    expect((await state(await server.signIn('instructor@example.com'))).required).toBe(false);
  });

  it('refuses an instructor without it each operation that needs a session, except for what sets it up', async () => {
    const { token } = await teacher();
    const open: readonly string[] = beforeSecondFactor;
    const uuid = crypto.randomUUID();
    const address = (path: string) => path.replace(/\{\w+\}/g, uuid);
    const needing = readContract().operations.filter(({ access, id }) => access === 'session' && !open.includes(id));
    expect(needing.length).toBeGreaterThan(30);
    for (const { id, method, path } of needing) {
      const answer = await strict.send(method, address(path), { token });
      expect([id, answer.statusCode, answer.json().type]).toEqual([id, 403, secondFactorMissing]);
      expect(answer.json().error).toBe(
        'Please set up two-step sign-in on your profile first. Instructors need it here.',
      );
    }
  });

  it('lets an instructor set it up, and everything through from then on', async () => {
    const { token, email } = await teacher();
    for (const path of ['/auth/user', '/auth/second-factor', '/auth/passkeys', '/auth/sessions']) {
      expect([path, (await get(path, token)).statusCode]).toEqual([path, 200]);
    }
    const secret = await setUp(token);
    expect((await get('/courses/enrolled', token)).statusCode).toBe(200);
    const asked = (await call('/auth/login', token, { email, password })).json();
    const signedIn = await call('/auth/login/second-step', token, {
      secondStep: asked.secondStep,
      code: codeOf(secret),
    });
    expect((await get('/courses/enrolled', signedIn.json().token)).statusCode).toBe(200);
    now = seconds(60);
    const removal = { currentPassword: password, code: codeOf(secret) };
    expect((await call('/auth/second-factor/removal', token, removal)).statusCode).toBe(204);
    expect((await get('/courses/enrolled', token)).statusCode).toBe(403);
    expect((await call('/auth/logout', token)).statusCode).toBe(204);
  });

  it('does not count a secret that no code has confirmed, nor a passkey, beside which the password alone signs in', async () => {
    const { token } = await teacher();
    await call('/auth/second-factor', token, { currentPassword: password });
    const device = createAuthenticator();
    const made = (await call('/auth/passkeys/registration', token, { currentPassword: password })).json();
    const passkey = { challengeId: made.challengeId, credential: device.register(made.options), name: 'Laptop' };
    expect((await call('/auth/passkeys', token, passkey)).statusCode).toBe(201);
    expect((await get('/courses/enrolled', token)).statusCode).toBe(403);
  });

  it('answers what is open as to a visitor, and lets students and instructors of other installations through', async () => {
    const { token } = await teacher();
    expect((await get('/marketing/courses', token)).statusCode).toBe(200);
    const student = await strict.signIn('student@example.com');
    expect((await get('/courses/enrolled', student)).statusCode).toBe(200);
    const elsewhere = await server.signIn('instructor@example.com');
    expect((await server.send('GET', '/courses/enrolled', { token: elsewhere })).statusCode).toBe(200);
  });
});
