/** Guides, articles and links. */
import { actor } from './actors.ts';
import { remembered } from './cache.ts';
import { client, parsed } from './client.ts';
import { getResourceResponse, listResourcesResponse } from './generated/schemas/resources.ts';
import type { OperationInput } from './operation.ts';

export const listResources = actor(() =>
  remembered('Resources', ['listResources'], () => parsed(client.GET('/resources'), listResourcesResponse)),
);

export const getResource = actor((input: OperationInput<'getResource'>) =>
  remembered('Resources', ['getResource', input], () =>
    parsed(client.GET('/resources/{resourceId}', { params: { path: input } }), getResourceResponse),
  ),
);
