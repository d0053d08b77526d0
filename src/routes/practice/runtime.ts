/** What runs the code of one exercise, as the actors of its flows. */
import { fromCallback } from 'xstate';
import type { ExerciseResult, RunEnded, RunPrinted } from '../../machines/practice/run.ts';
import type { LoadEvent } from '../../machines/practice/runtime.machine.ts';
import { RuntimeFailure } from '../../runtimes/page/failure.ts';
import type { Packages } from '../../runtimes/page/files.ts';
import { isKept, type Runner } from '../../runtimes/runner.ts';
import type { RunInput } from '../../runtimes/types.ts';
import { describedResult } from './described.ts';

export type RunLanguage = 'sql' | 'python';

/** SQL is small; whether Python is kept is unknown where the browser says nothing of it. Packages are not. */
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

/** A runtime that cannot go on ends a run as an error does. */
const broken = (error: unknown): ExerciseResult => ({
  kind: 'error',
  message: error instanceof Error ? error.message : '',
  position: null,
  help: 'broken',
  text: '',
});

/** Milliseconds from one look at what is printed to the next: an endless loop prints more often than it can be drawn. */
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

/** `start` is the chart to begin with. */
export const describing = (start: string) =>
  fromCallback<{ type: 'never' }, RunInput>(({ input, sendBack }) => {
    const event: RunEnded = { type: 'run.ended', result: describedResult(input.code, start) };
    sendBack(event);
  });
