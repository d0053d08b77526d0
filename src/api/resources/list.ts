/** Guides, articles and links. */
import { actor } from '../actors.ts';
import { remembered } from '../cache.ts';
import { client, parsed } from '../client.ts';
import { listResourcesResponse } from '../generated/schemas/resources.ts';

export const listResources = actor(() =>
  remembered('Resources', ['listResources'], () => parsed(client.GET('/resources'), listResourcesResponse)),
);
