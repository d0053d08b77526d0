/** For tests: what the whole database holds, to show that a call changed nothing. */
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';

/** The names of all tables, in PostgreSQL's spelling, but for those given. */
async function tableNames(db: Database, except: string[]): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public'`)
    .orderBy(sql`table_name`);
  return rows.map(({ name }) => name).filter((name) => !except.includes(name));
}

/** Table name to its number of rows. */
export async function rowCounts(db: Database, except: string[] = []): Promise<Record<string, number>> {
  const names = await tableNames(db, except);
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = await db.$count(sql.identifier(name));
  return counts;
}

/** Table name to a digest of its rows, which changes with any of them. */
export async function tableDigests(db: Database, except: string[] = []): Promise<Record<string, string | null>> {
  const names = await tableNames(db, except);
  const digests: Record<string, string | null> = {};
  for (const name of names) {
    const table = sql.identifier(name);
    const [row] = await db
      .select({ digest: sql<string | null>`md5(string_agg(${table}::text, ',' order by ${table}::text))` })
      .from(sql`${table}`);
    digests[name] = row?.digest ?? null;
  }
  return digests;
}
