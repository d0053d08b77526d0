import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pythonLibrary } from '../../../scripts/python-library.ts';
import { filesOf, type Language, runtimeFiles } from './files.ts';

const packages: Record<Language, { folder: string; paths: string[] }> = {
  sql: { folder: 'node_modules/@sqlite.org/sqlite-wasm', paths: ['dist/sqlite3.wasm'] },
  python: { folder: 'node_modules/pyodide', paths: ['pyodide.asm.wasm', await pythonLibrary()] },
};

describe.each(Object.entries(packages))('The files of %s', (language, { folder, paths }) => {
  const own = language as Language; // Object.entries forgets it
  const read = (path: string) => readFileSync(resolve(folder, path));

  it('are those of the installed version', () => {
    expect(runtimeFiles[own].version).toBe(JSON.parse(String(read('package.json'))).version);
    expect(filesOf(own).map(({ bytes }) => bytes)).toEqual(paths.map((path) => read(path).length));
  });

  it('are sent in as many bytes as the person is told, give or take a tenth', () => {
    // Less than the build spends on it.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
    for (const [index, { sent }] of filesOf(own).entries()) {
      const compressed = brotliCompressSync(read(paths[index] ?? ''), { params }).length;
      expect(Math.abs(sent / compressed - 1)).toBeLessThan(0.1);
    }
  });
});
