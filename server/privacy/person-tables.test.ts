/** No table can be forgotten: neither by the export nor by the deletion of an account. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullPerson } from '../testing/full-person.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { rowCounts } from '../testing/tables.ts';
import { nameOf, otherTables, personTables } from './person-tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('§privacy.4, §privacy.8 the list of what is kept of a person', () => {
  it('has every table of the database, or the reason why it holds nothing of a person', async () => {
    const known = [...personTables.map(nameOf), ...Object.keys(otherTables)];
    const tables = Object.keys(await rowCounts(server.db));
    expect(tables.toSorted()).toEqual(known.toSorted());
  });

  it('has every table that refers to an account', async () => {
    const referring = await server.db
      .select({ name: sql<string>`distinct cl.relname` })
      .from(sql`pg_constraint co join pg_class cl on cl.oid = co.conrelid`)
      .where(sql`co.contype = 'f' and co.confrelid = 'users'::regclass`);
    const named = await server.db
      .select({ name: sql<string>`distinct table_name` })
      .from(sql`information_schema.columns`)
      .where(sql`table_schema = 'public' and column_name in ('user_id', 'account', 'account_id', 'email')`);
    const known = new Set(personTables.map(nameOf));
    expect([...referring, ...named].filter(({ name }) => !known.has(name))).toEqual([]);
  });

  // Two people do everything that the product has, one call after another.
  it("leaves each other person's rows alone, and finds a full person's in each table", {
    timeout: 120_000,
  }, async () => {
    const ada = await fullPerson(server, 'full-ada@example.com', testNow);
    await fullPerson(server, 'full-bo@example.com', testNow);
    await server.send('POST', '/privacy/export', { token: ada.token });
    const photoId = ada.photo.split('/').at(-1) ?? null;
    const person = { id: ada.id, email: ada.email, photoId };
    for (const entry of personTables) {
      if (nameOf(entry) === 'data_export_parts') continue; // written by the job
      const mine = await server.db.select().from(entry.table).where(entry.of(person, server.db));
      expect(mine, nameOf(entry)).not.toEqual([]);
      expect(JSON.stringify(mine), nameOf(entry)).not.toContain('full-bo@');
    }
  });
});
