import { fromPromise } from 'xstate';
import type { OperationId, OperationInput, OperationOutput } from '../api/operation.ts';

/** As `operation`, for calls whose bearer token is not the session's but comes with the input. */
export function tokenOperation<Id extends OperationId>(id: Id) {
  return fromPromise<OperationOutput<Id>, OperationInput<Id> & { token: string }>(() => {
    throw new Error(`Provide the actor "${id}" before starting the machine.`);
  });
}
