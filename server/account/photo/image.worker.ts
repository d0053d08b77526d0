/** Makes photos small, in a worker thread that has a process started for each of them. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { lowerPriority } from '../../platform/worker.ts';
import type { Made } from './protocol.ts';

lowerPriority(true);

const script = join(import.meta.dirname, 'starter.ts');
let running: ChildProcess | undefined;

function starter(): ChildProcess {
  if (running?.connected) return running;
  running = fork(script, {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return running;
}

/** Null where the photo cannot be read. */
export async function shrink(bytes: Uint8Array): Promise<Uint8Array | null> {
  const process = starter();
  const answered = new AbortController();
  const { signal } = answered;
  try {
    const ended = once(process, 'exit', { signal }).then(() => {
      throw new Error("The process that starts the photos' processes has ended.");
    });
    process.send(bytes);
    // The thread does one photo at a time, so the next message is about this one.
    const [made]: Made[] = await Promise.race([once(process, 'message', { signal }), ended]);
    if (!made) throw new Error('A message without content');
    if ('failure' in made) throw new Error(made.failure);
    return made.photo;
  } finally {
    answered.abort();
  }
}
