import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { OperationId, OperationInput, OperationOutput } from '../api/operation.ts';

const missing = (name: string) => new Error(`Provide the actor "${name}" before starting the machine.`);

/** A typed placeholder for an actor: it fails until a route provides the implementation. */
export const stub = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(() => {
    throw missing(name);
  });

/** The same for an actor that sends several events instead of one result. */
export const callbackStub = <Event extends EventObject, Input>(name: string) =>
  fromCallback<Event, Input>(() => {
    throw missing(name);
  });

/**
 * A placeholder for an operation of the contract. The machine only names it; the route provides the call
 * (`machine.provide({actors: {login}})`), so that no statechart depends on the API client.
 */
export const operation = <Id extends OperationId>(id: Id) => stub<OperationOutput<Id>, OperationInput<Id>>(id);

/** The same for calls with a bearer token of their own in the input, instead of the session's. */
export const tokenOperation = <Id extends OperationId>(id: Id) =>
  stub<OperationOutput<Id>, OperationInput<Id> & { token: string }>(id);
