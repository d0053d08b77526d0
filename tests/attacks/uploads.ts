/** Files that are not what their name or type says, and small files that become huge when they are decoded. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { buy } from './purchase.ts';
import { stringIn } from './target.ts';
import type { Topic } from './types.ts';

const png = { 'content-type': 'image/png' };
const script = '<script>alert(document.domain)</script>';

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const content = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** A black square, one bit a pixel: a few kilobytes for hundreds of megapixels. `rows` is how many of its rows are there. */
function square(size: number, rows = size): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header[8] = 1;
  const data = deflateSync(Buffer.alloc((Math.ceil(size / 8) + 1) * rows), { level: 9 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const pixel = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } });

export const uploads: Topic = {
  attacks: [
    {
      name: 'upload what is no picture under the name of one',
      async run(target) {
        const { token } = await target.register();
        const files: Record<string, Buffer> = {
          svg: Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>`,
          ),
          html: Buffer.from(`<!doctype html>${script}`),
          gif: Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)//`),
          'a png that is none': Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(script)]),
          nothing: Buffer.from([0xff, 0xd8, 0xff]),
        };
        for (const [what, body] of Object.entries(files)) {
          const { status } = await target.call('POST', '/auth/upload-photo', { token, body, headers: png });
          assert.equal(status, 422, what);
        }
      },
      mutations: [
        {
          file: 'server/account/photo/image.ts',
          from: "return starts('89504e470d0a1a0a')",
          to: "return true || starts('89504e470d0a1a0a')",
        },
      ],
    },
    {
      name: 'have a picture served with what was hidden in it',
      async run(target) {
        const { token } = await target.register();
        const plain = await pixel()
          .withExif({ IFD0: { Copyright: script } })
          .jpeg()
          .toBuffer();
        for (const body of [Buffer.concat([plain, Buffer.from(script)]), plain]) {
          const headers = { 'content-type': 'image/jpeg' };
          const {
            status,
            body: user,
            text,
          } = await target.call('POST', '/auth/upload-photo', { token, body, headers });
          assert.equal(status, 200, text);
          const photo = await target.request('GET', stringIn(user, 'photo') ?? '');
          assert.equal(photo.headers.get('content-type'), 'image/webp');
          assert.equal(photo.headers.get('x-content-type-options'), 'nosniff');
          assert.ok(!photo.bytes.includes('<script>'), 'the photo still holds what was hidden');
        }
      },
      mutations: [
        {
          file: 'server/account/photo/image.ts',
          from: 'const small = await pool.run(',
          to: 'const small = bytes.length > 0 ? bytes : await pool.run(',
        },
      ],
    },
    {
      name: 'fill the memory by a picture of hundreds of megapixels in a few kilobytes',
      async run(target) {
        const { token } = await target.register();
        for (const body of [square(20_000), square(100_000, 10)]) {
          assert.ok(body.length < 5_000_000, `${body.length} bytes`);
          const start = Date.now();
          const { status } = await target.call('POST', '/auth/upload-photo', { token, body, headers: png });
          assert.equal(status, 422);
          assert.ok(Date.now() - start < 10_000, `it took ${Date.now() - start} ms`);
        }
      },
      mutations: [
        { file: 'server/account/photo/process.ts', from: 'limitInputPixels: maxPixels', to: 'limitInputPixels: false' },
      ],
    },
    {
      name: 'send more bytes than a form takes, with and without saying how many',
      async run(target) {
        const { token } = await target.register();
        const large = Buffer.alloc(6 * 2 ** 20);
        // A server that closes before it has read everything may do so before its answer is read.
        const outcome = (call: Promise<{ status: number }>) =>
          call.then(
            ({ status }) => status,
            (error: unknown) => String(error),
          );
        const isRefused = (answer: number | string) =>
          answer === 413 || /ECONNRESET|EPIPE|fetch failed|SocketError/.test(String(answer));
        const whole = await outcome(target.call('POST', '/auth/upload-photo', { token, body: large, headers: png }));
        assert.ok(isRefused(whole), `with its length: ${whole}`);
        // Where only the length was sent, nothing can hide the answer.
        const announced = await new Promise<number | undefined>((resolve, reject) => {
          const headers = { ...png, authorization: `Bearer ${token}`, 'content-length': large.length };
          const call = request(`${target.url}/v1/auth/upload-photo`, { method: 'POST', headers }, ({ statusCode }) => {
            resolve(statusCode);
            call.destroy();
          });
          call.setTimeout(10_000, () => call.destroy(new Error('no answer')));
          call.on('error', reject);
          call.flushHeaders();
        });
        assert.equal(announced, 413);
        // Not endless: after the server has closed the connection, `fetch` goes on reading into memory.
        let megabytes = 64;
        const chunks = new ReadableStream({
          pull: (controller) => {
            megabytes -= 1;
            return megabytes < 0 ? controller.close() : controller.enqueue(new Uint8Array(2 ** 20));
          },
        });
        const piecewise = await outcome(
          fetch(`${target.url}/v1/auth/upload-photo`, {
            method: 'POST',
            body: chunks,
            duplex: 'half',
            headers: { ...png, authorization: `Bearer ${token}` },
            signal: AbortSignal.timeout(10_000),
          } as RequestInit),
        );
        assert.ok(isRefused(piecewise), `chunks without a length: ${piecewise}`);
      },
      mutations: [
        {
          file: 'server/operations.ts',
          from: 'bodyBytes.image : ',
          to: 'bodyBytes.image * 1000 : ',
        },
      ],
    },
    {
      name: "have a submitted page run in a reader's browser",
      async run(target) {
        const { token } = await target.register();
        await buy(target, token, 'data-analytics');
        const path = '/assignments/question-log';
        const body = `<!doctype html>${script}`;
        const headers = { 'content-type': 'application/octet-stream' };
        const name = encodeURIComponent('a"; filename=b.html; x="<script>.html');
        const uploaded = await target.call('POST', `${path}/files?name=${name}`, { token, body, headers });
        const program = Buffer.from('4d5a900003000000', 'hex');
        const refused = await target.call('POST', `${path}/files?name=a.txt`, { token, body: program, headers });
        assert.equal(refused.status, 422, 'a program was taken');
        const id = stringIn(uploaded.body, 'id');
        if (!id) throw new Error(`Not uploaded: ${uploaded.status} ${uploaded.text}`);
        const sent = await target.call('POST', `${path}/submission`, { token, body: { text: 'Here.', fileIds: [id] } });
        if (sent.status !== 201) throw new Error(sent.text);
        const file = await target.call('GET', `${path}/submission/files/${id}`, { token });
        assert.equal(file.headers.get('content-type'), 'application/octet-stream');
        assert.equal(file.headers.get('x-content-type-options'), 'nosniff');
        assert.match(file.headers.get('content-disposition') ?? '', /^attachment; filename\*=UTF-8''[\w.%!~-]+$/);
        assert.match(file.headers.get('content-security-policy') ?? '', /default-src 'self'/);
      },
      mutations: [
        {
          file: 'server/http/saved-file.ts',
          from: "`attachment; filename*=UTF-8''",
          to: "`inline; filename*=UTF-8''",
        },
        {
          file: 'server/platform/media-type.ts',
          from: "(isText(bytes) ? 'text/plain' : null)",
          to: "(isText(bytes) || bytes.length > 0 ? 'text/plain' : null)",
        },
      ],
    },
  ],
};
