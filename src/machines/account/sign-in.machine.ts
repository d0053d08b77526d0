import { assign, emit, enqueueActions, setup } from 'xstate';
import type { StoredSession } from '../../api/account/session-store.ts';
import { type Failure, toFailure } from '../../api/failure.ts';
import type { OperationInput } from '../../api/operation.ts';
import type { Notify } from '../effects.ts';
import { failureIn } from '../failure-in.ts';
import { operation, stub, tokenOperation } from '../operation.ts';
import type { Ticket } from './ticket.ts';

export type SignInMode = 'login' | 'forgot';

type Input = { mode: SignInMode; email: string; rememberMe: boolean };

type Context = Input & {
  password: string;
  /** The new token, while its user has not been loaded yet. */
  ticket: Ticket;
  /** What the server gave for the second step; empty without one (§account.75). */
  secondStep: string;
  failure: Failure | null;
};

type Event =
  | { type: 'email.type'; email: string }
  | { type: 'rememberMe.set'; rememberMe: boolean }
  | { type: 'submit'; values: { email: string; password: string; rememberMe: boolean } }
  /** A passkey or the second step has signed the person in. */
  | { type: 'ticket'; ticket: Ticket }
  | { type: 'link.request'; email: string }
  | { type: 'forgot' }
  | { type: 'back' };

type Emitted =
  | Notify
  | { type: 'signedIn'; session: StoredSession }
  /** The e-mail address that the next visit starts with; `null` forgets it. */
  | { type: 'remember'; email: string | null }
  /** The mode has changed; the route shows it in the URL, since each mode has its own. */
  | { type: 'turn'; mode: SignInMode };

const noTicket = { token: '', expiresAt: 0 };

/** Returns the second step's input, or a token and its expiry. The route reads the expiry: machines parse no tokens. */
const login = stub<Ticket | { secondStep: string }, OperationInput<'login'>>('login');

/** Signing in, or asking for a reset link (§account.12 to §account.22). */
export const signInMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event, emitted: {} as Emitted },
  actors: {
    login,
    getCurrentUser: tokenOperation('getCurrentUser'),
    requestPasswordReset: operation('requestPasswordReset'),
  },
  guards: {
    hasForgotten: ({ context }) => context.mode === 'forgot',
    unticks: ({ event }) => event.type === 'rememberMe.set' && !event.rememberMe,
  },
  actions: {
    take: assign((_, typed: Partial<Context>) => ({ ...typed, failure: null })),
    fail: assign({ failure: ({ event }) => failureIn(event), ticket: noTicket }),
    keepTicket: assign({ ticket: (_, ticket: Ticket) => ticket, failure: null }),
    remember: enqueueActions(({ context, enqueue }) =>
      enqueue.emit({ type: 'remember', email: context.rememberMe ? context.email : null }),
    ),
  },
}).createMachine({
  id: 'signIn',
  description: '§account.12 to §account.22',
  context: ({ input }) => ({ ...input, password: '', ticket: noTicket, secondStep: '', failure: null }),
  initial: 'opening',
  on: {
    'email.type': { actions: assign({ email: ({ event }) => event.email }) },
  },
  states: {
    opening: { always: [{ guard: 'hasForgotten', target: 'forgot' }, { target: 'login' }] },
    login: {
      tags: ['input'],
      initial: 'editing',
      on: {
        'rememberMe.set': [
          // Unticking forgets the address at once, even if no sign-in follows.
          { guard: 'unticks', actions: [assign({ rememberMe: false }), 'remember'] },
          { actions: assign({ rememberMe: true }) },
        ],
        forgot: { target: 'forgot', actions: emit({ type: 'turn', mode: 'forgot' }) },
        ticket: { target: '.identifying', actions: { type: 'keepTicket', params: ({ event }) => event.ticket } },
      },
      states: {
        editing: {
          on: { submit: { target: 'submitting', actions: { type: 'take', params: ({ event }) => event.values } } },
        },
        submitting: {
          invoke: {
            id: 'login',
            src: 'login',
            input: ({ context: { email, password } }) => ({ email, password }),
            onDone: [
              {
                guard: ({ event }) => 'secondStep' in event.output,
                target: '#signIn.secondStep',
                actions: assign({
                  secondStep: ({ event }) => ('secondStep' in event.output ? event.output.secondStep : ''),
                  password: '',
                }),
              },
              {
                target: 'identifying',
                actions: assign({ ticket: ({ event }) => ('token' in event.output ? event.output : noTicket) }),
              },
            ],
            onError: { target: 'rejected', actions: 'fail' },
          },
        },
        identifying: {
          description: 'The login succeeded; its user is loaded before the session starts.',
          invoke: {
            id: 'getCurrentUser',
            src: 'getCurrentUser',
            input: ({ context }) => ({ token: context.ticket.token }),
            onDone: {
              target: '#signIn.signedIn',
              actions: [
                'remember',
                emit(({ context, event }) => ({
                  type: 'signedIn',
                  session: { ...context.ticket, user: event.output },
                })),
                assign({ password: '', ticket: noTicket }),
              ],
            },
            onError: { target: 'rejected', actions: 'fail' },
          },
        },
        rejected: {
          on: { submit: { target: 'submitting', actions: { type: 'take', params: ({ event }) => event.values } } },
        },
      },
    },
    secondStep: {
      description: 'The password was right; account/second-step asks for a code.',
      on: {
        ticket: { target: 'login.identifying', actions: { type: 'keepTicket', params: ({ event }) => event.ticket } },
        back: { target: 'login', actions: assign({ secondStep: '' }) },
      },
    },
    forgot: {
      tags: ['input'],
      initial: 'editing',
      on: { back: { target: 'login', actions: emit({ type: 'turn', mode: 'login' }) } },
      states: {
        editing: {
          on: {
            'link.request': {
              target: 'submitting',
              actions: { type: 'take', params: ({ event }) => ({ email: event.email }) },
            },
          },
        },
        submitting: {
          invoke: {
            id: 'requestPasswordReset',
            src: 'requestPasswordReset',
            input: ({ context }) => ({ email: context.email }),
            onDone: { target: 'sent', actions: emit({ type: 'notify', message: 'resetLinkSent' }) },
            onError: {
              target: 'rejected',
              actions: [
                'fail',
                emit(({ event }) => ({
                  type: 'notify',
                  message: 'resetFailed',
                  detail: toFailure(event.error).message ?? undefined,
                })),
              ],
            },
          },
        },
        sent: {},
        rejected: {
          on: {
            'link.request': {
              target: 'submitting',
              actions: { type: 'take', params: ({ event }) => ({ email: event.email }) },
            },
          },
        },
      },
    },
    signedIn: { description: 'The session has started; the guard of the route opens the page that was asked for.' },
  },
});
