/** Makes photos small, in a worker thread that starts a process for each of them. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { giveWay } from '../../platform/worker.ts';

giveWay(true);

/** How `process.ts` ends where the photo cannot be read. */
export const unreadable = 2;

const script = join(import.meta.dirname, 'process.ts');
const longest = 20_000;
/** More than any WebP of 512 px on each side. */
const largestOutput = 4 * 1024 * 1024;

/** Null where the photo cannot be read. The process knows no setting, so none can be got out of it. */
export function shrink(bytes: Uint8Array): Uint8Array | null {
  const { status, signal, stdout, error } = spawnSync(process.execPath, [script], {
    input: bytes,
    env: {},
    timeout: longest,
    killSignal: 'SIGKILL',
    maxBuffer: largestOutput,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  if (status === 0) return stdout;
  if (status === unreadable) return null;
  throw new Error(`The photo's process ended with ${signal ?? status}`, { cause: error });
}
