import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const root = mkdtempSync(join(tmpdir(), 'lock-'));
const folder = join(root, 'database');
mkdirSync(folder);
afterAll(() => rmSync(root, { recursive: true }));

/** Another process that takes the lock, says so, and lives on. */
async function holder() {
  const script = join(root, 'holder.mjs');
  const lock = JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'));
  writeFileSync(
    script,
    `const { lockFolder } = await import(${lock});
    await lockFolder(${JSON.stringify(folder)});
    process.send('locked');
    setInterval(() => {}, 1000);`,
  );
  const child = fork(script, { execArgv: [] });
  await once(child, 'message');
  return child;
}

describe('§product.36 the lock of the embedded database', () => {
  it('refuses a second process with a sentence that helps, and lets it in at once after kill -9', async () => {
    const child = await holder();
    await expect(lockFolder(folder)).rejects.toThrow(
      new RegExp(`in use by another process \\(${child.pid}\\).*Stop that one first.*DATA_FOLDER.*DATABASE_URL`),
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
    const started = Date.now();
    const unlock = await lockFolder(folder);
    expect(Date.now() - started).toBeLessThan(2000);
    await unlock();
  });

  it('can be taken again after it was given back', async () => {
    for (let times = 0; times < 2; times += 1) await (await lockFolder(folder))();
  });
});
