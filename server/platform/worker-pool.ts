/**
 * Work that keeps a processor busy runs in worker threads of lower priority, a few at a time, so that whoever asks for
 * much of it does not hold up everybody else (docs/adr/014-slow-work.md).
 */
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** Half of the cores: the other half is for answering. */
export const poolSize = Math.max(1, Math.floor(availableParallelism() / 2));

const idleMilliseconds = 30_000;

type Limits = {
  /** How many tasks may wait for each thread; one more is refused. */
  queue: number;
  /** How long a task may take, its waiting included. */
  seconds: number;
  /** When one that was refused should come back, at the earliest: about when the queue has become shorter. */
  retryAfter: number;
};

/** A task is an exported function of one argument. */
type TaskOf<File> = { [Name in keyof File]: File[Name] extends (input: never) => unknown ? Name : never }[keyof File];
type Input<Task> = Task extends (input: infer Given) => unknown ? Given : never;
type Output<Task> = Task extends (input: never) => infer Result ? Awaited<Result> : never;

export type WorkerPool<File> = {
  /**
   * Throws `Overloaded` where the queue is full or the time is up, and what the task throws. A thread that crashes fails
   * its task alone.
   */
  run: <Name extends TaskOf<File> & string>(name: Name, input: Input<File[Name]>) => Promise<Output<File[Name]>>;
};

/** Too much to do for now. */
export class Overloaded extends Error {
  /** Seconds. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number, cause?: unknown) {
    super(message, { cause });
    this.retryAfter = retryAfter;
  }
}

const running = new Set<Piscina>();

/** Threads start with the first task, and end when there is nothing more to do for a while. */
export function workerPool<File>(file: URL, { queue, seconds, retryAfter }: Limits): WorkerPool<File> {
  const filename = fileURLToPath(file);
  const of = (task: string) => `${task} of ${basename(filename)}`;
  let pool: Piscina | undefined;
  // Those that were refused together do not come back together.
  const randomRetryAfter = () => randomInt(retryAfter, 2 * retryAfter + 1);
  const start = () => {
    const made = new Piscina({
      filename,
      minThreads: 0,
      maxThreads: poolSize,
      maxQueue: queue * poolSize,
      idleTimeout: idleMilliseconds,
    });
    // A thread that breaks while it has nothing to do is replaced; without a listener, its error would end the process.
    made.on('error', () => {});
    running.add(made);
    return made;
  };
  return {
    run: async (name, input) => {
      if (!pool || !running.has(pool)) pool = start();
      if (pool.queueSize >= pool.options.maxQueue)
        throw new Overloaded(`Too many wait for ${of(name)}`, randomRetryAfter());
      const signal = AbortSignal.timeout(seconds * 1000);
      try {
        return await pool.run(input, { name, signal });
      } catch (cause) {
        if (signal.aborted)
          throw new Overloaded(`${of(name)} took longer than ${seconds} seconds`, randomRetryAfter(), cause);
        throw cause;
      }
    },
  };
}

/** Ends all threads, what they are doing included. A later task starts new ones. */
export async function closeWorkerPools(): Promise<void> {
  const all = [...running];
  running.clear();
  await Promise.all(all.map((pool) => pool.destroy()));
}
