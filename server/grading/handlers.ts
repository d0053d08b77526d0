/** Requests for later due dates and for regrades, as instructors list and answer them (§assignments.19, §assignments.24, §grading.46). */
import type { Handlers } from '../http/handler-types.ts';
import { decideExtension } from './extension-decision.ts';
import { openExtensionRequests } from './extension-requests.ts';
import { keepGrade } from './kept-grade.ts';
import { openRegradeRequests } from './regrade-requests.ts';

export const gradingHandlers: Pick<
  Handlers,
  'listExtensionRequests' | 'decideExtension' | 'listRegradeRequests' | 'keepGrade'
> = {
  async listExtensionRequests({ user, query: { cursor, limit = 50 } }, { db }) {
    return { status: 200, body: await openExtensionRequests(db, user.id, { cursor, limit }) };
  },

  async decideExtension({ user, params, body, caller }, context) {
    return { status: 200, body: await decideExtension(context, { user, address: caller.address, ...params }, body) };
  },

  async listRegradeRequests({ user, query: { cursor, limit = 50 } }, { db }) {
    return { status: 200, body: await openRegradeRequests(db, user.id, { cursor, limit }) };
  },

  async keepGrade({ user, params, body, caller }, context) {
    return { status: 200, body: await keepGrade(context, { user, address: caller.address, ...params }, body.reason) };
  },
};
