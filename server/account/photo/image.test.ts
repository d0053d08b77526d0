import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { poolSize } from '../../platform/worker-pool.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { preparePhoto } from './image.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

describe('§account.43 a photo', () => {
  test('becomes a WebP of at most 512 px on each side, without its metadata', async () => {
    const large = await sharp(await plain(1600, 800))
      .withExif({ IFD0: { Copyright: 'Ada' } })
      .jpeg()
      .toBuffer();
    const small = await sharp(await preparePhoto(large)).metadata();
    expect([small.format, small.width, small.height, small.exif]).toEqual(['webp', 512, 256, undefined]);
  });

  test.each([
    ['cut off', async () => (await plain(64, 64)).subarray(0, 60)],
    ['only its first bytes', async () => Buffer.from('89504e470d0a1a0a', 'hex')],
    ['larger than 50 megapixels', async () => plain(7100, 7100)],
  ])('that is %s is refused, and the next one is taken', async (_, bytes) => {
    await expect(preparePhoto(await bytes())).rejects.toMatchObject({ status: 422 });
    await expect(preparePhoto(await plain(8, 8))).resolves.toBeInstanceOf(Uint8Array);
  });

  test('§sync.26: is answered 503 where too many are sent at once, and the server answers others meanwhile', async () => {
    const { token } = await server.register('photographer@example.com');
    const body = await plain(400, 400);
    const headers = { 'content-type': 'image/png' };
    const uploads = Array.from({ length: poolSize * 13 + 8 }, () =>
      server.send('POST', '/auth/upload-photo', { token, body, headers }),
    );
    const other = await Promise.race([
      server.send('GET', '/auth/user', { token }).then(() => 'answered'),
      Promise.all(uploads).then(() => 'waited'),
    ]);
    const statuses = (await Promise.all(uploads)).map(({ statusCode }) => statusCode);
    expect(other).toBe('answered');
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });
});
