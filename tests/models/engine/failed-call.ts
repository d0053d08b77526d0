/** How a call of the contract fails in a walk, in Node and in the browser alike. */
import { ApiError } from '../../../src/api/failure.ts';

/** The HTTP status; 0 where no answer came. */
export type FailedStatus = number;

/** The error that a call of the contract ends with. */
export function faultOf(status: FailedStatus): ApiError {
  const kind = status === 0 ? 'unreachable' : 'refused';
  return new ApiError({ kind, status, message: status === 0 ? null : sentence(status), retryAfter: null });
}

/** The text of the answer. */
export const sentence = (status: FailedStatus) => `The server answered ${status}.`;
