import { fromPromise } from 'xstate';
import type { OperationId, OperationInput, OperationOutput } from '../api/operation.ts';

const stub = <Output, Input>(id: OperationId) =>
  fromPromise<Output, Input>(() => {
    throw new Error(`Provide the actor "${id}" before starting the machine.`);
  });

/**
 * A typed stub for a call of the contract. The machine only names it; the route provides the real one
 * (`machine.provide({actors: {login}})`), so that no statechart knows how a call is made.
 */
export const operation = <Id extends OperationId>(id: Id) => stub<OperationOutput<Id>, OperationInput<Id>>(id);

/** The same for calls whose bearer token is not the session's but comes with the input. */
export const tokenOperation = <Id extends OperationId>(id: Id) =>
  stub<OperationOutput<Id>, OperationInput<Id> & { token: string }>(id);

/** The same for calls that answer with a file. */
export const fileOperation = <Id extends OperationId>(id: Id) => stub<Blob, OperationInput<Id>>(id);
