import { assign, emit, enqueueActions, setup } from 'xstate';
import type { StoredSession, User } from '../../api/account/session-store.ts';
import { operation } from '../operation.ts';

/** `setTimeout` overflows past 2^31-1 ms, so a distant expiry is waited for one day at a time. */
const longestWait = 24 * 60 * 60 * 1000;
/** Milliseconds that signing out waits for the server. */
const serverWait = 2000;

type Context = {
  session: StoredSession | null;
  /** Something on the page is unsent, and the dialog for signing in again is loaded. */
  isUnsent: boolean;
  now: () => number;
};

type Input = { stored: StoredSession | null; now: () => number };

type Event =
  | { type: 'start'; session: StoredSession }
  | { type: 'change.user'; user: User }
  | { type: 'change.token'; token: string; expiresAt: number }
  | { type: 'change.unsent'; isUnsent: boolean }
  | { type: 'refuse' } // the server answered that the session has ended
  | { type: 'leave' } // the person goes to the sign-in page instead of signing in again here
  | { type: 'end.elsewhere' } // another tab signed out
  | { type: 'signOut' };

type Emitted =
  | { type: 'save'; session: StoredSession }
  | { type: 'endInPlace'; token: string } // removes the cookies; the page stays open
  | { type: 'signOut'; token: string } // in all tabs
  | { type: 'clear'; token: string }
  | { type: 'go'; to: 'login' };

const tokenOf = ({ session }: Context) => session?.token ?? '';

/** Who is signed in, and until when (§account.1 to §account.7). */
export const sessionMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    emitted: {} as Emitted,
  },
  actors: { logout: operation('logout') },
  guards: {
    isValid: ({ context }) => context.session !== null && context.session.expiresAt > context.now(),
    isUnsent: ({ context }) => context.isUnsent,
    startsValid: ({ context, event }) => event.type === 'start' && event.session.expiresAt > context.now(),
  },
  delays: {
    serverWait,
    untilExpiry: ({ context }) => Math.min((context.session?.expiresAt ?? 0) - context.now(), longestWait),
  },
  actions: {
    save: enqueueActions(({ context, enqueue }) => {
      if (context.session) enqueue.emit({ type: 'save', session: context.session });
    }),
    renew: assign({
      session: ({ context: { session } }, { token, expiresAt }: { token: string; expiresAt: number }) =>
        session && { ...session, token, expiresAt },
    }),
    clear: enqueueActions(({ context, enqueue }) => {
      if (context.session) enqueue.emit({ type: 'clear', token: context.session.token });
      enqueue.assign({ session: null });
    }),
  },
}).createMachine({
  id: 'session',
  description: '§account.1 to §account.7, §account.38, §sync.21; docs/adr/009-signing-in-again.md',
  context: ({ input }) => ({ session: input.stored, isUnsent: false, now: input.now }),
  initial: 'restoring',
  on: {
    'change.unsent': { actions: assign({ isUnsent: ({ event }) => event.isUnsent }) },
  },
  states: {
    restoring: {
      description: 'The stored session is checked; until then the app shows that it is loading.',
      always: [{ guard: 'isValid', target: 'valid' }, { target: 'signedOut' }],
    },
    valid: {
      description: 'Signed in, and the token has not expired.',
      entry: 'save',
      after: {
        untilExpiry: [
          { guard: 'isValid', target: 'valid', reenter: true },
          { guard: 'isUnsent', target: 'endedInPlace' },
          { target: 'expired' },
        ],
      },
      on: {
        'change.user': {
          actions: [
            assign({ session: ({ context, event }) => context.session && { ...context.session, user: event.user } }),
            'save',
          ],
        },
        'change.token': { target: 'valid', reenter: true, actions: { type: 'renew', params: ({ event }) => event } },
        refuse: [{ guard: 'isUnsent', target: 'endedInPlace' }, { target: 'expired' }],
        'end.elsewhere': 'signedOut',
        signOut: 'signingOut',
      },
    },
    endedInPlace: {
      description:
        'The session ended while something was unsent: the page stays open until the person signs in again or leaves.',
      entry: emit(({ context }) => ({ type: 'endInPlace', token: tokenOf(context) })),
      on: {
        'change.token': { target: 'valid', actions: { type: 'renew', params: ({ event }) => event } },
        leave: 'expired',
        'end.elsewhere': 'signedOut',
        signOut: 'leaving',
      },
    },
    signingOut: {
      description: 'The server is asked to end the session; whatever it answers, it ends in this browser.',
      invoke: { id: 'logout', src: 'logout', input: {}, onDone: 'leaving', onError: 'leaving' },
      after: { serverWait: 'leaving' },
    },
    leaving: {
      description: 'The person has signed out; the sign-in page opens.',
      entry: [
        emit(({ context }) => ({ type: 'signOut', token: tokenOf(context) })),
        'clear',
        emit({ type: 'go', to: 'login' }),
      ],
      always: 'signedOut',
    },
    expired: {
      description: 'The token expired, or the server ended the session.',
      entry: 'clear',
      on: {
        start: { guard: 'startsValid', target: 'valid', actions: assign({ session: ({ event }) => event.session }) },
      },
    },
    signedOut: {
      entry: 'clear',
      on: {
        start: { guard: 'startsValid', target: 'valid', actions: assign({ session: ({ event }) => event.session }) },
      },
    },
  },
});
