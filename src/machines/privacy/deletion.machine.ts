import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { Proof } from '../account/passkey-confirmation.machine.ts';
import type { UserChanged } from '../account/profile-details.machine.ts';
import type { Notify } from '../effects.ts';
import { failureIn } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Context = {
  /** When the account is deleted; null where nobody has asked for that. */
  deletionAt: string | null;
  proof: Proof;
  failure: Failure | null;
};
type Event =
  | { type: 'begin' }
  | { type: 'cancel' }
  | { type: 'submit'; proof: Proof }
  | { type: 'keep' }
  | { type: 'leave' };
type SignOut = { type: 'signOut' };

const parts = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Notify | UserChanged | SignOut,
    input: {} as { deletionAt: string | null },
  },
  actors: {
    requestAccountDeletion: operation('requestAccountDeletion'),
    withdrawAccountDeletion: operation('withdrawAccountDeletion'),
  },
  guards: {
    isAskedFor: ({ context }) => context.deletionAt !== null,
    isPasswordWrong: ({ context, event }) =>
      context.proof.currentPassword !== undefined && failureIn(event).status === 422,
  },
  actions: {
    take: assign({ proof: (_, proof: Proof) => proof, failure: null }),
    fail: assign({ failure: ({ event }) => failureIn(event), proof: {} }),
    plan: assign({ deletionAt: (_, deletionAt: string) => deletionAt, proof: {} }),
  },
});

const typing = parts.createStateConfig({
  tags: ['input'],
  on: {
    submit: { target: 'submitting', actions: { type: 'take', params: ({ event }) => event.proof } },
    cancel: 'offered',
  },
});

/** Deleting the account: requested with the password or a passkey, withdrawn within a week (§privacy.6, §privacy.7). */
export const accountDeletionMachine = parts.createMachine({
  id: 'accountDeletion',
  description: '§privacy.6, §privacy.7',
  context: ({ input }) => ({ deletionAt: input.deletionAt, proof: {}, failure: null }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isAskedFor', target: 'pending' }, { target: 'offered' }] },
    offered: { on: { begin: 'editing' } },
    editing: typing,
    submitting: {
      tags: ['input'],
      invoke: {
        id: 'requestAccountDeletion',
        src: 'requestAccountDeletion',
        input: ({ context }) => context.proof,
        onDone: {
          target: 'requested',
          actions: { type: 'plan', params: ({ event }) => event.output.deletionAt },
        },
        onError: [
          { guard: 'isPasswordWrong', target: 'wrongPassword', actions: 'fail' },
          { target: 'rejected', actions: 'fail' },
        ],
      },
    },
    wrongPassword: typing,
    rejected: typing,
    requested: {
      description: 'The server has ended all sessions; this page still says so.',
      on: { leave: { actions: emit({ type: 'signOut' }) } },
    },
    pending: { on: { keep: 'keeping' } },
    keeping: {
      invoke: {
        id: 'withdrawAccountDeletion',
        src: 'withdrawAccountDeletion',
        input: {},
        onDone: {
          target: 'offered',
          actions: [
            assign({ deletionAt: null }),
            emit(({ event }): UserChanged => ({ type: 'userChanged', user: event.output })),
            emit({ type: 'notify', message: 'accountKept' }),
          ],
        },
        onError: { target: 'notKept', actions: 'fail' },
      },
    },
    notKept: { on: { keep: 'keeping' } },
  },
});
