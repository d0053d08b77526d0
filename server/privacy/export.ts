/** Asking for an export, following it, and downloading it. */
import type { Readable } from 'node:stream';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Context } from '../http/context.ts';
import { Problem } from '../http/problem.ts';
import { countAttempt } from '../http/rate-limits.ts';
import type { Database } from '../platform/database/client.ts';
import { asBase64, streamOf } from '../platform/database/pieces.ts';
import { users } from '../platform/database/schema/account.ts';
import { dataExportParts, dataExports } from '../platform/database/schema/privacy.ts';

type DataExport = components['schemas']['DataExport'];
type Row = typeof dataExports.$inferSelect;

const viewOf = ({ state, progress, requestedAt, size, expiresAt }: Row): DataExport => ({
  state,
  progress,
  requestedAt: requestedAt.toISOString(),
  ...(size !== null && { size }),
  ...(expiresAt !== null && { expiresAt: expiresAt.toISOString() }),
});

/** The person's export. An expired archive counts as none, even before housekeeping deletes it. */
export async function findExport({ db, now }: Context, userId: string): Promise<DataExport> {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.userId, userId));
  if (!row || (row.expiresAt && row.expiresAt <= now())) return { state: 'none', progress: 0 };
  return viewOf(row);
}

/** Returns the export that is being made, or requests one. Throws 429 after too many in a day. */
export async function requestExport({ db, now }: Context, userId: string): Promise<DataExport> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update'); // one request at a time
    const [before] = await tx.select().from(dataExports).where(eq(dataExports.userId, userId));
    if (before && (before.state === 'waiting' || before.state === 'running')) return viewOf(before);
    await countAttempt(tx, 'dataExport', userId);
    if (before) await deleteExports(tx, [before.id]);
    const [row] = await tx.insert(dataExports).values({ userId, requestedAt: now() }).returning();
    if (!row) throw new Error('The insert returned no export');
    return viewOf(row);
  });
}

/** The archive of the person, part by part. Throws 404 where none is ready. */
export async function openExport({ db, now }: Context, userId: string): Promise<{ size: number; bytes: Readable }> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), eq(dataExports.state, 'ready'), gt(dataExports.expiresAt, now())));
  if (!row || row.size === null) throw new Problem(404, 'There is no archive of your data. Ask for one first.');
  return { size: row.size, bytes: partsOf(db, row.id) };
}

const partsOf = (db: Database, exportId: string): Readable =>
  streamOf(async (position) => {
    const [part] = await db
      .select({ content: asBase64(dataExportParts.content) })
      .from(dataExportParts)
      .where(and(eq(dataExportParts.exportId, exportId), eq(dataExportParts.position, position)));
    return part?.content;
  });

/** Deletes expired exports with their archives. */
export async function deleteExpiredExports({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const expired = await db.select({ id: dataExports.id }).from(dataExports).where(lte(dataExports.expiresAt, now()));
  await db.transaction((tx) =>
    deleteExports(
      tx,
      expired.map(({ id }) => id),
    ),
  );
}

async function deleteExports(tx: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(dataExportParts).where(inArray(dataExportParts.exportId, ids));
  await tx.delete(dataExports).where(inArray(dataExports.id, ids));
}
