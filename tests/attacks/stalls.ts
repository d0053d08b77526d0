/** Heavy calls of one person that would keep everybody else waiting, and calls of nobody that cost the server much. */
import assert from 'node:assert/strict';
import sharp from 'sharp';
import { callsAMinute } from '../../server/http/visitor-limits.ts';
import type { Target } from './target.ts';
import type { Topic } from './types.ts';

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
