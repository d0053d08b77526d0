/** For tests: what the whole database holds, to show that a call changed nothing. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';

/** Table name, in PostgreSQL's spelling, to what is answered of it: of all in one query, as tests ask after each call. */
async function ofEachTable<Answer>(
  db: Database,
  except: string[],
  ask: (table: SQL) => SQL<Answer>,
): Promise<Record<string, Answer>> {
  const tables = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public'`)
    .orderBy(sql`table_name`);
  const questions = tables
    .filter(({ name }) => !except.includes(name))
    .map(({ name }) => [name, ask(sql`${sql.identifier(name)}`)] as const);
  const [answers = {}] = await db.select(Object.fromEntries(questions)).from(sql`(select) as nothing`);
  return answers;
}

/** Table name to its number of rows. */
export const rowCounts = (db: Database, except: string[] = []): Promise<Record<string, number>> =>
  ofEachTable(db, except, (table) => sql`(select count(*) from ${table})`.mapWith(Number));

/** Table name to a digest of its rows, which changes with any of them. */
export const tableDigests = (db: Database, except: string[] = []): Promise<Record<string, string | null>> =>
  ofEachTable(
    db,
    except,
    (table) => sql`(select md5(string_agg(${table}::text, ',' order by ${table}::text)) from ${table})`,
  );
