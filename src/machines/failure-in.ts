/** What a machine does with a call that failed. */
import { type ActionFunction, type AnyEventObject, assign, type EventObject } from 'xstate';
import { type Failure, toFailure } from '../api/failure.ts';

/** The failure in an `onError` or `call.refused` event, for actions and guards that several transitions share. */
export function failureIn(event: object): Failure {
  return toFailure('error' in event ? event.error : null);
}

/** Guard: what the call would change was changed by somebody else. */
export const isConflict = ({ event }: { event: object }): boolean => failureIn(event).status === 409;

type Failed = { failure: Failure | null };

const keeping = assign<Failed, AnyEventObject, undefined, AnyEventObject, never>({
  failure: ({ event }) => failureIn(event),
});

/** The action that keeps the event's failure in the context. */
export const keepFailure = <Context extends Failed, Event extends EventObject>() =>
  // XState ties an action to one context and its events; this one writes `failure` alone, and of the event reads `error`.
  keeping as unknown as ActionFunction<Context, Event, Event, undefined, never, never, never, never, never>;
