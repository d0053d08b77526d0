import { eq } from 'drizzle-orm';
import type { Handlers } from '../http/handler.ts';
import { sessionEnded } from '../http/problem.ts';
import { users } from '../platform/database/schema/account.ts';
import { endDraft } from '../sync/drafts.ts';
import { profileColumns, shownUser } from './accounts.ts';

export const accountHandlers: Pick<Handlers, 'updateProfile'> = {
  updateProfile: async ({ user, body }, { db, now }) => {
    const changed = await db.transaction(async (tx) => {
      const [row] = await tx.update(users).set(profileColumns(body)).where(eq(users.id, user.id)).returning();
      if (!row) throw sessionEnded();
      await endDraft(tx, user.id, { form: 'profile', subject: 'details' }, now());
      return row;
    });
    return { status: 200, body: shownUser(changed) };
  },
};
