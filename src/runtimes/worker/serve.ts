/** The worker's side of the conversation with the page, the same for each language. */
import type { Compiled, FromWorker, OpenPackages, ToWorker } from '../messages.ts';
import type { RunInput, RunResult } from '../types.ts';
import { createCompiler } from './compiler.ts';
import { closeScope, limitMemory } from './scope.ts';
import { createVoice } from './voice.ts';

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

const say = (message: FromWorker) => postMessage(message);
const sayText = (text: string) => say({ type: 'text', text });
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function serve(start: (parts: Parts) => Promise<Runtime>): void {
  const compiler = createCompiler();
  let runtime: Runtime | undefined;

  const open = async (wasm: Compiled | null, parts: Omit<Parts, 'module'>) => {
    try {
      limitMemory(mostMemory);
      const module = await compiler.module(wasm);
      runtime = await start({ module, ...parts });
      closeScope();
      say({ type: 'ready', module });
      runtime.warmUp?.();
    } catch (error) {
      say({ type: 'failed', isUnsupported: error instanceof WebAssembly.CompileError, message: messageOf(error) });
    }
  };

  const run = (input: RunInput) => {
    try {
      if (runtime) say({ type: 'outcome', outcome: runtime.run(input, createVoice(sayText)) });
    } catch (error) {
      say({ type: 'broken', message: messageOf(error) });
    }
  };

  addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (data.type === 'run') run(data.input);
    else if (data.type === 'piece') compiler.feed(data.bytes);
    else void open(data.wasm, data);
  });
}
