/** The worker's side of the conversation with the page, the same for each language. */
import type { FromWorker, OpenPackages, ToWorker } from '../messages.ts';
import type { RunInput, RunResult } from '../types.ts';
import { createCompiler } from './compiler.ts';
import { inPortions } from './print-portions.ts';
import { closeScope, limitMemory } from './scope.ts';

type FinishedResult = Exclude<RunResult, { kind: 'stopped' }>;

export type Runtime = {
  run: (input: RunInput, onText: (text: string) => void) => FinishedResult;
  /** Does once what the first run would wait for. */
  warmUp?: () => void;
};

/** What a runtime is started with. */
export type Parts = { module: WebAssembly.Module; library: Blob | null; packages: OpenPackages };

/** Half a gigabyte: more would make a phone end the page. */
const mostMemory = 512 * 1024 * 1024;

const post = (message: FromWorker) => postMessage(message);
const postText = (text: string) => post({ type: 'text', text });
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function serve(start: (parts: Parts) => Promise<Runtime>): void {
  const compiler = createCompiler();
  let runtime: Runtime | undefined;

  const open = async (wasm: Blob | null, parts: Omit<Parts, 'module'>) => {
    try {
      limitMemory(mostMemory);
      const module = await compiler.module(wasm);
      runtime = await start({ module, ...parts });
      closeScope();
      post({ type: 'ready' });
      runtime.warmUp?.();
    } catch (error) {
      post({ type: 'failed', isUnsupported: error instanceof WebAssembly.CompileError, message: messageOf(error) });
    }
  };

  const run = (input: RunInput) => {
    try {
      if (runtime) post({ type: 'result', result: runtime.run(input, inPortions(postText)) });
    } catch (error) {
      post({ type: 'broken', message: messageOf(error) });
    }
  };

  addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (data.type === 'run') run(data.input);
    else if (data.type === 'piece') compiler.feed(data.bytes);
    else void open(data.wasm, data);
  });
}
