/**
 * Known devices (§account.53): browsers in which a person has signed in, registered or reset the password. A browser keeps
 * a random id in its storage and sends it along with these; the session's three cookies end with the session, and a
 * fourth is not to be. The id opens nothing by itself: it spares its browser other people's failures and its person a mail.
 */
import { createHash } from 'node:crypto';
import { and, desc, eq, ne, notInArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { knownDevices } from '../../platform/database/schema/account.ts';

/** The most devices of an account; beyond that, the one that was unused for the longest time is deleted. */
const most = 20;

/** The stored hash of a device's id: it differs for each account, and does not reveal the id. */
export const deviceHash = (email: string, device: string | null): string | null =>
  device === null ? null : createHash('sha256').update(`${email} ${device}`).digest('base64url');

/** Whether the account knew the device already. */
export async function rememberDevice(tx: Database, userId: string, device: string, now: Date): Promise<boolean> {
  const own = eq(knownDevices.userId, userId);
  const seen = await tx
    .update(knownDevices)
    .set({ lastSeenAt: now })
    .where(and(own, eq(knownDevices.device, device)))
    .returning({ device: knownDevices.device });
  if (seen.length > 0) return true;
  await tx.insert(knownDevices).values({ userId, device, lastSeenAt: now }).onConflictDoNothing();
  const latest = tx
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(own)
    .orderBy(desc(knownDevices.lastSeenAt))
    .limit(most);
  await tx
    .delete(knownDevices)
    .where(and(own, ne(knownDevices.device, device), notInArray(knownDevices.device, latest)));
  return false;
}

/** Forgets all devices of the account but one, if one is named. */
export async function forgetDevices(tx: Database, userId: string, except: string | null = null): Promise<void> {
  const own = eq(knownDevices.userId, userId);
  await tx.delete(knownDevices).where(except === null ? own : and(own, ne(knownDevices.device, except)));
}

/** Forgets one device of the account. */
export async function forgetDevice(tx: Database, userId: string, device: string): Promise<void> {
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), eq(knownDevices.device, device)));
}
