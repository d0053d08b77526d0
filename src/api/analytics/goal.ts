/** A student's own goal for each week. */
import { actor } from '../actors.ts';
import { client, done } from '../client.ts';
import type { OperationInput } from '../operation.ts';

export const setGoal = actor((body: OperationInput<'setGoal'>, signal) =>
  done(client.PUT('/analytics/goal', { body, signal })),
);

export const removeGoal = actor((_: OperationInput<'removeGoal'>, signal) =>
  done(client.DELETE('/analytics/goal', { signal })),
);
