/** Which lessons a student opens, and when they are active in them. */
import { client, done } from '../client.ts';
import type { KeyedCall, OperationInput } from '../operation.ts';

/** `keepalive`: the call completes even if the page is closed. */
export const recordActivity: KeyedCall<OperationInput<'recordActivity'>, undefined> = (body, { signal, headers }) =>
  done(client.POST('/analytics/activity', { body, signal, headers, keepalive: true }));
