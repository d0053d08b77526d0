/**
 * Python's standard library for the browser, made from the package's: modules that every start imports are compiled
 * beforehand, which saves three quarters of a start. Nothing in it is compressed, as the server compresses the whole better.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { openPython } from '../src/runtimes/python/run.ts';

const root = join(import.meta.dirname, '..');
const packaged = join(root, 'node_modules/pyodide/python_stdlib.zip');
const folder = join(root, 'node_modules/.cache/python-library');

/** What has been imported by now is what every start imports. The same source is compiled to the same bytes. */
const compileImported = `
import importlib.util, sys, zipfile, _imp
from importlib._bootstrap_external import _code_to_hash_pyc

prefix = next(path for path in sys.path if path.endswith('.zip')) + '/'
files = [getattr(module, '__file__', None) or '' for module in sys.modules.values()]
imported = {file.removeprefix(prefix) for file in files if file.startswith(prefix)}
magic = int.from_bytes(importlib.util.MAGIC_NUMBER, 'little')
with zipfile.ZipFile('/packaged.zip') as packaged, zipfile.ZipFile('/made.zip', 'w', zipfile.ZIP_STORED) as made:
    for entry in packaged.infolist():
        data, name = packaged.read(entry), entry.filename
        if name in imported:
            code = compile(data, prefix + name, 'exec', dont_inherit=True)
            data, name = _code_to_hash_pyc(code, _imp.source_hash(magic, data), False), name + 'c'
        made.writestr(zipfile.ZipInfo(name), bytes(data))
`;

/** The path of the made library. Making it takes some seconds, once for each version of Python and of these scripts. */
export async function pythonLibrary(): Promise<string> {
  const hash = createHash('sha256');
  const scripts = ['run', 'harness'].map((name) => join(root, `src/runtimes/python/${name}.ts`));
  for (const file of [packaged, import.meta.filename, ...scripts]) hash.update(readFileSync(file));
  const path = join(folder, hash.digest('hex').slice(0, 16), 'python_stdlib.zip');
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    // The folder is given, as Pyodide would find it by a stack trace, which is wrong under source maps.
    const { pyodide } = await openPython(loadPyodide, { indexURL: dirname(packaged) });
    pyodide.FS.writeFile('/packaged.zip', readFileSync(packaged));
    pyodide.runPython(compileImported);
    // Renamed into place, so that a process that reads at the same time sees the whole file or none.
    const partial = `${path}.${process.pid}`;
    writeFileSync(partial, pyodide.FS.readFile('/made.zip'));
    renameSync(partial, path);
  }
  return path;
}
