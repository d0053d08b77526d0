/** One search over all that a person may open. */
import { actor } from './actors.ts';
import { client, parsed } from './client.ts';
import { searchResponse } from './generated/schemas/search.ts';
import type { OperationInput } from './operation.ts';

export const search = actor((query: OperationInput<'search'>, signal) =>
  parsed(client.GET('/search', { params: { query }, signal }), searchResponse),
);
