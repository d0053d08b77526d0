/** Questions that come back. Not cached: another device may have answered some. */
import { client, done, parsed } from '../client.ts';
import { getDueCardsResponse } from '../generated/schemas/analytics.ts';
import type { KeyedCall, OperationInput } from '../operation.ts';

export const loadDueCards = (signal: AbortSignal) =>
  parsed(client.GET('/analytics/review', { signal }), getDueCardsResponse);

/** Goes on while its page is left. */
export const answerCards: KeyedCall<OperationInput<'answerCards'>, undefined> = (body, { signal, headers }) =>
  done(client.POST('/analytics/review/answers', { body, signal, headers, keepalive: true }));
