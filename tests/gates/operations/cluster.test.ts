/** The files of `deploy/cluster` agree with each other: names, ports, placeholders. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { filledIn, placeholdersOf } from '../../../scripts/cluster/fill.ts';
import { drawMachines, drawSecrets, ofOneMachine, sharedValues } from '../../../scripts/cluster/machines.ts';
import { missingSentence } from '../../../scripts/cluster/programs.ts';
import { readConfig, settingNames } from '../../../server/platform/config.ts';

const files = Object.fromEntries(
  globSync('deploy/cluster/*').map((file) => [basename(file), readFileSync(file, 'utf8')] as const),
);
const machines = drawMachines();
const values = {
  ...sharedValues(machines, drawSecrets(), '/usr/lib/postgresql/15/bin'),
  ETCD_FOLDER: '/var/lib/etcd',
  DATABASE_NAME: 'database-1',
  DATABASE_ADDRESS: machines.databases[0],
  DATABASE_FOLDER: '/var/lib/patroni',
  APP_ADDRESS: machines.apps[0],
  APP_FOLDER: '/var/lib/learning-platform',
};
const filled = (name: string) => filledIn(files[name] ?? '', values);

const etcd = z
  .object({ 'listen-client-urls': z.url(), 'enable-grpc-gateway': z.literal(true) })
  .parse(parse(filled('etcd.yml')));
const named = z.object({ username: z.string(), password: z.string() });
const patroni = z
  .object({
    name: z.string(),
    restapi: z.object({ listen: z.string() }),
    etcd3: z.object({ hosts: z.array(z.string()) }),
    bootstrap: z.object({
      dcs: z.object({
        ttl: z.number(),
        loop_wait: z.number(),
        retry_timeout: z.number(),
        failsafe_mode: z.literal(true),
        synchronous_mode: z.literal(true),
        primary_start_timeout: z.literal(0),
        postgresql: z.object({
          use_pg_rewind: z.literal(true),
          parameters: z.object({ statement_timeout: z.literal(0) }),
        }),
      }),
    }),
    postgresql: z.object({
      listen: z.string(),
      pg_hba: z.array(z.string()),
      authentication: z.object({ superuser: named, replication: named, rewind: named }),
    }),
  })
  .parse(parse(filled('patroni.yml')));
const prometheus = z
  .object({
    rule_files: z.array(z.string()),
    scrape_configs: z.array(
      z.object({ job_name: z.string(), static_configs: z.tuple([z.object({ targets: z.array(z.string()) })]) }),
    ),
  })
  .parse(parse(filled('prometheus.yml')));
const settings = parseEnv(filled('app.env'));
const haproxy = filled('haproxy.cfg');

const portOf = (address: string) => address.split(':').at(-1);
/** The addresses of `server` lines of a part of HAProxy's file. */
const serversOf = (part: string) => {
  const [, body = ''] = haproxy.split(new RegExp(`^${part}$`, 'm'));
  const [own = ''] = body.split(/^(?=\w)/m);
  return [...own.matchAll(/^ {2}server (\S+) (\S+)$/gm)].map(([, name = '', address = '']) => ({ name, address }));
};
const targetsOf = (job: string) =>
  prometheus.scrape_configs.find(({ job_name }) => job_name === job)?.static_configs[0].targets;

describe('§product.96 deploy/cluster', () => {
  it('has a value for each placeholder, and a placeholder for each value', () => {
    const asked = new Set(Object.values(files).flatMap(placeholdersOf));
    expect([...asked].toSorted()).toEqual(Object.keys(values).toSorted());
    const own = Object.keys(values).filter((name) => !(name in sharedValues(machines, drawSecrets(), '')));
    expect(own.toSorted()).toEqual([...ofOneMachine].toSorted());
  });

  it('refuses to fill a placeholder that has no value', () => {
    expect(() => filledIn(files['etcd.yml'] ?? '', {})).toThrow(/^No value for .*ETCD_NAME/);
  });

  it('gives each machine an address of its own, and each student', () => {
    const all = [machines.etcd, machines.balancer, machines.prometheus, ...machines.databases, ...machines.apps];
    const students = Array.from({ length: 5_000 }, (_, index) => machines.student(index));
    expect(new Set([...all, ...students]).size).toBe(all.length + students.length);
  });

  it('has settings that the server reads, and takes', () => {
    expect(Object.keys(settings).filter((name) => !settingNames.includes(name))).toEqual([]);
    const { host, port, metrics, trustedProxies } = readConfig({
      ...settings,
      PUBLIC_URL: 'https://learn.example.com',
    });
    expect({ host, port, metrics, trustedProxies }).toEqual({
      host: machines.apps[0],
      port: 3000,
      metrics: { host: machines.apps[0], port: 9464 },
      trustedProxies: { networks: [machines.balancer] },
    });
  });

  it('sends visitors to each process of the app, and the app to the primary', () => {
    expect(serversOf('backend app').map(({ address }) => address)).toEqual(
      machines.apps.map((address) => `${address}:${settings['PORT']}`),
    );
    expect(serversOf('listen database').map(({ address }) => address)).toEqual(
      machines.databases.map((address) => `${address}:${portOf(patroni.postgresql.listen)}`),
    );
    expect(serversOf('listen database').map(({ name }) => name)).toContain(patroni.name);
    expect(haproxy).toContain(`check port ${portOf(patroni.restapi.listen)} `);
    const { host } = new URL(settings['DATABASE_URL'] ?? '');
    expect(haproxy).toContain(`  bind ${host}\n`);
    expect(machines.origin).toBe(`http://${machines.balancer}:8080`);
    expect(haproxy).toContain(`  bind ${machines.balancer}:8080\n`);
  });

  it('repeats no request that may have been carried out', () => {
    expect(haproxy.match(/retry-on .*/g)).toEqual(['retry-on conn-failure']);
  });

  it('sends the app nothing more before it stops taking requests', () => {
    const [, seconds, falls] = /default-server check inter (\d+)s fall (\d+)/.exec(haproxy) ?? [];
    expect(Number(settings['DRAIN_SECONDS'])).toBeGreaterThan(Number(seconds) * Number(falls));
  });

  it('has Prometheus ask every part', () => {
    expect(prometheus.rule_files).toEqual(['rules.yml']);
    expect(targetsOf('learning-platform')).toEqual(
      machines.apps.map((address) => `${address}:${settings['METRICS_PORT']}`),
    );
    expect(targetsOf('patroni')).toEqual(
      machines.databases.map((address) => `${address}:${portOf(patroni.restapi.listen)}`),
    );
    const client = new URL(etcd['listen-client-urls']).host;
    expect(targetsOf('etcd')).toEqual([client]);
    expect(patroni.etcd3.hosts).toEqual([client]);
    for (const address of targetsOf('haproxy') ?? ['no target']) expect(haproxy).toContain(`  bind ${address}\n`);
  });

  it('lets in each user that it makes, and gives Patroni time', () => {
    const users = patroni.postgresql.pg_hba.map((line) => line.split(' ')[2]);
    const { superuser, replication, rewind } = patroni.postgresql.authentication;
    const { username } = new URL(settings['DATABASE_URL'] ?? '');
    for (const user of [superuser.username, replication.username, rewind.username, username]) {
      expect(users).toContain(user);
    }
    expect(filled('create-database.sh')).toContain(`create role ${username} login`);
    const { ttl, loop_wait, retry_timeout } = patroni.bootstrap.dcs;
    expect(ttl).toBeGreaterThanOrEqual(loop_wait + 2 * retry_timeout);
  });

  it('is what docs/operations.md says', () => {
    const page = readFileSync('docs/operations.md', 'utf8');
    const [, chapter = ''] = page.split('## Several machines');
    const unnamed = Object.keys(files).filter((name) => !chapter.includes(`\`deploy/cluster/${name}\``));
    expect(unnamed).toEqual([]);
    for (const port of ['2379', '2380', '8008', '5432', '8080', '5000', '8404', '3000', '9464', '9090']) {
      expect(chapter).toContain(port);
    }
  });

  it('says which packages are missing, and the line that installs them', () => {
    expect(missingSentence(['patroni', 'haproxy'])).toMatch(
      /^Missing here: patroni, haproxy\. .*apt-get install --no-install-recommends patroni haproxy /,
    );
  });
});
