import { assign, enqueueActions, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationInput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation, stub } from '../operation.ts';

/** Proof of identity: the password, or a passkey's answer. */
export type Proof = OperationInput<'requestAccountDeletion'>;
export type PasskeyAnswer = NonNullable<Proof['passkey']>;

/** A passkey in place of the password, in each form that asks for proof of identity. */
export const passkeyConfirmationMachine = setup({
  types: {
    context: {} as { failure: Failure | null },
    events: {} as { type: 'press' },
    emitted: {} as { type: 'confirmed'; passkey: PasskeyAnswer },
  },
  actors: {
    listPasskeys: operation('listPasskeys'),
    /** Null where the person has cancelled, or no device has answered. */
    confirmWithPasskey: stub<PasskeyAnswer | null>('confirmWithPasskey'),
  },
  actions: { keepFailure: keepFailure() },
}).createMachine({
  id: 'passkeyConfirmation',
  description: '§account.80',
  context: { failure: null },
  initial: 'looking',
  states: {
    looking: {
      description: 'Finds out whether the person has a passkey: only then is one offered.',
      invoke: {
        id: 'listPasskeys',
        src: 'listPasskeys',
        input: {},
        onDone: [{ guard: ({ event }) => event.output.length > 0, target: 'idle' }, { target: 'absent' }],
        // No error is shown: the person has not pressed anything, and can enter the password.
        onError: 'absent',
      },
    },
    absent: {},
    idle: { on: { press: 'asking' } },
    asking: {
      description: 'The browser asks the person for a passkey.',
      entry: assign({ failure: null }),
      invoke: {
        id: 'confirmWithPasskey',
        src: 'confirmWithPasskey',
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'confirmed',
            actions: enqueueActions(({ event, enqueue }) => {
              if (event.output) enqueue.emit({ type: 'confirmed', passkey: event.output });
            }),
          },
          { target: 'cancelled' },
        ],
        onError: { target: 'rejected', actions: 'keepFailure' },
      },
    },
    cancelled: { on: { press: 'asking' } },
    rejected: { on: { press: 'asking' } },
    confirmed: { description: "The form can be sent with the passkey's answer." },
  },
});
