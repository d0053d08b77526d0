import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { isConflict, keepFailure } from '../failure-in.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import type { Answered, RegradeRequest } from './regrade-requests.machine.ts';

type Context = { request: RegradeRequest | null; reason: string; failure: Failure | null };
type Event =
  | { type: 'open'; request: RegradeRequest }
  | { type: 'submit'; reason: string }
  | { type: 'write' } // something was typed, so the answer being sent is out of date
  | { type: 'close' }
  | CallEvent<'keepGrade'>;
type Emitted = { type: 'answered'; answer: Answered } | { type: 'outdated' };

/** Answering a regrade request by keeping the grade (§grading.47). */
export const keptGradeMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { keepGrade: pendingCall('keepGrade') },
  guards: { isConflict },
  actions: {
    take: assign({ reason: (_, reason: string) => reason }),
    keepFailure: keepFailure(),
    sendNow: sendTo('keepGrade', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'keptGrade',
  description: '§grading.47, §grading.49',
  context: { request: null, reason: '', failure: null },
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ reason: '', failure: null }),
      on: { open: { target: 'writing', actions: assign({ request: ({ event }) => event.request }) } },
    },
    writing: {
      tags: ['input'],
      on: {
        submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.reason } },
        close: 'closed',
      },
    },
    sending: {
      tags: ['input'],
      invoke: {
        id: 'keepGrade',
        src: 'keepGrade',
        input: ({ context: { request, reason } }) => ({
          courseId: request?.courseId ?? '',
          requestId: request?.id ?? '',
          reason,
        }),
      },
      on: {
        'call.succeeded': {
          target: 'closed',
          actions: emit(({ event }): Emitted => ({ type: 'answered', answer: event.output })),
        },
        'call.refused': [
          {
            guard: 'isConflict',
            target: 'rejected',
            // Someone else has answered it, or has graded the submission again: the list is loaded again to show that.
            actions: ['keepFailure', emit({ type: 'outdated' })],
          },
          { target: 'rejected', actions: 'keepFailure' },
        ],
      },
      ...awaitingAnswer({ write: '#keptGrade.writing', submit: retried, close: '#keptGrade.closed' }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused the answer; what was written is kept.',
      on: {
        submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.reason } },
        close: 'closed',
      },
    },
  },
});
