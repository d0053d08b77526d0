import { type Failure, toFailure } from '../api/failure.ts';

/** The failure in an `onError` event, for actions and guards that several transitions share. */
export function failureIn(event: object): Failure {
  return toFailure('error' in event ? event.error : null);
}
