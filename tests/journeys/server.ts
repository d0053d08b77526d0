/** The product as `npm start` runs it, on a database folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../server/config.ts';
import { createInvitation, invitationLink } from '../../server/invitations.ts';

export type Person = { email: string; firstName: string; lastName: string };
export type Mail = { to: string; subject: string; text: string };

const readyWithin = 60_000;

export async function startProduct(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'product-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_FOLDER: folder,
    JWT_SECRET: 'a secret of the journeys, long enough to sign with',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const config = readConfig(env);
  let server: ChildProcess | undefined;

  const start = async () => {
    let output = '';
    server = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    server.stdout?.on('data', (chunk) => (output += chunk));
    server.stderr?.on('data', (chunk) => (output += chunk));
    const deadline = Date.now() + readyWithin;
    while (!(await answers(`${url}/health/ready`))) {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error(`The server did not start:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server?.kill(signal);
    await ended;
  };

  await start();
  return {
    url,
    start,
    /** As when the power fails. */
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
    /** A link that lets the person register; `minutesAgo` makes it older than it is. */
    invite: async ({ email, firstName, lastName }: Person, now = new Date()) =>
      invitationLink(
        config,
        await createInvitation({ config, now: () => now }, { email, firstName, lastName, role: 'student' }),
      ),
    /** What the server mailed, oldest first. */
    outbox: (): Mail[] =>
      readFileSync(join(folder, 'outbox.jsonl'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
  };
}

export type Product = Awaited<ReturnType<typeof startProduct>>;

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
