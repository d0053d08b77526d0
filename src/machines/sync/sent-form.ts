/** What the statecharts of forms that are sent share. Such a machine has the actions `keepFailure` and `sendNow`. */

/** A transition while there is no answer yet: the call is retried at once. */
export const retried = { target: 'underWay', actions: 'sendNow' } as const;

/** The child states of a state that invokes a pending call; `on` has the transitions until the answer. */
export const awaitingAnswer = <const On extends object>(on: On) =>
  ({
    initial: 'underWay',
    states: {
      underWay: { on: { 'call.delayed': { target: 'delayed', actions: 'keepFailure' } } },
      delayed: { description: 'No answer yet: the call is retried by itself, or at once on request.', on },
    },
  }) as const;
