/** Runs a student's Python in a namespace of its own, with the data set as CSV files in its working folder. */
import type { loadPyodide, PyodideInterface } from 'pyodide';
import type { ErrorRunResult, OutputRunResult, PythonChart, RunInput } from '../types.ts';
import { filesOf } from './csv.ts';
import { harness as source } from './harness.ts';
import { createOutput, type Output } from './output.ts';

/** Python that is ready for `runPython`. */
export type Python = {
  pyodide: PyodideInterface;
  harness: { run: (request: string) => string; values: (request: string) => string };
};

export type PyodideOptions = NonNullable<Parameters<typeof loadPyodide>[0]>;

/** Standard library only: no package can be found, and Python's `js` module has nothing in it. */
const bare = {
  jsglobals: {},
  lockFileContents: JSON.stringify({
    info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version: '314.0.7' },
    packages: {},
  }),
  packageBaseUrl: 'none:/',
};

/** What most code imports is imported before any code runs. */
const imports = [
  ...[
    'collections',
    'csv',
    'datetime',
    'io',
    'itertools',
    'json',
    'math',
    'random',
    're',
    'shutil',
    'statistics',
    'string',
  ],
  ...['traceback', 'types'],
];

/** `lock` is the distribution's lock file, or a part of it, and `from` where its files are. */
export type LoadedPackages = { names: string[]; lock: string; from: string };

/**
 * `load` is Pyodide's `loadPyodide`; in Node it needs no options, a worker says where its bytes are. Packages are imported
 * before any code runs, too: the compiled part of one can be loaded only once.
 */
export async function openPython(
  load: typeof loadPyodide,
  options: PyodideOptions = {},
  packages: LoadedPackages | null = null,
): Promise<Python> {
  const given = packages && { lockFileContents: packages.lock, packageBaseUrl: packages.from };
  const pyodide = await load({ ...bare, ...options, ...given });
  if (packages) {
    await pyodide.loadPackage(packages.names, { messageCallback: () => {} });
    pyodide.runPython(
      importsOf(packages)
        .map((name) => `import ${name}\n`)
        .join(''),
    );
  }
  pyodide.runPython(`import ${imports.join(', ')}`);
  return { pyodide, harness: pyodide.runPython(source) };
}

type Lock = { packages: Record<string, { imports: string[] }> };

function importsOf({ names, lock }: LoadedPackages): string[] {
  const { packages }: Lock = JSON.parse(lock);
  return names.flatMap((name) => packages[name]?.imports ?? []);
}

type Report = {
  failed: Pick<ErrorRunResult, 'message' | 'position' | 'help'> | null;
  charts: PythonChart[];
};

/**
 * What the code printed, the values of the checks (expressions that are evaluated afterwards in the code's namespace, where
 * `__output__` is what was printed) and the charts that it drew. `onText` gets what is printed piece by piece.
 */
export function runPython(
  { pyodide, harness }: Python,
  { code, dataSet, checks, input }: RunInput,
  onText: (text: string) => void = () => {},
): OutputRunResult | ErrorRunResult {
  const output: Output = createOutput(onText);
  pyodide.setStdout({ write: output.write });
  pyodide.setStderr({ write: output.write });
  const started = performance.now();
  const report: Report = JSON.parse(harness.run(JSON.stringify({ code, input, files: filesOf(dataSet) })));
  const milliseconds = performance.now() - started;
  output.close();
  const text = output.text();
  if (report.failed) return { kind: 'error', ...report.failed, text };
  const values: string[] =
    checks.length === 0 ? [] : JSON.parse(harness.values(JSON.stringify({ checks, output: text })));
  return { kind: 'output', text, values, charts: report.charts, milliseconds };
}
