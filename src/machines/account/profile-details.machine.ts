import { assign, emit, sendTo, setup } from 'xstate';
import type { User } from '../../api/account/session-store.ts';
import type { Failure } from '../../api/failure.ts';
import type { Notify } from '../effects.ts';
import { keepFailure } from '../failure-in.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import { type ProfileFields, profileOf } from './profile-fields.ts';

type Context = {
  /** The values that the server last returned. */
  values: ProfileFields;
  sent: ProfileFields;
  failure: Failure | null;
};
type Event =
  | { type: 'submit'; values: ProfileFields }
  | { type: 'write' } // something was typed, so the values being sent are out of date
  | CallEvent<'updateProfile'>;
export type UserChanged = { type: 'userChanged'; user: User };

/** Changing one's name (§account.35). */
export const profileDetailsMachine = setup({
  types: {
    context: {} as Context,
    input: {} as User,
    events: {} as Event,
    emitted: {} as Notify | UserChanged,
  },
  actors: { updateProfile: pendingCall('updateProfile') },
  actions: {
    take: assign({ sent: (_, values: ProfileFields) => values, failure: null }),
    keepFailure: keepFailure(),
    sendNow: sendTo('updateProfile', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'profileDetails',
  description: '§account.35',
  context: ({ input }) => ({ values: profileOf(input), sent: profileOf(input), failure: null }),
  initial: 'editing',
  states: {
    editing: {
      tags: ['input'],
      on: { submit: { target: 'submitting', actions: { type: 'take', params: ({ event }) => event.values } } },
    },
    submitting: {
      tags: ['input'],
      invoke: { id: 'updateProfile', src: 'updateProfile', input: ({ context }) => context.sent },
      on: {
        'call.succeeded': {
          target: 'saved',
          actions: [
            assign({ values: ({ event }) => profileOf(event.output) }),
            emit(({ event }): UserChanged => ({ type: 'userChanged', user: event.output })),
            emit({ type: 'notify', message: 'profileSaved' }),
          ],
        },
        'call.refused': { target: 'rejected', actions: 'keepFailure' },
      },
      ...awaitingAnswer({ write: '#profileDetails.editing', submit: retried }),
    },
    saved: {
      description: 'The fields show the values that the server has stored.',
      on: { submit: { target: 'submitting', actions: { type: 'take', params: ({ event }) => event.values } } },
    },
    rejected: {
      tags: ['input'],
      on: { submit: { target: 'submitting', actions: { type: 'take', params: ({ event }) => event.values } } },
    },
  },
});
