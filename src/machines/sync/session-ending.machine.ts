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
  /** Something on the page was typed and not sent. */
  holdsInput: boolean;
};

type Context = Session & { now: () => number };

type Event =
  | ({ type: 'session.run' } & Session) // as it is from now on
  | { type: 'session.lapse' } // it has ended, and the page stands
  | { type: 'type' } // a key is pressed
  | { type: 'stay' }
  | { type: 'close' };

const isFar = ({ endsAt, now }: Context) => endsAt - now() > notice;

/** Staying signed in while something is unsent: a word before the session's end, and signing in again in place. */
export const sessionEndingMachine = setup({
  types: { context: {} as Context, input: {} as Context, events: {} as Event },
  guards: {
    isAtStake: ({ context }) => context.holdsInput && !isFar(context),
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
    'session.run': {
      target: '.looking',
      actions: assign(({ event: { endsAt, holdsInput } }) => ({ endsAt, holdsInput })),
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
      on: { 'session.lapse': 'finishing' },
    },
    warned: {
      description: 'The end is said, and nothing is in the way.',
      on: { stay: 'asking', 'session.lapse': 'finishing' },
    },
    asking: {
      description: 'The password is asked, as there is no other way to a new token.',
      on: { close: 'warned', 'session.lapse': 'lapsed' },
    },
    finishing: {
      description: 'The session has ended; the dialog waits until whoever is typing pauses.',
      after: { rest: 'lapsed' },
      on: { type: { target: 'finishing', reenter: true } },
    },
    lapsed: { description: 'The session has ended; the page stands behind the question.' },
  },
});
