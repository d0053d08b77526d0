import { assign, sendTo, setup } from 'xstate';
import type { OperationInput } from '../../api/operation.ts';
import { failureIn } from '../failure-in.ts';
import { stub } from '../operation.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';

/** What is sent at once: the oldest events that the device keeps. */
export type Batch = OperationInput<'recordActivity'>;

type Context = { batch: Batch };
type Event = { type: 'send' } | CallEvent<'recordActivity'>;

const nothing: Batch = { timeZone: 'UTC', events: [] };

/** Sends what the device keeps of lessons opened and of active time, until the server has it (§analytics.22). */
export const activitySendingMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    recordActivity: pendingCall('recordActivity'),
    readKept: stub<Batch>('readKept'),
    eraseKept: stub<void, Batch>('eraseKept'),
  },
  guards: {
    hasEvents: (_, { events }: Batch) => events.length > 0,
    isSignedOut: ({ event }) => failureIn(event).status === 401,
  },
  actions: { take: assign({ batch: (_, batch: Batch) => batch }) },
}).createMachine({
  id: 'activitySending',
  description: '§analytics.22',
  context: { batch: nothing },
  // What an earlier page has left goes out first.
  initial: 'reading',
  states: {
    resting: { on: { send: 'reading' } },
    reading: {
      invoke: {
        id: 'readKept',
        src: 'readKept',
        onDone: [
          {
            guard: { type: 'hasEvents', params: ({ event }) => event.output },
            target: 'sending',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'resting' },
        ],
        onError: 'resting',
      },
    },
    sending: {
      invoke: { id: 'recordActivity', src: 'recordActivity', input: ({ context }) => context.batch },
      on: {
        'call.succeeded': 'erasing',
        'call.refused': [
          { guard: 'isSignedOut', target: 'resting', description: 'It goes out when the person is back.' },
          { target: 'erasing', description: 'It would be refused again.' },
        ],
      },
      initial: 'underWay',
      states: {
        underWay: { on: { 'call.delayed': 'delayed' } },
        delayed: {
          description: 'No answer yet: the call is retried by itself, or at once when there is more to send.',
          on: { send: { target: 'underWay', actions: sendTo('recordActivity', { type: 'sendNow' }) } },
        },
      },
    },
    erasing: {
      invoke: {
        id: 'eraseKept',
        src: 'eraseKept',
        input: ({ context }) => context.batch,
        // More may have come meanwhile.
        onDone: 'reading',
        onError: 'resting',
      },
    },
  },
});
