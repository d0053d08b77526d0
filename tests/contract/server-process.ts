/** Real server processes on a data folder of their own, for tests of starting, stopping and crashing. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPglite } from '../../server/platform/database/client.ts';
import { cluster, filledCopy } from '../../server/testing/database.ts';
import { seededDump } from '../../server/testing/database-dump.ts';
import { inheritedEnvironment } from '../../server/testing/inherited.ts';

export const processEnv = {
  DEMO: 'true',
  JWT_SECRET: 'fR7uB2qZxW9dKc4LmV6tYp1HsJ8gNe3a',
  PUBLIC_URL: 'http://localhost:3000',
  PORT: '0',
  DIST_FOLDER: 'tests/no-build',
};

export type ServerProcess = { child: ChildProcess; origin: string; output: () => string };

/** A new data folder with a copy of the filled test database, as filling one takes long. */
export async function seededFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  const database = await createPglite({ dataDir: join(folder, 'database'), loadDataDir: await seededDump() });
  await database.close();
  return folder;
}

/** A new data folder, with the filled database in it or on the cluster that the tests run on. */
export async function seededInstallation(): Promise<{ folder: string; env: Record<string, string> }> {
  const folder = cluster ? mkdtempSync(join(tmpdir(), 'server-')) : await seededFolder();
  const database = cluster && { DATABASE_URL: (await filledCopy(cluster)).url };
  return { folder, env: { ...processEnv, DATA_FOLDER: folder, ...database } };
}

export function spawnServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/main.ts')], {
    env: { ...inheritedEnvironment, ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  return { child, output: () => text };
}

/** Resolves once the server listens; rejects with its output where it ends before that. */
export async function startServer(folder: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const { child, output } = spawnServer({ ...processEnv, DATA_FOLDER: folder, ...env });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /listening on (http:\S+)\)/.exec(output());
      if (found?.[1]) resolve(found[1]);
    });
    child.on('exit', (code) => reject(new Error(`Ended with ${code}: ${output()}`)));
  });
  return { child, origin, output };
}

export async function stopServer(
  { child }: Pick<ServerProcess, 'child'>,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  return typeof code === 'number' ? code : null;
}
