/** Profile photos, kept in the database so that every server process has them. */
import { eq } from 'drizzle-orm';
import { sessionEnded } from '../../http/problem.ts';
import { countAttempt } from '../../http/rate-limits.ts';
import type { Database } from '../../platform/database/client.ts';
import { photos, users } from '../../platform/database/schema/account.ts';
import type { Account } from '../user.ts';

/** Stores the photo, which is a WebP that was made small, and deletes the one before. Throws 429 after too many. */
export async function replacePhoto(db: Database, userId: string, content: Uint8Array): Promise<Account> {
  return db.transaction(async (tx) => {
    await countAttempt(tx, 'photoUpload', userId);
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const [photo] = await tx.insert(photos).values({ mediaType: 'image/webp', content }).returning({ id: photos.id });
    if (!before || !photo) throw sessionEnded();
    const [after] = await tx.update(users).set({ photoId: photo.id }).where(eq(users.id, userId)).returning();
    if (before.photoId) await tx.delete(photos).where(eq(photos.id, before.photoId));
    return after ?? before;
  });
}

/** The photo as WebP; undefined for an unknown id. */
export async function findPhoto(db: Database, photoId: string): Promise<Uint8Array | undefined> {
  const [photo] = await db.select({ content: photos.content }).from(photos).where(eq(photos.id, photoId));
  return photo?.content;
}

/** Deletes the photo at once, and returns the account without it. Without a photo it changes nothing. */
export function deletePhoto(db: Database, userId: string): Promise<Account> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const [after] = await tx.update(users).set({ photoId: null }).where(eq(users.id, userId)).returning();
    if (!before || !after) throw sessionEnded();
    if (before.photoId) await tx.delete(photos).where(eq(photos.id, before.photoId));
    return after;
  });
}
