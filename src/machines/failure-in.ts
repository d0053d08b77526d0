import { type Failure, toFailure } from '../api/failure.ts';

/** What an `onError` was told, for actions and guards that several transitions share. */
export function failureIn(event: object): Failure {
  return toFailure('error' in event ? event.error : null);
}
