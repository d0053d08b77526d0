import { assign, setup } from 'xstate';
import { callbackStub } from '../operation.ts';

type Input = {
  /** Whether the server has what the code needs besides the language. */
  isProvided: boolean;
  /** Whether the browser can run the code at all. */
  isSupported: boolean;
  /** Whether it is loaded at once, as it is small or cached; otherwise it is loaded when the student asks for it. */
  isAtOnce: boolean;
};
type Progress = { loaded: number; total: number };
type Context = Input & { progress: Progress | null };

export type LoadEvent =
  | ({ type: 'load.progressed' } & Progress)
  | { type: 'load.succeeded' }
  | { type: 'load.failed'; why: 'offline' | 'failed' | 'unsupported' };
type Event = { type: 'load' } | { type: 'cancel' } | { type: 'connected' } | LoadEvent;

/** Getting ready to run code in the browser. */
export const runtimeMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: {
    /** Reports its progress, then `load.succeeded` or `load.failed`. Leaving the state that invoked it cancels it. */
    loadRuntime: callbackStub<{ type: 'never' }, void>('loadRuntime'),
  },
  guards: {
    isNotProvided: ({ context }) => !context.isProvided,
    isUnsupported: ({ context }) => !context.isSupported,
    isAtOnce: ({ context }) => context.isAtOnce,
    isOffline: (_, { why }: { why: string }) => why === 'offline',
    cannotRun: (_, { why }: { why: string }) => why === 'unsupported',
  },
}).createMachine({
  id: 'runtime',
  description: '§practice.2, §practice.3, §practice.148',
  context: ({ input }) => ({ ...input, progress: null }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isNotProvided', target: 'notProvided' },
        { guard: 'isUnsupported', target: 'unsupported' },
        { guard: 'isAtOnce', target: 'loading' },
        { target: 'waiting' },
      ],
    },
    notProvided: {},
    unsupported: {},
    waiting: { on: { load: 'loading' } },
    loading: {
      entry: assign({ progress: null }),
      invoke: { id: 'loadRuntime', src: 'loadRuntime' },
      on: {
        'load.progressed': {
          actions: assign({ progress: ({ event: { loaded, total } }) => ({ loaded, total }) }),
        },
        'load.succeeded': 'ready',
        'load.failed': [
          { guard: { type: 'isOffline', params: ({ event }) => event }, target: 'offline' },
          { guard: { type: 'cannotRun', params: ({ event }) => event }, target: 'unsupported' },
          { target: 'notLoaded' },
        ],
        cancel: 'waiting',
      },
    },
    offline: { on: { load: 'loading', connected: 'loading' } },
    notLoaded: { on: { load: 'loading' } },
    ready: {},
  },
});
