/** A call under a key whose server is killed on the way, sent again: done once, and the first answer to the letter. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, inArray, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInvitation } from '../../server/account/invitation.ts';
import { readConfig } from '../../server/platform/config.ts';
import { openDatabase } from '../../server/platform/database/client.ts';
import { users } from '../../server/platform/database/schema/account.ts';
import { auditLog } from '../../server/platform/database/schema/audit.ts';
import { isSampled } from '../samples.ts';
import { processEnv, type ServerProcess, seededInstallation, startServer, stopServer } from './server-process.ts';

/** Milliseconds: real processes start here, on a machine that may be busy. */
const timeout = 180_000;
/** How many register at once. Passwords are hashed one by one, so most calls are unanswered when the first is done. */
const atOnce = 12;
const signer = { config: readConfig(processEnv), now: () => new Date() };

let folder: string;
let env: Record<string, string>;
let server: ServerProcess | undefined;
beforeAll(async () => {
  ({ folder, env } = await seededInstallation());
}, timeout);
afterAll(async () => {
  if (server) await stopServer(server, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { status: number; text: string; replayed: string | null };

async function registration(email: string): Promise<() => Promise<Answer>> {
  const token = await createInvitation(signer, { email, firstName: 'Noor', lastName: 'Haddad' });
  return async () => {
    const answer = await fetch(`${server?.origin}/v1/auth/complete-registration`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': email },
      body: JSON.stringify({ password: 'Learning1' }),
    });
    return {
      status: answer.status,
      text: await answer.text(),
      replayed: answer.headers.get('idempotency-replayed'),
    };
  };
}

/** The accounts of these addresses and the registrations in the audit log, while no server runs. */
async function registered(pattern: string): Promise<{ accounts: number; audited: number }> {
  const { db, close } = await openDatabase({ databaseUrl: env['DATABASE_URL'], dataFolder: folder });
  const theirs = like(users.email, pattern);
  const accounts = await db.$count(users, theirs);
  const ids = db.select({ id: users.id }).from(users).where(theirs);
  const isTheirs = and(eq(auditLog.event, 'account.registered'), inArray(auditLog.account, ids));
  const audited = await db.$count(auditLog, isTheirs);
  await close();
  return { accounts, audited };
}

describe.runIf(isSampled('costly', 'killed-midway'))(
  '§sync.1, §product.36 a call under a key whose server is killed by kill -9',
  { timeout },
  () => {
    it('while the call is prepared: sent again, it is carried out exactly once', async () => {
      server = await startServer(folder, env);
      const calls = await Promise.all(
        Array.from({ length: atOnce }, (_, index) => registration(`prepared-${index}@example.com`)),
      );
      const { child } = server;
      const ended = once(child, 'exit');
      const before = await Promise.all(
        calls.map((call) =>
          call()
            .finally(() => child.kill('SIGKILL'))
            .catch(() => null),
        ),
      );
      await ended;
      const { accounts } = await registered('prepared-%@example.com');
      expect(accounts).toBeGreaterThan(0);
      expect(accounts).toBeLessThan(atOnce);

      server = await startServer(folder, env);
      for (const [index, call] of calls.entries()) {
        const [again, oncemore] = [await call(), await call()];
        expect(again.status).toBe(201);
        expect(oncemore).toEqual({ ...again, replayed: 'true' });
        const first = before[index];
        if (first) expect(again).toEqual({ ...first, replayed: 'true' });
      }
      await stopServer(server, 'SIGTERM');
      expect(await registered('prepared-%@example.com')).toEqual({ accounts: atOnce, audited: atOnce });
    });

    it('between its commit and its answer: sent again, the call gets that answer, and nothing is done twice', async () => {
      const kill = join(import.meta.dirname, 'killed-before-answering.ts');
      server = await startServer(folder, { ...env, NODE_OPTIONS: `--import=${kill}` });
      const call = await registration('committed@example.com');
      const ended = once(server.child, 'exit');
      await expect(call()).rejects.toThrow('fetch failed');
      expect(await ended).toEqual([null, 'SIGKILL']);
      expect(await registered('committed@example.com')).toEqual({ accounts: 1, audited: 1 });

      server = await startServer(folder, env);
      const again = await call();
      expect(again).toMatchObject({ status: 201, replayed: 'true' });
      expect(JSON.parse(again.text)).toMatchObject({ email: 'committed@example.com' });
      expect(await call()).toEqual(again);
      await stopServer(server, 'SIGTERM');
      expect(await registered('committed@example.com')).toEqual({ accounts: 1, audited: 1 });
    });
  },
);
