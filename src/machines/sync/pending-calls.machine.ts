import { assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, isLost, isPassing } from '../../api/failure.ts';
import { backOff } from '../back-off.ts';
import { failureIn } from '../failure-in.ts';

/** A call that is not answered yet: each retry has the same idempotency key, so that it counts once. */
export type PendingCall = { id: string; send: (signal: AbortSignal) => Promise<unknown> };

type Context = {
  /** In the order of sending. */
  calls: PendingCall[];
  /** The failed tries of the first call; `failure` is the last one's. */
  tries: number;
  failure: Failure | null;
  /** 0 to 1: spreads the retries, so that not all browsers send at once when the server is back. */
  random: () => number;
};

type Event =
  | { type: 'add'; call: PendingCall }
  | { type: 'cancel'; id: string }
  | { type: 'sendNow' } // the student asked for a retry at once
  | { type: 'connected' }; // the server can be reached again

type Emitted =
  | { type: 'succeeded'; id: string; output: unknown }
  | { type: 'refused'; id: string; error: unknown }
  | { type: 'delayed'; error: unknown }; // concerns every call in the queue, as they are sent in order

const firstId = ({ calls }: Context) => calls[0]?.id ?? '';

/** The pending calls of one form: sent in order, one at a time, each until the server has accepted or refused it. */
export const pendingCallsMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'random'>,
    events: {} as Event,
    emitted: {} as Emitted,
  },
  actors: {
    send: fromPromise<unknown, PendingCall | undefined>(async ({ input: call, signal }) => {
      if (!call) throw new Error('There is nothing to send.');
      return call.send(signal);
    }),
  },
  guards: {
    hasCall: ({ context }) => context.calls.length > 0,
    isFirst: ({ context, event }) => event.type === 'cancel' && event.id === firstId(context),
    isPassing: ({ event }) => isPassing(failureIn(event)),
    isLost: ({ context }) => context.failure !== null && isLost(context.failure),
  },
  delays: { backOff: ({ context }) => backOff(context) },
  actions: {
    append: assign(({ context, event }): Partial<Context> => {
      return event.type === 'add' ? { calls: [...context.calls, event.call] } : {};
    }),
    remove: assign(({ context, event }): Partial<Context> => {
      return event.type === 'cancel' ? { calls: context.calls.filter(({ id }) => id !== event.id) } : {};
    }),
    removeFirst: assign({ calls: ({ context }) => context.calls.slice(1) }),
    forgetTries: assign({ tries: 0, failure: null }),
    countTry: assign({ tries: ({ context }) => context.tries + 1, failure: ({ event }) => failureIn(event) }),
  },
}).createMachine({
  id: 'pendingCalls',
  description: '§sync.7 to §sync.10; docs/adr/010-pending-calls.md',
  context: ({ input: { random } }) => ({ calls: [], tries: 0, failure: null, random }),
  initial: 'empty',
  on: {
    add: { actions: 'append' },
    cancel: [{ guard: 'isFirst', target: '.empty', actions: 'remove' }, { actions: 'remove' }],
  },
  states: {
    empty: { entry: 'forgetTries', always: { guard: 'hasCall', target: 'sending' } },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context.calls[0],
        onDone: {
          target: 'empty',
          actions: [
            emit(({ context, event }) => ({ type: 'succeeded', id: firstId(context), output: event.output })),
            'removeFirst',
          ],
        },
        onError: [
          {
            guard: 'isPassing',
            target: 'waiting',
            actions: ['countTry', emit(({ event }) => ({ type: 'delayed', error: event.error }))],
          },
          {
            target: 'empty',
            actions: [
              emit(({ context, event }) => ({ type: 'refused', id: firstId(context), error: event.error })),
              'removeFirst',
            ],
          },
        ],
      },
    },
    waiting: {
      description: 'The last try failed in a way that may pass; it is retried.',
      on: {
        sendNow: 'sending',
        connected: { guard: 'isLost', target: 'sending' },
      },
      after: { backOff: 'sending' },
    },
  },
});
