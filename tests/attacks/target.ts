/** The server under attack, and what an attacker and the people that it serves can do with it. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createInvitation } from '../../server/account/invitation.ts';
import { readConfig } from '../../server/platform/config.ts';
import { type Database, openDatabase } from '../../server/platform/database/client.ts';
import { inheritedEnvironment } from '../../server/testing/inherited.ts';
import type { Kind } from './kinds.ts';
import { type Installation, settings as production } from './production.ts';

export type Person = { email: string; password: string; token: string };
export type Mail = { to: string; subject: string; text: string };
type Sent = {
  token?: string | undefined;
  /** A string or bytes go as they are, with the content type among the headers; anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
};
/** `body` is what the JSON holds, null where there is none. */
export type Answer = { status: number; headers: Headers; text: string; bytes: Buffer; body: unknown };

export type Target = Awaited<ReturnType<typeof startTarget>>;

const readyWithin = 60_000;
const password = 'Kestrel-over-7-hills';

type Options = { kind: Kind; installation: Installation; settings?: Record<string, string>; root?: string };

/** Starts the server; `root` is where its source is. */
export async function startTarget({ kind, installation, settings = {}, root = '.' }: Options) {
  const port = await freePort();
  const env = { ...production, ...settings, ...installation.env, PORT: String(port) };
  const config = readConfig(env);
  const url = `http://127.0.0.1:${port}`;
  const signer = { config, now: () => new Date() };
  let output = '';
  let server = start();

  /** `changed`: settings of this start alone. */
  function start(changed: Record<string, string> = {}) {
    const child = spawn(process.execPath, ['--import', resolve('tests/attacks/stripe-stand-in.ts'), 'server/main.ts'], {
      cwd: root,
      env: { ...inheritedEnvironment, ...env, ...changed },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    return child;
  }

  async function untilReady(): Promise<void> {
    const deadline = Date.now() + readyWithin;
    for (;;) {
      const ready = await fetch(`${url}/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ready) return;
      if (server.exitCode !== null || Date.now() > deadline) {
        server.kill('SIGKILL');
        throw new Error(`The server did not start:\n${output}`);
      }
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  /** Any address of the server. Redirects are not followed. */
  async function request(method: string, path: string, { token, body, headers }: Sent = {}): Promise<Answer> {
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? new Uint8Array(Buffer.from(body)) : JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    const text = bytes.toString();
    return { status: response.status, headers: response.headers, text, bytes, body: isJson ? JSON.parse(text) : null };
  }

  /** A call of the API: `path` is below /v1. */
  const call = (method: string, path: string, sent?: Sent) => request(method, `/v1${path}`, sent);

  type Invited = {
    email?: string;
    firstName?: string;
    lastName?: string;
    role?: 'student' | 'instructor';
    teaches?: string[];
  };

  /** An invitation's token, as `npm run invite` makes it. */
  const invite = ({
    email = newAddress(),
    firstName = 'Ada',
    lastName = 'Okafor',
    role = 'student',
    teaches = [],
  }: Invited = {}) => createInvitation(signer, { email, firstName, lastName, role, teaches });

  /** A new account with a session. */
  async function register({ email = newAddress(), ...invited }: Invited = {}): Promise<Person> {
    const token = await invite({ email, ...invited });
    const made = await call('POST', '/auth/complete-registration', { token, body: { password } });
    if (made.status !== 201) throw new Error(`Not registered: ${made.status} ${made.text}`);
    return signIn(email, password);
  }

  async function signIn(email: string, secret: string): Promise<Person> {
    const { status, text, body } = await call('POST', '/auth/login', { body: { email, password: secret } });
    const token = stringIn(body, 'token');
    if (status !== 200 || token === undefined) throw new Error(`Not signed in: ${status} ${text}`);
    return { email, password: secret, token };
  }

  await untilReady();
  return {
    kind,
    url,
    port,
    env,
    config,
    signer,
    folder: installation.folder,
    /** Where the server's source is, which may have a mistake in it. */
    root,
    request,
    call,
    invite,
    register,
    signIn,
    /** All that the server printed. */
    output: () => output,
    /** The server's memory in megabytes (Linux). */
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    /** How many files and connections the server has open (Linux). */
    openFiles: () => readdirSync(`/proc/${server.pid}/fd`).length,
    isRunning: () => server.exitCode === null && server.signalCode === null,
    /** What was mailed to the address so far, oldest first. */
    mailsTo: (address: string): Mail[] => {
      const file = join(installation.folder, 'outbox.jsonl');
      if (!existsSync(file)) return []; // no mail has gone out yet
      const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1); // one may be half written
      const mails: Mail[] = lines.map((line) => JSON.parse(line));
      return mails.filter(({ to }) => to === address);
    },
    /** The database itself, for what no call does. The embedded one is read while the server is stopped. */
    withDatabase: async (use: (db: Database) => Promise<void>) => {
      if (kind === 'embedded') await end('SIGTERM');
      const { db, close } = await openDatabase(config);
      await use(db).finally(close);
      if (kind === 'postgres') return;
      server = start();
      await untilReady();
    },
    restart: async (signal: NodeJS.Signals = 'SIGTERM', changed?: Record<string, string>) => {
      await end(signal);
      server = start(changed);
      await untilReady();
    },
    stop: () => end('SIGKILL'),
  };
}

const newAddress = () => `${randomUUID()}@example.com`;

/** The string that the JSON object has under the name. */
export function stringIn(body: unknown, name: string): string | undefined {
  const value: unknown = Object(body)[name];
  return typeof value === 'string' ? value : undefined;
}

/** Asks again until there is an answer, for five seconds. */
export async function eventually<Found>(ask: () => Found | undefined | Promise<Found | undefined>): Promise<Found> {
  for (const deadline = Date.now() + 5000; ; ) {
    const found = await ask();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`Never came: ${ask}`);
    await new Promise((done) => setTimeout(done, 50));
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
