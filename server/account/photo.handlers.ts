/** Profile photos, kept in the database so that every server process has them. */
import { eq } from 'drizzle-orm';
import type { Handlers } from '../http/handler.ts';
import { Problem, sessionEnded } from '../http/problem.ts';
import { photos, users } from '../platform/database/schema/account.ts';
import { preparePhoto } from '../platform/images.ts';
import { shownUser } from './accounts.ts';

export const photoHandlers: Pick<Handlers, 'uploadPhoto' | 'getPhoto'> = {
  uploadPhoto: async ({ user, body }, { db }) => {
    const content = await preparePhoto(body);
    const changed = await db.transaction(async (tx) => {
      const [before] = await tx.select().from(users).where(eq(users.id, user.id)).for('update');
      const [photo] = await tx.insert(photos).values({ mediaType: 'image/webp', content }).returning({ id: photos.id });
      if (!before || !photo) throw sessionEnded();
      const [after] = await tx.update(users).set({ photoId: photo.id }).where(eq(users.id, user.id)).returning();
      if (before.photoId) await tx.delete(photos).where(eq(photos.id, before.photoId));
      return after ?? before;
    });
    return { status: 200, body: shownUser(changed) };
  },

  getPhoto: async ({ params }, { db }) => {
    const [photo] = await db.select().from(photos).where(eq(photos.id, params.photoId));
    if (!photo) throw new Problem(404, 'There is no such photo.');
    return {
      status: 200,
      mediaType: 'image/webp',
      headers: { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
      body: photo.content,
    };
  },
};
