/** The test database's contents: made once for each state of migrations and content, as a new one costs seconds. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { createPglite, openPglite } from '../platform/database/client.ts';
import { fill } from './filled.ts';

const folder = join(import.meta.dirname, '../../node_modules/.cache/test-database');

/** Read once for all tests of a worker. */
let known: Promise<Blob> | undefined;

/** Migrated and filled. */
export const seededDump = (): Promise<Blob> => (known ??= readDump());

async function readDump(): Promise<Blob> {
  const file = join(folder, `${sourceHash()}.tar`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    // One worker makes it, the others wait.
    const release = await lock(folder, { stale: 60_000, retries: { retries: 300, factor: 1, minTimeout: 200 } });
    if (!existsSync(file)) await makeDump(file);
    await release();
  }
  return new Blob([readFileSync(file)]);
}

async function makeDump(file: string): Promise<void> {
  const pglite = await createPglite();
  const { db, close } = await openPglite(pglite);
  await fill(db);
  await pglite.exec('checkpoint'); // without it, each start would repeat the log
  const dump = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer());
  await close();
  for (const old of readdirSync(folder)) rmSync(join(folder, old), { force: true });
  writeFileSync(`${file}.partial`, dump);
  renameSync(`${file}.partial`, file);
}

function sourceHash(): string {
  const hash = createHash('sha256');
  for (const folder of ['../platform/database', '../content', '../demonstration', '../../content']) {
    const files = readdirSync(join(import.meta.dirname, folder), { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))) {
      hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
