import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { keepFailure } from '../failure-in.ts';
import { stub } from '../operation.ts';
import type { Ticket } from './ticket.ts';

/** `autofill`: the browser can offer passkeys where the e-mail address is typed. */
type Input = { autofill: boolean };

/** Signing in with a passkey: by the button, or from what the browser offers in the form. */
export const passkeySignInMachine = setup({
  types: {
    context: {} as Input & { failure: Failure | null },
    input: {} as Input,
    events: {} as { type: 'press' },
    emitted: {} as { type: 'passed'; ticket: Ticket },
  },
  actors: {
    /** Waits until the person picks a passkey in the form. */
    offerPasskey: stub<Ticket>('offerPasskey'),
    /** Null where the person has cancelled. */
    signInWithPasskey: stub<Ticket | null>('signInWithPasskey'),
  },
  guards: { canOffer: ({ context }) => context.autofill },
  delays: {
    /** Milliseconds: a challenge is valid for five minutes, and a new one is requested shortly before that. */
    challengeLife: 280_000,
  },
  actions: { keepFailure: keepFailure() },
}).createMachine({
  id: 'passkeySignIn',
  description: '§account.72',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'canOffer', target: 'offering' }, { target: 'idle' }] },
    offering: {
      invoke: {
        id: 'offerPasskey',
        src: 'offerPasskey',
        onDone: { target: 'passed', actions: emit(({ event }) => ({ type: 'passed', ticket: event.output })) },
        // No error is shown: the person has not pressed anything, and can use the button.
        onError: 'idle',
      },
      after: { challengeLife: { target: 'offering', reenter: true } },
      on: { press: 'asking' },
    },
    idle: { on: { press: 'asking' } },
    asking: {
      entry: assign({ failure: null }),
      invoke: {
        id: 'signInWithPasskey',
        src: 'signInWithPasskey',
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'passed',
            actions: enqueueActions(({ event, enqueue }) => {
              if (event.output) enqueue.emit({ type: 'passed', ticket: event.output });
            }),
          },
          { target: 'idle' },
        ],
        onError: { target: 'rejected', actions: 'keepFailure' },
      },
    },
    rejected: { on: { press: 'asking' } },
    passed: { description: 'The passkey was accepted; the session starts once its user is loaded.' },
  },
});
