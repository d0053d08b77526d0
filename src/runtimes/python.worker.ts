/** Runs students' Python, in a worker that can reach nothing. */
import { loadPyodide } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import { openPython, runPython } from './python/run.ts';
import { serve } from './worker/serve.ts';

/** Pyodide fetches its files from addresses below this one; it is answered from the bytes that the page has sent. */
const address = 'https://runtime.invalid/';

serve(async ({ module, library, packages: { names, lock, files } }) => {
  const fileAt = (url: string) =>
    url.endsWith('.zip') ? library : files.find(({ name }) => url === `${address}${name}`)?.bytes;
  globalThis.fetch = async (request) => new Response(fileAt(String(request)) ?? null);
  WebAssembly.instantiateStreaming = async (_response, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  const own = { indexURL: address, createPyodideModule };
  const packages = lock && { names, lock: await lock.text(), from: address };
  const python = await openPython(loadPyodide, own, packages);
  return { run: (input, onText) => runPython(python, input, onText) };
});
