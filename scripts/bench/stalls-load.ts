/** The heavy calls of `stalls.ts`, in a process of their own, so that sending them slows no measurement. */
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';

const [, , url = '', token = '', uploads = '', messages = '', side = ''] = process.argv;

/** A gradient, so that the file is small and its pixels are all to be decoded. */
function largePhoto(): Promise<Buffer> {
  const gradient = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#135"/><stop offset="1" stop-color="#fda"/></linearGradient></defs><rect width="512" height="512" fill="url(#g)"/></svg>`,
  );
  return sharp(gradient).resize(Number(side), Number(side)).png({ compressionLevel: 6 }).toBuffer();
}

/** Sends the photo until it is accepted, as the app does. Returns how often it was sent again. */
async function upload(photo: Buffer, index: number): Promise<number> {
  for (let again = 0; ; again += 1) {
    const answer = await fetch(`${url}/v1/auth/upload-photo`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'image/png',
        'idempotency-key': `bench-upload-${index}`,
      },
      body: new Uint8Array(photo),
    });
    const text = await answer.text();
    if (answer.ok) return again;
    if (answer.status !== 503) throw new Error(`The photo was answered ${answer.status}: ${text}`);
    await pause(1000 * Number(answer.headers.get('retry-after') ?? 1));
  }
}

/** Writes to the instructor, so that mail is sent. Any status will do, as the mail server never answers. */
async function write(index: number): Promise<number> {
  const answer = await fetch(`${url}/v1/courses/data-literacy/messages`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': `bench-message-${index}`,
    },
    body: JSON.stringify({ message: 'Is there a reading list?' }),
  });
  await answer.arrayBuffer();
  return 0;
}

const photo = await largePhoto();
process.send?.('ready');
process.once('message', async () => {
  const all = [
    ...Array.from({ length: Number(uploads) }, (_, index) => upload(photo, index)),
    ...Array.from({ length: Number(messages) }, (_, index) => write(index)),
  ];
  const again = await Promise.all(all);
  process.send?.(again.reduce((sum, count) => sum + count, 0));
  process.disconnect();
});
