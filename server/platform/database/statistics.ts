/**
 * Has the embedded database look again at tables that have grown, as it plans its queries by what it knows of them. It has no
 * processes of its own that would: without this a list of some hundred students took seconds. PostgreSQL does it by itself.
 */
import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/** Pages of 8 kB up to which any plan is fast enough. */
const smallTable = 8;

/**
 * Analyses the tables that were never looked at, and those of which much has changed since: by the measure of PostgreSQL's own
 * autovacuum, and by their size, as counts are forgotten when the process ends. Nobody else is answered during each statement,
 * which takes a second at most: it reads a sample of the rows. Answers the tables' names.
 */
export async function keepStatistics(db: Database): Promise<string[]> {
  await db.execute(sql`select pg_stat_force_next_flush()`); // what was counted is else a second late
  const pages = sql`pg_relation_size(relid) / current_setting('block_size')::int`;
  const rows = await db
    .select({ name: sql<string>`pg_class.relname` })
    .from(sql`pg_stat_user_tables join pg_class on pg_class.oid = relid`)
    .where(
      sql`schemaname = 'public' and ${pages} > ${smallTable} and (
        reltuples < 0 or n_mod_since_analyze > 50 + 0.1 * reltuples or ${pages} > 1.2 * relpages + ${smallTable}
      )`,
    )
    .orderBy(sql`pg_class.relname`);
  for (const { name } of rows) await db.execute(sql`analyze ${sql.identifier(name)}`);
  return rows.map(({ name }) => name);
}
