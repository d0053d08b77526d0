/** Requests for later due dates, as instructors list and answer them (§assignments.19, §assignments.24). */
import type { Handlers } from '../http/handler-types.ts';
import { decideExtension } from './extension-decision.ts';
import { openExtensionRequests } from './extension-requests.ts';

export const gradingHandlers: Pick<Handlers, 'listExtensionRequests' | 'decideExtension'> = {
  async listExtensionRequests({ user, query: { cursor, limit = 50 } }, { db }) {
    return { status: 200, body: await openExtensionRequests(db, user.id, { cursor, limit }) };
  },

  async decideExtension({ user, params, body, caller }, context) {
    return { status: 200, body: await decideExtension(context, { user, address: caller.address, ...params }, body) };
  },
};
