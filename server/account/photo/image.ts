/** Profile photos: recognised by content, made small and free of metadata (§account.37, §account.43). */
import { Problem } from '../../http/problem.ts';
import { workerPool } from '../../platform/worker-pool.ts';
import type * as tasks from './image.worker.ts';

const pool = workerPool<typeof tasks>(new URL('./image.worker.ts', import.meta.url), {
  queue: 12,
  seconds: 30,
  retryAfter: 5,
});

/** Converts to a WebP of at most 512 px on each side. Throws 422 for anything but a readable PNG, JPEG or WebP. */
export async function preparePhoto(bytes: Buffer): Promise<Uint8Array> {
  if (!isSupported(bytes)) throw new Problem(422, 'The photo must be a PNG, JPEG or WebP image.');
  const small = await pool.run('shrink', bytes);
  if (!small) throw new Problem(422, 'The photo cannot be read. Please try another image.');
  return small;
}

function isSupported(bytes: Buffer): boolean {
  const starts = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
  const webp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return starts('89504e470d0a1a0a') || starts('ffd8ff') || webp;
}
