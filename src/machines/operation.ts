import { fromPromise } from 'xstate';
import type { OperationId, OperationInput, OperationOutput } from '../api/operation.ts';

/**
 * A typed stub for a call of the contract. The machine only names it; the route provides the real one
 * (`machine.provide({actors: {login}})`), so that no statechart knows how a call is made.
 */
export function operation<Id extends OperationId>(id: Id) {
  return fromPromise<OperationOutput<Id>, OperationInput<Id>>(() => {
    throw new Error(`Provide the actor "${id}" before starting the machine.`);
  });
}
