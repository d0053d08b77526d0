/**
 * Runs students' SQL and Python in the browser. A run is stopped by ending its worker; a spare one is started beforehand, so
 * that the next run need not wait. docs/adr/015-running-students-code.md says why.
 */
import type { FromWorker, OpenPackages } from './messages.ts';
import { type Loading, loadFiles } from './page/fetch-files.ts';
import { filesOf, type Language, noPackages, type Packages, packageFilesOf, runtimeFiles } from './page/files.ts';
import { keepFiles, keptFiles } from './page/kept.ts';
import { type Opening, type RuntimeWorker, startWorker } from './page/runtime-worker.ts';
import { mostPrinted, type RunInput, type RunResult } from './types.ts';

export type Runner = {
  /**
   * Makes ready to run, rejecting with a `RuntimeFailure`. Aborting it leaves nothing behind, and it can be called again.
   */
  load: (loading: Loading) => Promise<void>;
  /**
   * Runs code once it is loaded. Aborting it resolves to `stopped`; so does a run that takes too long. `onPrinted` is called
   * as more is printed.
   */
  run: (input: RunInput, signal: AbortSignal, onPrinted?: () => void) => Promise<RunResult>;
  /** What the latest run has printed so far. */
  printed: () => string;
  close: () => void;
};

/** How long code may run, and from when on a second runtime is worth its memory. */
const longestRun = 5_000;
const spareAfter: Record<Language, number> = { sql: 100, python: 1_000 };

const megabyte = 1_000_000;

export const isSupported = (): boolean =>
  typeof Worker === 'function' && typeof WebAssembly === 'object' && typeof ReadableStream === 'function';

export const isKept = async (language: Language): Promise<boolean> => (await keptFiles(language)) !== null;

/** Has a language's files kept, for an exercise that comes next. Aborting it keeps nothing. */
export async function loadAhead(language: Language, signal: AbortSignal): Promise<void> {
  const { blobs, isNew } = await loadFiles(language, noPackages, { signal, onProgress: () => {} }, () => {});
  if (isNew) await keepFiles(language, blobs);
  await fetch(runtimeFiles[language].worker, { signal });
}

/** Megabytes to load where nothing is kept, to one decimal. */
export const sizeOf = (language: Language, packages: Packages): number => {
  const bytes = [...filesOf(language), ...packageFilesOf(packages)].reduce((sum, { sent }) => sum + sent, 0);
  return Math.round((bytes / megabyte) * 10) / 10;
};

export function createRunner(language: Language, packages: Packages): Runner {
  const { worker: address } = runtimeFiles[language];
  let opening: Opening | undefined;
  let current: RuntimeWorker | undefined;
  let spare: RuntimeWorker | undefined;
  let text = '';

  const next = () => {
    if (!opening) throw new Error('load() comes before run().');
    const worker = startWorker(address);
    worker.open(opening);
    return worker;
  };

  const close = () => {
    current?.end();
    spare?.end();
    opening = current = spare = undefined;
  };

  const load = async (loading: Loading) => {
    close();
    const failing = new AbortController();
    const signal = AbortSignal.any([loading.signal, failing.signal]);
    const first = startWorker(address);
    try {
      const cancelled = aborted(signal);
      const {
        blobs,
        packages: packed,
        isNew,
      } = await Promise.race([
        loadFiles(language, packages, { ...loading, signal }, first.feed),
        scriptFailed(first),
        cancelled,
      ]);
      const [wasm = null, library = null] = blobs;
      const loaded = named(packages, packed);
      first.open({ wasm: isNew ? null : wasm, library, packages: loaded });
      await Promise.race([first.ready, cancelled]);
      // Nobody waits for it, and what was cancelled is not kept.
      if (isNew) void keepFiles(language, blobs);
      opening = { wasm, library, packages: loaded };
      current = first;
    } catch (error) {
      // A part that is missing makes the others useless.
      failing.abort();
      first.end();
      throw error;
    }
  };

  /** The worker of the run is of no further use. */
  const replace = (used: RuntimeWorker) => {
    used.end();
    if (current !== used) return;
    current = spare ?? next();
    spare = undefined;
  };

  const run: Runner['run'] = async (input, signal, onPrinted = () => {}) => {
    const worker = current ?? next();
    current = worker;
    text = '';
    try {
      await Promise.race([worker.ready, aborted(signal)]);
    } catch (error) {
      if (signal.aborted) return { kind: 'stopped', why: 'person', text };
      replace(worker);
      throw error;
    }
    return new Promise<RunResult>((resolve) => {
      const timers = [
        setTimeout(() => stop('time'), longestRun),
        setTimeout(() => {
          if (current === worker) spare ??= next();
        }, spareAfter[language]),
      ];
      const settle = (result: RunResult) => {
        timers.forEach(clearTimeout);
        signal.removeEventListener('abort', byPerson);
        resolve(result);
      };
      const stop = (why: 'person' | 'time') => {
        replace(worker);
        settle({ kind: 'stopped', why, text });
      };
      const byPerson = () => stop('person');
      const onMessage = (message: FromWorker) => {
        if (message.type === 'text' && text.length < mostPrinted) {
          text = (text + message.text).slice(0, mostPrinted);
          onPrinted();
        }
        if (message.type === 'result') {
          endSpare();
          settle(message.result);
        }
        if (message.type === 'broken') {
          replace(worker);
          settle({ kind: 'error', message: message.message, position: null, help: 'broken', text });
        }
      };
      signal.addEventListener('abort', byPerson, { once: true });
      worker.run(input, onMessage);
    });
  };

  const endSpare = () => {
    spare?.end();
    spare = undefined;
  };

  return { load, run, printed: () => text, close };
}

/** The files of packages as they are named in the lock file, which comes first. */
function named({ names, files }: Packages, [lock, ...rest]: Blob[]): OpenPackages {
  const nameOf = (at: number) => files[at + 1]?.url.split('/').at(-1) ?? '';
  return { names, lock: lock ?? null, files: rest.map((bytes, at) => ({ name: nameOf(at), bytes })) };
}

/** Rejects once the signal is aborted. */
function aborted(signal: AbortSignal): Promise<never> {
  const promise = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  promise.catch(() => {});
  return promise;
}

/** Rejects if the worker fails before it is ready. */
const scriptFailed = ({ ready }: RuntimeWorker) => ready.then(() => new Promise<never>(() => {}));
