import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { failureIn } from '../failure-in.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import type { AssignmentChanged } from './changed.ts';
import type { Assignment } from './list.machine.ts';

type Wish = { reason: string; proposedDate: string };
type Context = { assignment: Assignment | null; wish: Wish; failure: Failure | null };
type Event =
  | { type: 'open'; assignment: Assignment }
  | { type: 'submit'; reason: string; proposedDate: string }
  | { type: 'write' } // something was typed: what was sent is not what is meant any more
  | { type: 'close' }
  | CallEvent<'requestExtension'>;

const noWish: Wish = { reason: '', proposedDate: '' };

/** Asking for a later due date (§assignments.18). */
export const assignmentExtensionMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as AssignmentChanged },
  actors: { requestExtension: pendingCall('requestExtension') },
  guards: {
    isRequested: ({ event }) => event.type === 'open' && event.assignment.extension?.status === 'requested',
    isConflict: ({ event }) => failureIn(event).status === 409,
  },
  actions: {
    begin: assign(({ event }): Partial<Context> => (event.type === 'open' ? { assignment: event.assignment } : {})),
    take: assign(({ event }): Partial<Context> => {
      if (event.type !== 'submit') return {};
      return { wish: { reason: event.reason, proposedDate: event.proposedDate } };
    }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepAnswer: assign(
      ({ event }): Partial<Context> => (event.type === 'call.succeeded' ? { assignment: event.output } : {}),
    ),
    sendNow: sendTo('requestExtension', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'assignmentExtension',
  description: '§assignments.13, §assignments.18',
  context: { assignment: null, wish: noWish, failure: null },
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ wish: noWish, failure: null }),
      on: {
        open: [
          { guard: 'isRequested', target: 'requested', actions: 'begin' },
          { target: 'writing', actions: 'begin' },
        ],
      },
    },
    writing: { tags: ['input'], on: { submit: { target: 'sending', actions: 'take' }, close: 'closed' } },
    sending: {
      tags: ['input'],
      invoke: {
        id: 'requestExtension',
        src: 'requestExtension',
        input: ({ context }) => ({ assignmentId: context.assignment?.id ?? '', ...context.wish }),
      },
      on: {
        'call.succeeded': {
          target: 'requested',
          actions: [
            'keepAnswer',
            emit(({ event }): AssignmentChanged => ({ type: 'assignmentChanged', assignment: event.output })),
          ],
        },
        'call.refused': [
          {
            guard: 'isConflict',
            target: 'rejected',
            // Submitted, overdue or asked for in another tab: the page does not know yet.
            actions: ['keepFailure', emit({ type: 'assignmentChanged' })],
          },
          { target: 'rejected', actions: 'keepFailure' },
        ],
      },
      initial: 'underWay',
      states: {
        underWay: { on: { 'call.delayed': { target: 'delayed', actions: 'keepFailure' } } },
        delayed: {
          description: 'No answer so far: it goes on by itself, and at once where the student asks.',
          on: {
            write: '#assignmentExtension.writing',
            submit: { target: 'underWay', actions: 'sendNow' },
            close: '#assignmentExtension.closed',
          },
        },
      },
    },
    rejected: {
      tags: ['input'],
      description: 'Refused; what was written is kept.',
      on: { submit: { target: 'sending', actions: 'take' }, close: 'closed' },
    },
    requested: { description: 'The request waits for its answer.', on: { close: 'closed' } },
  },
});
