import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import { countNewMessagesResponse } from '../generated/schemas/questions.ts';
import type { OperationInput } from '../operation.ts';

// Not cached: the other side may have written since.
export const countNewMessages = actor((_: OperationInput<'countNewMessages'>, signal) =>
  parsed(client.GET('/messages/new', { signal }), countNewMessagesResponse),
);
