import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { endedSessions, oneTimeTokens } from './database/schema/account.ts';
import { rateLimits } from './database/schema/rate-limits.ts';
import { idempotencyKeys } from './database/schema/sync.ts';
import { deleteExpired } from './housekeeping.ts';

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
    for (const time of [past, future]) {
      await db.insert(endedSessions).values({ tokenId: crypto.randomUUID(), expiresAt: time });
      await db.insert(oneTimeTokens).values({ purpose: 'passwordReset', email: 'a@example.com', expiresAt: time });
      await db
        .insert(idempotencyKeys)
        .values({ caller: 'x', key: time.toISOString(), fingerprint: 'x', status: 204, expiresAt: time });
      await db.insert(rateLimits).values({ key: time.toISOString(), points: 1, expire: time });
    }
    await deleteExpired(server.context);
    expect(await db.select().from(endedSessions)).toMatchObject([{ expiresAt: future }]);
    expect(await db.select().from(oneTimeTokens)).toMatchObject([{ expiresAt: future }]);
    expect(await db.select().from(idempotencyKeys)).toMatchObject([{ expiresAt: future }]);
    expect(await db.select().from(rateLimits)).toMatchObject([{ expire: future }]);
  });
});
