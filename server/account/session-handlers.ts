/** Where a person is signed in: the list, and ending one or all others (§account.56). */
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Context } from '../http/context.ts';
import type { Handlers, SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { endOtherSessions, endSession, sessionsOf } from './sessions.ts';

const own = ({ id, session }: SessionUser) => ({ userId: id, id: session.tokenId });

async function view(context: Context, user: SessionUser): Promise<components['schemas']['Session'][]> {
  const rows = await sessionsOf(context, own(user));
  return rows.map(({ id, browser, createdAt, lastUsedAt }) => ({
    id,
    browser,
    startedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isThis: id === user.session.tokenId,
  }));
}

export const sessionHandlers: Pick<Handlers, 'listSessions' | 'endSession' | 'endOtherSessions'> = {
  listSessions: async ({ user }, context) => ({ status: 200, body: await view(context, user) }),

  endSession: async ({ user, params: { ownSessionId: id }, address }, context) => {
    const found = await endSession(context, { userId: user.id, id, address, forgets: true });
    if (!found) throw new Problem(404, 'There is no such session.');
    return { status: 200, body: await view(context, user) };
  },

  endOtherSessions: async ({ user, address }, context) => {
    await endOtherSessions(context, { ...own(user), address });
    return { status: 200, body: await view(context, user) };
  },
};
