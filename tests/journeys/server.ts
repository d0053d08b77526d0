/** The product as `npm start` runs it, on a database folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { createInvitation, invitationLink } from '../../server/account/invitation.ts';
import type { WrittenCourse } from '../../server/content/types.ts';
import { readConfig } from '../../server/platform/config.ts';
import type { WrittenQuestion } from '../../server/platform/database/written-lesson.ts';
import { signToken } from '../../server/platform/tokens.ts';
import type { components } from '../../src/api/generated/schema.d.ts';

export type User = components['schemas']['User'];
export type Person = { email: string; firstName: string; lastName: string };
export type Mail = { to: string; subject: string; text: string };

/** A person with an account and a session. */
export type Account = { user: User; token: string };

/** Meets the registration's rules. */
export const password = 'Learning1';

/** The seed's student: enrolled in data-analytics, with assignments and classes. */
export const demoStudent = { email: 'student@example.com', password: 'Learning1' };

/** The seed's instructor, who teaches its courses. */
export const demoInstructor = { email: 'instructor@example.com', password: 'Teaching1' };

/** The tests' own client is a known device: signing in with it sends no mail. */
const device = '0123456789abcdef0123456789abcdef';

const readyWithin = 60_000;

export async function startProduct(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'product-'));
  const seeded = process.env['SEEDED_FOLDER'];
  if (seeded) await cp(seeded, folder, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DEMO: 'true',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_FOLDER: folder,
    JWT_SECRET: 'Zt6vQ0mWkR3yXc8LhN1bGf5sJpU2dE7a',
    LOG_LEVEL: 'warn',
    // Pages come with what they show, however slow the machine is.
    PAGE_WAIT_MS: '30000',
    // The test's proxy names its own client address.
    TRUST_PROXY: '1',
    ...settings,
  };
  const config = readConfig(env);
  let server: ChildProcess | undefined;
  /** What the process that runs, or ran last, has printed. */
  let output = '';

  const start = async () => {
    output = '';
    server = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    server.stdout?.on('data', (chunk) => (output += chunk));
    server.stderr?.on('data', (chunk) => (output += chunk));
    const deadline = Date.now() + readyWithin;
    while (!(await answers(`${url}/health/ready`))) {
      if (server.exitCode !== null || Date.now() > deadline) {
        server.kill('SIGKILL');
        throw new Error(`The server did not start:\n${output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };

  /** Calls the API as another client would. Throws for an error answer. */
  async function call<Body = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    token: string,
    body?: object,
  ): Promise<Body> {
    const response = await fetch(`${url}/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Device-Id': device,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text || 'null');
  }

  type Duty = { role?: User['role']; teaches?: string[] };
  const invitation = ({ email, firstName, lastName }: Person, now = new Date(), duty: Duty = {}) =>
    createInvitation({ config, now: () => now }, { email, firstName, lastName, ...duty });

  const login = async (email: string, secret: string) =>
    (await call<{ token: string }>('POST', '/auth/login', '', { email, password: secret })).token;

  /** Opens the checkout, or takes up the open one, and presses a button of its page. */
  async function pressInSandbox({ token }: Account, courseId: string, button: 'pay' | 'cancel'): Promise<void> {
    const { url: checkout } = await call<{ url: string }>('POST', '/payments/checkout', token, { courseId });
    const page = await (await fetch(url + checkout)).text();
    const action = new RegExp(`action="([^"]*/${button}[^"]*)"`).exec(page)?.[1];
    const answer = await fetch(url + action, { method: 'POST', headers: { Origin: url }, redirect: 'manual' });
    if (answer.status !== 303) throw new Error(`The sandbox answered ${answer.status}.`);
  }

  const discard = () => rmSync(folder, { recursive: true, force: true });

  await start();
  return {
    url,
    folder,
    /** What the server has printed since its last start: its log, too. */
    output: () => output,
    start,
    end,
    discard,
    call,
    /** Kills the server, as a power failure would. */
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      discard();
    },
    /** A link that lets the person register, made at the moment `now`. */
    invite: async (person: Person, now = new Date()) => invitationLink(config, await invitation(person, now)),
    /** Registers the person without the browser, and signs in. */
    register: async (person: Person, role: User['role'] = 'student', teaches: string[] = []): Promise<Account> => {
      const token = await invitation(person, new Date(), { role, teaches });
      const user = await call<User>('POST', '/auth/complete-registration', token, { password });
      return { user, token: await login(person.email, password) };
    },
    signIn: async (email: string, secret: string): Promise<Account> => {
      const token = await login(email, secret);
      return { user: await call<User>('GET', '/auth/user', token), token };
    },
    /** Signs the person out as on another device: the token becomes invalid. */
    signOut: ({ token }: Account) => call('POST', '/auth/logout', token),
    /** A session of the person's whose token ends `seconds` from now, signed as the server signs it. */
    sessionOf: async ({ email }: User, seconds: number) => {
      const now = new Date();
      const { jti: id = '', sub: subject = '', version } = decodeJwt(await login(email, password));
      const expiresAt = new Date(now.getTime() + seconds * 1000);
      return signToken({ config, now: () => now }, 'session', { id, subject, expiresAt, claims: { version } });
    },
    /** Buys the course in the sandbox. */
    buy: (account: Account, courseId: string) => pressInSandbox(account, courseId, 'pay'),
    /** Cancels the checkout that is open for the course, or a new one. */
    cancelCheckout: (account: Account, courseId: string) => pressInSandbox(account, courseId, 'cancel'),
    /** Enrols in a free course, opens its lessons and completes them, quizzes included. */
    complete: async ({ token }: Account, { id, modules }: WrittenCourse) => {
      await call('POST', `/courses/${id}/enroll`, token);
      for (const lesson of modules.flatMap(({ lessons }) => lessons)) {
        const path = `/courses/${id}/lessons/${lesson.id}`;
        await call('GET', path, token);
        if (lesson.type !== 'quiz') await call('POST', `${path}/complete`, token);
        else await call('POST', `${path}/answers`, token, { answers: rightAnswers(lesson.questions) });
      }
    },
    /** What the server mailed, oldest first. */
    outbox: (): Mail[] => {
      const file = join(folder, 'outbox.jsonl');
      if (!existsSync(file)) return []; // no mail has gone out yet
      return readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    },
  };
}

const rightAnswers = (questions: WrittenQuestion[]) =>
  questions.map(({ correct }, index) => ({ questionId: `q${index + 1}`, optionId: 'abcd'.charAt(correct) }));

export type Product = Awaited<ReturnType<typeof startProduct>>;

export async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

export function freePort(): Promise<number> {
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
