/** Heavy calls of one person that would keep everyone else waiting, and costly calls without a session. */
import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { callsAMinute } from '../../server/http/visitor-limits.ts';
import { users } from '../../server/platform/database/schema/account.ts';
import { submissionFiles } from '../../server/platform/database/schema/assignments.ts';
import { idempotencyKeys } from '../../server/platform/database/schema/sync.ts';
import { storage } from '../../server/platform/limits.ts';
import { type MailServer, startMailServer } from '../../server/testing/mail-server.ts';
import { buy } from './purchase.ts';
import { opened } from './raw.ts';
import { handInLargeFile } from './submission.ts';
import { eventually, type Target } from './target.ts';
import type { Topic } from './types.ts';

const limits = 'server/platform/limits.ts';
const mailQueue = 'server/platform/mail-queue.ts';
const pieces = 'server/platform/database/pieces.ts';
const uploads = 24;
/** Milliseconds. Large enough for a busy machine: `npm run bench -- --stalls` measures how long others really wait. */
const longestWait = 4000;

async function holdsUpNobody(target: Target): Promise<void> {
  const [attacker, student] = [await target.register(), await target.register()];
  const body = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  let under = uploads;
  const sent = Array.from({ length: uploads }, async (_, index) => {
    const headers = { 'content-type': 'image/png', 'idempotency-key': `upload-${index}` };
    const { status } = await target.call('POST', '/auth/upload-photo', { token: attacker.token, body, headers });
    under -= 1;
    return status;
  });
  let longest = 0;
  while (under > 0) {
    const begin = performance.now();
    const { status } = await target.call('GET', '/auth/user', { token: student.token });
    longest = Math.max(longest, performance.now() - begin);
    assert.equal(status, 200);
  }
  for (const status of await Promise.all(sent)) assert.ok([200, 503].includes(status), `an upload answered ${status}`);
  assert.ok(longest < longestWait, `another student waited for ${Math.round(longest)} ms`);
}

const downloads = 60;
/** Megabytes; held whole, the files take ten times as much. */
const memoryForDownloads = 200;

/** Asks for one large file again and again, each time on another connection, and reads none of the answers. */
async function readsNothing(target: Target): Promise<void> {
  const [attacker, student] = [await target.register(), await target.register()];
  const path = await handInLargeFile(target, attacker.token);
  const get = `GET ${path} HTTP/1.1\r\nHost: learn.example.com\r\nAuthorization: Bearer ${attacker.token}\r\n\r\n`;
  const before = target.memory();
  const sockets = await Promise.all(Array.from({ length: downloads }, () => opened(target.port)));
  for (const socket of sockets) socket.pause().write(get);
  let [longest, most] = [0, 0];
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    const begin = performance.now();
    const { status } = await target.call('GET', '/auth/user', { token: student.token });
    assert.equal(status, 200);
    longest = Math.max(longest, performance.now() - begin);
    most = Math.max(most, target.memory() - before);
  }
  for (const socket of sockets) socket.destroy();
  assert.ok(longest < longestWait, `another student waited for ${Math.round(longest)} ms`);
  assert.ok(most < memoryForDownloads, `the answers take up ${Math.round(most)} MB`);
}

/** Each call claims to come from a different address, by the header that a proxy would add. */
async function isTurnedAway(target: Target): Promise<void> {
  const none = '/certificates/00000000-0000-4000-8000-000000000000/pdf';
  for (let count = 0; count <= callsAMinute.certificates; count += 1) {
    const headers = { 'x-forwarded-for': `198.51.${count >> 8}.${count & 255}` };
    const { status, headers: answered } = await target.call('GET', none, { headers });
    if (status === 429) return assert.ok(Number(answered.get('retry-after')) > 0, 'it does not say when to come back');
  }
  assert.fail(`${callsAMinute.certificates} calls a minute and one more were all answered`);
}

/** Fills the person's storage in the database, after which one more file and one more key must be refused. */
async function storesNoMore(target: Target): Promise<void> {
  const { token, email } = await target.register();
  const save = (key: string) =>
    target.call('PUT', '/auth/profile', {
      token,
      body: { first_name: 'Ada', last_name: 'Okafor' },
      headers: { 'idempotency-key': key },
    });
  const key = crypto.randomUUID();
  if ((await save(key)).status !== 200) throw new Error('Nothing was saved.');
  await buy(target, token, 'data-analytics');
  const upload = () =>
    target.call('POST', '/assignments/question-log/files?name=a.txt', {
      token,
      body: 'Five questions.',
      headers: { 'content-type': 'application/octet-stream' },
    });
  if ((await upload()).status !== 201) throw new Error('Nothing was uploaded.');
  await target.withDatabase(async (db) => {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const size = storage.submissionFiles;
    await db
      .update(submissionFiles)
      .set({ size })
      .where(eq(submissionFiles.userId, user?.id ?? ''));
    await db.execute(
      sql`insert into idempotency_keys (caller, key, fingerprint, status, expires_at)
          select caller, 'k' || n, 'x', 204, expires_at
          from ${idempotencyKeys}, generate_series(2, ${storage.idempotencyKeys}) n where key = ${key}`,
    );
  });
  assert.equal((await save('one-more')).status, 429, 'a person may keep any number of keys');
  const { status, text } = await upload();
  assert.equal(status, 413, `a person may store any number of bytes: ${text}`);
}

/** How long mails may take that another process was about to send when it was killed. */
const mailWithin = { embedded: 20_000, postgres: 80_000 };

async function losesNoMail(target: Target, hanging: MailServer, working: MailServer): Promise<void> {
  const [{ email, token }, student] = [await target.register(), await target.register()];
  await target.restart('SIGTERM', { SMTP_URL: hanging.url });
  const begin = performance.now();
  for (let count = 0; count < 4; count += 1) {
    assert.equal((await target.call('POST', '/auth/reset-password', { body: { email } })).status, 202);
  }
  const body = { message: 'Do I need SQL?' };
  assert.equal((await target.call('POST', '/courses/data-ethics/messages', { token, body })).status, 202);
  assert.equal((await target.call('GET', '/auth/user', { token: student.token })).status, 200);
  const waited = Math.round(performance.now() - begin);
  assert.ok(waited < longestWait, `six calls took ${waited} ms`);
  await eventually(() => (hanging.connections() > 0 ? true : undefined));
  await target.restart('SIGKILL', { SMTP_URL: working.url });
  const subjects = () => [...working.received().matchAll(/^Subject: (.*)\r$/gm)].map(([, subject]) => subject);
  const isLost = () =>
    subjects().filter((subject) => subject === 'Reset your password').length < 4 ||
    !subjects().includes('A question about Data Ethics');
  for (const end = Date.now() + mailWithin[target.kind]; isLost() && Date.now() < end; ) {
    await new Promise((done) => setTimeout(done, 100));
  }
  assert.ok(!isLost(), `these mails alone arrived: ${subjects()}`);
}

const enqueued = 'const id = await writeMail(tx, mail, now());';
const sentAtOnce =
  "transport.send({ to: mail.to ?? '', subject: mail.subject, text: mail.text ?? '' }, crypto.randomUUID())";

export const stalls: Topic = {
  attacks: [
    {
      name: 'keep another student waiting with photos of 49 megapixels',
      isSlow: true,
      run: holdsUpNobody,
      mutations: [
        [
          {
            file: 'server/account/handlers.ts',
            from: 'prepare: ({ body }) => preparePhoto(body)',
            to: 'prepare: async ({ body }) => body',
          },
          {
            file: 'server/account/handlers.ts',
            from: 'await replacePhoto(db, user.id, photo)',
            to: 'await replacePhoto(db, user.id, await preparePhoto(photo))',
          },
        ],
      ],
    },
    {
      name: 'keep another student waiting, or fill the memory, by large downloads that nobody reads',
      isSlow: true,
      run: readsNothing,
      mutations: [
        { file: pieces, from: 'const pieceBytes = 256 * 1024;', to: 'const pieceBytes = 2 ** 30;' },
        { file: pieces, from: '.then(() => setImmediate());', to: ';' },
      ],
    },
    {
      name: 'store without end',
      isSlow: true,
      run: storesNoMore,
      mutations: [
        { file: limits, from: 'submissionFiles: 500 * megabyte,', to: 'submissionFiles: 500_000 * megabyte,' },
        { file: limits, from: 'idempotencyKeys: 2_000,', to: 'idempotencyKeys: 2_000_000,' },
      ],
    },
    {
      name: 'keep others waiting, or have a mail lost, while the mail server does not answer and the server is killed',
      isSlow: true,
      async run(target) {
        const [hanging, working] = [await startMailServer({ silent: true }), await startMailServer()];
        try {
          await losesNoMail(target, hanging, working);
        } finally {
          await hanging.close();
          await working.close();
          await target.restart();
        }
      },
      mutations: [
        { file: mailQueue, from: enqueued, to: `const id = ''; await ${sentAtOnce};` },
        { file: mailQueue, from: enqueued, to: `const id = ''; void ${sentAtOnce}.catch(() => {});` },
      ],
    },
    {
      name: 'have the server work for nobody, from one network and as often as one likes',
      isSlow: true,
      run: isTurnedAway,
      mutations: [
        {
          file: 'server/operations.ts',
          from: 'if (!request.user) await countVisit(operation.id, request);',
          to: 'void countVisit;',
        },
      ],
    },
  ],
};
