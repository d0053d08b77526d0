/** A person's sessions: one is ended by its row, with effect on the next request of whoever holds its token. */
import { and, desc, eq, gt, gte, isNull, ne } from 'drizzle-orm';
import { idleSince } from '../http/authentication.ts';
import type { Context } from '../http/context.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { sessions } from '../platform/database/schema/account.ts';
import { forgetDevice, forgetDevices } from './sign-in/devices.ts';

type Row = typeof sessions.$inferSelect;
type Own = { userId: string; id: string };

/** Those under way: this one first, then by their last use. */
export async function sessionsOf(context: Context, { userId, id }: Own): Promise<Row[]> {
  const rows = await context.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, context.now()),
        gte(sessions.lastUsedAt, idleSince(context)),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
  return [...rows.filter((row) => row.id === id), ...rows.filter((row) => row.id !== id)];
}

/**
 * Ends one session of the account. Its device is forgotten unless the person signed out on it, so that the next sign-in
 * there brings a mail. Ending it again changes nothing. False where the account has no such session.
 */
export async function endSession(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { userId, id, address, forgets }: Own & { address: string; forgets: boolean },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const own = and(eq(sessions.id, id), eq(sessions.userId, userId));
    const [row] = await tx.select().from(sessions).where(own).for('update');
    if (!row) return false;
    if (row.endedAt) return true;
    await tx.update(sessions).set({ endedAt: now() }).where(own);
    if (forgets && row.device !== null) await forgetDevice(tx, userId, row.device);
    const details = { session: id };
    await recordAudit(tx, { at: now(), event: 'session.ended', account: userId, actor: userId, address, details });
    return true;
  });
}

/** Ends all sessions of the account but this one, and forgets their devices. */
export async function endOtherSessions(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { userId, id, address }: Own & { address: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await endSessions(tx, userId, now(), id);
    await forgetDevices(tx, userId, await deviceOf(tx, id));
    const details = { allBut: id };
    await recordAudit(tx, { at: now(), event: 'session.ended', account: userId, actor: userId, address, details });
  });
}

/** Ends all sessions of the account but one, if one is named. */
export async function endSessions(db: Database, userId: string, now: Date, except?: string): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
}

/** The device that a session was started on, as `known_devices` names it. */
export async function deviceOf(db: Database, id: string): Promise<string | null> {
  const [row] = await db.select({ device: sessions.device }).from(sessions).where(eq(sessions.id, id));
  return row?.device ?? null;
}
