/** Mistakes of operators that would leave a door open. Each is tried on a server that is started for it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Target } from './target.ts';
import type { Topic } from './types.ts';

const config = 'server/platform/config.ts';
const secret = 'hT5vKq-3mZ';
const startsWithin = 60_000;

/** Starts another server, with a data folder of its own, until it listens or ends; returns what it printed. */
async function start(target: Target, settings: Record<string, string | undefined>, folder?: string) {
  const own = folder ?? mkdtempSync(join(tmpdir(), 'attacked-'));
  const { DATABASE_URL: _, ...rest } = target.env as Record<string, string>; // only some kinds' environment has it
  const env = { PATH: process.env['PATH'], ...rest, PORT: '0', DATA_FOLDER: own, ...settings };
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: target.root, env });
  const ended = once(child, 'exit');
  let output = '';
  const listens = new Promise<true>((resolve) => {
    const onOutput = (chunk: Buffer) => {
      output += chunk;
      if (/"listening"|Local:|http:\/\/(localhost|127)/.test(output)) resolve(true);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), startsWithin);
  const started = await Promise.race([listens, ended.then(() => false)]);
  clearTimeout(timer);
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  await ended;
  if (folder === undefined) rmSync(own, { recursive: true, force: true });
  return { started, output };
}

/** `named` is the setting that the refusal has to name. */
async function isRefused(target: Target, settings: Record<string, string | undefined>, named: string): Promise<void> {
  const { started, output } = await start(target, settings);
  const shown = JSON.stringify(settings);
  assert.equal(started, false, `it starts with ${shown}`);
  assert.ok(output.includes('Cannot start.') && output.includes(named), `${shown} is refused by: ${output}`);
  assert.ok(!output.includes(secret), `the refusal of ${named} tells a secret`);
}

/** The entries of the folder that others may use. */
function openIn(folder: string): string[] {
  const entries = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  return entries.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
}

export const settings: Topic = {
  attacks: [
    {
      name: 'have a mistyped NODE_ENV taken for development',
      isSlow: true,
      databases: ['embedded'],
      async run(target) {
        for (const name of ['prodution', 'Production', 'production ']) {
          await isRefused(target, { NODE_ENV: name }, 'NODE_ENV');
        }
      },
      mutations: [
        {
          file: config,
          from: "wrongEnvironment }).default('development')",
          to: "wrongEnvironment }).catch('development')",
        },
      ],
    },
    {
      name: 'find a server whose secret can be guessed',
      isSlow: true,
      databases: ['embedded'],
      async run(target) {
        const weak = [secret, `${secret}-`.repeat(5), 'change-me-please-this-is-my-secret-key'];
        for (const value of weak) await isRefused(target, { JWT_SECRET: value }, 'JWT_SECRET');
        await isRefused(target, { JWT_SECRET: undefined }, 'JWT_SECRET');
        await isRefused(target, { JWT_SECRET_PREVIOUS: secret.repeat(4) }, 'JWT_SECRET_PREVIOUS');
      },
      mutations: [
        { file: config, from: 'if (message !== null) issues.push', to: 'if (message === undefined) issues.push' },
        {
          file: 'server/platform/secret-strength.ts',
          from: 'if (bitsOf(secret) >= leastBits)',
          to: 'if (leastBits > 0)',
        },
      ],
    },
    {
      name: 'find demonstration accounts, whose passwords everybody can read, in production',
      isSlow: true,
      databases: ['embedded'],
      async run(target) {
        await isRefused(target, { DEMO: 'true' }, 'DEMO');
        const folder = mkdtempSync(join(tmpdir(), 'attacked-'));
        try {
          const shown = await start(target, { NODE_ENV: 'development', DEMO: 'true' }, folder);
          if (!shown.started) throw new Error(`No demonstration: ${shown.output}`);
          const { started, output } = await start(target, {}, folder);
          assert.equal(started, false, 'it starts with the accounts of a demonstration');
          assert.match(output, /demonstration/i);
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      },
      mutations: [
        { file: config, from: 'if (production && e.DEMO)', to: 'if (false)' },
        { file: 'server/main.ts', from: 'if (config.production) await refuseDemonstration(db);', to: '' },
      ],
    },
    {
      name: 'read what goes to a production whose PUBLIC_URL is http, however that is written',
      isSlow: true,
      databases: ['embedded'],
      async run(target) {
        for (const PUBLIC_URL of [
          'http://learn.example.com',
          'HTTP://learn.example.com',
          ' Http://learn.example.com',
        ]) {
          await isRefused(target, { PUBLIC_URL }, 'PUBLIC_URL');
        }
        await isRefused(target, { PUBLIC_URL: undefined }, 'PUBLIC_URL');
        await isRefused(target, { PUBLIC_URL: `https://ada:${secret}@learn.example.com` }, 'PUBLIC_URL');
      },
      mutations: [
        { file: config, from: "e.PUBLIC_URL?.startsWith('http:')", to: "e.PUBLIC_URL === 'http:'" },
        { file: config, from: '.transform((url) => new URL(url).origin)', to: '' },
      ],
    },
    {
      name: "name any address as one's own to a server that trusts whoever calls",
      isSlow: true,
      databases: ['embedded'],
      async run(target) {
        for (const TRUST_PROXY of ['true', '*', '0.0.0.0/0', '::/0', '10.0.0.0/8,0.0.0.0/0', '1000']) {
          await isRefused(target, { TRUST_PROXY }, 'TRUST_PROXY');
        }
      },
      mutations: [
        { file: config, from: 'if (read !== null) return read;', to: 'return read ?? { hops: 10 };' },
        { file: 'server/platform/trusted-proxies.ts', from: 'Number(prefix) > 0 &&', to: '' },
      ],
    },
    {
      name: 'read the data folder as another user, after the operator has opened it',
      async run(target) {
        const { folder } = target;
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          const path = join(folder, name);
          chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
        }
        chmodSync(folder, 0o777);
        await target.restart();
        const { email } = await target.register(); // brings a mail, in a file of the folder
        while (target.mailsTo(email).length === 0) await new Promise((done) => setTimeout(done, 50));
        assert.deepEqual(openIn(folder), []);
      },
      mutations: [
        {
          file: 'server/platform/data-folder.ts',
          from: 'const wanted = entry.isDirectory() ? 0o700 : 0o600;',
          to: 'const wanted = entry.mode & 0o777;',
        },
      ],
    },
    {
      name: 'read a secret where the server says what is wrong',
      isSlow: true,
      databases: ['embedded'],
      async run(target) {
        await isRefused(target, { DATABASE_URL: `mysql://ada:${secret}@127.0.0.1/learn` }, 'DATABASE_URL');
        await isRefused(target, { SMTP_URL: `http://ada:${secret}@127.0.0.1` }, 'SMTP_URL');
        await isRefused(target, { STRIPE_SECRET_KEY: secret, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET');
        await isRefused(target, { JWT_SECRET: secret }, 'JWT_SECRET');
        await isRefused(target, { DATABASE_URL: `postgres://ada:${secret}@127.0.0.1:1/learn` }, 'ECONNREFUSED');
        for (const name of ['JWT_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const) {
          assert.ok(!target.output().includes(target.env[name]), `the server has printed ${name}`);
        }
      },
      mutations: [
        {
          file: 'server/platform/secret-strength.ts',
          from: 'if (secret.length < leastLength) return',
          to: 'if (secret.length < leastLength) return secret +',
        },
        {
          file: 'server/platform/database/client.ts',
          from: 'const client = await pool.connect();',
          to: 'const client = await pool.connect().catch((e) => { throw new Error(connectionString + e.code); });',
        },
      ],
    },
  ],
};
