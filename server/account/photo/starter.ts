/**
 * A small process that starts the process of each photo. Starting a process copies the page tables of its
 * parent: those of the server are large, and copying them blocked all replies (docs/adr/014-slow-work.md).
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Made, unreadable } from './protocol.ts';

const script = join(import.meta.dirname, 'process.ts');
const longest = 20_000;
/** More than any WebP of 512 px on each side. */
const largestOutput = 4 * 1024 * 1024;

/** The photo's process gets no settings, so that a hostile photo cannot reveal any. */
function shrink(bytes: Uint8Array): Made {
  const { status, signal, stdout, error } = spawnSync(process.execPath, [script], {
    input: bytes,
    env: {},
    timeout: longest,
    killSignal: 'SIGKILL',
    maxBuffer: largestOutput,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  if (status === 0) return { photo: stdout };
  if (status === unreadable) return { photo: null };
  return { failure: error?.message ?? `The photo's process ended with ${signal ?? status}` };
}

// It ends when the channel to the server does.
process.on('message', (bytes: Uint8Array) => void process.send?.(shrink(bytes)));
