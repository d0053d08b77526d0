import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationInput } from '../../api/operation.ts';
import { failureIn } from '../failure-in.ts';
import { stub } from '../operation.ts';
import type { Ticket } from './ticket.ts';

type Input = { secondStep: string };

/** The second step of signing in, after the password: a code of the authenticator app, or a recovery code. */
export const secondStepMachine = setup({
  types: {
    context: {} as Input & { code: string; failure: Failure | null },
    input: {} as Input,
    events: {} as { type: 'submit'; code: string },
    emitted: {} as { type: 'passed'; ticket: Ticket },
  },
  actors: { completeSignIn: stub<Ticket, OperationInput<'completeSignIn'>>('completeSignIn') },
  guards: { hasEnded: ({ event }) => failureIn(event).status === 401 },
  actions: {
    take: assign({ code: (_, code: string) => code, failure: null }),
    fail: assign({ failure: ({ event }) => failureIn(event), code: '' }),
  },
}).createMachine({
  id: 'secondStep',
  description: '§account.74, §account.75',
  context: ({ input }) => ({ ...input, code: '', failure: null }),
  initial: 'editing',
  states: {
    editing: {
      tags: ['input'],
      on: { submit: { target: 'submitting', actions: { type: 'take', params: ({ event }) => event.code } } },
    },
    submitting: {
      tags: ['input'],
      invoke: {
        id: 'completeSignIn',
        src: 'completeSignIn',
        input: ({ context: { secondStep, code } }) => ({ secondStep, code }),
        onDone: {
          target: 'passed',
          actions: [assign({ code: '' }), emit(({ event }) => ({ type: 'passed', ticket: event.output }))],
        },
        onError: [
          { guard: 'hasEnded', target: 'ended', actions: 'fail' },
          { target: 'rejected', actions: 'fail' },
        ],
      },
    },
    rejected: {
      tags: ['input'],
      on: { submit: { target: 'submitting', actions: { type: 'take', params: ({ event }) => event.code } } },
    },
    ended: { description: 'It took too long or too many tries: the person has to enter the password again.' },
    passed: { description: 'The code was accepted; the session starts once its user is loaded.' },
  },
});
