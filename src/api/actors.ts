import { fromPromise } from 'xstate';

/** Actor logic for a call: leaving the state that invoked it cancels it. */
export function actor<Input, Output>(call: (input: Input, signal: AbortSignal) => Promise<Output>) {
  return fromPromise<Output, Input>(({ input, signal }) => call(input, signal));
}
