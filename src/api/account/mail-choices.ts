/** Which mails a person wants. */
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import { chooseMailsResponse, getMailChoicesResponse } from '../generated/schemas/account.ts';
import type { OperationInput } from '../operation.ts';

/** Not cached: another device may have chosen otherwise. */
export const getMailChoices = actor((_: OperationInput<'getMailChoices'>, signal) =>
  parsed(client.GET('/auth/mail-choices', { signal }), getMailChoicesResponse),
);

export const chooseMails = actor((body: OperationInput<'chooseMails'>, signal) =>
  parsed(client.PUT('/auth/mail-choices', { body, signal }), chooseMailsResponse),
);
