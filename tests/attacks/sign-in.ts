/** Guessing passwords, locking students out by wrong guesses, and using sessions and links that have ended. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { limits } from '../../server/http/rate-limits.ts';
import { sessions } from '../../server/platform/database/schema/account.ts';
import type { Mutation } from '../mutation.ts';
import { type Answer, eventually, type Person, type Target } from './target.ts';
import type { Topic } from './types.ts';

const limitsFile = 'server/account/sign-in/limits.ts';
const passwordFile = 'server/account/password.ts';
const authentication = 'server/http/authentication.ts';
const newPassword = 'Heron-under-3-bridges';

type From = { network?: string; headers?: Record<string, string> };

/** The last address is the one that the proxy in front of the server has added. */
const by = ({ network = '127.0.0.1', headers }: From) => ({ 'x-forwarded-for': network, ...headers });

const tryToSignIn = (target: Target, email: string, password: string, from: From = {}): Promise<Answer> =>
  target.call('POST', '/auth/login', { body: { email, password }, headers: by(from) });

/** The statuses of wrong tries, one after another. */
async function guess(target: Target, email: string, count: number, from: (index: number) => From): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    statuses.push((await tryToSignIn(target, email, `Wrong-guess-${index}`, from(index))).status);
  }
  return statuses;
}

const tries = limits.signInByAccountAndNetwork.points;

async function keepsOut(target: Target, email: string, from: (index: number) => From): Promise<void> {
  const statuses = await guess(target, email, tries + 1, from);
  assert.deepEqual(statuses, [...Array<number>(tries).fill(401), 429]);
}

/** Asks for a link `count` times; returns the tokens of the mails, oldest first. */
async function resetLinks(target: Target, email: string, count: number): Promise<string[]> {
  const links = () =>
    target.mailsTo(email).flatMap(({ text }) => /\/reset-password#token=(\S+)/.exec(text)?.slice(1) ?? []);
  const before = links().length;
  for (let asked = 0; asked < count; asked += 1) {
    await target.call('POST', '/auth/reset-password', { body: { email } });
  }
  return eventually(() => (links().length === before + count ? links().slice(before) : undefined));
}

const reset = async (target: Target, token: string, password: string) =>
  (await target.call('POST', '/auth/reset-password/confirm', { token, body: { password } })).status;

const changePassword = (target: Target, { token, password }: Person, wanted: string) =>
  target.call('POST', '/auth/change-password', { token, body: { currentPassword: password, newPassword: wanted } });

async function hasEnded(target: Target, token: string, how: string): Promise<void> {
  assert.equal((await target.call('GET', '/auth/user', { token })).status, 401, `it goes on after ${how}`);
}

/** Runs `npm run accounts`. The embedded database belongs to one process, so there the server is stopped meanwhile. */
async function runAccounts(target: Target, ...words: string[]): Promise<void> {
  if (target.kind === 'embedded') await target.stop();
  const env = { PATH: process.env['PATH'], ...target.env };
  execFileSync(process.execPath, ['server/cli/accounts.ts', ...words], { env, stdio: 'pipe' });
  if (target.kind === 'embedded') await target.restart();
}

/** The median time, in milliseconds, of an answer to a wrong password for each address. The addresses take turns. */
async function mediansOf(target: Target, addresses: readonly string[]): Promise<number[]> {
  const times = addresses.map((): number[] => []);
  for (let round = 0; round < 12; round += 1) {
    for (const [index, email] of addresses.entries()) {
      const begin = performance.now();
      await tryToSignIn(target, email, 'Wrong-guess-1', { network: `203.0.113.${round}` });
      if (round > 0) times[index]?.push(performance.now() - begin); // the server's first try also prepares a hash
    }
  }
  return times.map((list) => list.toSorted((one, other) => one - other)[list.length >> 1] ?? 0);
}

const endedIgnored: Mutation = {
  file: authentication,
  from: 'eq(users.id, claims.sub), isNull(sessions.endedAt)',
  to: 'eq(users.id, claims.sub)',
};

export const signIn: Topic = {
  settings: { TRUST_PROXY: '1', SESSION_IDLE_MINUTES: '5' },
  attacks: [
    {
      name: 'lock a student out on their network by wrong passwords from another',
      async run(target) {
        const { email, password } = await target.register();
        await keepsOut(target, email, () => ({ network: '198.51.100.7' }));
        const { status } = await tryToSignIn(target, email, password, { network: '192.0.2.44' });
        assert.equal(status, 200, 'the student is locked out');
      },
      mutations: [
        {
          file: limitsFile,
          from: "ofPair = await countAttempt(db, 'signInByAccountAndNetwork', pair)",
          to: "ofPair = await countAttempt(db, 'signInByAccountAndNetwork', account)",
        },
      ],
    },
    {
      name: 'guess on from many networks, or keep the student and their device out by it',
      async run(target) {
        const { email, password } = await target.register();
        const own = { headers: { 'device-id': randomUUID().replaceAll('-', '') } };
        assert.equal((await tryToSignIn(target, email, password, { network: '192.0.2.45', ...own })).status, 200);
        await guess(target, email, limits.signInByAccount.points, (index) => ({ network: `198.18.${index}.1` }));
        const braked = await guess(target, email, 3, () => ({ network: '198.19.0.1' }));
        assert.deepEqual(braked, [401, 429, 429], 'a network has more than one try');
        const known = await tryToSignIn(target, email, password, { network: '198.19.0.1', ...own });
        assert.equal(known.status, 200, 'the known device is kept out');
        const elsewhere = await tryToSignIn(target, email, password, { network: '192.0.2.46' });
        assert.equal(elsewhere.status, 200, 'the student is kept out on a new network');
      },
      mutations: [
        { file: limitsFile, from: '(ofAccount.isOver || together.isOver) &&', to: 'false &&' },
        { file: limitsFile, from: 'ofPair.count > 1)', to: 'ofPair.count > 0)' },
        { file: limitsFile, from: 'if (knownDevice !== null) {', to: 'if (knownDevice === undefined) {' },
      ],
    },
    {
      name: 'have each wrong password count for another network, by a forged X-Forwarded-For or the addresses of one /64',
      async run(target) {
        const [one, other] = [await target.register(), await target.register()];
        await keepsOut(target, one.email, (index) => ({ network: `198.51.100.${index}, 203.0.113.9` }));
        await keepsOut(target, other.email, (index) => ({ network: `2001:db8:1:2:${index}::1` }));
      },
      mutations: [
        { file: 'server/platform/trusted-proxies.ts', from: 'hop < proxies.hops', to: 'hop < proxies.hops + 1' },
        { file: 'server/http/network.ts', from: 'groups.slice(0, 4)', to: 'groups.slice(0, 8)' },
      ],
    },
    {
      name: 'have a password that everybody tries first',
      async run(target) {
        const person = await target.register();
        for (const password of ['Password1', 'Welcome1', 'Qwerty123', 'PASSWORD123']) {
          const token = await target.invite();
          const registered = await target.call('POST', '/auth/complete-registration', { token, body: { password } });
          assert.equal(registered.status, 400, `${password} at the registration`);
          assert.equal((await changePassword(target, person, password)).status, 400, `${password} by a change`);
        }
        const [link = ''] = await resetLinks(target, person.email, 1);
        assert.equal(await reset(target, link, 'Password1'), 400, 'by a reset');
        assert.equal(await reset(target, link, newPassword), 204, 'the link was used up by it');
      },
      mutations: [
        { file: 'server/account/common-passwords.ts', from: '.has(password.toLowerCase())', to: '.has(password)' },
        {
          file: 'server/account/registration.ts',
          from: "await refuseCommonPassword(password, '/body/password');",
          to: '',
        },
        { file: passwordFile, from: "await refuseCommonPassword(newPassword, '/body/newPassword');", to: '' },
        { file: passwordFile, from: "await refuseCommonPassword(password, '/body/password');", to: '' },
      ],
    },
    {
      name: 'set a password by a reset link that is older than the last new password',
      async run(target) {
        const person = await target.register();
        const [older = '', newer = ''] = await resetLinks(target, person.email, 2);
        assert.equal(await reset(target, newer, newPassword), 204);
        assert.equal(await reset(target, older, 'Kestrel-over-9-hills'), 401, 'an older link, after a reset');
        assert.equal(await reset(target, newer, 'Kestrel-over-9-hills'), 401, 'the same link again');
        const [link = ''] = await resetLinks(target, person.email, 1);
        const changed = await changePassword(target, await target.signIn(person.email, newPassword), person.password);
        assert.equal(changed.status, 200);
        assert.equal(await reset(target, link, 'Kestrel-over-9-hills'), 401, 'an older link, after a change');
        await target.signIn(person.email, person.password);
      },
      mutations: [
        {
          file: passwordFile,
          from: '.where(and(eq(oneTimeTokens.email, user.email), unusedLink));',
          to: ".where(and(eq(oneTimeTokens.email, ''), unusedLink));",
        },
        {
          file: passwordFile,
          from: "and(eq(oneTimeTokens.purpose, 'passwordReset'), isNull(oneTimeTokens.usedAt));",
          to: "eq(oneTimeTokens.purpose, 'passwordReset');",
        },
      ],
    },
    {
      name: 'go on with a session that its person has ended',
      async run(target) {
        const { email, password, token } = await target.register();
        const [stolen, second, third] = [
          await target.signIn(email, password),
          await target.signIn(email, password),
          await target.signIn(email, password),
        ];
        await target.call('DELETE', `/auth/sessions/${decodeJwt(stolen.token).jti}`, { token });
        await hasEnded(target, stolen.token, 'its end in the list');
        await target.call('POST', '/auth/logout', { token: second.token });
        await hasEnded(target, second.token, 'signing out');
        await target.call('DELETE', '/auth/sessions', { token });
        await hasEnded(target, third.token, 'the end of all others');
        assert.equal(
          (await target.call('GET', '/auth/user', { token })).status,
          200,
          "the person's own has ended, too",
        );
      },
      mutations: [endedIgnored],
    },
    {
      name: 'go on with a session after its password was changed or reset',
      async run(target) {
        const person = await target.register();
        const stolen = await target.signIn(person.email, person.password);
        assert.equal((await changePassword(target, person, newPassword)).status, 200);
        await hasEnded(target, stolen.token, 'a new password');
        const again = await target.signIn(person.email, newPassword);
        const [link = ''] = await resetLinks(target, person.email, 1);
        assert.equal(await reset(target, link, person.password), 204);
        await hasEnded(target, again.token, 'a reset');
        assert.equal((await tryToSignIn(target, person.email, newPassword)).status, 401, 'by the older password');
      },
      mutations: [
        [endedIgnored, { file: authentication, from: 'found.user.tokenVersion !== claims.version', to: 'false' }],
      ],
    },
    {
      name: 'go on with a session that nobody has used for longer than the operator allows',
      async run(target) {
        const { token } = await target.register();
        const id = decodeJwt(token).jti ?? '';
        await target.withDatabase(async (db) => {
          await db
            .update(sessions)
            .set({ lastUsedAt: new Date(Date.now() - 6 * 60_000) })
            .where(eq(sessions.id, id));
        });
        await hasEnded(target, token, 'six minutes without a call');
      },
      mutations: [
        { file: authentication, from: 'if (found.lastUsedAt < idleSince(context)) throw sessionEnded();', to: '' },
      ],
    },
    {
      name: "sign in on a new device, or set a new password, without a mail to the account's owner",
      async run(target) {
        const person = await target.register();
        const mails = (subject: string) =>
          target.mailsTo(person.email).filter((mail) => mail.subject === subject).length;
        const arrives = (subject: string, count: number) =>
          eventually(() => (mails(subject) === count ? true : undefined)).catch(() =>
            assert.fail(`${mails(subject)} mails "${subject}", not ${count}`),
          );
        await arrives('New sign-in to your account', 1);
        const stranger = { headers: { 'device-id': randomUUID().replaceAll('-', '') } };
        assert.equal((await tryToSignIn(target, person.email, person.password, stranger)).status, 200);
        await arrives('New sign-in to your account', 2);
        assert.equal((await changePassword(target, person, newPassword)).status, 200);
        await arrives('Your password was changed', 1);
        const [link = ''] = await resetLinks(target, person.email, 1);
        assert.equal(await reset(target, link, person.password), 204);
        await arrives('Your password was changed', 2);
      },
      mutations: [
        {
          file: 'server/account/session.ts',
          from: 'if (!known) await context.mail.enqueue(tx, newDeviceMail(context, user, caller));',
          to: '',
        },
        {
          file: passwordFile,
          from: 'await context.mail.enqueue(db, passwordChangedMail(context, user, caller, await listPasskeys(context, user.id)));',
          to: '',
        },
      ],
    },
    {
      name: 'go on in an account that the operator has disabled',
      async run(target) {
        const { email, password, token } = await target.register();
        await runAccounts(target, '--disable', email);
        await hasEnded(target, token, 'disabling the account');
        assert.equal((await tryToSignIn(target, email, password)).status, 409, 'it can be signed in to');
        assert.equal((await tryToSignIn(target, email, 'Wrong-guess-1')).status, 401, 'who guesses is told of it');
        const [link = ''] = await resetLinks(target, email, 1);
        await reset(target, link, newPassword);
        assert.equal((await tryToSignIn(target, email, newPassword)).status, 409, 'a new password opens it');
      },
      mutations: [
        [endedIgnored, { file: authentication, from: '|| found.user.disabledAt', to: '' }],
        { file: 'server/account/session.ts', from: 'if (user.disabledAt) {', to: 'if (false) {' },
      ],
    },
    {
      name: 'learn from the answers which addresses have an account',
      isSlow: true,
      async run(target) {
        const [{ email }, unknownEmail] = [await target.register(), `${randomUUID()}@example.com`];
        for (const path of ['/auth/login', '/auth/reset-password']) {
          const body = path === '/auth/login' ? { password: 'Wrong-guess-1' } : {};
          const [known, unknown] = [
            await target.call('POST', path, { body: { ...body, email } }),
            await target.call('POST', path, { body: { ...body, email: unknownEmail } }),
          ];
          assert.deepEqual([unknown.status, unknown.text], [known.status, known.text], path);
          assert.deepEqual([...unknown.headers.keys()], [...known.headers.keys()], path);
        }
        await keepsOut(target, unknownEmail, () => ({ network: '198.51.100.8' }));
        await keepsOut(target, email, () => ({ network: '198.51.100.8' }));
        const [known = 0, unknown = 0] = await mediansOf(target, [email, unknownEmail]);
        assert.ok(unknown > known / 2 && unknown < known * 2, `${unknown} ms where there is none, ${known} ms else`);
      },
      mutations: [
        { file: 'server/account/session.ts', from: ': await verifyDummy(password)', to: ': false' },
        { file: 'server/account/session.ts', from: 'new Problem(401,', to: 'new Problem(user ? 401 : 404,' },
        {
          file: passwordFile,
          from: 'const id = crypto.randomUUID();',
          to: "if (!user) throw new Problem(404, 'There is no such account.');\n  const id = crypto.randomUUID();",
        },
      ],
    },
  ],
};

/** A server without a proxy in front of it. */
export const directSignIn: Topic = {
  attacks: [
    {
      name: 'have each wrong password count for another network, by headers that a proxy would write',
      async run(target) {
        const { email } = await target.register();
        await keepsOut(target, email, (index) => {
          const network = `198.51.100.${index}`;
          const headers = { forwarded: `for=${network}`, 'x-real-ip': network, 'cf-connecting-ip': network };
          return { network, headers: { ...headers, 'client-ip': network, 'true-client-ip': network } };
        });
      },
      mutations: [
        { file: 'server/platform/trusted-proxies.ts', from: 'hop < proxies.hops', to: 'hop < proxies.hops + 1' },
      ],
    },
  ],
};
