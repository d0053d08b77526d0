import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { isConflict, keepFailure } from '../failure-in.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import type { Assignment } from './types.ts';

type Submission = OperationOutput<'getSubmission'>;
/** The feedback whose grade is asked about. */
export type Graded = { assignment: Assignment; feedbackId: string; grade: number };

type Context = { graded: Graded | null; reason: string; failure: Failure | null };
type Event =
  | { type: 'open'; graded: Graded }
  | { type: 'submit'; reason: string }
  | { type: 'write' } // something was typed, so what is being sent is out of date
  | { type: 'close' }
  | CallEvent<'requestRegrade'>;
type Emitted = { type: 'requested'; submission: Submission } | { type: 'outdated' };

/** Requesting a regrade (§assignments.35). */
export const regradeRequestMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { requestRegrade: pendingCall('requestRegrade') },
  guards: { isConflict },
  actions: {
    take: assign({ reason: (_, reason: string) => reason }),
    keepFailure: keepFailure(),
    sendNow: sendTo('requestRegrade', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'regradeRequest',
  description: '§assignments.35, §assignments.36, §assignments.38',
  context: { graded: null, reason: '', failure: null },
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ reason: '', failure: null }),
      on: { open: { target: 'writing', actions: assign({ graded: ({ event }) => event.graded }) } },
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
        id: 'requestRegrade',
        src: 'requestRegrade',
        input: ({ context: { graded, reason } }) => ({
          assignmentId: graded?.assignment.id ?? '',
          feedbackId: graded?.feedbackId ?? '',
          reason,
        }),
      },
      on: {
        'call.succeeded': {
          target: 'closed',
          actions: emit(({ event }): Emitted => ({ type: 'requested', submission: event.output })),
        },
        'call.refused': [
          {
            guard: 'isConflict',
            target: 'outdated',
            // The 14 days are over, or something was submitted or returned meanwhile: the submission is loaded again to show it.
            actions: ['keepFailure', emit({ type: 'outdated' })],
          },
          { target: 'rejected', actions: 'keepFailure' },
        ],
      },
      ...awaitingAnswer({ write: '#regradeRequest.writing', submit: retried, close: '#regradeRequest.closed' }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused; the reason is kept.',
      on: {
        submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.reason } },
        close: 'closed',
      },
    },
    outdated: {
      description: 'A regrade can no longer be requested, and the server has said why.',
      on: { close: 'closed' },
    },
  },
});
