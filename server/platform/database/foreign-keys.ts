/** Deleting rows together with all that refers to them, by the foreign keys that the database itself knows. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';

type ForeignKey = { child: string; childColumns: string[]; parent: string; parentColumns: string[] };

/** Names come quoted where they need it. */
function foreignKeys(db: Database): Promise<ForeignKey[]> {
  const columns = (table: SQL, numbers: SQL) => sql<string[]>`array(
    select quote_ident(attname) from unnest(${numbers}) with ordinality as listed(number, place)
    join pg_catalog.pg_attribute on attrelid = ${table} and attnum = listed.number order by listed.place)::text[]`;
  return db
    .select({
      child: sql<string>`conrelid::regclass::text`,
      childColumns: columns(sql`conrelid`, sql`conkey`),
      parent: sql<string>`confrelid::regclass::text`,
      parentColumns: columns(sql`confrelid`, sql`confkey`),
    })
    .from(sql`pg_catalog.pg_constraint`)
    .where(sql`contype = 'f' and conrelid <> confrelid`);
}

/** Deletes the rows of `table` that meet the condition, and first all rows that refer to them, however far away. */
export async function deleteWithDependants(tx: Database, table: string, condition: SQL): Promise<void> {
  const keys = await foreignKeys(tx);
  const remove = async (name: string, where: SQL): Promise<void> => {
    for (const { child, childColumns, parentColumns } of keys.filter(({ parent }) => parent === name)) {
      const [own, others] = [childColumns, parentColumns].map((names) => sql.raw(names.join(', ')));
      await remove(child, sql`(${own}) in (select ${others} from ${sql.raw(name)} where ${where})`);
    }
    await tx.execute(sql`delete from ${sql.raw(name)} where ${where}`);
  };
  await remove(table, condition);
}
