/** A student's path. Apart from what changes it, as the dashboard needs no more. */
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import { getPathResponse } from '../generated/schemas/analytics.ts';
import type { OperationInput } from '../operation.ts';

export const loadPath = (_: OperationInput<'getPath'>, signal: AbortSignal) =>
  parsed(client.GET('/analytics/path', { signal }), getPathResponse);

export const getPath = actor(loadPath);
