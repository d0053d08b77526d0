import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { Go, Notify } from '../effects.ts';
import { failureIn, keepFailure } from '../failure-in.ts';
import { tokenOperation } from '../operation.ts';

type Input = { token: string | null };
type Context = { token: string; password: string; failure: Failure | null };
type Event = { type: 'submit'; password: string };

/** A new password with the token of a reset link (§account.39). */
export const resetPasswordMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event, emitted: {} as Notify | Go },
  actors: { confirmPasswordReset: tokenOperation('confirmPasswordReset') },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    isTokenRefused: ({ event }) => failureIn(event).status === 401,
  },
  actions: {
    keepFailure: keepFailure(),
    take: assign({ password: (_, { password }: { password: string }) => password, failure: null }),
  },
}).createMachine({
  id: 'resetPassword',
  description: '§account.30, §account.39',
  context: ({ input }) => ({ token: input.token ?? '', password: '', failure: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasToken', target: 'editing' }, { target: 'missing' }] },
    missing: {},
    editing: {
      tags: ['input'],
      on: { submit: { target: 'submitting', actions: { type: 'take', params: ({ event }) => event } } },
    },
    submitting: {
      tags: ['input'],
      invoke: {
        id: 'confirmPasswordReset',
        src: 'confirmPasswordReset',
        input: ({ context: { token, password } }) => ({ token, password }),
        onDone: {
          target: 'changed',
          actions: [
            assign({ token: '', password: '' }),
            emit({ type: 'notify', message: 'passwordReset' }),
            emit({ type: 'go', to: 'login' }),
          ],
        },
        onError: [
          {
            guard: 'isTokenRefused',
            target: 'refused',
            actions: assign({ password: '', failure: ({ event }) => failureIn(event) }),
          },
          { target: 'rejected', actions: 'keepFailure' },
        ],
      },
    },
    rejected: {
      tags: ['input'],
      on: { submit: { target: 'submitting', actions: { type: 'take', params: ({ event }) => event } } },
    },
    refused: { description: 'The link was used, has expired or is forged: a new one is needed.' },
    changed: { description: 'The password is changed; the login screen opens.' },
  },
});
