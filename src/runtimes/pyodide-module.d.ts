/** Pyodide's package exports this file without a type; `loadPyodide` alone uses it. */
declare module 'pyodide/pyodide.asm.mjs' {
  type Options = NonNullable<Parameters<typeof import('pyodide').loadPyodide>[0]>;
  const createPyodideModule: NonNullable<Options['createPyodideModule']>;
  // biome-ignore lint/style/noDefaultExport: It is the package's.
  export default createPyodideModule;
}
