/** Compiles a runtime's WebAssembly once: the next worker is given the result. */
import type { Compiled } from '../messages.ts';

export async function compiled(wasm: Compiled): Promise<WebAssembly.Module> {
  if (wasm instanceof WebAssembly.Module) return wasm;
  const response = new Response(wasm, { headers: { 'content-type': 'application/wasm' } });
  return WebAssembly.compileStreaming(response);
}
