/** Passkeys and two-step sign-in: answers used again or given elsewhere, guessed codes, and ways past the second step. */
import assert from 'node:assert/strict';
import { Secret, TOTP } from 'otpauth';
import { createAuthenticator } from '../../server/testing/authenticator.ts';
import { type Person, stringIn, type Target } from './target.ts';
import type { Topic } from './types.ts';

const period = 30_000;
const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * period });

/** The string under the name; one that is missing means that the attack could not be carried out. */
function given(body: unknown, name: string): string {
  const value = stringIn(body, name);
  if (value === undefined) throw new Error(`There is no ${name} in ${JSON.stringify(body)}.`);
  return value;
}

const siteOf = ({ config }: Target) => {
  const { origin, hostname } = new URL(config.publicUrl);
  return { origin, rpId: hostname, counter: 0 }; // as devices that count no uses
};

const optionsIn = (body: unknown): { challenge?: unknown } => Object(body).options;

/** A new account with a passkey. */
async function withPasskey(target: Target) {
  const person = await target.register();
  const device = createAuthenticator();
  const { token, password: currentPassword } = person;
  const { body } = await target.call('POST', '/auth/passkeys/registration', { token, body: { currentPassword } });
  const credential = device.register(optionsIn(body), siteOf(target));
  const passkey = { challengeId: given(body, 'challengeId'), credential, name: 'Laptop' };
  const added = await target.call('POST', '/auth/passkeys', { token, body: passkey });
  if (added.status !== 201) throw new Error(`Not added: ${added.text}`);
  return { ...person, device };
}

/** Signs in with the device's answer to a new challenge. */
async function answerOf(target: Target, device: ReturnType<typeof createAuthenticator>, lie: object = {}) {
  const { body } = await target.call('POST', '/auth/passkeys/sign-in/challenge');
  const credential = device.signIn(optionsIn(body), { ...siteOf(target), ...lie });
  return { challengeId: given(body, 'challengeId'), credential };
}

const signInWith = async (target: Target, body: object) =>
  (await target.call('POST', '/auth/passkeys/sign-in', { body })).status;

/** A new account with two-step sign-in. The code before the present one has been used. */
async function withSecondStep(target: Target) {
  const person = await target.register();
  const { token, password: currentPassword } = person;
  const begun = await target.call('POST', '/auth/second-factor', { token, body: { currentPassword } });
  const secret = given(begun.body, 'secret');
  const body = { code: codeOf(secret, -1) };
  const confirmed = await target.call('POST', '/auth/second-factor/confirmation', { token, body });
  if (confirmed.status !== 200) throw new Error(`Not confirmed: ${confirmed.text}`);
  const [recoveryCode = ''] = Object(confirmed.body).recoveryCodes;
  return { ...person, secret, recoveryCode: String(recoveryCode) };
}

const login = (target: Target, { email, password }: Person) =>
  target.call('POST', '/auth/login', { body: { email, password } });

const secondStep = async (target: Target, person: Person) => given((await login(target, person)).body, 'secondStep');

const complete = async (target: Target, step: string, code: string) =>
  (await target.call('POST', '/auth/login/second-step', { body: { secondStep: step, code } })).status;

const codes = 'server/account/second-factor-codes.ts';

export const secondFactor: Topic = {
  settings: { REQUIRE_SECOND_FACTOR_FOR_INSTRUCTORS: 'true' },
  attacks: [
    {
      name: "sign in with a passkey's answer that was used before",
      async run(target) {
        const { device } = await withPasskey(target);
        const answer = await answerOf(target, device);
        assert.equal(await signInWith(target, answer), 200);
        assert.equal(await signInWith(target, answer), 401, 'the same answer signed in again');
        const { challengeId } = await answerOf(target, device);
        const other = await signInWith(target, { ...answer, challengeId });
        assert.equal(other, 401, 'it signed in under another challenge');
      },
      mutations: [{ file: 'server/account/challenges.ts', from: 'gt(challenges.triesLeft, 0),', to: '' }],
    },
    {
      name: "sign in with a passkey's answer that another site was given",
      async run(target) {
        const { device } = await withPasskey(target);
        const answer = await answerOf(target, device, { origin: 'https://evil.example' });
        assert.equal(await signInWith(target, answer), 401, "another site's answer signed in");
      },
      mutations: [
        {
          file: 'server/account/passkey-check.ts',
          from: 'expectedOrigin: origin,',
          to: "expectedOrigin: [origin, 'https://evil.example'],",
        },
      ],
    },
    {
      name: "prove to be somebody in their session with one's own passkey",
      async run(target) {
        const [victim, attacker] = [await withPasskey(target), await withPasskey(target)];
        const { token } = victim;
        const { body } = await target.call('POST', '/auth/passkeys/confirmation', { token });
        const credential = attacker.device.signIn(optionsIn(body), siteOf(target));
        const proof = { passkey: { challengeId: given(body, 'challengeId'), credential } };
        const { status } = await target.call('POST', '/auth/passkeys/registration', { token, body: proof });
        assert.equal(status, 422, "another person's passkey was taken");
      },
      mutations: [
        {
          file: 'server/account/passkey-check.ts',
          from: ' || (asked.userId !== null && asked.userId !== row.user.id)',
          to: '',
        },
      ],
    },
    {
      name: 'get a session with the password alone, or with the second step in its place',
      async run(target) {
        const person = await withSecondStep(target);
        const answer = await login(target, person);
        assert.equal(stringIn(answer.body, 'token'), undefined, 'the password alone signed in');
        const token = given(answer.body, 'secondStep');
        assert.equal((await target.call('GET', '/auth/user', { token })).status, 401, 'the second step is a session');
      },
      mutations: [
        {
          file: 'server/account/second-step.ts',
          from: 'if (!authenticator?.confirmed) return;',
          to: 'return;',
        },
      ],
    },
    {
      name: 'guess codes until one is right',
      async run(target) {
        const person = await withSecondStep(target);
        for (let round = 0; round < 2; round += 1) {
          const step = await secondStep(target, person);
          for (let tries = 0; tries < 5; tries += 1) await complete(target, step, '000000');
          assert.equal(await complete(target, step, codeOf(person.secret)), 401, 'a step takes any number of codes');
        }
        const status = await complete(target, await secondStep(target, person), codeOf(person.secret));
        assert.equal(status, 429, 'an account takes any number of codes');
      },
      mutations: [
        { file: 'server/account/second-step.ts', from: 'const tries = 5;', to: 'const tries = 500;' },
        { file: codes, from: "await countAttempt(context.db, 'secondFactor', userId);", to: '' },
      ],
    },
    {
      name: 'use a code again',
      async run(target) {
        const person = await withSecondStep(target);
        for (const code of [codeOf(person.secret), person.recoveryCode]) {
          assert.equal(await complete(target, await secondStep(target, person), code), 200);
          assert.equal(await complete(target, await secondStep(target, person), code), 422, 'a used code counted');
        }
      },
      mutations: [
        { file: codes, from: ', lt(authenticators.usedPeriod, usedPeriod)', to: '' },
        {
          file: codes,
          from: '(await db.delete(recoveryCodes).where(own).returning())',
          to: '(await db.select().from(recoveryCodes).where(own))',
        },
      ],
    },
    {
      name: 'use a recovery code several times at the same moment',
      async run(target) {
        const person = await withSecondStep(target);
        const steps: string[] = [];
        for (let count = 0; count < 6; count += 1) steps.push(await secondStep(target, person));
        const statuses = await Promise.all(steps.map((step) => complete(target, step, person.recoveryCode)));
        assert.equal(statuses.filter((status) => status === 200).length, 1, `${statuses}`);
      },
      mutations: [
        {
          file: codes,
          from: '(await db.delete(recoveryCodes).where(own).returning())',
          to: '(await db.select().from(recoveryCodes).where(own))',
        },
      ],
    },
    {
      name: 'work as an instructor without the second factor that is required',
      async run(target) {
        const { token } = await target.register({ role: 'instructor' });
        assert.equal((await target.call('GET', '/auth/user', { token })).status, 200);
        for (const path of ['/courses/enrolled', '/resources', '/assignments']) {
          assert.equal((await target.call('GET', path, { token })).status, 403, `${path} was answered`);
        }
      },
      mutations: [
        {
          file: 'server/http/authentication.ts',
          from: 'if (!(await lacksSecondFactor(context, user, operation.id))) return effectiveUser(context, operation, user, view);',
          to: 'return effectiveUser(context, operation, user, view);',
        },
      ],
    },
  ],
};
