/** Fills the database at every start (§content.1). */
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { assignments } from './assignments.ts';
import { catalogue } from './catalogue.ts';
import { classes } from './classes.ts';
import { addDemoAccounts } from './demo.ts';
import { loadCourses } from './load-courses.ts';
import { addDemoAssignments, loadAssignments, loadClasses, loadResources } from './load-study.ts';
import { resources } from './resources.ts';

/** Any number that no other lock uses. */
const lock = 7_230_401;

/** Loads the content, in one transaction; repeating it changes nothing. `demo` adds the accounts and a schedule. */
export async function seed(db: Database, { demo, now }: { demo: boolean; now: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`); // servers may start at the same moment
    await loadCourses(tx, catalogue);
    await loadAssignments(tx, assignments);
    await loadResources(tx, resources);
    if (!demo) return;
    await loadClasses(tx, classes, now);
    const student = await addDemoAccounts(tx, now);
    if (student !== null) await addDemoAssignments(tx, student, assignments, now);
  });
}
