import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { filesOf, type Language, runtimeFiles } from './files.ts';

const packages: Record<Language, { name: string; paths: string[] }> = {
  sql: { name: '@sqlite.org/sqlite-wasm', paths: ['dist/sqlite3.wasm'] },
  python: { name: 'pyodide', paths: ['pyodide.asm.wasm', 'python_stdlib.zip'] },
};

describe.each(Object.entries(packages))('The files of %s', (language, { name, paths }) => {
  const own = language as Language; // Object.entries forgets it
  const read = (path: string) => readFileSync(`node_modules/${name}/${path}`);

  it('are those of the installed version', () => {
    expect(runtimeFiles[own].version).toBe(JSON.parse(String(read('package.json'))).version);
    expect(filesOf(own).map(({ bytes }) => bytes)).toEqual(paths.map((path) => read(path).length));
  });

  it('are sent in as many bytes as the person is told, give or take a tenth', () => {
    // Less than the build spends on it.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
    for (const [index, { sent }] of filesOf(own).entries()) {
      const file = read(paths[index] ?? '');
      const compressed = paths[index]?.endsWith('.zip') ? file.length : brotliCompressSync(file, { params }).length;
      expect(Math.abs(sent / compressed - 1)).toBeLessThan(0.1);
    }
  });
});
