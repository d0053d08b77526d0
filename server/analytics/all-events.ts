/** All events of a student that they may know of, the oldest first, a few hundred at a time. */
import { and, asc, eq, gt, lte, or } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { learningEvents } from '../platform/database/schema/analytics.ts';

export type LoggedEvent = typeof learningEvents.$inferSelect;

const atOnce = 500;

/** Yields batches of up to 500 events. Each is a query of its own, so that no transaction stays open between them. */
export async function* allEvents(db: Database, userId: string, now: Date): AsyncGenerator<LoggedEvent[]> {
  const { at, id } = learningEvents;
  // A grade is in the log before its student may see it.
  const own = and(eq(learningEvents.userId, userId), lte(at, now));
  let last: LoggedEvent | undefined;
  do {
    const after = last && or(gt(at, last.at), and(eq(at, last.at), gt(id, last.id)));
    const rows = await db.select().from(learningEvents).where(and(own, after)).orderBy(asc(at), asc(id)).limit(atOnce);
    if (rows.length > 0) yield rows;
    last = rows.length === atOnce ? rows.at(-1) : undefined;
  } while (last);
}
