import { assign, setup } from 'xstate';

/** Milliseconds before a session's end at which the note appears. */
export const notice = 2 * 60 * 1000;
/** Milliseconds without a key press before the dialog opens, so that it does not interrupt typing. */
export const rest = 1000;
/** `setTimeout` overflows past 2^31-1 ms, so a distant end is waited for one day at a time. */
const longestWait = 24 * 60 * 60 * 1000;

type Session = {
  /** Milliseconds since 1970; infinite for a visitor. */
  endsAt: number;
  isUnsent: boolean;
};

type Context = Session & { now: () => number };

type Event =
  | ({ type: 'session.change' } & Session)
  | { type: 'session.end' } // the session ended, and the page stays open
  | { type: 'type' } // a key was pressed
  | { type: 'stay' }
  | { type: 'close' };

const isFar = ({ endsAt, now }: Context) => endsAt - now() > notice;

/** Keeps unsent input when the session ends: first a note, then a dialog for signing in again on the same page. */
export const sessionEndingMachine = setup({
  types: { context: {} as Context, input: {} as Context, events: {} as Event },
  guards: {
    isWarningDue: ({ context }) => context.isUnsent && !isFar(context),
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
  initial: 'checking',
  on: {
    'session.change': {
      target: '.checking',
      actions: assign(({ event: { endsAt, isUnsent } }) => ({ endsAt, isUnsent })),
    },
  },
  states: {
    checking: { always: [{ guard: 'isWarningDue', target: 'warned' }, { target: 'waiting' }] },
    waiting: {
      description: 'Nothing is unsent, or the end of the session is not near.',
      after: {
        untilNotice: [
          { guard: 'isWarningDue', target: 'warned' },
          { guard: 'isFar', target: 'waiting', reenter: true },
        ],
      },
      on: { 'session.end': 'finishing' },
    },
    warned: {
      description: 'A note announces the end; the page remains usable.',
      on: { stay: 'asking', 'session.end': 'finishing' },
    },
    asking: {
      description: 'A dialog asks for the password, the only way to a new token.',
      on: { close: 'warned', 'session.end': 'ended' },
    },
    finishing: {
      description: 'The session has ended; the dialog opens at the next pause in typing.',
      after: { rest: 'ended' },
      on: { type: { target: 'finishing', reenter: true } },
    },
    ended: { description: 'The session has ended; the dialog for signing in again covers the page.' },
  },
});
