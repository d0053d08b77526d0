import { assign, emit, sendTo, setup } from 'xstate';
import type { OperationInput } from '../../api/operation.ts';
import { failureIn } from '../failure-in.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';

/** What is sent at once: the oldest answers that the device keeps. */
export type Batch = OperationInput<'answerCards'>;

type Context = { batch: Batch };
type Event =
  /** With what the device keeps, also where that is nothing. */
  { type: 'send'; batch: Batch } | CallEvent<'answerCards'>;
/** The device need not keep it any longer. */
type Emitted = { type: 'settled'; batch: Batch };

const nothing: Batch = { timeZone: 'UTC', answers: [] };

/** Sends the answers of the review that the device keeps, until the server has it (§analytics.66). */
export const reviewSendingMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { answerCards: pendingCall('answerCards') },
  guards: {
    hasAnswers: (_, { answers }: Batch) => answers.length > 0,
    isSignedOut: ({ event }) => failureIn(event).status === 401,
  },
  actions: {
    take: assign({ batch: (_, batch: Batch) => batch }),
    settle: emit(({ context: { batch } }): Emitted => ({ type: 'settled', batch })),
  },
}).createMachine({
  id: 'reviewSending',
  description: '§analytics.66',
  context: { batch: nothing },
  initial: 'resting',
  states: {
    resting: {
      on: {
        send: {
          guard: { type: 'hasAnswers', params: ({ event }) => event.batch },
          target: 'sending',
          actions: { type: 'take', params: ({ event }) => event.batch },
        },
      },
    },
    sending: {
      invoke: { id: 'answerCards', src: 'answerCards', input: ({ context }) => context.batch },
      on: {
        'call.succeeded': { target: 'resting', actions: 'settle' },
        'call.refused': [
          { guard: 'isSignedOut', target: 'resting', description: 'It goes out when the person is back.' },
          { target: 'resting', actions: 'settle', description: 'It would be refused again.' },
        ],
      },
      initial: 'underWay',
      states: {
        underWay: { on: { 'call.delayed': 'delayed' } },
        delayed: {
          description: 'No answer yet: the call is retried by itself, or at once when there is more to send.',
          on: { send: { target: 'underWay', actions: sendTo('answerCards', { type: 'sendNow' }) } },
        },
      },
    },
  },
});
