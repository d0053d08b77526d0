/** One worker: started with a language's files, it runs code until it is ended. */
import { type FromWorker, fromWorker, type OpenPackages, type ToWorker } from '../messages.ts';
import type { RunInput } from '../types.ts';
import { notReached, RuntimeFailure } from './failure.ts';
import { workerAddress } from './worker-address.ts';

/** What the next worker is started with. */
export type Opening = { wasm: Blob | null; library: Blob | null; packages: OpenPackages };

export type RuntimeWorker = {
  /** Resolves once it can run code; rejects with a `RuntimeFailure`. */
  ready: Promise<void>;
  /** Bytes of its WebAssembly, before it is opened. */
  feed: (bytes: Uint8Array<ArrayBuffer>) => void;
  open: (opening: Opening) => void;
  run: (input: RunInput, onMessage: (message: FromWorker) => void) => void;
  end: () => void;
};

/** The worker's script starts to load at once. */
export function startWorker(url: string): RuntimeWorker {
  const worker = new Worker(workerAddress(url), { type: 'module' });
  const post = (message: ToWorker) => worker.postMessage(message);
  let handleMessage: (message: FromWorker) => void = () => {};

  const ready = new Promise<void>((resolve, reject) => {
    handleMessage = (message) => {
      if (message.type === 'ready') resolve();
      if (message.type === 'failed')
        reject(new RuntimeFailure(message.isUnsupported ? 'unsupported' : 'failed', message.message));
    };
    worker.addEventListener('error', ({ message }) => {
      // Before it is ready: its script did not arrive. Later: the browser has ended it, or it has run out of memory.
      const text = message || 'The worker ended.';
      reject(notReached(text));
      handleMessage({ type: 'broken', message: text });
    });
  });
  ready.catch(() => {});

  worker.addEventListener('message', ({ data }) => {
    const message = fromWorker.safeParse(data);
    handleMessage(
      message.success ? message.data : { type: 'broken', message: 'The worker said what nobody understands.' },
    );
  });

  return {
    ready,
    feed: (bytes) => post({ type: 'piece', bytes }),
    open: (opening) => post({ type: 'open', ...opening }),
    run: (input, onMessage) => {
      handleMessage = onMessage;
      post({ type: 'run', input });
    },
    end: () => {
      handleMessage = () => {};
      worker.terminate();
    },
  };
}
