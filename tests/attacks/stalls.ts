/** Heavy calls of one person that would keep everybody else waiting, and calls of nobody that cost the server much. */
import assert from 'node:assert/strict';
import sharp from 'sharp';
import { callsAMinute } from '../../server/http/visitor-limits.ts';
import { opened } from './raw.ts';
import { handInLargeFile } from './submission.ts';
import type { Target } from './target.ts';
import type { Topic } from './types.ts';

const pieces = 'server/platform/database/pieces.ts';
const uploads = 24;
/** Milliseconds. `npm run bench -- --stalls` measures it; here it is the order of magnitude, also on a busy machine. */
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

/** Each call names another address in front of it, as if a proxy had. */
async function isTurnedAway(target: Target): Promise<void> {
  const none = '/certificates/00000000-0000-4000-8000-000000000000/pdf';
  for (let count = 0; count <= callsAMinute.certificates; count += 1) {
    const headers = { 'x-forwarded-for': `198.51.${count >> 8}.${count & 255}` };
    const { status, headers: answered } = await target.call('GET', none, { headers });
    if (status === 429) return assert.ok(Number(answered.get('retry-after')) > 0, 'it does not say when to come back');
  }
  assert.fail(`${callsAMinute.certificates} calls a minute and one more were all answered`);
}

export const stalls: Topic = {
  attacks: [
    {
      name: 'keep another student waiting with photos of 49 megapixels',
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
      run: readsNothing,
      mutations: [
        { file: pieces, from: 'const pieceBytes = 256 * 1024;', to: 'const pieceBytes = 2 ** 30;' },
        { file: pieces, from: '.then(() => setImmediate());', to: ';' },
      ],
    },
    {
      name: 'have the server work for nobody, from one network and as often as one likes',
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
