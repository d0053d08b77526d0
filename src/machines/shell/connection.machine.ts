import { assign, setup } from 'xstate';
import { backOff } from '../back-off.ts';
import { operation } from '../operation.ts';

type Context = {
  /** What `navigator.onLine` was at the start. */
  online: boolean;
  /** 0 to 1: spreads the checks, so that not all browsers call at once when the server is back. */
  random: () => number;
  /** The number of failed checks in a row. */
  failedChecks: number;
};

type Event =
  | { type: 'browser.online' }
  | { type: 'browser.offline' }
  | { type: 'request.answered' }
  | { type: 'request.lost' } // no answer, or none in time
  | { type: 'request.failed' }; // a proxy answered instead of the server

/** Milliseconds before the first check. */
const firstPause = 4_000;
/** Milliseconds that "Connected again." stays on the screen. */
const restoredFor = 4_000;

/**
 * Whether the server can be reached, judged by how ordinary requests end and by the browser's events. After a
 * failure the health check is repeated until the server answers, so that the notice does not outlast the trouble.
 */
export const connectionMachine = setup({
  types: { context: {} as Context, input: {} as Pick<Context, 'online' | 'random'>, events: {} as Event },
  actors: { getHealth: operation('getHealth') },
  guards: { isOffline: ({ context }) => !context.online },
  delays: {
    restoredFor,
    backOff: ({ context: { failedChecks, random } }) => backOff({ tries: failedChecks + 1, random, firstPause }),
  },
  actions: {
    resetFailedChecks: assign({ failedChecks: 0 }),
    countFailedCheck: assign({ failedChecks: ({ context }) => context.failedChecks + 1 }),
  },
}).createMachine({
  id: 'connection',
  description: '§shell.13, §shell.14',
  context: ({ input }) => ({ ...input, failedChecks: 0 }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isOffline', target: 'offline' }, { target: 'online' }] },
    online: {
      description: 'No failed request and no missing network are known.',
      on: { 'browser.offline': 'offline', 'request.lost': 'unsteady', 'request.failed': 'down' },
    },
    offline: {
      description: 'The browser reports that it has no network.',
      entry: 'resetFailedChecks',
      // Some browsers report this when only one of two networks is gone; an answer from the server is better evidence.
      on: { 'browser.online': 'unsteady.checking', 'request.answered': 'restored' },
    },
    unsteady: {
      description: 'One request got no answer; the next may succeed.',
      initial: 'waiting',
      on: {
        'browser.offline': 'offline',
        'request.answered': 'restored',
        'request.lost': 'down',
        'request.failed': 'down',
      },
      states: {
        waiting: { after: { backOff: 'checking' } },
        checking: {
          invoke: {
            id: 'getHealth',
            src: 'getHealth',
            input: {},
            onDone: '#connection.restored',
            onError: '#connection.down',
          },
        },
      },
    },
    down: {
      description: 'The server does not answer, or a proxy answers instead.',
      initial: 'waiting',
      on: { 'browser.offline': 'offline', 'request.answered': 'restored' },
      states: {
        waiting: { after: { backOff: 'checking' } },
        checking: {
          entry: 'countFailedCheck',
          invoke: { id: 'getHealth', src: 'getHealth', input: {}, onDone: '#connection.restored', onError: 'waiting' },
        },
      },
    },
    restored: {
      description: 'The server answers again.',
      entry: 'resetFailedChecks',
      on: { 'browser.offline': 'offline', 'request.lost': 'unsteady', 'request.failed': 'down' },
      after: { restoredFor: 'online' },
    },
  },
});
