/** The runner of students' code by itself, on a page of the product: its file is the one that an exercise loads. */
import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Manifest } from 'vite';
import type { Packages } from '../../../src/runtimes/page/files.ts';
import type { Runner } from '../../../src/runtimes/runner.ts';
import type { RunInput, RunResult } from '../../../src/runtimes/types.ts';

type Language = 'sql' | 'python';
type Module = typeof import('../../../src/runtimes/runner.ts');

/** What the page holds on to between two calls. */
type Held = { runner: Runner; module: Module; stop: AbortController; run?: Promise<RunResult> };

const manifest: Manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')); // Vite's own file
export const runnerScript = `/${manifest['src/runtimes/runner.ts']?.file}`;

export const workerFile = (language: Language) =>
  `/${globSync(`runtimes/${language}.worker-*.js`, { cwd: 'dist' })[0]}`;

export const dataSet: RunInput['dataSet'] = {
  id: 'hire',
  title: 'Bike hire',
  description: '',
  tables: [
    {
      name: 'bikes',
      columns: [
        { name: 'name', type: 'text' },
        { name: 'day_rate', type: 'real' },
      ],
      rows: [
        ['Heron', 12.5],
        ['Wren', 9],
      ],
    },
  ],
};

/** Opens a page of the product and loads a runner in it; returns how long that took. */
export async function openRunner(page: Page, language: Language, packages?: Packages) {
  await page.goto('/login');
  return loadRunner(page, language, packages);
}

export async function loadRunner(page: Page, language: Language, packages: Packages = { names: [], files: [] }) {
  const milliseconds = await page.evaluate(
    async ({ script, language, packages }) => {
      const module: Module = await import(script);
      const held: Held = { runner: module.createRunner(language, packages), module, stop: new AbortController() };
      Reflect.set(window, 'held', held);
      const started = performance.now();
      await held.runner.load({ signal: new AbortController().signal, onProgress: () => {} });
      return performance.now() - started;
    },
    { script: runnerScript, language, packages },
  );
  const run = (code: string, options: Partial<RunInput> = {}) => runCode(page, { code, ...options });
  return { milliseconds, run };
}

/** Whether the browser has kept the language's files, by the runner's module alone. */
export const isKept = (page: Page, language: Language) =>
  page.evaluate(
    async ({ script, language }) => {
      const module: Module = await import(script);
      return module.isKept(language);
    },
    { script: runnerScript, language },
  );

export type Run = {
  result: RunResult;
  milliseconds: number;
  /** Milliseconds between two frames that the page drew meanwhile, longest first. */
  gaps: number[];
};

/** Runs code and watches whether the page still draws. `stopAfter` is when the person presses Stop. */
export function runCode(page: Page, input: Partial<RunInput>, stopAfter?: number): Promise<Run> {
  return page.evaluate(
    async ({ input, stopAfter }) => {
      const held: Held = Reflect.get(window, 'held');
      const stop = new AbortController();
      if (stopAfter !== undefined) setTimeout(() => stop.abort(), stopAfter);
      const gaps: number[] = [];
      let last = performance.now();
      let isRunning = true;
      const draw = (now: number) => {
        gaps.push(now - last);
        last = now;
        if (isRunning) requestAnimationFrame(draw);
      };
      requestAnimationFrame(draw);
      const started = performance.now();
      const result = await held.runner.run(input, stop.signal);
      isRunning = false;
      return { result, milliseconds: performance.now() - started, gaps: gaps.toSorted((a, b) => b - a) };
    },
    { input: { code: '', dataSet, checks: [], input: '', ...input }, stopAfter },
  );
}

/** Cancels the loading once the first bytes have arrived. */
export const cancelLoading = (page: Page, language: Language) =>
  page.evaluate(
    async ({ script, language }) => {
      const module: Module = await import(script);
      const cancel = new AbortController();
      let hasProgress = false;
      const onProgress = () => {
        hasProgress = true;
        cancel.abort();
      };
      const error = await module
        .createRunner(language, { names: [], files: [] })
        .load({ signal: cancel.signal, onProgress })
        .catch((thrown) => thrown);
      return { name: error?.name, hasProgress };
    },
    { script: runnerScript, language },
  );

/** Why loading failed. */
export const failureOf = (page: Page, language: Language) =>
  page.evaluate(
    async ({ script, language }) => {
      const module: Module = await import(script);
      const loading = { signal: new AbortController().signal, onProgress: () => {} };
      return module
        .createRunner(language, { names: [], files: [] })
        .load(loading)
        .then(
          () => 'loaded',
          (error) => error.kind,
        );
    },
    { script: runnerScript, language },
  );
