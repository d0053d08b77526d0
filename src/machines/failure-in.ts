/** What a machine does with a call that failed. */
import { type Failure, toFailure } from '../api/failure.ts';
import { assigning } from './shared-action.ts';

/** The failure in an `onError` or `call.refused` event, for actions and guards that several transitions share. */
export function failureIn(event: object): Failure {
  return toFailure('error' in event ? event.error : null);
}

/** Guard: the server answered 409, because the same thing has been changed elsewhere. */
export const isConflict = ({ event }: { event: object }): boolean => failureIn(event).status === 409;

type Failed = { failure: Failure | null };

/** The action that keeps the event's failure in the context. */
export const keepFailure = assigning<Failed>(({ event }) => ({ failure: failureIn(event) }));
