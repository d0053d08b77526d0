import { loadPyodide } from 'pyodide';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tinyLock, writeTinyPackages } from '../../../tests/tiny-package.ts';
import type { DataSet } from '../../api/generated/schema.d.ts';
import { openPython, type Python, runPython } from './run.ts';

const dataSet: DataSet = { id: 'none', title: '', description: '', tables: [] };
const { folder, remove } = writeTinyPackages();
afterAll(remove);

let python: Python;
beforeAll(async () => {
  const packages = { names: ['weights'], lock: JSON.stringify(tinyLock), from: folder };
  python = await openPython(loadPyodide, {}, packages);
}, 60_000);

const printed = (code: string) => {
  const result = runPython(python, { code, dataSet, checks: [], input: '' });
  return 'text' in result && result.kind === 'output' ? result.text : result;
};

test('§practice.148 code imports the packages that its exercise names, and what these need', () => {
  expect(printed('import weights\nprint(weights.heavy(3))')).toBe('3 kg\n');
  expect(printed('import scales\nprint(scales.unit)')).toBe('kg\n');
  expect(printed('import spare')).toMatchObject({ kind: 'error', help: 'noModule' });
});

test('§practice.83 what code changed in a package is as it was in the next run, and it is not imported anew', () => {
  printed('import weights, scales\nweights.heavy = None\nscales.unit = "t"\nscales.seen = 1');
  expect(printed('import weights, scales\nprint(weights.heavy(3), hasattr(scales, "seen"))')).toBe('3 kg False\n');
});

test('§practice.148 Python does not start where a package cannot be loaded', async () => {
  const missing = { names: ['absent'], lock: JSON.stringify(tinyLock), from: folder };
  await expect(openPython(loadPyodide, {}, missing)).rejects.toThrow();
});
