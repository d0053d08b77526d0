/**
 * Frees the space of deleted rows and of the log in the embedded database, which has no background processes for that.
 * PostgreSQL does this by itself.
 */
import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

const megabyte = 1024 * 1024;

/** Smaller tables are not rewritten. */
const smallTable = 32 * megabyte;
/**
 * Larger tables are not rewritten, as that would block requests for too long; their free space is filled again instead.
 */
const longestRewrite = 256 * megabyte;
/** The log at which a checkpoint is made. */
const longLog = 64 * megabyte;

/**
 * Writes tables again that are mostly deleted rows, marks the space of deleted rows in the others as free, and deletes the
 * log. Writing again takes as long as copying what is left, which is less than what was deleted. Nobody else is answered
 * during each statement, so tables with little to win are left alone.
 */
export async function compact(db: Database): Promise<void> {
  let changed = false;
  for (const { name, size, hasDeletedRows } of await tablesWorthALook(db)) {
    const table = sql.identifier(name);
    const rewrite = size > smallTable && (await isMostlyFree(db, name));
    if (!rewrite && !hasDeletedRows) continue;
    await db.execute(rewrite ? sql`vacuum (full) ${table}` : sql`vacuum ${table}`);
    changed = true;
  }
  if (changed) await db.execute(sql`checkpoint`);
}

/** Deletes the log once it is long. Uploads make it grow by their size. */
export async function trimLog(db: Database): Promise<void> {
  const [log] = await db.select({ bytes: sql<string>`coalesce(sum(size), 0)` }).from(sql`pg_ls_waldir()`);
  if (Number(log?.bytes) > longLog) await db.execute(sql`checkpoint`);
}

/**
 * Those that are large, and those of whose rows many were deleted or changed since the last time, by the measure of
 * PostgreSQL's own autovacuum. That is forgotten when the process is killed, but not the size.
 */
async function tablesWorthALook(db: Database): Promise<{ name: string; size: number; hasDeletedRows: boolean }[]> {
  await db.execute(sql`select pg_stat_force_next_flush()`); // the statistics would otherwise be a second late
  const rows = await db
    .select({
      name: sql<string>`relname`,
      size: sql<string>`pg_table_size(relid)`,
      hasDeletedRows: sql<boolean>`n_dead_tup > 50 + 0.2 * n_live_tup`,
    })
    .from(sql`pg_stat_user_tables`)
    .where(sql`schemaname = 'public'`);
  return rows
    .map(({ size, ...row }) => ({ ...row, size: Number(size) }))
    .filter(({ size, hasDeletedRows }) => size > smallTable || hasDeletedRows);
}

/** Reads no large values, but only how large they are. */
async function isMostlyFree(db: Database, name: string): Promise<boolean> {
  const columns = await db
    .select({ name: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and table_name = ${name}`);
  const bytes = sql.join(
    columns.map((column) => sql`coalesce(pg_column_size(${sql.identifier(column.name)}), 0)`),
    sql` + `,
  );
  const [sizes] = await db
    .select({ total: sql<string>`pg_table_size(${name}::regclass)`, live: sql<string>`coalesce(sum(${bytes}), 0)` })
    .from(sql`${sql.identifier(name)}`);
  const [total, live] = [Number(sizes?.total), Number(sizes?.live)];
  return total > 2 * live && live < longestRewrite;
}
