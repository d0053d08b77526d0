import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { oneTimeTokens, sessions } from './database/schema/account.ts';
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
