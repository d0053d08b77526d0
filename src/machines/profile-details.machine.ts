import { assign, emit, setup } from 'xstate';
import type { Failure } from '../api/failure.ts';
import type { OperationInput } from '../api/operation.ts';
import type { User } from '../api/session-store.ts';
import type { Notify } from './effects.ts';
import { failureIn } from './failure-in.ts';
import { operation } from './operation.ts';

type Values = OperationInput<'updateProfile'>;
export type UserChanged = { type: 'userChanged'; user: User };

/** Changing one's name (§2 Profile, §7 PUT /auth/profile). */
export const profileDetailsMachine = setup({
  types: {
    context: {} as { values: Values; failure: Failure | null },
    input: {} as Values,
    events: {} as { type: 'submit'; values: Values },
    emitted: {} as Notify | UserChanged,
  },
  actors: { updateProfile: operation('updateProfile') },
}).createMachine({
  id: 'profile-details',
  description: '§2 Profile; §7 PUT /auth/profile',
  context: ({ input: { first_name, last_name } }) => ({ values: { first_name, last_name }, failure: null }),
  initial: 'editing',
  states: {
    editing: { tags: ['input'], on: { submit: 'submitting' } },
    submitting: {
      tags: ['input'],
      entry: assign(({ event }) => (event.type === 'submit' ? { values: event.values, failure: null } : {})),
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context }) => context.values,
        onDone: {
          target: 'saved',
          actions: [
            assign({
              values: ({ event: { output } }) => ({ first_name: output.first_name, last_name: output.last_name }),
            }),
            emit(({ event }): UserChanged => ({ type: 'userChanged', user: event.output })),
            emit({ type: 'notify', message: 'profileSaved' }),
          ],
        },
        onError: { target: 'rejected', actions: assign({ failure: ({ event }) => failureIn(event) }) },
      },
    },
    saved: { description: 'The fields show what the server keeps.', on: { submit: 'submitting' } },
    rejected: { tags: ['input'], on: { submit: 'submitting' } },
  },
});
