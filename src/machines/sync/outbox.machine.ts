import { assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, isLost, isPassing } from '../../api/failure.ts';
import { failureIn } from '../failure-in.ts';
import { backOff } from './back-off.ts';

/** What is to reach the server: sent again with the same key, so that it counts once. */
export type Letter = { id: string; send: (signal: AbortSignal) => Promise<unknown> };

type Context = {
  /** The first is the one whose turn it is. */
  letters: Letter[];
  /** How often it was sent in vain, and what came of it last. */
  tries: number;
  failure: Failure | null;
  /** 0 to 1: so that not everybody sends at once when a server is back. */
  random: () => number;
};

type Event =
  | { type: 'post'; letter: Letter }
  | { type: 'withdraw'; id: string }
  | { type: 'hurry' } // the student asks for it now
  | { type: 'wake' }; // requests get through again

type Emitted =
  | { type: 'delivered'; id: string; output: unknown }
  | { type: 'refused'; id: string; error: unknown }
  | { type: 'delayed'; error: unknown }; // all of them

/** The id of the letter whose turn it is. */
const first = ({ letters }: Context) => letters[0]?.id ?? '';

/** What is to be sent about one subject, in its order, one at a time, until the server has taken or refused it. */
export const outboxMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'random'>,
    events: {} as Event,
    emitted: {} as Emitted,
  },
  actors: {
    deliver: fromPromise<unknown, Letter | undefined>(async ({ input: letter, signal }) => {
      if (!letter) throw new Error('There is nothing to send.');
      return letter.send(signal);
    }),
  },
  guards: {
    hasLetter: ({ context }) => context.letters.length > 0,
    isFirst: ({ context, event }) => event.type === 'withdraw' && event.id === first(context),
    isPassing: ({ event }) => isPassing(failureIn(event)),
    isLost: ({ context }) => context.failure !== null && isLost(context.failure),
  },
  delays: { pause: ({ context }) => backOff(context) },
  actions: {
    queue: assign(({ context, event }): Partial<Context> => {
      return event.type === 'post' ? { letters: [...context.letters, event.letter] } : {};
    }),
    drop: assign(({ context, event }): Partial<Context> => {
      return event.type === 'withdraw' ? { letters: context.letters.filter(({ id }) => id !== event.id) } : {};
    }),
    next: assign({ letters: ({ context }) => context.letters.slice(1) }),
    forgetTries: assign({ tries: 0, failure: null }),
    countTry: assign({ tries: ({ context }) => context.tries + 1, failure: ({ event }) => failureIn(event) }),
  },
}).createMachine({
  id: 'outbox',
  description: '§sync.7 to §sync.10; docs/adr/010-outbox.md',
  context: ({ input: { random } }) => ({ letters: [], tries: 0, failure: null, random }),
  initial: 'empty',
  on: {
    post: { actions: 'queue' },
    withdraw: [{ guard: 'isFirst', target: '.empty', actions: 'drop' }, { actions: 'drop' }],
  },
  states: {
    empty: { entry: 'forgetTries', always: { guard: 'hasLetter', target: 'sending' } },
    sending: {
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: ({ context }) => context.letters[0],
        onDone: {
          target: 'empty',
          actions: [
            emit(({ context, event }) => ({ type: 'delivered', id: first(context), output: event.output })),
            'next',
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
              emit(({ context, event }) => ({ type: 'refused', id: first(context), error: event.error })),
              'next',
            ],
          },
        ],
      },
    },
    waiting: {
      description: 'The server could not take it for now.',
      on: {
        hurry: 'sending',
        wake: { guard: 'isLost', target: 'sending' },
      },
      after: { pause: 'sending' },
    },
  },
});
