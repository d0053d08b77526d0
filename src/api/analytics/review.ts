/** Questions under spaced review that are due. Not cached: another device may have answered some. */
import { client, done, parsed } from '../client.ts';
import { getDueCardsResponse } from '../generated/schemas/analytics.ts';
import type { KeyedCall, OperationInput } from '../operation.ts';

export const loadDueCards = (signal: AbortSignal) =>
  parsed(client.GET('/analytics/review', { signal }), getDueCardsResponse);

/** `keepalive`: the call completes even if the page is closed. */
export const answerCards: KeyedCall<OperationInput<'answerCards'>, undefined> = (body, { signal, headers }) =>
  done(client.POST('/analytics/review/answers', { body, signal, headers, keepalive: true }));
