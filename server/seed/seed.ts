/** Fills the database at every start (decisions §8). */
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { catalogue } from './catalogue.ts';
import { addDemoAccounts } from './demo.ts';
import { loadCourses } from './load-courses.ts';

/** Any number that no other lock uses. */
const lock = 7_230_401;

/** Loads the content, in one transaction; repeating it changes nothing. `demo` adds the demonstration accounts. */
export async function seed(db: Database, { demo, now }: { demo: boolean; now: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`); // servers may start at the same moment
    await loadCourses(tx, catalogue);
    if (demo) await addDemoAccounts(tx, now);
  });
}
