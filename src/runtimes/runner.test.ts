import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ToWorker } from './messages.ts';
import { filesOf, noPackages } from './page/files.ts';
import { createRunner, type Runner } from './runner.ts';
import { mostPrinted, type RunInput } from './types.ts';

/** A worker that is ready at once, and says what the test wants said. */
class FakeWorker extends EventTarget {
  static running: FakeWorker | undefined;
  isEnded = false;

  emit(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  postMessage({ type }: ToWorker) {
    if (type === 'open') this.emit({ type: 'ready' });
    if (type === 'run') FakeWorker.running = this;
  }

  terminate() {
    this.isEnded = true;
  }
}

let runner: Runner | undefined;

afterEach(() => {
  runner?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function start() {
  vi.stubGlobal('Worker', FakeWorker);
  const [file] = filesOf('sql');
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(file?.bytes ?? 0)));
  runner = createRunner('sql', noPackages);
  await runner.load({ signal: new AbortController().signal, onProgress: () => {} });
  const opened = runner;
  const run = async () => {
    FakeWorker.running = undefined;
    const stopping = new AbortController();
    const seen: string[] = [];
    const result = opened.run(input, stopping.signal, () => seen.push(opened.printed()));
    await vi.waitUntil(() => FakeWorker.running);
    return { result, stopping, seen, worker: FakeWorker.running as FakeWorker | undefined }; // set by `postMessage`
  };
  return { runner: opened, run };
}

const input: RunInput = {
  code: 'code',
  dataSet: { id: 'd', title: 'D', description: '', tables: [] },
  checks: [],
  input: '',
};

it('§practice.81 A run that is stopped keeps what it had printed; the next one begins with nothing', async () => {
  const { runner, run } = await start();
  expect(runner.printed()).toBe('');
  const first = await run();
  first.worker?.emit({ type: 'text', text: 'begun\n' });
  first.worker?.emit({ type: 'text', text: '1\n' });
  expect(runner.printed()).toBe('begun\n1\n');
  expect(first.seen).toEqual(['begun\n', 'begun\n1\n']);
  first.stopping.abort();
  expect(await first.result).toEqual({ kind: 'stopped', why: 'person', text: 'begun\n1\n' });
  expect(first.worker?.isEnded).toBe(true);
  first.worker?.emit({ type: 'text', text: 'too late' });
  expect(runner.printed()).toBe('begun\n1\n');
  expect(first.seen).toHaveLength(2);

  await run();
  expect(runner.printed()).toBe('');
});

it('§practice.82 Of what is printed no more than the first hundred thousand characters are kept', async () => {
  const { runner, run } = await start();
  const { worker } = await run();
  for (let portion = 0; portion < 100; portion += 1) worker?.emit({ type: 'text', text: 'x'.repeat(4_096) });
  expect(runner.printed()).toHaveLength(mostPrinted);
});

it('§practice.81, §product.78 A second worker is started from the same bytes while a run takes long, and none once the exercise has been left', async () => {
  vi.useFakeTimers();
  const started = vi.spyOn(FakeWorker.prototype, 'postMessage');
  const opens = () => started.mock.calls.flatMap(([message]) => (message.type === 'open' ? [message.wasm] : []));
  const { runner, run } = await start();
  await run();
  expect(opens()).toEqual([null]); // it was fed piece by piece
  await vi.advanceTimersByTimeAsync(200);
  expect(opens()).toEqual([null, expect.any(Blob)]);
  await run();
  runner.close();
  await vi.advanceTimersByTimeAsync(200);
  expect(opens()).toHaveLength(2);
});

describe('§practice.86 Where a part of a language does not arrive', () => {
  /** Python's second file never ends; the first answers as the test says. */
  function serve(first: () => Response | Promise<Response>) {
    const [wasm] = filesOf('python');
    const workers: FakeWorker[] = [];
    vi.stubGlobal(
      'Worker',
      class extends FakeWorker {
        constructor() {
          super();
          workers.push(this);
        }
      },
    );
    const signals: AbortSignal[] = [];
    vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return url === wasm?.url ? first() : new Response(new ReadableStream());
    });
    runner = createRunner('python', noPackages);
    const loading = runner.load({ signal: new AbortController().signal, onProgress: () => {} });
    return { loading, signals, workers };
  }

  it('the other download and the worker are ended, too', async () => {
    const { loading, signals, workers } = serve(() => new Response('busy', { status: 503 }));
    await expect(loading).rejects.toMatchObject({ kind: 'failed' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  });

  it('both downloads are ended if the worker cannot be started', async () => {
    const { loading, signals, workers } = serve(() => new Response(new ReadableStream()));
    await vi.waitUntil(() => signals.length === 2);
    workers[0]?.emit({ type: 'failed', isUnsupported: false, message: 'Not compiled' });
    await expect(loading).rejects.toMatchObject({ kind: 'failed' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it.each([
    [true, 'failed'],
    [false, 'offline'],
  ])('with a network (%s), it is %s', async (onLine, kind) => {
    vi.stubGlobal('navigator', { onLine });
    const { loading } = serve(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loading).rejects.toMatchObject({ kind });
  });
});
