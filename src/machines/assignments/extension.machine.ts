import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { isConflict, keepFailure } from '../failure-in.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import type { Assignment, AssignmentChanged } from './types.ts';

type ExtensionRequest = { reason: string; proposedDate: string };
type Context = { assignment: Assignment | null; request: ExtensionRequest; failure: Failure | null };
type Event =
  | { type: 'open'; assignment: Assignment }
  | { type: 'submit'; reason: string; proposedDate: string }
  | { type: 'write' } // something was typed, so the request being sent is out of date
  | { type: 'close' }
  | CallEvent<'requestExtension'>;

const noRequest: ExtensionRequest = { reason: '', proposedDate: '' };

/** Asking for a later due date (§assignments.18). */
export const assignmentExtensionMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as AssignmentChanged },
  actors: { requestExtension: pendingCall('requestExtension') },
  guards: {
    isRequested: (_, { extension }: Assignment) => extension?.status === 'requested',
    isConflict,
  },
  actions: {
    setAssignment: assign({ assignment: (_, assignment: Assignment) => assignment }),
    take: assign({ request: (_, { reason, proposedDate }: ExtensionRequest) => ({ reason, proposedDate }) }),
    keepFailure: keepFailure(),
    sendNow: sendTo('requestExtension', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'assignmentExtension',
  description: '§assignments.13, §assignments.18',
  context: { assignment: null, request: noRequest, failure: null },
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ request: noRequest, failure: null }),
      on: {
        open: [
          {
            guard: { type: 'isRequested', params: ({ event }) => event.assignment },
            target: 'requested',
            actions: { type: 'setAssignment', params: ({ event }) => event.assignment },
          },
          { target: 'writing', actions: { type: 'setAssignment', params: ({ event }) => event.assignment } },
        ],
      },
    },
    writing: {
      tags: ['input'],
      on: { submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event } }, close: 'closed' },
    },
    sending: {
      tags: ['input'],
      invoke: {
        id: 'requestExtension',
        src: 'requestExtension',
        input: ({ context }) => ({ assignmentId: context.assignment?.id ?? '', ...context.request }),
      },
      on: {
        'call.succeeded': {
          target: 'requested',
          actions: [
            { type: 'setAssignment', params: ({ event }) => event.output },
            emit(({ event }): AssignmentChanged => ({ type: 'assignmentChanged', assignment: event.output })),
          ],
        },
        'call.refused': [
          {
            guard: 'isConflict',
            target: 'rejected',
            // It was submitted, became overdue or got a request elsewhere: the list is loaded again to show it.
            actions: ['keepFailure', emit({ type: 'assignmentChanged' })],
          },
          { target: 'rejected', actions: 'keepFailure' },
        ],
      },
      ...awaitingAnswer({
        write: '#assignmentExtension.writing',
        submit: retried,
        close: '#assignmentExtension.closed',
      }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused the request; what was written is kept.',
      on: { submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event } }, close: 'closed' },
    },
    requested: { description: 'The request was made and awaits a decision.', on: { close: 'closed' } },
  },
});
