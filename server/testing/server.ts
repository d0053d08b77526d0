/** A server for tests: a migrated and filled database of its own, a clock to set, and mail kept in a list. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import pino, { type Logger } from 'pino';
import { createInvitation } from '../account/invitation.ts';
import { createApp } from '../app.ts';
import { startSession } from '../http/authentication.ts';
import type { Context } from '../http/context.ts';
import type { Caller } from '../http/handler-types.ts';
import { createPaymentProvider } from '../payment/provider.ts';
import { type Config, readConfig } from '../platform/config.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { createMemoryTransport, type Mail, type MailTransport } from '../platform/mail.ts';
import { createMailQueue } from '../platform/mail-queue.ts';
import { noPackages } from '../platform/python/packages.ts';
import { checkResponses } from './contract-check.ts';
import { openTestDatabase } from './database.ts';
import { filledAt } from './filled.ts';

/** The server's time unless a test sets another. */
export const testNow = filledAt;

export const testCaller: Caller = { address: '127.0.0.1', userAgent: undefined, device: null };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** A body that is a string or Buffer is sent as it is, with the given content type; anything else as JSON. */
type Sent = { token?: string; body?: unknown; headers?: Record<string, string>; address?: string };

type Options = {
  now?: () => Date;
  config?: Partial<Config>;
  context?: Partial<Context>;
  log?: Logger;
  /** What mails are handed to instead of the list, and only when the test calls `context.mail.deliver`. */
  transport?: MailTransport;
};

export type TestServer = {
  app: FastifyInstance;
  context: Context;
  db: Database;
  /** Mails that were handed over. Those of a call are there when its answer is. */
  mails: Mail[];
  /** A session's token for a seeded or registered address. */
  signIn: (email: string) => Promise<string>;
  /** An unused invitation's token. */
  invite: (email: string, name?: { firstName?: string; lastName?: string }) => Promise<string>;
  /** A newly registered account, its password `Learning1`. */
  register: (email: string) => Promise<{ id: string; email: string; token: string }>;
  /** A newly registered instructor who teaches these courses. */
  registerTeacher: (email: string, ...courseIds: string[]) => Promise<{ id: string; email: string; token: string }>;
  /** `path` is below /v1. */
  send: (method: Method, path: string, sent?: Sent) => Promise<LightMyRequestResponse>;
  /** Throws where a response broke the contract. */
  close: () => Promise<void>;
};

/** Addresses, and what a person wrote, stay as they are. */
const lowercaseParagraphs = (text: string) =>
  text.split('\n\n').filter((paragraph) => /^\p{Ll}/u.test(paragraph) && !/^https?:/.test(paragraph));

export async function createTestServer(options: Options = {}): Promise<TestServer> {
  const { db, close } = await openTestDatabase();
  const config = { ...testConfig(), ...options.config };
  const now = options.now ?? (() => testNow);
  const log = options.log ?? pino({ level: 'silent' });
  const memory = createMemoryTransport();
  const mail = createMailQueue({ db, now, log, transport: options.transport ?? memory });
  const context: Context = {
    db,
    config,
    now,
    mail,
    payments: createPaymentProvider(config),
    packages: noPackages,
    log,
    ...options.context,
  };
  const violations: string[] = [];
  const app = await createApp(context, (made, { operations }) => {
    checkResponses(made, operations, violations);
    if (!options.transport) made.addHook('onSend', () => context.mail.wake());
  });
  await app.ready();
  const account = async (email: string) => {
    const [user] = await db.select().from(users).where(eq(users.email, email));
    if (!user) throw new Error(`No account: ${email}`);
    return { id: user.id, email, token: await startSession(context, user, testCaller) };
  };
  const invite: TestServer['invite'] = (email, name) =>
    createInvitation(context, { email, firstName: 'Noor', lastName: 'Haddad', ...name });
  const send: TestServer['send'] = (method, path, { token, body, headers, address } = {}) => {
    const raw = typeof body === 'string' || Buffer.isBuffer(body);
    return app.inject({
      method,
      url: `/v1${path}`,
      remoteAddress: address ?? '127.0.0.1',
      headers: {
        ...(body === undefined || raw ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: raw ? body : JSON.stringify(body) }),
    });
  };
  const accept = async (email: string, token: string) => {
    const made = await send('POST', '/auth/complete-registration', { token, body: { password: 'Learning1' } });
    if (made.statusCode !== 201) throw new Error(`Not registered: ${made.body}`);
    return account(email);
  };
  return {
    app,
    context,
    db,
    mails: memory.sent,
    signIn: async (email) => (await account(email)).token,
    invite,
    register: async (email) => accept(email, await invite(email)),
    registerTeacher: async (email, ...teaches) =>
      accept(
        email,
        await createInvitation(context, { email, firstName: 'Mira', lastName: 'Castell', role: 'instructor', teaches }),
      ),
    send,
    close: async () => {
      await app.close();
      await close();
      if (violations.length > 0) throw new Error(`Answers against the contract:\n${violations.join('\n')}`);
      const wrong = memory.sent.flatMap(({ text }) => lowercaseParagraphs(text));
      if (wrong.length > 0) throw new Error(`§product.53 Mails that begin in lower case:\n${wrong.join('\n')}`);
    },
  };
}

export function testConfig(): Config {
  return readConfig({
    NODE_ENV: 'test',
    DEMO: 'true',
    JWT_SECRET: 'fR7uB2qZxW9dKc4LmV6tYp1HsJ8gNe3a',
    PUBLIC_URL: 'http://localhost:3000',
    DIST_FOLDER: 'tests/no-build',
  });
}
