/**
 * Gives back what deleted rows and the log take up in the embedded database, which has no processes of its own that would
 * do it. PostgreSQL does this by itself.
 */
import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

const megabyte = 1024 * 1024;

/** Below this a table is not worth being written anew. */
const smallTable = 32 * megabyte;
/** Above this writing it anew would hold up requests for too long; what was deleted is filled again instead. */
const longestRewrite = 256 * megabyte;
/** The log at which a checkpoint is made. */
const longLog = 64 * megabyte;

/**
 * Writes tables anew that are mostly deleted rows, marks the space of deleted rows in the others as free, and deletes the
 * log. Writing anew takes as long as copying what is left, which is less than what was deleted.
 */
export async function compact(db: Database): Promise<void> {
  for (const { name, columns } of await tables(db)) {
    const table = sql.identifier(name);
    const bytes = sql.join(
      columns.map((column) => sql`coalesce(pg_column_size(${sql.identifier(column)}), 0)`),
      sql` + `,
    );
    const [sizes] = await db
      .select({ total: sql<string>`pg_table_size(${name}::regclass)`, live: sql<string>`coalesce(sum(${bytes}), 0)` })
      .from(sql`${table}`);
    const [total, live] = [Number(sizes?.total), Number(sizes?.live)];
    const rewrite = total > smallTable && total > 2 * live && live < longestRewrite;
    await db.execute(rewrite ? sql`vacuum (full) ${table}` : sql`vacuum ${table}`);
  }
  await db.execute(sql`checkpoint`);
}

/** Deletes the log once it is long. Uploads make it grow by their size. */
export async function trimLog(db: Database): Promise<void> {
  const [log] = await db.select({ bytes: sql<string>`coalesce(sum(size), 0)` }).from(sql`pg_ls_waldir()`);
  if (Number(log?.bytes) > longLog) await db.execute(sql`checkpoint`);
}

async function tables(db: Database): Promise<{ name: string; columns: string[] }[]> {
  const rows = await db
    .select({ name: sql<string>`table_name`, column: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public'`)
    .orderBy(sql`table_name, ordinal_position`);
  return [...Map.groupBy(rows, ({ name }) => name)].map(([name, of]) => ({
    name,
    columns: of.map(({ column }) => column),
  }));
}
