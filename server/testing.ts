/** A server for tests: in-memory database, migrated and seeded, a clock to set, mail kept in a list. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import { createApp } from './app.ts';
import { startSession } from './authentication.ts';
import { type Config, readConfig } from './config.ts';
import { checkAnswers } from './contract.ts';
import { type Database, openPglite } from './db/client.ts';
import { users } from './db/schema.ts';
import type { Context } from './handler.ts';
import { createInvitation } from './invitations.ts';
import { createMemoryMailer, type Mail } from './mail.ts';
import { createPaymentProvider } from './payments/payments.ts';
import { seed } from './seed/seed.ts';

/** The clock's start, and the moment that the seed is made for. */
export const testNow = new Date('2026-11-20T09:00:00Z');

type Options = { now?: () => Date; config?: Partial<Config>; context?: Partial<Context>; log?: Logger };

export type TestServer = {
  app: FastifyInstance;
  context: Context;
  db: Database;
  mails: Mail[];
  /** A session's token for a seeded or registered address. */
  signIn: (email: string) => Promise<string>;
  /** An unused invitation's token. */
  invite: (email: string, name?: { firstName?: string; lastName?: string }) => Promise<string>;
  /** Throws where an answer broke the contract. */
  close: () => Promise<void>;
};

export async function createTestServer(options: Options = {}): Promise<TestServer> {
  const { db, close } = await openPglite(await PGlite.create({ loadDataDir: await seededDump() }));
  const mail = createMemoryMailer();
  const config = { ...testConfig(), ...options.config };
  const context: Context = {
    db,
    config,
    now: options.now ?? (() => testNow),
    mail,
    payments: createPaymentProvider(config),
    log: options.log ?? pino({ level: 'silent' }),
    ...options.context,
  };
  const violations: string[] = [];
  const app = await createApp(context, (made, { operations }) => checkAnswers(made, operations, violations));
  await app.ready();
  return {
    app,
    context,
    db,
    mails: mail.sent,
    signIn: async (email) => {
      const [user] = await db.select().from(users).where(eq(users.email, email));
      if (!user) throw new Error(`No account: ${email}`);
      return startSession(context, user);
    },
    invite: (email, name) => createInvitation(context, { email, firstName: 'Noor', lastName: 'Haddad', ...name }),
    close: async () => {
      await app.close();
      await close();
      if (violations.length > 0) throw new Error(`Answers against the contract:\n${violations.join('\n')}`);
    },
  };
}

export function testConfig(): Config {
  return readConfig({
    JWT_SECRET: 'only-for-tests-0123456789abcdefgh',
    PUBLIC_URL: 'http://localhost:3000',
    PORT: '0',
  });
}

/** A new database costs seconds, a dump of one a fraction: made once for each state of migrations and seed. */
async function seededDump(): Promise<Blob> {
  const file = join(import.meta.dirname, `../node_modules/.cache-test-database-${sourceHash()}.tar`);
  if (!existsSync(file)) {
    const pglite = await PGlite.create();
    const { db, close } = await openPglite(pglite);
    await seed(db, { demo: true, now: testNow });
    const dump = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer());
    await close();
    const partial = `${file}.${process.pid}`;
    writeFileSync(partial, dump);
    renameSync(partial, file);
  }
  return new Blob([readFileSync(file)]);
}

function sourceHash(): string {
  const hash = createHash('sha256');
  for (const folder of ['db', 'seed']) {
    const files = readdirSync(join(import.meta.dirname, folder), { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))) {
      hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
