/** How often mails tell an instructor of what waits in their courses. */
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import { chooseTeachingMailsResponse, getTeachingMailsResponse } from '../generated/schemas/teaching.ts';
import type { OperationInput } from '../operation.ts';

/** Not cached: another device may have chosen otherwise. */
export const getTeachingMails = actor((_: OperationInput<'getTeachingMails'>, signal) =>
  parsed(client.GET('/teach/mail-choices', { signal }), getTeachingMailsResponse),
);

export const chooseTeachingMails = actor((body: OperationInput<'chooseTeachingMails'>, signal) =>
  parsed(client.PUT('/teach/mail-choices', { body, signal }), chooseTeachingMailsResponse),
);
