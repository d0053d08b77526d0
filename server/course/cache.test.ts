import { afterAll, beforeAll, expect, it } from 'vitest';
import { within } from '../platform/database/client.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { invalidateCatalogue, loadCatalogue } from './listing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('a transaction does not wait for a read outside it, which may itself wait for the transaction', async () => {
  const { db } = server;
  invalidateCatalogue(db);
  const [outside, inside] = await db
    .transaction(async (tx) => {
      // The embedded database has one connection, so this is answered after the transaction.
      const waiting = loadCatalogue(db);
      const read = await loadCatalogue(within(db, tx));
      return [waiting, read.listings.length] as const;
    })
    .then(async ([waiting, count]) => [(await waiting).listings.length, count] as const);
  expect(inside).toBe(outside);
}, 10_000);
