/**
 * Packages for students' Python, such as pandas: files of Pyodide's distribution, which the operator puts into a folder
 * (`PYTHON_PACKAGES`). What lessons need of it is checked against the distribution's lock file at the start, and alone is served.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { ConfigError } from '../config.ts';
import type { Database } from '../database/client.ts';
import { lessons } from '../database/schema/course.ts';

type PackageFile = components['schemas']['PackageFile'];
type Served = { shown: PackageFile; type: string } & ({ path: string } | { text: string });

/**
 * `files` are those of a package and of all that it needs, by the package's name; `served` all of them by their
 * addresses.
 */
export type PythonPackages = { lock: PackageFile | null; files: Map<string, string[]>; served: Map<string, Served> };

export const noPackages: PythonPackages = { lock: null, files: new Map(), served: new Map() };

/** Of the Pyodide that the app is built with; `packages.test.ts` holds it to the installed package. */
export const neededPyodide = { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' };
export const pyodideVersion = '314.0.7';

const lockName = 'pyodide-lock.json';
const lockFile = z.object({
  info: z.looseObject({ abi_version: z.string(), arch: z.string(), platform: z.string(), python: z.string() }),
  packages: z.record(
    z.string(),
    z.looseObject({
      // A name alone: no way leads out of the folder.
      file_name: z.string().regex(/^[\w.+-]+$/),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      depends: z.array(z.string()),
    }),
  ),
});
type Lock = z.infer<typeof lockFile>;

/** The packages that all lessons need together. */
export async function neededPackages(db: Database): Promise<string[]> {
  const rows = await db
    .select({ packages: sql<string[]>`${lessons.content} -> 'packages'` })
    .from(lessons)
    .where(sql`${lessons.content} ? 'packages'`);
  return [...new Set(rows.flatMap(({ packages }) => packages))].toSorted();
}

const refuse = (why: string) => new ConfigError(`PYTHON_PACKAGES: ${why}`);

/**
 * Throws `ConfigError` where the folder is not that of the Pyodide that is needed, or a file is missing or another one.
 */
export async function openPythonPackages(folder: string | undefined, needed: string[]): Promise<PythonPackages> {
  if (folder === undefined) return noPackages;
  const lock = await readLock(folder);
  const own = closureOf(lock, needed, []);
  const packages = Object.fromEntries(own.map((name) => [name, entryOf(lock, name)]));
  const text = JSON.stringify({ info: lock.info, packages });
  const lockHash = createHash('sha256').update(text);
  const lockDigest = lockHash.digest();
  // The address changes with any of the files, as the lock holds the digest of each.
  const at = `/python-packages/${lockDigest.toString('hex').slice(0, 16)}/`;
  const shown = {
    url: `${at}${lockName}`,
    bytes: Buffer.byteLength(text),
    integrity: `sha256-${lockDigest.toString('base64')}`,
  };
  const served = new Map<string, Served>([[shown.url, { shown, type: 'application/json; charset=utf-8', text }]]);
  for (const { file_name, sha256 } of Object.values(packages)) {
    const path = join(folder, file_name);
    const { bytes, digest } = await digestOf(path);
    if (digest.toString('hex') !== sha256) {
      throw refuse(`${path} is not the file that ${lockName} names: it is damaged, or of another version`);
    }
    const url = `${at}${file_name}`;
    const integrity = `sha256-${digest.toString('base64')}`;
    served.set(url, { shown: { url, bytes, integrity }, type: 'application/octet-stream', path });
  }
  const files = needed.map((name) => {
    const all = closureOf(lock, [name], []).map((each) => `${at}${entryOf(lock, each).file_name}`);
    return [name, all] as const;
  });
  return { lock: shown, files: new Map(files), served };
}

async function readLock(folder: string): Promise<Lock> {
  const path = join(folder, lockName);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null)
    throw refuse(`there is no ${path}: name the folder of Pyodide ${pyodideVersion}'s full distribution`);
  const read = lockFile.safeParse(parsed(text));
  if (!read.success) throw refuse(`${path} cannot be read as Pyodide's lock file`);
  const { abi_version, arch, platform, python } = read.data.info;
  const [own, needed] = [{ abi_version, arch, platform, python }, neededPyodide].map((info) => JSON.stringify(info));
  if (own !== needed) {
    throw refuse(
      `${folder} is of another Pyodide (Python ${python}, ${platform}); this server needs ${pyodideVersion} ` +
        `(Python ${neededPyodide.python}, ${neededPyodide.platform})`,
    );
  }
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function entryOf({ packages }: Lock, name: string) {
  const entry = packages[name];
  if (!entry) throw refuse(`${lockName} has no package ${name}, which lessons need`);
  return entry;
}

/** The packages and all that they need, each once. */
function closureOf(lock: Lock, names: readonly string[], known: string[]): string[] {
  for (const name of names) {
    if (known.includes(name)) continue;
    known.push(name);
    closureOf(lock, entryOf(lock, name).depends, known);
  }
  return known;
}

async function digestOf(path: string): Promise<{ bytes: number; digest: Buffer }> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(path)) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  } catch {
    throw refuse(`${path} is missing or cannot be read`);
  }
  return { bytes, digest: hash.digest() };
}

/** The packages of a lesson as the contract shows them: without files where one of them is missing. */
export function packagesShown({ lock, files, served }: PythonPackages, names: string[]) {
  const own = names.map((name) => files.get(name));
  if (lock === null || own.includes(undefined)) return { names };
  const urls = new Set(own.flatMap((each) => each ?? []));
  return { names, files: [lock, ...[...urls].flatMap((url) => served.get(url)?.shown ?? [])] };
}

/** Kept for a year, as another file has another address. Files that the lock does not name are not served. */
export function registerPythonPackages(app: FastifyInstance, { served }: PythonPackages): void {
  app.get('/python-packages/*', async ({ url }: FastifyRequest, reply) => {
    const file = served.get(url.split('?')[0] ?? '');
    if (!file)
      return reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-length': file.shown.bytes });
    reply.type(file.type);
    return reply.send('text' in file ? file.text : createReadStream(file.path));
  });
}
