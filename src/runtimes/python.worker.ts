/** Runs students' Python, in a worker that can reach nothing. */
import { loadPyodide } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import { openPython, runPython } from './python/run.ts';
import { serve } from './worker/serve.ts';

/** Pyodide fetches its files from addresses below this one; it is answered from the bytes that the page has sent. */
const address = 'https://runtime.invalid/';

serve(async ({ module, library }) => {
  globalThis.fetch = async (request) => new Response(String(request).endsWith('.zip') ? library : null);
  WebAssembly.instantiateStreaming = async (_response, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  const python = await openPython(loadPyodide, { indexURL: address, createPyodideModule });
  return { run: (input, onText) => runPython(python, input, onText) };
});
