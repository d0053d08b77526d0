import { assign, emit, setup } from 'xstate';
import { type Failure, toFailure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import type { Go, Notify } from '../effects.ts';
import { failureIn, keepFailure } from '../failure-in.ts';
import { tokenOperation } from '../operation.ts';

type Input = { token: string | null };

type Context = {
  token: string;
  invitation: OperationOutput<'verifyToken'>;
  password: string;
  failure: Failure | null;
};

type Event = { type: 'retry' } | { type: 'submit'; password: string };

/** Creating the invited account (§account.23 to §account.33). */
export const registrationMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event, emitted: {} as Notify | Go },
  actors: {
    verifyToken: tokenOperation('verifyToken'),
    completeRegistration: tokenOperation('completeRegistration'),
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    /** The server refuses the invitation: used, forged or expired (401), or withdrawn (410). */
    isInvitationRefused: ({ event }) => [401, 410].includes(failureIn(event).status),
  },
  actions: {
    keepFailure: keepFailure(),
    take: assign({ password: (_, { password }: { password: string }) => password, failure: null }),
  },
}).createMachine({
  id: 'registration',
  description: '§account.23 to §account.33',
  context: ({ input }) => ({
    token: input.token ?? '',
    invitation: { email: '', first_name: '', last_name: '' },
    password: '',
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasToken', target: 'validating' }, { target: 'missing' }] },
    missing: { description: 'No invitation token found.' },
    validating: {
      invoke: {
        id: 'verifyToken',
        src: 'verifyToken',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: ({ event }) => event.output.email !== '',
            target: 'editing',
            actions: [
              assign({ invitation: ({ event }) => event.output }),
              emit({ type: 'notify', message: 'invitationValidated' }),
            ],
          },
          { target: 'invalid', actions: emit({ type: 'notify', message: 'invitationInvalid' }) },
        ],
        onError: [
          {
            guard: 'isInvitationRefused',
            target: 'invalid',
            actions: ['keepFailure', emit({ type: 'notify', message: 'invitationInvalid' })],
          },
          {
            target: 'unchecked',
            actions: [
              'keepFailure',
              emit(({ event }) => ({
                type: 'notify',
                message: 'invitationCheckFailed',
                detail: toFailure(event.error).message ?? undefined,
              })),
            ],
          },
        ],
      },
    },
    unchecked: {
      description: 'Whether the invitation is valid could not be found out.',
      on: { retry: 'validating' },
    },
    invalid: {},
    editing: {
      tags: ['input'],
      on: { submit: { target: 'submitting', actions: { type: 'take', params: ({ event }) => event } } },
    },
    submitting: {
      tags: ['input'],
      invoke: {
        id: 'completeRegistration',
        src: 'completeRegistration',
        input: ({ context: { token, password } }) => ({ token, password }),
        onDone: {
          target: 'registered',
          actions: [
            assign({ token: '', password: '' }),
            emit({ type: 'notify', message: 'registrationSuccessful' }),
            emit({ type: 'go', to: 'login' }),
          ],
        },
        onError: [
          {
            guard: 'isInvitationRefused',
            target: 'invalid',
            actions: [assign({ password: '' }), 'keepFailure'],
          },
          { target: 'rejected', actions: 'keepFailure' },
        ],
      },
    },
    rejected: {
      tags: ['input'],
      on: { submit: { target: 'submitting', actions: { type: 'take', params: ({ event }) => event } } },
    },
    registered: { description: 'The account exists; the login screen opens.' },
  },
});
