import { assign, emit, enqueueActions, setup } from 'xstate';
import type { StoredSession, User } from '../../api/session-store.ts';
import { operation } from '../operation.ts';

/** `setTimeout` overflows past 2^31-1 ms, so a far expiry is waited for in days. */
const longestWait = 24 * 60 * 60 * 1000;
/** How long signing out waits for the server, in milliseconds. */
const patience = 2000;

type Context = {
  session: StoredSession | null;
  /** The page holds something unsent, and the dialog that signs in again. */
  isUnsent: boolean;
  now: () => number;
};

type Input = { stored: StoredSession | null; now: () => number };

type Event =
  | { type: 'start'; session: StoredSession }
  | { type: 'change.user'; user: User }
  | { type: 'change.token'; token: string; expiresAt: number }
  | { type: 'change.unsent'; isUnsent: boolean }
  | { type: 'refuse' } // the server says that the session has ended
  | { type: 'leave' } // nobody signs in again
  | { type: 'end.elsewhere' } // another tab signed out
  | { type: 'signOut' };

type Emitted =
  | { type: 'save'; session: StoredSession }
  | { type: 'endInPlace'; token: string } // the cookies go, the person stays
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
    patience,
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
      description: 'Loading starts true: the cookie is looked at.',
      always: [{ guard: 'isValid', target: 'valid' }, { target: 'signedOut' }],
    },
    valid: {
      description: 'Signed in, and the token is unexpired.',
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
        'The session ended over something unsent: the page stands until its person signs in again, or leaves.',
      entry: emit(({ context }) => ({ type: 'endInPlace', token: tokenOf(context) })),
      on: {
        'change.token': { target: 'valid', actions: { type: 'renew', params: ({ event }) => event } },
        leave: 'expired',
        'end.elsewhere': 'signedOut',
        signOut: 'leaving',
      },
    },
    signingOut: {
      description: 'The server is told; whatever it answers, the session ends here.',
      invoke: { id: 'logout', src: 'logout', input: {}, onDone: 'leaving', onError: 'leaving' },
      after: { patience: 'leaving' },
    },
    leaving: {
      description: 'Signed out by the person, who goes to the sign-in page.',
      entry: [
        emit(({ context }) => ({ type: 'signOut', token: tokenOf(context) })),
        'clear',
        emit({ type: 'go', to: 'login' }),
      ],
      always: 'signedOut',
    },
    expired: {
      description: 'The session ended by itself or by the server.',
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
