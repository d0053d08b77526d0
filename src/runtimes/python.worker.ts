/** Runs students' Python, in a worker that can reach nothing. */
import { loadPyodide } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import { openPython, type PyodideOptions, runPython } from './python/run.ts';
import { serve } from './worker/serve.ts';

/** Pyodide fetches its files from addresses below this one; it is answered from the bytes that the page has sent. */
const address = 'https://runtime.invalid/';

serve(async ({ module, library, snapshot }) => {
  globalThis.fetch = async (request) => new Response(String(request).endsWith('.zip') ? library : null);
  WebAssembly.instantiateStreaming = async (_response, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  const options: PyodideOptions = { indexURL: address, createPyodideModule };
  const anew = () => openPython(loadPyodide, { ...options, _makeSnapshot: true });
  const python = snapshot
    ? await openPython(loadPyodide, { ...options, _loadSnapshot: snapshot.arrayBuffer() }).catch(anew)
    : await anew();
  return {
    run: (input, onText) => runPython(python, input, onText),
    snapshot: python.snapshot && new Blob([python.snapshot]),
  };
});
