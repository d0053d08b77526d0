import { assign, setup } from 'xstate';

/** How long before its end a session is spoken of, in milliseconds. */
export const notice = 2 * 60 * 1000;
/** How long someone who types has to rest, in milliseconds, until their session's end is said over the page. */
export const rest = 1000;
/** `setTimeout` overflows past 2^31-1 ms, so a far end is waited for in days. */
const longestWait = 24 * 60 * 60 * 1000;

type Session = {
  /** Milliseconds since 1970; of a visitor's, never. */
  endsAt: number;
  isUnsent: boolean;
};

type Context = Session & { now: () => number };

type Event =
  | ({ type: 'session.change' } & Session)
  | { type: 'session.end' } // the page stands
  | { type: 'type' } // a key is pressed
  | { type: 'stay' }
  | { type: 'close' };

const isFar = ({ endsAt, now }: Context) => endsAt - now() > notice;

/** A session's end while something is unsent: a note before it, and signing in again over the page. */
export const sessionEndingMachine = setup({
  types: { context: {} as Context, input: {} as Context, events: {} as Event },
  guards: {
    isAtStake: ({ context }) => context.isUnsent && !isFar(context),
    isFar: ({ context }) => isFar(context),
  },
  delays: {
    rest,
    untilNotice: ({ context }) => Math.min(context.endsAt - context.now() - notice, longestWait),
  },
}).createMachine({
  id: 'sessionEnding',
  description: '§sync.21 to §sync.23; docs/adr/009-signing-in-again.md',
  context: ({ input }) => input,
  initial: 'looking',
  on: {
    'session.change': {
      target: '.looking',
      actions: assign(({ event: { endsAt, isUnsent } }) => ({ endsAt, isUnsent })),
    },
  },
  states: {
    looking: { always: [{ guard: 'isAtStake', target: 'warned' }, { target: 'calm' }] },
    calm: {
      description: 'Nothing is unsent, or the end is not near.',
      after: {
        untilNotice: [
          { guard: 'isAtStake', target: 'warned' },
          { guard: 'isFar', target: 'calm', reenter: true },
        ],
      },
      on: { 'session.end': 'finishing' },
    },
    warned: {
      description: 'The end is said, and nothing is in the way.',
      on: { stay: 'asking', 'session.end': 'finishing' },
    },
    asking: {
      description: 'The password is asked, as there is no other way to a new token.',
      on: { close: 'warned', 'session.end': 'ended' },
    },
    finishing: {
      description: 'The session has ended; the dialog waits until whoever is typing pauses.',
      after: { rest: 'ended' },
      on: { type: { target: 'finishing', reenter: true } },
    },
    ended: { description: 'The session has ended; the page stands behind the question.' },
  },
});
