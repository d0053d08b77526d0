/** Backups of the embedded database: made while a server writes, restored to the row, and refused where they are not whole. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq, isNotNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBackup } from '../../server/cli/backup.ts';
import { runRestore } from '../../server/cli/restore.ts';
import { takeBackup, verifyBackup } from '../../server/platform/backup/take.ts';
import { createFolderPglite, migrationsFolder, openDatabase } from '../../server/platform/database/client.ts';
import { users } from '../../server/platform/database/schema/account.ts';
import { idempotencyKeys } from '../../server/platform/database/schema/sync.ts';
import { inheritedEnvironment } from '../../server/testing/inherited.ts';
import { tableDigests } from '../../server/testing/tables.ts';
import { processEnv, seededFolder, startServer, stopServer } from './server-process.ts';

/** Milliseconds: real processes start here, on a machine that may be busy. */
const timeout = 240_000;
const now = new Date('2026-11-20T09:00:00Z');
const root = mkdtempSync(join(tmpdir(), 'backups-'));
let dataFolder: string;
/** Of the filled database, while no server runs. */
let quiet: string;
beforeAll(async () => {
  dataFolder = await seededFolder();
  quiet = join(root, 'quiet');
  await takeBackup(on(dataFolder), quiet, now);
}, timeout);
afterAll(() => {
  for (const folder of [root, dataFolder]) rmSync(folder, { recursive: true, force: true });
});

const on = (folder: string) => ({ dataFolder: folder, databaseUrl: undefined });
const inRoot = (name: string) => join(root, name);
const restore = (backup: string, folder: string) => runRestore(on(folder), [backup]);

/** A copy of the quiet backup, to be damaged. */
function copyOf(name: string): string {
  cpSync(quiet, inRoot(name), { recursive: true });
  return inRoot(name);
}

async function digests(folder: string) {
  const { db, close } = await openDatabase(on(folder));
  try {
    return await tableDigests(db);
  } finally {
    await close();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

describe('§product.92 a backup', { timeout }, () => {
  it('is restored with every row of every table', async () => {
    expect(await restore(quiet, inRoot('restored'))).toMatch(
      /^Restored into .*restored: \d+ tables with [\d,]+ rows, version \d.*, 2026-11-20T09:00:00.000Z\. Start the server now\.$/,
    );
    expect(await digests(inRoot('restored'))).toEqual(await digests(dataFolder));
    expect(statSync(inRoot('restored/database')).mode & 0o077).toBe(0);
    expect(statSync(quiet).mode & 0o077).toBe(0);
  });

  it('§product.90 is made while a server writes, and holds each transaction whole or not at all', async () => {
    const metricsPort = await freePort();
    const server = await startServer(dataFolder, { METRICS_PORT: String(metricsPort) });
    const send = async (method: string, path: string, headers: Record<string, string>, body: object) => {
      const sent = { ...headers, 'content-type': 'application/json' };
      const answer = await fetch(`${server.origin}/v1${path}`, { method, headers: sent, body: JSON.stringify(body) });
      expect(answer.status).toBe(200);
      return answer.json();
    };
    const email = 'student@example.com';
    const { token } = await send('POST', '/auth/login', {}, { email, password: 'Learning1' });
    let writes = 0;
    let done = false;
    const writing = (async () => {
      while (!done) {
        writes += 1;
        const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
        await send('PUT', '/auth/profile', headers, { first_name: `Ada ${writes}`, last_name: 'Okafor' });
      }
    })();
    await expect.poll(() => writes, { timeout: 30_000 }).toBeGreaterThan(5);
    // As the operator makes it.
    const made = spawnSync(process.execPath, ['server/cli/backup.ts', inRoot('busy')], {
      env: { ...inheritedEnvironment, ...processEnv, DATA_FOLDER: dataFolder },
      encoding: 'utf8',
    });
    expect(made.stderr).toBe('');
    expect(made.stdout).toMatch(/^Backed up to .*busy: \d+ tables/);
    const again = runBackup({ config: () => on(dataFolder), now: () => now }, [inRoot('busy-2')]);
    const before = writes;
    await again;
    expect(writes).toBeGreaterThan(before);
    done = true;
    await writing;

    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toMatch(/app_request_duration_seconds_count\{operation="updateProfile",status="200"\} \d/);
    expect(metrics).toMatch(/app_statement_duration_seconds_count [1-9]/);
    expect(metrics).toMatch(/app_job_runs_total\{name="deleting what has run out",outcome="succeeded"\} 1/);
    expect(metrics).toMatch(/app_backup_timestamp_seconds\{database="embedded"\} 1\d{9}/);
    expect(await stopServer(server, 'SIGTERM')).toBe(0);
    expect(existsSync(join(dataFolder, 'backup.sock'))).toBe(false);

    await verifyBackup(inRoot('busy-2'));
    await restore(inRoot('busy-2'), inRoot('from-busy'));
    const { db, close } = await openDatabase(on(inRoot('from-busy')));
    const [student] = await db.select().from(users).where(eq(users.email, email));
    const answers = await db
      .select()
      .from(idempotencyKeys)
      .where(isNotNull(idempotencyKeys.body))
      .orderBy(desc(idempotencyKeys.expiresAt));
    await close();
    const names = answers.map(({ body }): unknown => JSON.parse(body ?? '').first_name);
    expect(names).toContain(student?.firstName);
    expect(names).not.toContain(`Ada ${Number(student?.firstName.replace('Ada ', '')) + 1}`);
    expect(Number(student?.firstName.replace('Ada ', ''))).toBeGreaterThan(5);
  });

  it('of an older version is migrated by the start that follows', async () => {
    const [older, migrations] = [inRoot('older'), inRoot('migrations')];
    cpSync(migrationsFolder, migrations, { recursive: true });
    const journalFile = join(migrations, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
    const newest = journal.entries.pop();
    writeFileSync(journalFile, JSON.stringify(journal));
    mkdirSync(join(older, 'database'), { recursive: true });
    const pglite = await createFolderPglite(join(older, 'database'));
    await migrate(drizzle(pglite), { migrationsFolder: migrations });
    await pglite.close();
    const { migration } = await takeBackup(on(older), inRoot('older-backup'), now);
    expect(migration).toBe(journal.entries.at(-1).tag);
    await restore(inRoot('older-backup'), inRoot('migrated'));
    await digests(inRoot('migrated')); // opens it as a start does
    const { migration: after } = await takeBackup(on(inRoot('migrated')), inRoot('migrated-backup'), now);
    expect(after).toBe(newest.tag);
  });
});

describe('§product.93 a backup that is not whole is refused, and what is wrong is named', { timeout }, () => {
  const verify = (folder: string) => runBackup({ config: () => on(dataFolder), now: () => now }, ['--verify', folder]);

  it.each<[string, (folder: string) => void, string]>([
    [
      'a truncated file',
      (folder) => truncateSync(join(folder, 'database/PG_VERSION'), 1),
      'PG_VERSION has 1 bytes instead of 3',
    ],
    [
      'another content',
      (folder) => writeFileSync(join(folder, 'database/PG_VERSION'), '99\n'),
      'PG_VERSION has other content',
    ],
    ['a missing file', (folder) => rmSync(join(folder, 'database/PG_VERSION')), 'PG_VERSION is missing'],
    ['an added file', (folder) => writeFileSync(join(folder, 'database/more'), ''), 'more does not belong to it'],
    ['no database', (folder) => rmSync(join(folder, 'database'), { recursive: true }), 'is missing'],
    [
      'no manifest',
      (folder) => rmSync(join(folder, 'manifest.json')),
      'is not a finished backup: it has no manifest.json',
    ],
    ['half a manifest', (folder) => truncateSync(join(folder, 'manifest.json'), 99), 'manifest.json cannot be read'],
  ])('%s', async (name, damage, message) => {
    const folder = copyOf(name.replaceAll(' ', '-'));
    damage(folder);
    await expect(verify(folder)).rejects.toThrow(message);
    const target = `${folder}-restored`;
    await expect(restore(folder, target)).rejects.toThrow(message);
    expect(existsSync(target)).toBe(false);
  });

  it('a table that has other rows', async () => {
    const folder = copyOf('other-rows');
    const file = join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const { rows } = manifest.tables.users;
    manifest.tables.users.rows = rows + 1;
    writeFileSync(file, JSON.stringify(manifest));
    const message = `the table users has ${rows} rows, and had ${rows + 1}`;
    await expect(verify(folder)).rejects.toThrow(message);
    await expect(restore(folder, inRoot('other-rows-restored'))).rejects.toThrow(message);
    expect(existsSync(inRoot('other-rows-restored/database'))).toBe(false);
  });

  it('and one that is whole is said to be', async () => {
    expect(await verify(quiet)).toMatch(/quiet is whole: \d+ tables with/);
  });
});

describe('§product.93 a backup or a restore overwrites nothing, and says what to do instead', { timeout }, () => {
  it('a folder that holds something', async () => {
    await expect(takeBackup(on(dataFolder), quiet, now)).rejects.toThrow(
      `The folder ${quiet} is not empty. Name a new one`,
    );
    await expect(restore(quiet, dataFolder)).rejects.toThrow(`The data folder ${dataFolder} is not empty.`);
    await expect(takeBackup(on(inRoot('nothing')), inRoot('of-nothing'), now)).rejects.toThrow(
      'There is no database in',
    );
  });

  it('PostgreSQL, which has its own tools', async () => {
    const settings = { dataFolder, databaseUrl: 'postgres://localhost/x' };
    await expect(takeBackup(settings, inRoot('postgres'), now)).rejects.toThrow('with pg_dump and pg_restore');
    await expect(runRestore(settings, [quiet])).rejects.toThrow('with pg_dump and pg_restore');
  });

  it('a database that another process has open and does not copy', async () => {
    const script = `
      const { lockFolder } = await import('./server/platform/database/folder-lock.ts');
      await lockFolder(${JSON.stringify(join(dataFolder, 'database'))});
      console.log('locked');
      setInterval(() => {}, 1000);
    `;
    const other = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    await once(other.stdout, 'data');
    await expect(takeBackup(on(dataFolder), inRoot('locked'), now)).rejects.toThrow(
      'is in use by a process that cannot copy it: another command, or a server that is still starting.',
    );
    other.kill('SIGKILL');
    await once(other, 'exit');
    await takeBackup(on(dataFolder), inRoot('locked'), now);
  });

  it('a call without a folder', async () => {
    await expect(runBackup({ config: () => on(dataFolder), now: () => now }, [])).rejects.toThrow(
      'Usage: npm run backup',
    );
    await expect(runRestore(on(dataFolder), ['--all'])).rejects.toThrow('Usage: npm run restore');
  });
});
