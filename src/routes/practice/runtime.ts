/** The actors that load the runtime of an exercise and run its code. */
import { fromCallback } from 'xstate';
import type { ExerciseResult, RunEnded, RunPrinted } from '../../machines/practice/run.ts';
import type { LoadEvent } from '../../machines/practice/runtime.machine.ts';
import { RuntimeFailure } from '../../runtimes/page/failure.ts';
import type { Packages } from '../../runtimes/page/files.ts';
import { isKept, type Runner } from '../../runtimes/runner.ts';
import type { RunInput } from '../../runtimes/types.ts';
import { describedResult } from './described.ts';

export type RunLanguage = 'sql' | 'python';

/** At once: SQL, which is small, and Python if the browser has kept it. Never with packages, which are not kept. */
export const isAtOnce = (language: RunLanguage, { names }: Packages): Promise<boolean> => {
  if (names.length > 0) return Promise.resolve(false);
  return language === 'sql' ? Promise.resolve(true) : isKept(language).catch(() => false);
};

export const loadingOf = (runner: Runner) =>
  fromCallback<{ type: 'never' }, void>(({ sendBack }) => {
    const leaving = new AbortController();
    const report = (event: LoadEvent) => !leaving.signal.aborted && sendBack(event);
    runner
      .load({
        signal: leaving.signal,
        onProgress: (loaded, total) => report({ type: 'load.progressed', loaded, total }),
      })
      .then(
        () => report({ type: 'load.succeeded' }),
        (error) => report({ type: 'load.failed', why: error instanceof RuntimeFailure ? error.kind : 'failed' }),
      );
    return () => leaving.abort();
  });

/** The result of a run whose runtime broke down: an error. */
const broken = (error: unknown): ExerciseResult => ({
  kind: 'error',
  message: error instanceof Error ? error.message : '',
  position: null,
  help: 'broken',
  text: '',
});

/** Milliseconds between two reports of what was printed: an endless loop prints faster than the page can draw. */
const pause = 100;

export const runningOf = (runner: Runner) =>
  fromCallback<{ type: 'never' }, RunInput>(({ input, sendBack }) => {
    const stopping = new AbortController();
    const ended = (result: ExerciseResult): RunEnded => ({ type: 'run.ended', result });
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      waiting = undefined;
      const event: RunPrinted = { type: 'run.printed', text: runner.printed() };
      if (!stopping.signal.aborted) sendBack(event);
    };
    const onPrinted = () => {
      waiting ??= setTimeout(tell, pause);
    };
    runner.run(input, stopping.signal, onPrinted).then(
      (result) => stopping.signal.aborted || sendBack(ended(result)),
      (error) => stopping.signal.aborted || sendBack(ended(broken(error))),
    );
    return () => {
      clearTimeout(waiting);
      stopping.abort();
    };
  });

/** "Runs" a chart exercise; `start` is the chart that it starts with. */
export const describing = (start: string) =>
  fromCallback<{ type: 'never' }, RunInput>(({ input, sendBack }) => {
    const event: RunEnded = { type: 'run.ended', result: describedResult(input.code, start) };
    sendBack(event);
  });
