/** The devices on which the person is signed in. Not in `account.ts`, as few pages need it. */
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import { endOtherSessionsResponse, endSessionResponse, listSessionsResponse } from '../generated/schemas/account.ts';
import type { OperationInput } from '../operation.ts';

/** Not cached: another device may have signed in or out. */
export const listSessions = actor((_: OperationInput<'listSessions'>, signal) =>
  parsed(client.GET('/auth/sessions', { signal }), listSessionsResponse),
);

export const endSession = actor((path: OperationInput<'endSession'>, signal) =>
  parsed(client.DELETE('/auth/sessions/{ownSessionId}', { params: { path }, signal }), endSessionResponse),
);

export const endOtherSessions = actor((_: OperationInput<'endOtherSessions'>, signal) =>
  parsed(client.DELETE('/auth/sessions', { signal }), endOtherSessionsResponse),
);
