import { assign, setup } from 'xstate';
import { backOff } from '../back-off.ts';
import { operation } from '../operation.ts';

type Context = {
  /** What the browser says at the start. */
  online: boolean;
  /** 0 to 1: so that not everybody asks at once when a server is back. */
  random: () => number;
  /** How often the server has been looked for in vain. */
  looks: number;
};

type Event =
  | { type: 'browser.online' }
  | { type: 'browser.offline' }
  | { type: 'request.answered' }
  | { type: 'request.lost' } // no answer, or none in time
  | { type: 'request.failed' }; // a proxy answered in the server's place

/** Milliseconds before the first look. */
const firstPause = 4_000;
/** Milliseconds that "Connected again." stands. */
const farewell = 4_000;

/**
 * Whether what a student does can reach the server: told by the requests that are made anyway, and by the browser. Where
 * they go wrong, the server is looked for until it answers, so that what is shown does not stay untrue.
 */
export const connectionMachine = setup({
  types: { context: {} as Context, input: {} as Pick<Context, 'online' | 'random'>, events: {} as Event },
  actors: { getHealth: operation('getHealth') },
  guards: { isOffline: ({ context }) => !context.online },
  delays: {
    farewell,
    backOff: ({ context: { looks, random } }) => backOff({ tries: looks + 1, random, firstPause }),
  },
  actions: {
    forgetLooks: assign({ looks: 0 }),
    countLook: assign({ looks: ({ context }) => context.looks + 1 }),
  },
}).createMachine({
  id: 'connection',
  description: '§shell.13, §shell.14',
  context: ({ input }) => ({ ...input, looks: 0 }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isOffline', target: 'offline' }, { target: 'online' }] },
    online: {
      description: 'Nothing is known to be wrong.',
      on: { 'browser.offline': 'offline', 'request.lost': 'unsteady', 'request.failed': 'down' },
    },
    offline: {
      description: 'The browser has no network.',
      entry: 'forgetLooks',
      // Some browsers say so where only one of two networks is gone: an answer tells better.
      on: { 'browser.online': 'unsteady.looking', 'request.answered': 'restored' },
    },
    unsteady: {
      description: 'A request got lost; the next may get through.',
      initial: 'waiting',
      on: {
        'browser.offline': 'offline',
        'request.answered': 'restored',
        'request.lost': 'down',
        'request.failed': 'down',
      },
      states: {
        waiting: { after: { backOff: 'looking' } },
        looking: {
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
      description: 'The server does not answer, or something else does in its place.',
      initial: 'waiting',
      on: { 'browser.offline': 'offline', 'request.answered': 'restored' },
      states: {
        waiting: { after: { backOff: 'looking' } },
        looking: {
          entry: 'countLook',
          invoke: { id: 'getHealth', src: 'getHealth', input: {}, onDone: '#connection.restored', onError: 'waiting' },
        },
      },
    },
    restored: {
      description: 'Requests get through again.',
      entry: 'forgetLooks',
      on: { 'browser.offline': 'offline', 'request.lost': 'unsteady', 'request.failed': 'down' },
      after: { farewell: 'online' },
    },
  },
});
