/**
 * What one person's heavy calls do to everybody else: the p99 of another student's `GET /auth/user` while photos of 49
 * megapixels are uploaded and mail is written to a server that never answers, beside its p99 when nothing happens.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoInstructor, demoStudent } from '../../server/demonstration/accounts.ts';
import { startPostgres } from '../../server/testing/postgres.ts';
import { call } from './call.ts';
import { median } from './rate.ts';
import { launch } from './server.ts';

/** The limit of the loaded p99, as a multiple of the idle one. */
export const stallMark = 3;

const uploads = 24;
const messages = 6;
const side = 7000;
const idleSamples = 1000;
const between = 4;

type Stalls = {
  idleP99: number;
  loadedP99: number;
  longest: number;
  ratio: number;
  /** How often the uploads were answered 503 and sent again. */
  turnedAway: number;
  /** Until the last of the uploads was answered. */
  seconds: number;
};

/** `settings` name the database. */
async function measureStalls(settings: Record<string, string>): Promise<Stalls> {
  const deadMail = createServer(() => {}).listen(0, '127.0.0.1');
  await once(deadMail, 'listening');
  // A server that listens on a port has an address with that port.
  const { port } = deadMail.address() as AddressInfo;
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}` };
  const server = await launch('server/main.ts', '/health/ready', { ...settings, ...mail });
  try {
    const other = await signIn(server.url, demoStudent);
    const load = await heavyLoad(server.url, await signIn(server.url, demoInstructor));
    const ask = () => timed(`${server.url}/v1/auth/user`, other);
    for (let count = 0; count < 200; count += 1) await ask();
    const idle: number[] = [];
    while (idle.length < idleSamples) idle.push(await ask());

    const begin = performance.now();
    let turnedAway: number | undefined;
    load.start().then((count) => {
      turnedAway = count;
    });
    const loaded: number[] = [];
    while (turnedAway === undefined) {
      loaded.push(await ask());
      if (load.failed()) throw new Error('The heavy calls failed.');
    }
    const seconds = (performance.now() - begin) / 1000;
    const [idleP99, loadedP99] = [p99(idle), p99(loaded)];
    return { idleP99, loadedP99, longest: Math.max(...loaded), ratio: loadedP99 / idleP99, turnedAway, seconds };
  } finally {
    await server.stop();
    deadMail.close();
  }
}

/** Ready to be started. `start` resolves to how often uploads were answered 503, once all were answered. */
async function heavyLoad(url: string, token: string) {
  const child = fork('scripts/bench/stalls-load.ts', [url, token, ...[uploads, messages, side].map(String)]);
  await once(child, 'message');
  return {
    start: async () => {
      child.send('start');
      const [turnedAway] = await once(child, 'message');
      return Number(turnedAway);
    },
    failed: () => child.exitCode !== null && child.exitCode !== 0,
  };
}

/** On the embedded database and on PostgreSQL. */
export async function measureAllStalls(folder: string, settings: Record<string, string>) {
  const embedded = await measureStalls({ ...settings, DATA_FOLDER: join(folder, 'stalls-embedded') });
  const cluster = await startPostgres();
  try {
    const url = await cluster.create('bench');
    const postgres = await measureStalls({
      ...settings,
      DATA_FOLDER: join(folder, 'stalls-postgres'),
      DATABASE_URL: url,
    });
    return { embedded, postgres };
  } finally {
    await cluster.stop();
  }
}

export function stallsTable({ embedded, postgres }: Awaited<ReturnType<typeof measureAllStalls>>): string {
  return [...stallsHead, stallsRow('embedded database', embedded), stallsRow('PostgreSQL', postgres), ''].join('\n');
}

const stallsRow = (name: string, { idleP99, loadedP99, longest, ratio, turnedAway, seconds }: Stalls) =>
  `| ${name} | ${idleP99.toFixed(1)} | ${loadedP99.toFixed(1)} | ${longest.toFixed(0)} | ${ratio.toFixed(2)}${ratio > stallMark ? ': over' : ''} | ${seconds.toFixed(1)} | ${turnedAway} |`;

const stallsHead = [
  `| GET /auth/user beside ${uploads} uploads of ${((side * side) / 1e6).toFixed(0)} megapixels | idle p99, ms | loaded p99, ms | longest, ms | ratio (at most ${stallMark}) | seconds | 503 |`,
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
];

export async function signIn(url: string, { email, password }: { email: string; password: string }): Promise<string> {
  const { token } = await call<{ token: string }>(`${url}/v1/auth/login`, { body: { email, password } });
  return token;
}

/** Milliseconds until the answer was read. */
export async function timed(url: string, token: string): Promise<number> {
  const begin = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  const taken = performance.now() - begin;
  await pause(between);
  return taken;
}

export type Times = { median: number; p99: number };

/** Median and p99 in milliseconds of so many samples, after `warmUp` calls that do not count. */
export async function timesOf(url: string, token: string, { warmUp, samples }: { warmUp: number; samples: number }) {
  const times: number[] = [];
  for (let count = 0; count < warmUp; count += 1) await timed(url, token);
  while (times.length < samples) times.push(await timed(url, token));
  return { median: median(times), p99: p99(times) } satisfies Times;
}

export function p99(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}
