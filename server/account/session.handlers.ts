/** Signing in and out (spec sections 7 and 8). */
import { eq } from 'drizzle-orm';
import { startSession } from '../http/authentication.ts';
import type { Handlers } from '../http/handler.ts';
import { countTry, forgetTries, takeBackTry } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { endedSessions, users } from '../platform/database/schema/account.ts';
import { normalEmail, shownUser } from './accounts.ts';
import { verifyNothing, verifyPassword } from './passwords.ts';

export const sessionHandlers: Pick<Handlers, 'login' | 'logout' | 'getCurrentUser'> = {
  login: async ({ body, address }, context) => {
    const email = normalEmail(body.email);
    await countTry(context.db, 'loginByAddress', address);
    await countTry(context.db, 'loginByAccount', email);
    const [user] = await context.db.select().from(users).where(eq(users.email, email));
    const right = user ? await verifyPassword(body.password, user.passwordHash) : await verifyNothing(body.password);
    if (!user || !right) throw new Problem(401, 'Invalid email or password.');
    await forgetTries(context.db, 'loginByAccount', email);
    await takeBackTry(context.db, 'loginByAddress', address);
    return { status: 200, body: { token: await startSession(context, user) } };
  },

  logout: async ({ user }, { db }) => {
    await db.insert(endedSessions).values(user.session).onConflictDoNothing();
    return { status: 204 };
  },

  getCurrentUser: async ({ user }) => ({ status: 200, body: shownUser(user) }),
};
