/** §practice.149: the packages that an operator gives students' Python. */
import { readFileSync } from 'node:fs';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tinyFiles, tinyLock, writeTinyPackages } from '../../../tests/tiny-package.ts';
import { ConfigError } from '../config.ts';
import {
  neededPyodide,
  noPackages,
  openPythonPackages,
  type PythonPackages,
  packagesShown,
  pyodideVersion,
  registerPythonPackages,
} from './packages.ts';

const whole = writeTinyPackages();
let packages: PythonPackages;
let app: FastifyInstance;
beforeAll(async () => {
  packages = await openPythonPackages(whole.folder, ['weights']);
  app = Fastify();
  registerPythonPackages(app, packages);
});
afterAll(async () => {
  await app.close();
  whole.remove();
});

const filesOf = (names: string[]) => {
  const shown = packagesShown(packages, names);
  return 'files' in shown ? shown.files : null;
};
const get = (url: string) => app.inject({ url });

it('is that of the installed Pyodide', () => {
  const read = (name: string) => JSON.parse(readFileSync(`node_modules/pyodide/${name}`, 'utf8'));
  expect(read('package.json').version).toBe(pyodideVersion);
  expect(read('pyodide-lock.json').info).toEqual(neededPyodide);
});

describe('§practice.149 the files of packages', () => {
  it('are those of a package and of all that it needs, with the lock file that names them first', () => {
    const names = filesOf(['weights'])?.map(({ url }) => url.split('/').at(-1));
    expect(names).toEqual(['pyodide-lock.json', 'weights-1.0-py3-none-any.whl', 'scales-1.0-py3-none-any.whl']);
  });

  it('are left out where the server does not have one of them', () => {
    expect(packagesShown(packages, ['weights', 'spare'])).toEqual({ names: ['weights', 'spare'] });
    expect(packagesShown(noPackages, ['weights'])).toEqual({ names: ['weights'] });
  });

  it('are served as they are, and kept for a year, as another file has another address', async () => {
    for (const { url, bytes } of filesOf(['weights']) ?? []) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.length).toBe(bytes);
      expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
    }
    const lock = JSON.parse((await get(filesOf(['weights'])?.[0]?.url ?? '')).body);
    expect(Object.keys(lock.packages)).toEqual(['weights', 'scales']);
    const others = await openPythonPackages(whole.folder, ['scales']);
    expect(others.lock?.url).not.toBe(packages.lock?.url);
  });

  it.each([
    'spare-1.0-py3-none-any.whl',
    '../pyodide-lock.json',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    '',
    'weights-1.0-py3-none-any.whl/..',
    '//etc/passwd',
  ])('nothing else is served, whatever is asked for: %s', async (path) => {
    const at = packages.lock?.url.replace(/[^/]+$/, '');
    expect((await get(`${at}${path}`)).statusCode).toBe(404);
  });
});

describe('§practice.149 the server does not start', () => {
  let remove = () => {};
  afterEach(() => remove());

  const whyNot = async (change: (files: ReturnType<typeof tinyFiles>) => void, needed = ['weights']) => {
    const files = tinyFiles();
    change(files);
    const written = writeTinyPackages(files);
    remove = written.remove;
    const error = await openPythonPackages(written.folder, needed).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConfigError);
    return error instanceof Error ? error.message.replaceAll(written.folder, 'FOLDER') : '';
  };
  const withLock = (change: (lock: typeof tinyLock) => void) => (files: ReturnType<typeof tinyFiles>) => {
    const lock = structuredClone(tinyLock);
    change(lock);
    files['pyodide-lock.json'] = JSON.stringify(lock);
  };
  const wheel = 'scales-1.0-py3-none-any.whl';

  it('on a folder that is no distribution', async () => {
    const none = await whyNot((files) => delete files['pyodide-lock.json']);
    expect(none).toBe(
      "PYTHON_PACKAGES: there is no FOLDER/pyodide-lock.json: name the folder of Pyodide 314.0.7's full distribution",
    );
    expect(await whyNot((files) => Object.assign(files, { 'pyodide-lock.json': '{' }))).toMatch('cannot be read');
  });

  it('on the distribution of another Pyodide', async () => {
    const other = withLock((lock) => Object.assign(lock.info, { python: '3.13.2', platform: 'emscripten_4_0_9' }));
    expect(await whyNot(other)).toBe(
      'PYTHON_PACKAGES: FOLDER is of another Pyodide (Python 3.13.2, emscripten_4_0_9); this server needs 314.0.7 ' +
        '(Python 3.14.2, emscripten_5_0_3)',
    );
  });

  it('where a file is missing, or is another one than the lock file names', async () => {
    expect(await whyNot((files) => delete files[wheel])).toBe(
      `PYTHON_PACKAGES: FOLDER/${wheel} is missing or cannot be read`,
    );
    expect(await whyNot((files) => Object.assign(files, { [wheel]: 'PK' }))).toMatch(`FOLDER/${wheel} is not the file`);
  });

  it('where lessons need a package that the folder does not have', async () => {
    expect(await whyNot(() => {}, ['pandas'])).toMatch('has no package pandas, which lessons need');
  });

  it('on a lock file that leads out of the folder', async () => {
    const out = withLock(({ packages: all }) => Object.assign(all['scales'] ?? {}, { file_name: '../secret' }));
    expect(await whyNot(out)).toMatch('cannot be read');
  });
});
