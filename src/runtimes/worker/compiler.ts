/** Compiles a runtime's WebAssembly while it arrives. */

const compile = (bytes: Blob | ReadableStream) =>
  WebAssembly.compileStreaming(new Response(bytes, { headers: { 'content-type': 'application/wasm' } }));

export function createCompiler() {
  const pieces = new TransformStream<Uint8Array, Uint8Array>();
  const writer = pieces.writable.getWriter();
  let underWay: Promise<WebAssembly.Module> | undefined;
  // Who waits for the module hears of what is wrong with it.
  const ignore = () => {};
  return {
    feed: (bytes: Uint8Array) => {
      if (!underWay) {
        underWay = compile(pieces.readable);
        underWay.catch(ignore);
      }
      writer.write(bytes).catch(ignore);
    },
    /** The module of `wasm`, or of all pieces that were fed. */
    module: (wasm: Blob | null): Promise<WebAssembly.Module> => {
      if (wasm || !underWay) return compile(wasm ?? new Blob());
      writer.close().catch(ignore);
      return underWay;
    },
  };
}
