import { Download } from 'lucide-react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { ProgressBar } from '../../../primitives/progress-bar.tsx';

/** SQL or Python, with the packages that are loaded with it. */
type Language = string;
type Again = { language: Language; onLoad: () => void };

export type RuntimeView =
  | { state: 'notProvided'; packages: string }
  | { state: 'unsupported'; language: Language }
  | ({ state: 'waiting'; megabytes: string; isKept: boolean } & Again)
  | { state: 'loading'; language: Language; progress: { loaded: number; total: number } | null; onCancel: () => void }
  | ({ state: 'offline' } & Again)
  | ({ state: 'notLoaded' } & Again)
  | { state: 'ready' };

const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3', minWidth: '0' });
const wide = css({ width: 'full', maxWidth: 'form' });
const muted = css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'prose' });

const million = 1_000_000;
const inMegabytes = (bytes: number) => (bytes / million).toFixed(1);

/** Shown in place of "Run" and "Check" until code can be run. */
export function RuntimeScreen({ view }: { view: RuntimeView }) {
  return match(view)
    .with({ state: 'notProvided' }, ({ packages }) => (
      <Alert title="This exercise cannot be run here">
        Its code needs {packages}, which this site does not have. You can read the task, the hints and the worked
        solution, and try the code in a Python of your own. What you write here is kept.
      </Alert>
    ))
    .with({ state: 'unsupported' }, ({ language }) => (
      <Alert tone="warning" title="This browser cannot run the exercise">
        Running {language} here needs WebAssembly and web workers. An up-to-date Firefox, Chrome, Edge or Safari has
        both, unless they are turned off. You can read the task and write your code; it is kept.
      </Alert>
    ))
    .with({ state: 'waiting' }, ({ language, megabytes, isKept, onLoad }) => (
      <div className={stack}>
        <p className={muted}>
          {language} runs in this browser.{' '}
          {isKept
            ? `It is loaded once, ${megabytes} MB, and kept for your next exercise.`
            : `Up to ${megabytes} MB are loaded, less once your browser has kept them.`}
        </p>
        <Button icon={<Download />} onClick={onLoad}>
          Load {language}
        </Button>
      </div>
    ))
    .with({ state: 'loading' }, ({ language, progress, onCancel }) => (
      <div className={stack}>
        <div className={wide} aria-busy>
          <ProgressBar
            label={`Loading ${language}`}
            value={progress && progress.total > 0 ? progress.loaded : null}
            max={progress?.total}
            valueText={progress ? `${inMegabytes(progress.loaded)} of ${inMegabytes(progress.total)} MB` : undefined}
          />
        </div>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    ))
    .with({ state: 'offline' }, ({ language, onLoad }) => (
      <Alert
        tone="warning"
        title="You are offline"
        live
        actions={
          <Button variant="secondary" onClick={onLoad}>
            Try again
          </Button>
        }
      >
        {language} could not be loaded. It will load once you are back online. Until then you can go on writing: your
        code is kept.
      </Alert>
    ))
    .with({ state: 'notLoaded' }, ({ language, onLoad }) => (
      <Alert
        tone="danger"
        title={`${language} could not be loaded`}
        actions={
          <Button variant="secondary" onClick={onLoad}>
            Try again
          </Button>
        }
      >
        Part of it did not arrive, and nothing of it was kept. Check your connection, then try again. If it fails again,
        reload the page. Your code is kept.
      </Alert>
    ))
    .with({ state: 'ready' }, () => null)
    .exhaustive();
}
