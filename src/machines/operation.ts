import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { OperationId, OperationInput, OperationOutput } from '../api/operation.ts';

const missing = (name: string) => new Error(`Provide the actor "${name}" before starting the machine.`);

/** An actor whose types are known and whose work is not: it fails until a route provides the real one. */
export const stub = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(() => {
    throw missing(name);
  });

/** The same for an actor that sends events instead of answering once. */
export const callbackStub = <Event extends EventObject, Input>(name: string) =>
  fromCallback<Event, Input>(() => {
    throw missing(name);
  });

/**
 * A stub for a call of the contract. The machine only names the call; the route provides it
 * (`machine.provide({actors: {login}})`), so that no statechart knows how a call is made.
 */
export const operation = <Id extends OperationId>(id: Id) => stub<OperationOutput<Id>, OperationInput<Id>>(id);

/** The same for calls whose bearer token is not the session's but comes with the input. */
export const tokenOperation = <Id extends OperationId>(id: Id) =>
  stub<OperationOutput<Id>, OperationInput<Id> & { token: string }>(id);
