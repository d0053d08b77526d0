import { assign, setup } from 'xstate';
import { tokenOperation } from '../operation.ts';

const second = 1000;
/** Milliseconds that the offer lasts from the registration on (§dashboard.3). */
export const offerRuns = 7 * 24 * 60 * 60 * second;
/** The fixed figure that shows if there is no date (§dashboard.3): 23:59:42. */
export const undatedSeconds = 23 * 3600 + 59 * 60 + 42;

type Input = {
  /** The session's token, with which the profile is loaded. */
  token: string;
  /** The registration date known from the sign-in, used if the profile cannot be loaded. */
  registeredAt: string | null;
  now: () => number;
};

type Context = Input & {
  /** Milliseconds since 1970; null without a date. */
  endsAt: number | null;
  remainingSeconds: number;
};

const endOf = (registeredAt: string | null): number | null => {
  const start = Date.parse(registeredAt ?? '');
  return Number.isNaN(start) ? null : start + offerRuns;
};

/** Counts down to seven days after the registration (§dashboard.3). */
export const offerCountdownMachine = setup({
  types: { input: {} as Input, context: {} as Context },
  actors: { getCurrentUser: tokenOperation('getCurrentUser') },
  actions: {
    count: assign({
      remainingSeconds: ({ context: { endsAt, now, remainingSeconds } }) =>
        endsAt === null ? remainingSeconds : Math.floor((endsAt - now()) / second),
    }),
  },
  guards: {
    isUndated: ({ context }) => context.endsAt === null,
    isOver: ({ context }) => context.remainingSeconds <= 0,
  },
  delays: {
    // §dashboard.4: ticks on the full second, so that a late timer does not delay the following ones.
    tick: ({ context }) => (((context.endsAt ?? 0) - context.now()) % second) + 1,
  },
}).createMachine({
  id: 'offerCountdown',
  description: '§dashboard.2 to §dashboard.4, §dashboard.22',
  context: ({ input }) => ({ ...input, endsAt: null, remainingSeconds: undatedSeconds }),
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
            // If the profile has no date, the current date is used.
            endsAt: ({ context, event }) => endOf(event.output.registeredAt) ?? context.now() + offerRuns,
          }),
        },
        onError: { target: 'dated', actions: assign({ endsAt: ({ context }) => endOf(context.registeredAt) }) },
      },
    },
    dated: {
      entry: 'count',
      always: [{ guard: 'isUndated', target: 'undated' }, { guard: 'isOver', target: 'past' }, { target: 'counting' }],
    },
    past: { description: 'The offer had ended before the page was opened, so it takes no room (§dashboard.22).' },
    undated: { description: 'No date is known: a fixed figure shows, without a countdown.' },
    checking: {
      entry: 'count',
      always: [{ guard: 'isOver', target: 'expired' }, { target: 'counting' }],
    },
    counting: { after: { tick: 'checking' } },
    expired: {},
  },
});
