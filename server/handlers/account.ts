import { eq } from 'drizzle-orm';
import { shownUser } from '../accounts.ts';
import { users } from '../db/schema.ts';
import type { Handlers } from '../handler.ts';
import { sessionEnded } from '../problem.ts';

export const accountHandlers: Pick<Handlers, 'updateProfile'> = {
  updateProfile: async ({ user, body }, { db }) => {
    const [changed] = await db
      .update(users)
      .set({ firstName: body.first_name.trim(), lastName: body.last_name.trim() })
      .where(eq(users.id, user.id))
      .returning();
    if (!changed) throw sessionEnded();
    return { status: 200, body: shownUser(changed) };
  },
};
