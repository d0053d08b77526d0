import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import type { Notify } from '../effects.ts';
import { failureIn } from '../failure-in.ts';
import { stub } from '../operation.ts';

type Values = OperationInput<'changePassword'>;
type Ticket = OperationOutput<'changePassword'> & { expiresAt: number };
type TokenChanged = { type: 'tokenChanged'; token: string; expiresAt: number };

/** Returns the new token. The route also reads from it when it expires, as this machine parses no tokens. */
const changePassword = stub<Ticket, Values>('changePassword');

const none: Values = { currentPassword: '', newPassword: '' };

/** Changing one's password: older sessions end, and this one continues with a new token (§account.36, §account.41). */
export const passwordChangeMachine = setup({
  types: {
    context: {} as { values: Values; failure: Failure | null },
    events: {} as { type: 'type' } | { type: 'submit'; values: Values },
    emitted: {} as Notify | TokenChanged,
  },
  actors: { changePassword },
  guards: {
    isPasswordWrong: ({ event }) => failureIn(event).status === 422,
  },
  actions: {
    take: assign({ values: (_, values: Values) => values, failure: null }),
    fail: assign({ failure: ({ event }) => failureIn(event), values: none }),
  },
}).createMachine({
  id: 'passwordChange',
  description: '§account.30, §account.36, §account.41',
  context: { values: none, failure: null },
  initial: 'empty',
  states: {
    empty: { description: 'Nothing has been typed, or the password has been changed.', on: { type: 'editing' } },
    editing: {
      tags: ['input'],
      on: { submit: { target: 'submitting', actions: { type: 'take', params: ({ event }) => event.values } } },
    },
    submitting: {
      tags: ['input'],
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => context.values,
        onDone: {
          target: 'empty',
          actions: [
            assign({ values: none }),
            emit(({ event }): TokenChanged => ({ type: 'tokenChanged', ...event.output })),
            emit({ type: 'notify', message: 'passwordChanged' }),
          ],
        },
        onError: [
          { guard: 'isPasswordWrong', target: 'wrongPassword', actions: 'fail' },
          { target: 'rejected', actions: 'fail' },
        ],
      },
    },
    wrongPassword: {
      tags: ['input'],
      description: 'The current password is wrong.',
      on: { submit: { target: 'submitting', actions: { type: 'take', params: ({ event }) => event.values } } },
    },
    rejected: {
      tags: ['input'],
      on: { submit: { target: 'submitting', actions: { type: 'take', params: ({ event }) => event.values } } },
    },
  },
});
