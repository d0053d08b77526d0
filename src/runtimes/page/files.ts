/**
 * The files that each language's worker needs. `files.test.ts` holds their sizes to the packages; Python's library is made from
 * the package's (`scripts/python-library.ts`).
 */
import sqliteWasm from '@sqlite.org/sqlite-wasm/sqlite3.wasm?url';
import pyodideWasm from 'pyodide/pyodide.asm.wasm?url';
import pythonLibrary from 'pyodide/python_stdlib.zip?url';
import pythonWorker from '../python.worker.ts?worker&url';
import sqlWorker from '../sql.worker.ts?worker&url';

export type Language = 'sql' | 'python';

/** `bytes` is the file's length, `sent` what it takes on the way, compressed. */
export type RuntimeFile = { url: string; bytes: number; sent: number; integrity?: string };

/** What Python loads besides its library: the names that code imports, and the files, the lock file first. */
export type Packages = { names: string[]; files: { url: string; bytes: number; integrity: string }[] };

export const noPackages: Packages = { names: [], files: [] };

/** They are packed already, and are sent as they are. */
export const packageFilesOf = ({ files }: Packages): RuntimeFile[] =>
  files.map((file) => ({ ...file, sent: file.bytes }));

export type RuntimeFiles = { worker: string; version: string; wasm: RuntimeFile; library: RuntimeFile | null };

export const runtimeFiles: Record<Language, RuntimeFiles> = {
  sql: {
    worker: sqlWorker,
    version: '3.54.1-build1',
    wasm: { url: sqliteWasm, bytes: 879_084, sent: 353_000 },
    library: null,
  },
  python: {
    worker: pythonWorker,
    version: '314.0.7',
    wasm: { url: pyodideWasm, bytes: 9_598_218, sent: 3_103_000 },
    library: { url: pythonLibrary, bytes: 10_218_393, sent: 2_389_000 },
  },
};

export const filesOf = (language: Language) => {
  const { wasm, library } = runtimeFiles[language];
  return library ? [wasm, library] : [wasm];
};
