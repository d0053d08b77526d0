/** A student's path. The calls that change it are in `path.ts`, as the dashboard needs this one alone. */
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import { getPathResponse } from '../generated/schemas/analytics.ts';
import type { OperationInput } from '../operation.ts';

export const loadPath = (_: OperationInput<'getPath'>, signal: AbortSignal) =>
  parsed(client.GET('/analytics/path', { signal }), getPathResponse);

export const getPath = actor(loadPath);
