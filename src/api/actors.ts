import { fromPromise } from 'xstate';

/** Makes a call an actor, so that leaving the state that invoked it cancels the request. The call itself is its `call`. */
export function actor<Input, Output>(call: (input: Input, signal: AbortSignal) => Promise<Output>) {
  return Object.assign(
    fromPromise<Output, Input>(({ input, signal }) => call(input, signal)),
    { call },
  );
}
