import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { recordAudit } from './audit.ts';
import { knownDevices, oneTimeTokens, photos, sessions, users } from './database/schema/account.ts';
import { studentAssignments, submissionFiles } from './database/schema/assignments.ts';
import { auditLog } from './database/schema/audit.ts';
import { mails } from './database/schema/mails.ts';
import { paymentReversals } from './database/schema/payment.ts';
import { threadAttachments } from './database/schema/questions.ts';
import { rateLimits } from './database/schema/rate-limits.ts';
import { drafts, idempotencyKeys } from './database/schema/sync.ts';
import { deleteExpired, housekeepingJobs, startHousekeeping } from './housekeeping.ts';
import { retentionDays } from './retention.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const past = new Date(testNow.getTime() - 1000);
const future = new Date(testNow.getTime() + 1000);

describe('§product.39 housekeeping', () => {
  it('deletes what has run out, and nothing else', async () => {
    const { db } = server;
    const { id } = await server.register('ada@example.com');
    await db.delete(sessions);
    await db.delete(oneTimeTokens);
    for (const time of [past, future]) {
      const row = { id: crypto.randomUUID(), userId: id, createdAt: testNow, lastUsedAt: testNow, expiresAt: time };
      await db.insert(sessions).values({ ...row, browser: 'Firefox', network: '192.0.2.0/24' });
      await db.insert(oneTimeTokens).values({ purpose: 'passwordReset', email: 'a@example.com', expiresAt: time });
      await db
        .insert(idempotencyKeys)
        .values({ caller: 'x', key: time.toISOString(), fingerprint: 'x', status: 204, expiresAt: time });
      await db.insert(rateLimits).values({ key: time.toISOString(), points: 1, expire: time });
    }
    await deleteExpired(server.context);
    expect(await db.select().from(sessions)).toMatchObject([{ expiresAt: future }]);
    expect(await db.select().from(oneTimeTokens)).toMatchObject([{ expiresAt: future }]);
    expect(await db.select().from(idempotencyKeys)).toMatchObject([{ expiresAt: future }]);
    expect(await db.select().from(rateLimits)).toMatchObject([{ expire: future }]);
  });
});

describe('§product.46 housekeeping by the clock', () => {
  const day = 24 * 60 * 60 * 1000;
  type Kept = keyof typeof retentionDays;
  /** Writes a row of the given time; `left` counts those that are there. */
  type Kind = { write: (at: Date) => Promise<unknown>; left: () => Promise<number> };
  const kinds = (userId: string): Record<Kept, Kind> => {
    const { db } = server;
    const mail = { subject: 'S', text: null, createdAt: testNow, nextAttemptAt: testNow, giveUpAt: testNow };
    const file = { userId, assignmentId: 'question-log', mediaType: 'text/plain', size: 1 } as const;
    const draft = { userId, form: 'profile', revision: 1, version: 1, writer: 'x' } as const;
    const content = Buffer.from('x');
    return {
      mails: {
        write: (at) => db.insert(mails).values({ ...mail, id: crypto.randomUUID(), to: 'a@example.com', sentAt: at }),
        left: () => db.$count(mails),
      },
      unsubmittedFiles: {
        write: (at) => db.insert(submissionFiles).values({ ...file, name: 'a', content, uploadedAt: at }),
        left: () => db.$count(submissionFiles, eq(submissionFiles.userId, userId)),
      },
      unsentAttachments: {
        write: (at) =>
          db
            .insert(threadAttachments)
            .values({ userId, mediaType: 'text/plain', size: 1, name: 'a', content, uploadedAt: at }),
        left: () => db.$count(threadAttachments),
      },
      unmatchedReversals: {
        write: (at) =>
          db.insert(paymentReversals).values({ id: crypto.randomUUID(), state: 'refunded', reportedAt: at }),
        left: () => db.$count(paymentReversals),
      },
      drafts: {
        write: (at) =>
          db.insert(drafts).values({ ...draft, subject: crypto.randomUUID(), values: { a: 'b' }, savedAt: at }),
        left: () => db.$count(drafts),
      },
      endedDrafts: {
        write: (at) => db.insert(drafts).values({ ...draft, subject: crypto.randomUUID(), values: null, savedAt: at }),
        left: () => db.$count(drafts),
      },
      knownDevices: {
        write: (at) => db.insert(knownDevices).values({ userId, device: crypto.randomUUID(), lastSeenAt: at }),
        left: () => db.$count(knownDevices),
      },
      auditLog: {
        write: (at) => recordAudit(db, { at, event: 'export.made', account: null, actor: null, address: null }),
        left: () => db.$count(auditLog),
      },
    };
  };

  it.each(Object.entries(retentionDays))('%s are kept for %i days, and no longer', async (kept, days) => {
    const { id } = await server.register(`${kept.toLowerCase()}@example.com`);
    await server.db.insert(studentAssignments).values({ userId: id, assignmentId: 'question-log', dueAt: testNow });
    const { write, left } = kinds(id)[kept as Kept]; // `Object.entries` answers names as plain strings
    const later = { db: server.db, now: () => new Date(testNow.getTime() + 10 * 365 * day) };
    await deleteExpired(later);
    expect(await left()).toBe(0);
    await write(testNow);
    await deleteExpired({ ...later, now: () => new Date(testNow.getTime() + days * day) });
    expect(await left()).toBe(1);
    await deleteExpired({ ...later, now: () => new Date(testNow.getTime() + days * day + 1) });
    expect(await left()).toBe(0);
  });

  it('a file that was submitted stays', async () => {
    const { id } = await server.register('submitted@example.com');
    await server.db.insert(studentAssignments).values({ userId: id, assignmentId: 'question-log', dueAt: testNow });
    const file = { userId: id, assignmentId: 'question-log', mediaType: 'text/plain', size: 1, name: 'a' } as const;
    const values = { ...file, content: Buffer.from('x'), uploadedAt: testNow, position: 0 };
    await server.db.insert(submissionFiles).values(values);
    await deleteExpired({ db: server.db, now: () => new Date(testNow.getTime() + 10 * 365 * day) });
    expect(await server.db.$count(submissionFiles, eq(submissionFiles.userId, id))).toBe(1);
  });

  it('a photo that nobody shows goes', async () => {
    const { id } = await server.register('photo@example.com');
    const bytes = { mediaType: 'image/webp', content: Buffer.from('x') };
    const [shown] = await server.db.insert(photos).values([bytes, bytes]).returning();
    await server.db.update(users).set({ photoId: shown?.id }).where(eq(users.id, id));
    await deleteExpired(server.context);
    expect(await server.db.select({ id: photos.id }).from(photos)).toEqual([{ id: shown?.id }]);
  });
});

describe('§product.45 the jobs', () => {
  it('only the embedded database is looked at and compacted, each hour, and its log trimmed every five minutes', () => {
    const minutes = (embedded: boolean) => housekeepingJobs(embedded).map(({ name, every }) => [name, every / 60_000]);
    const deleting = ['deleting what has run out', 60];
    expect(minutes(false)).toEqual([deleting]);
    const looking = ['looking at what has grown', 60];
    expect(minutes(true)).toEqual([deleting, looking, ['compacting', 60], ['trimming the log', 5]]);
  });

  it('run one after another, again after a failure, and not after the end', async () => {
    vi.useFakeTimers();
    const done: string[] = [];
    const errors: string[] = [];
    const log = { error: (_: unknown, text: string) => errors.push(text) };
    const job = (name: string, every: number, run: () => Promise<void>) => ({
      name,
      every,
      atStart: name === 'a',
      run,
    });
    const ended: string[] = [];
    const jobs = [
      job('a', 10, async () => void done.push('a')),
      job('b', 20, async () => {
        done.push('b');
        throw new Error('No');
      }),
    ];
    const stop = startHousekeeping({ ...server.context, log: log as never }, jobs, (name, succeeded) =>
      ended.push(`${name} ${succeeded}`),
    );
    await vi.advanceTimersByTimeAsync(45);
    expect(done).toEqual(['a', 'a', 'b', 'a', 'a', 'b', 'a']);
    expect(errors).toEqual(['b failed', 'b failed']);
    expect(ended).toEqual(done.map((name) => `${name} ${name === 'a'}`));
    await stop();
    await vi.advanceTimersByTimeAsync(100);
    expect(done).toHaveLength(7);
    vi.useRealTimers();
  });
});
