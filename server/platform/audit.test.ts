import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { deleteAuditBefore, eraseFromAudit, recordAudit } from './audit.ts';
import { auditLog } from './database/schema/audit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const account = crypto.randomUUID();
const another = crypto.randomUUID();
const earlier = new Date(testNow.getTime() - 1000);

const record = (about: string, at = testNow) =>
  recordAudit(server.db, {
    at,
    event: 'password.changed',
    account: about,
    actor: about,
    address: '192.0.2.1',
    details: { way: 'form' },
  });
const rowsOf = (about: string) => server.db.select().from(auditLog).where(eq(auditLog.account, about));
/** What the database says to a statement that it refuses. */
const refusal = async (statement: Promise<unknown>) => {
  const error = await statement.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof Error && error.cause instanceof Error ? error.cause.message : error;
};

describe('the audit log', () => {
  it('§account.51 refuses to change, delete or empty its rows', async () => {
    const { db } = server;
    await record(account);
    const statements = [
      db.update(auditLog).set({ event: 'signIn.succeeded' }),
      db.update(auditLog).set({ address: null, details: {} }),
      db.delete(auditLog),
      db.execute(sql`truncate audit_log`),
    ];
    for (const statement of statements) expect(await refusal(statement)).toContain('append-only');
    expect(await rowsOf(account)).toMatchObject([{ event: 'password.changed', address: '192.0.2.1' }]);
  });

  it('loses addresses and details of one account when it is deleted, and keeps what happened', async () => {
    await record(account);
    await record(another);
    await eraseFromAudit(server.db, account);
    for (const row of await rowsOf(account)) {
      expect(row).toMatchObject({ event: 'password.changed', actor: account, address: null, details: {} });
    }
    expect(await rowsOf(another)).toMatchObject([{ address: '192.0.2.1', details: { way: 'form' } }]);
    expect(await refusal(server.db.update(auditLog).set({ address: null, details: {} }))).toContain('append-only');
  });

  it('§privacy.8 loses the address of who did it when that account is deleted, and keeps what the row has of the other', async () => {
    const [instructor, student] = [crypto.randomUUID(), crypto.randomUUID()];
    const entry = {
      account: student,
      actor: instructor,
      address: '192.0.2.9',
      details: { assignment: 'question-log' },
    };
    await recordAudit(server.db, { at: testNow, event: 'feedback.returned', ...entry });
    await eraseFromAudit(server.db, instructor);
    expect(await rowsOf(student)).toMatchObject([{ actor: instructor, address: null, details: entry.details }]);
  });

  it('loses what is older than it is kept, and nothing else', async () => {
    const old = crypto.randomUUID();
    await record(old, earlier);
    await deleteAuditBefore(server.db, testNow);
    expect(await rowsOf(old)).toEqual([]);
    expect(await rowsOf(another)).toHaveLength(1);
    expect(await refusal(server.db.delete(auditLog))).toContain('append-only');
  });

  it('refuses any other change while an account is erased', async () => {
    const { db } = server;
    const within = (change: 'event' | 'delete') =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('audit.erase_account', ${another}, true)`);
        if (change === 'delete') await tx.delete(auditLog).where(eq(auditLog.account, another));
        else
          await tx
            .update(auditLog)
            .set({ event: 'x', address: null, details: {} })
            .where(eq(auditLog.account, another));
      });
    expect(await refusal(within('event'))).toContain('append-only');
    expect(await refusal(within('delete'))).toContain('append-only');
    expect(await rowsOf(another)).toHaveLength(1);
  });
});
