import type { OperationId, OperationInput, OperationOutput, Whole } from '../../api/operation.ts';
import { callbackStub } from '../operation.ts';

/** What a pending call reports to the flow that invoked it. After `call.delayed` it is retried by itself. */
export type CallEvent<Id extends OperationId> =
  | { type: 'call.succeeded'; output: OperationOutput<Id> }
  | { type: 'call.delayed'; error: unknown }
  | { type: 'call.refused'; error: unknown };

/** What the flow may ask of it: the student wants it retried now. */
export type SendNow = { type: 'sendNow' };

/**
 * A typed stub for a call that is retried until the server has answered. Leaving the state that invoked it cancels it. It
 * is given every field of the operation by name, so that a form forgets none.
 */
export const pendingCall = <Id extends OperationId>(id: Id) => callbackStub<SendNow, Whole<OperationInput<Id>>>(id);
