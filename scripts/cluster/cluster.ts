/** Starts the files of `deploy/cluster` on this machine, from a folder of its own. */
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { postmasterOf, untilWhole } from './database-nodes.ts';
import { filledIn, type Values } from './fill.ts';
import { drawMachines, drawSecrets, sharedValues } from './machines.ts';
import type { Programs } from './programs.ts';
import { type Supervised, supervise, unprivileged } from './supervisor.ts';
import { answered, until } from './until.ts';

const source = 'deploy/cluster';
/** Milliseconds: the first process migrates the database and loads the content. */
const firstStart = 180_000;

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** `tell` is told what runs as soon as it does. */
export async function startCluster(programs: Programs, tell: (line: string) => void) {
  const machines = drawMachines();
  const secrets = drawSecrets();
  const shared = sharedValues(machines, secrets, programs.postgres);
  const root = mkdtempSync(join(tmpdir(), 'cluster-'));
  chmodSync(root, 0o711); // whom a program runs as may pass through it
  const parts: Supervised[] = [];
  const nodes = machines.databases.map((address, index) => ({
    name: `database-${index + 1}`,
    address,
    folder: join(root, `database-${index + 1}`),
  }));

  const folderOf = (name: string, isUnprivileged = true) => {
    const folder = join(root, name);
    mkdirSync(folder, { mode: 0o700 });
    if (isUnprivileged && unprivileged) chownSync(folder, unprivileged.uid, unprivileged.gid);
    return folder;
  };
  /** A file of `deploy/cluster` in the folder of the machine that it is for. */
  const place = (file: string, folder: string, values: Values = {}) => {
    const target = join(folder, file);
    writeFileSync(target, filledIn(readFileSync(join(source, file), 'utf8'), { ...shared, ...values }), {
      mode: 0o600,
    });
    const { uid, gid } = statSync(folder);
    chownSync(target, uid, gid); // whom the machine's programs run as
    return target;
  };
  const run = (name: string, folder: string, command: string, args: string[]) => {
    const env = { PATH: process.env['PATH'], HOME: folder, LANG: 'C.UTF-8' };
    const log = join(root, `${name}.log`);
    const part = supervise({ name, command, args, env, cwd: folder, log, isUnprivileged: true });
    parts.push(part);
    return part;
  };

  const endNow = (code: number) => {
    if (code === 1) for (const { log } of parts) console.error(`${log}\n${lastLinesOf(log)}`);
    for (const part of parts) part.endNow();
    for (const { folder } of nodes) killPostmaster(folder);
    rmSync(root, { recursive: true, force: true, maxRetries: 20 });
  };
  process.once('exit', endNow);

  const etcdFolder = folderOf('etcd');
  const etcdFile = place('etcd.yml', etcdFolder, { ETCD_FOLDER: join(etcdFolder, 'data') });
  const etcd = run('etcd', etcdFolder, programs.etcd, ['--config-file', etcdFile]);
  await until('etcd', () => answered(`http://${machines.etcd}:2379/health`));
  tell(`etcd            ${machines.etcd}:2379`);

  const databases = nodes.map(({ name, address, folder }) => {
    folderOf(name);
    const values = { DATABASE_NAME: name, DATABASE_ADDRESS: address, DATABASE_FOLDER: folder };
    place('create-database.sh', folder, values);
    const part = run(name, folder, programs.patroni, [place('patroni.yml', folder, values)]);
    return { name, address, folder, part, killPostgres: () => killPostmaster(folder) };
  });
  const balancerFolder = folderOf('balancer');
  const balancerFile = place('haproxy.cfg', balancerFolder);
  const balancer = run('balancer', balancerFolder, programs.haproxy, ['-db', '-f', balancerFile]);
  const primary = await untilWhole(machines.databases);
  for (const { name, address } of databases) {
    tell(`${name}      ${address}:5432${address === primary ? ', the primary' : ''}`);
  }

  const apps = machines.apps.map((address, index) => {
    const name = `app-${index + 1}`;
    const folder = folderOf(name, false);
    const settings = parseEnv(
      readFileSync(place('app.env', folder, { APP_ADDRESS: address, APP_FOLDER: folder }), 'utf8'),
    );
    // What the file says, as the demonstration: with its accounts, and over http.
    const env = { ...process.env, ...settings, NODE_ENV: 'development', DEMO: 'true', LOG_LEVEL: 'warn' };
    const log = join(root, `${name}.log`);
    const start = () =>
      supervise({
        name,
        command: process.execPath,
        args: ['server/main.ts'],
        env,
        cwd: resolve('.'),
        log,
        isUnprivileged: false,
      });
    return { name, address, start, isReady: () => answered(`http://${address}:3000/health/ready`) };
  });
  const running: { name: string; address: string; part: Supervised; isReady: () => Promise<Response | null> }[] = [];
  for (const { name, address, start, isReady } of apps) {
    const part = start();
    parts.push(part);
    running.push({ name, address, part, isReady });
    await until(name, isReady, firstStart);
    tell(`${name}           ${address}:3000, figures ${address}:9464`);
  }
  const prometheusFolder = folderOf('prometheus');
  copyFileSync('deploy/prometheus/rules.yml', join(prometheusFolder, 'rules.yml'));
  run('prometheus', prometheusFolder, programs.prometheus, [
    `--config.file=${place('prometheus.yml', prometheusFolder)}`,
    `--storage.tsdb.path=${join(prometheusFolder, 'data')}`,
    `--web.listen-address=${machines.prometheus}:9090`,
    '--log.level=warn',
  ]);
  tell(`Prometheus      http://${machines.prometheus}:9090`);
  await until('the balancer', () => answered(`${machines.origin}/health/ready`));
  tell(`balancer        ${machines.origin}, database ${machines.balancer}:5000`);

  return {
    machines,
    secrets,
    folder: root,
    etcd,
    databases,
    apps: running,
    balancer,
    databaseUrl: `postgres://learning:${secrets.APP_PASSWORD}@${machines.balancer}:5000/learning`,
    /** The app first, the database's nodes before etcd. */
    stop: async () => {
      await Promise.all(running.map(({ part }) => part.end()));
      for (const part of parts.toReversed()) if (part !== etcd) await part.end();
      await etcd.end();
      process.off('exit', endNow);
      endNow(0);
    },
  };
}

/** What a program said last, for the person whose cluster did not start. */
const lastLinesOf = (log: string) => readFileSync(log, 'utf8').split('\n').slice(-6).join('\n');

/** By SIGKILL; its other processes end when they notice. */
function killPostmaster(folder: string): void {
  const pid = postmasterOf(folder);
  if (pid === null) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended, and left its file.
  }
}
