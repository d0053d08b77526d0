import { assign, setup } from 'xstate';
import { tokenOperation } from '../operation.ts';

const second = 1000;
/** How long the offer runs from the registration (§dashboard.3), in milliseconds. */
export const offerRuns = 7 * 24 * 60 * 60 * second;
/** What shows where there is no date (§dashboard.3): 23:59:42. */
export const undatedSeconds = 23 * 3600 + 59 * 60 + 42;

type Input = {
  /** The session's, to ask who is signed in. */
  token: string;
  /** What signing in said; it counts where the server does not answer. */
  registeredAt: string | null;
  now: () => number;
};

type Context = Input & {
  /** Milliseconds since 1970; null without a date. */
  endsAt: number | null;
  secondsLeft: number;
};

const endOf = (registeredAt: string | null): number | null => {
  const start = Date.parse(registeredAt ?? '');
  return Number.isNaN(start) ? null : start + offerRuns;
};

/** Counts down to seven days after the registration (§dashboard.3). */
export const offerCountdownMachine = setup({
  types: { input: {} as Input, context: {} as Context },
  actors: { getCurrentUser: tokenOperation('getCurrentUser') },
  guards: {
    isUndated: ({ context }) => context.endsAt === null,
    isOver: ({ context }) => context.secondsLeft <= 0,
  },
  delays: {
    // §dashboard.4: every second, on the second: a late timer does not make the next one later.
    tick: ({ context }) => (((context.endsAt ?? 0) - context.now()) % second) + 1,
  },
}).createMachine({
  id: 'offerCountdown',
  description: '§dashboard.2 to §dashboard.4',
  context: ({ input }) => ({ ...input, endsAt: null, secondsLeft: undatedSeconds }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getCurrentUser',
        src: 'getCurrentUser',
        input: ({ context }) => ({ token: context.token }),
        onDone: {
          target: 'dated',
          actions: assign({
            // A profile without a date gets the current one.
            endsAt: ({ context, event }) => endOf(event.output.registeredAt) ?? context.now() + offerRuns,
          }),
        },
        onError: { target: 'dated', actions: assign({ endsAt: ({ context }) => endOf(context.registeredAt) }) },
      },
    },
    dated: { always: [{ guard: 'isUndated', target: 'undated' }, { target: 'looking' }] },
    undated: { description: 'No date at all: a fixed figure that does not count.' },
    looking: {
      entry: assign({
        secondsLeft: ({ context }) => Math.floor(((context.endsAt ?? 0) - context.now()) / second),
      }),
      always: [{ guard: 'isOver', target: 'expired' }, { target: 'counting' }],
    },
    counting: { after: { tick: 'looking' } },
    expired: {},
  },
});
