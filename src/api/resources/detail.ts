/** One resource with its text or video. */
import { actor } from '../actors.ts';
import { remembered } from '../cache.ts';
import { client, parsed } from '../client.ts';
import { getResourceResponse } from '../generated/schemas/resources-page.ts';
import type { OperationInput } from '../operation.ts';

export const getResource = actor((input: OperationInput<'getResource'>) =>
  remembered('Resources', ['getResource', input], () =>
    parsed(client.GET('/resources/{resourceId}', { params: { path: input } }), getResourceResponse),
  ),
);
