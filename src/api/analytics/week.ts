/** A student's own weeks. Not cached: another device may have recorded something. */
import { actor } from '../actors.ts';
import { remembered } from '../cache.ts';
import { client, parsed } from '../client.ts';
import { getWeekResponse } from '../generated/schemas/analytics.ts';
import type { OperationInput } from '../operation.ts';

export const loadWeek = (query: OperationInput<'getWeek'>, signal?: AbortSignal) =>
  parsed(client.GET('/analytics/week', { params: { query }, ...(signal && { signal }) }), getWeekResponse);

/** The cached week, for lessons: they only need to know whether time is recorded. */
export const rememberWeek = actor((query: OperationInput<'getWeek'>) =>
  remembered('User', ['getWeek', query], () => loadWeek(query)),
);
