/** A person's sessions: one is ended by its row, with effect on the next request of whoever holds its token. */
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '../http/context.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { sessions } from '../platform/database/schema/account.ts';

/** Whether there was such a session of this person under way; it has ended now. */
export async function endSession(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { userId, id, address }: { userId: string; id: string; address: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(sessions)
      .set({ endedAt: now() })
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
      .returning({ id: sessions.id });
    if (!ended) return false;
    const details = { session: id };
    await recordAudit(tx, { at: now(), event: 'session.ended', account: userId, actor: userId, address, details });
    return true;
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
