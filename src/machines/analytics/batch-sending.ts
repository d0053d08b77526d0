import { assign, emit, sendTo, setup } from 'xstate';
import type { OperationInput } from '../../api/operation.ts';
import { failureIn } from '../failure-in.ts';
import { callbackStub } from '../operation.ts';
import type { CallEvent, SendNow } from '../sync/pending-call.ts';

export type BatchOperation = 'recordActivity' | 'answerCards';

type Flow<Id extends BatchOperation> = {
  id: string;
  description: string;
  operation: Id;
  emptyBatch: OperationInput<Id>;
  hasItems: (batch: OperationInput<Id>) => boolean;
};

/** A flow that sends what the device keeps, a batch at a time, the oldest first, until the server has it. */
export function batchSendingMachine<Id extends BatchOperation>({ id, description, operation, ...flow }: Flow<Id>) {
  type Context = { batch: OperationInput<Id> };
  type Event =
    /** Brings everything that the device keeps, which may be nothing. */
    ({ type: 'send' } & Context) | CallEvent<BatchOperation>;
  /** The server has the batch or refuses it for good: the device can delete it. */
  type Emitted = { type: 'settled' } & Context;

  return setup({
    types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
    actors: { sendBatch: callbackStub<SendNow, Context>(operation) },
    guards: {
      hasItems: ({ event }) => event.type === 'send' && flow.hasItems(event.batch),
      isSignedOut: ({ event }) => failureIn(event).status === 401,
    },
    actions: {
      take: assign(({ event }) => (event.type === 'send' ? { batch: event.batch } : {})),
      settle: emit(({ context: { batch } }): Emitted => ({ type: 'settled', batch })),
    },
  }).createMachine({
    id,
    description,
    context: { batch: flow.emptyBatch },
    initial: 'resting',
    states: {
      resting: { on: { send: { guard: 'hasItems', target: 'sending', actions: 'take' } } },
      sending: {
        invoke: { id: operation, src: 'sendBatch', input: ({ context: { batch } }) => ({ batch }) },
        on: {
          'call.succeeded': { target: 'resting', actions: 'settle' },
          'call.refused': [
            {
              guard: 'isSignedOut',
              target: 'resting',
              description: 'The device keeps the batch until the person has signed in again.',
            },
            {
              target: 'resting',
              actions: 'settle',
              description: 'The server would refuse it again, so the device deletes it.',
            },
          ],
        },
        initial: 'underWay',
        states: {
          underWay: { on: { 'call.delayed': 'delayed' } },
          delayed: {
            description: 'No answer yet: the call is retried by itself, or at once when there is more to send.',
            on: { send: { target: 'underWay', actions: sendTo(operation, { type: 'sendNow' }) } },
          },
        },
      },
    },
  });
}

export type BatchSendingMachine<Id extends BatchOperation> = ReturnType<typeof batchSendingMachine<Id>>;
