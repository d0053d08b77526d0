import type { OperationId, OperationInput, OperationOutput, Whole } from '../../api/operation.ts';
import { callbackStub } from '../operation.ts';

/** What a pending call reports to the flow that invoked it. After `call.delayed` it is retried by itself. */
export type CallEvent<Id extends OperationId> =
  | { type: 'call.succeeded'; output: OperationOutput<Id> }
  | { type: 'call.delayed'; error: unknown }
  | { type: 'call.refused'; error: unknown };

/** Sent by the flow when the student asks for a retry at once. */
export type SendNow = { type: 'sendNow' };

/**
 * A typed placeholder for a call that is retried until the server has answered. Leaving the state that invoked it
 * cancels it. Its input names every field of the operation, so that TypeScript reports a field that a form forgot.
 */
export const pendingCall = <Id extends OperationId>(id: Id) => callbackStub<SendNow, Whole<OperationInput<Id>>>(id);
