/** The gauges that are read when Prometheus asks: the database's connections, and what waits in its queues. */
import { and, count, eq, gt, inArray, isNull, lte, min, or, sql } from 'drizzle-orm';
import type { Connections, Database } from '../database/client.ts';
import { mails } from '../database/schema/mails.ts';
import { dataExports } from '../database/schema/privacy.ts';
import { within } from '../mail-queue.ts';
import type { Metrics, QueueName } from './registry.ts';

/** Milliseconds; Prometheus itself waits ten seconds. */
const patience = 3_000;

type Sources = { db: Database; connections: () => Connections; now: () => Date };

/** Never rejects: a database that does not answer is itself a reading. */
export async function readGauges(metrics: Metrics, { db, connections, now }: Sources): Promise<void> {
  for (const [state, value] of Object.entries(connections())) metrics.connections.set({ state }, value);
  try {
    const waiting = await within(patience, Promise.all([waitingMails(db, now()), waitingExports(db), failed(db)]));
    const [mail, exports, failures] = waiting;
    const read: Record<QueueName, Waiting> = { mails: mail, exports };
    for (const [queue, { rows, since }] of Object.entries(read)) {
      metrics.queueWaiting.set({ queue }, rows);
      metrics.queueOldest.set({ queue }, since === null ? 0 : Math.max(0, (now().getTime() - since.getTime()) / 1000));
    }
    metrics.exportsFailed.set(failures);
    metrics.databaseUp.set(1);
  } catch {
    metrics.databaseUp.set(0);
  }
}

type Waiting = { rows: number; since: Date | null };

/** A mail that was never tried waits from when it is due, as it may be meant for later. */
async function waitingMails(db: Database, now: Date): Promise<Waiting> {
  const since = sql`case when ${mails.attempts} > 0 then ${mails.createdAt} else ${mails.nextAttemptAt} end`;
  const [row] = await db
    .select({ rows: count(), since: sql`min(${since})`.mapWith(mails.createdAt) })
    .from(mails)
    .where(
      and(isNull(mails.sentAt), isNull(mails.givenUpAt), or(gt(mails.attempts, 0), lte(mails.nextAttemptAt, now))),
    );
  return row ?? { rows: 0, since: null };
}

async function waitingExports(db: Database): Promise<Waiting> {
  const [row] = await db
    .select({ rows: count(), since: min(dataExports.requestedAt) })
    .from(dataExports)
    .where(inArray(dataExports.state, ['waiting', 'running']));
  return row ?? { rows: 0, since: null };
}

async function failed(db: Database): Promise<number> {
  return db.$count(dataExports, eq(dataExports.state, 'failed'));
}
