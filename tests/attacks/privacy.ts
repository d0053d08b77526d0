/** A person's data in others' hands: exports, deletions, addresses that were ended, and what the log keeps. */
import assert from 'node:assert/strict';
import sharp from 'sharp';
import { eventually, stringIn, type Target } from './target.ts';
import type { Topic } from './types.ts';

const exportFile = 'server/privacy/export.ts';
const schedule = 'server/schedule/handlers.ts';
const photoFile = 'server/account/photo/store.ts';
const log = 'server/platform/log.ts';

/** Has the person's data put into an archive. */
async function makeExport(target: Target, token: string): Promise<void> {
  const asked = await target.call('POST', '/privacy/export', { token });
  if (asked.status !== 202) throw new Error(`Not asked for: ${asked.status} ${asked.text}`);
  const deadline = Date.now() + 60_000;
  while (stringIn((await target.call('GET', '/privacy/export', { token })).body, 'state') !== 'ready') {
    if (Date.now() > deadline) throw new Error('The archive was never made.');
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** Makes a new address of the person's calendar; returns its path. */
async function makeFeed(target: Target, token: string): Promise<string> {
  const { body, text } = await target.call('POST', '/schedules/feed', { token });
  const url = stringIn(body, 'url');
  if (!url) throw new Error(`No calendar: ${text}`);
  return new URL(url).pathname;
}

/** Uploads a new photo; returns its address. */
async function makePhoto(target: Target, token: string, background: string): Promise<string> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
  const headers = { 'content-type': 'image/png' };
  const { body, text } = await target.call('POST', '/auth/upload-photo', { token, body: picture, headers });
  const path = stringIn(body, 'photo');
  if (!path) throw new Error(`No photo: ${text}`);
  return path;
}

const statusOf = async (target: Target, path: string) => (await target.request('GET', path)).status;

const stateOf = async (target: Target, token: string) =>
  stringIn((await target.call('GET', '/privacy/export', { token })).body, 'state');

export const privacy: Topic = {
  attacks: [
    {
      name: "read another person's export, or have it made",
      async run(target) {
        const [victim, attacker] = [await target.register(), await target.register()];
        const { id } = JSON.parse((await target.call('GET', '/auth/user', { token: victim.token })).text);
        const { token } = attacker;
        const headers = { 'x-user-id': id, 'user-id': id };
        for (const path of ['/privacy/export', `/privacy/export?userId=${id}&user=${victim.email}`]) {
          await target.call('POST', path, { token, headers });
          assert.equal(await stateOf(target, victim.token), 'none', `${path} had it made`);
        }
        const other = await target.register();
        await makeExport(target, victim.token);
        assert.equal(await stateOf(target, other.token), 'none', 'another person sees that there is one');
        for (const path of ['/privacy/export/file', `/privacy/export/file?userId=${id}`]) {
          const { status, bytes } = await target.call('GET', path, { token: other.token, headers });
          assert.ok([400, 404].includes(status), `${path}: ${status}, ${bytes.length} bytes`);
        }
      },
      mutations: [
        {
          file: exportFile,
          from: "where(and(eq(dataExports.userId, userId), eq(dataExports.state, 'ready'),",
          to: "where(and(eq(dataExports.state, 'ready'),",
        },
        {
          file: exportFile,
          from: 'const [row] = await db.select().from(dataExports).where(eq(dataExports.userId, userId));',
          to: 'const [row] = await db.select().from(dataExports);',
        },
        {
          file: 'server/privacy/handlers.ts',
          from: 'requestDataExport: async ({ user }, context) => ({ status: 202, body: await requestExport(context, user.id) })',
          to: "requestDataExport: async ({ user, headers }, context) => ({ status: 202, body: await requestExport(context, headers['x-user-id'] ?? user.id) })",
        },
      ],
    },
    {
      name: 'download an export by its address alone, or by a session that has ended',
      async run(target) {
        const { token } = await target.register();
        await makeExport(target, token);
        const file = await target.call('GET', '/privacy/export/file', { token });
        assert.equal(file.status, 200);
        assert.equal(file.headers.get('cache-control'), 'no-store', 'a browser keeps the archive');
        await target.call('POST', '/auth/logout', { token });
        for (const path of ['/privacy/export', '/privacy/export/file', `/privacy/export/file?token=${token}`]) {
          for (const sent of [{}, { token }, { headers: { cookie: `_auth=${token}` } }]) {
            const { status } = await target.call('GET', path, sent);
            assert.ok(status === 401 || status === 400, `${path} with ${Object.keys(sent)}: ${status}`);
          }
        }
      },
      mutations: [
        {
          file: 'server/http/authentication.ts',
          from: 'eq(users.id, claims.sub), isNull(sessions.endedAt)',
          to: 'eq(users.id, claims.sub)',
        },
        { file: 'server/operations.ts', from: "reply.header('cache-control', 'no-store');", to: '' },
      ],
    },
    {
      name: "have a person's account deleted by their session alone",
      async run(target) {
        const { token, password } = await target.register();
        const ask = async (body: unknown) => (await target.call('POST', '/privacy/deletion', { token, body })).status;
        const wrong = [{}, { currentPassword: '' }, { currentPassword: null }, { currentPassword: `${password} ` }];
        for (const body of [undefined, ...wrong]) {
          const status = await ask(body);
          assert.ok(status === 400 || status === 422, `${JSON.stringify(body)}: ${status}`);
        }
        for (let guess = 0; guess < 12; guess += 1) await ask({ currentPassword: `Wrong-guess-${guess}` });
        assert.equal(await ask({ currentPassword: 'Wrong-guess-13' }), 429, 'passwords can be guessed on');
        const user = await target.call('GET', '/auth/user', { token });
        assert.equal(user.status, 200, 'the sessions have ended');
        assert.equal(stringIn(user.body, 'deletionAt'), undefined);
      },
      mutations: [
        { file: 'server/privacy/deletion.ts', from: 'await checkIdentity(context, user, proof, caller);', to: '' },
        {
          file: 'server/account/identity-proof.ts',
          from: 'if (await verifyPassword(password, account.passwordHash)) return;',
          to: 'return;',
        },
        {
          file: 'server/account/identity-proof.ts',
          from: 'await countProof(context, user, caller);',
          to: '',
        },
      ],
    },
    {
      name: 'follow a calendar by an address that was ended or replaced',
      async run(target) {
        const { token } = await target.register();
        const first = await makeFeed(target, token);
        assert.equal(await statusOf(target, first), 200);
        const second = await makeFeed(target, token);
        assert.equal(await statusOf(target, second), 200);
        assert.equal(await statusOf(target, first), 404, 'the one that was replaced answers');
        await target.call('DELETE', '/schedules/feed', { token });
        assert.equal(await statusOf(target, second), 404, 'the one that was ended answers');
      },
      mutations: [
        { file: schedule, from: 'await db.delete(calendarFeeds)', to: 'await db.select().from(calendarFeeds)' },
        {
          file: schedule,
          from: 'eq(calendarFeeds.token, params.feedToken)',
          to: 'eq(calendarFeeds.token, params.feedToken)).limit(1).union(context.db.select().from(calendarFeeds)',
        },
      ],
    },
    {
      name: 'see a photo that was removed or replaced',
      async run(target) {
        const { token } = await target.register();
        const first = await makePhoto(target, token, 'teal');
        const { status, headers } = await target.request('GET', first);
        assert.equal(status, 200);
        assert.match(headers.get('cache-control') ?? '', /^(private|no-store)/, 'a shared cache keeps it');
        const second = await makePhoto(target, token, 'navy');
        assert.equal(await statusOf(target, first), 404, 'the one that was replaced answers');
        assert.equal(await statusOf(target, second), 200);
        await target.call('DELETE', '/auth/photo', { token });
        assert.equal(await statusOf(target, second), 404, 'the one that was removed answers');
      },
      mutations: [
        {
          file: photoFile,
          from: 'await tx.delete(photos).where(eq(photos.id, before.photoId));\n    return after ??',
          to: 'void photos;\n    return after ??',
        },
        {
          file: photoFile,
          from: 'await tx.delete(photos).where(eq(photos.id, before.photoId));\n    return after;',
          to: 'void photos;\n    return after;',
        },
        { file: 'server/account/handlers.ts', from: "'private, max-age", to: "'public, max-age" },
      ],
    },
    {
      name: 'find in the log what opens something: tokens, passwords, addresses of calendars and photos',
      async run(target) {
        const invitation = await target.invite();
        const { token, email, password } = await target.register();
        await target.call('POST', '/auth/reset-password', { body: { email } });
        const link = await eventually(
          () => target.mailsTo(email).flatMap(({ text }) => /#token=(\S+)/.exec(text)?.slice(1) ?? [])[0],
        );
        const [feed, photo] = [await makeFeed(target, token), await makePhoto(target, token, 'teal')];
        const feedToken = feed.split('/').at(-1)?.replace('.ics', '') ?? '';
        const photoId = photo.split('/').at(-1) ?? '';
        for (const path of [feed, photo, `${feed}/`, feed.replace('feed', 'Feed'), `/v1${photo}`]) {
          await target.request('GET', path);
        }
        for (const path of ['/reset-password', '/registration', '/v1/auth/user', '/v1/nowhere']) {
          for (const secret of [link, invitation, token]) {
            await target.request('GET', `${path}?token=${secret}`);
            await target.request('GET', `${path}/${secret}?next=${encodeURIComponent(`/a?token=${secret}`)}`, {
              headers: { referer: `${target.url}/?token=${secret}`, cookie: `_auth=${secret}` },
            });
          }
        }
        const asJson = { 'content-type': 'application/json' };
        for (const body of [`{"email":"${email}","password":"${password}"`, `{"password":"${password}"}`]) {
          await target.call('POST', '/auth/login', { body, headers: asJson });
        }
        const confirm = { token: link, body: { password: 'Heron-under-3-bridges' } };
        assert.equal((await target.call('POST', '/auth/reset-password/confirm', confirm)).status, 204);
        await eventually(() => (target.output().includes('/reset-password/confirm') ? true : undefined));
        const texts = { password, 'the new password': confirm.body.password, feedToken, photoId };
        const tokens = { session: token, 'reset link': link, invitation };
        const signatures = Object.entries(tokens).map(([name, one]) => [name, one.split('.')[2] ?? ''] as const);
        for (const [name, text] of [...Object.entries(texts), ...signatures]) {
          assert.ok(text.length > 10 && !target.output().includes(text), `the log has the ${name}`);
        }
      },
      mutations: [
        { file: log, from: 'url: withoutSecrets(request.url)', to: 'url: request.url' },
        {
          file: log,
          from: 'address: request.ip,',
          to: "address: request.ip, sent: Buffer.from(JSON.stringify(request.headers)).toString(), cookies: (request.headers.cookie ?? '').split('.'),",
        },
      ],
    },
  ],
};
