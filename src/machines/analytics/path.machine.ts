import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { isConflict, keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';
import type { Path } from './arrangement.ts';
import { isSame, modulesIn, type SkippedModule } from './skips.machine.ts';

type Context = {
  path: Path | null;
  /** The skipped module that is being put back into the path. */
  restored: SkippedModule | null;
  failure: Failure | null;
};
type Event =
  | { type: 'retry' }
  | { type: 'refresh' } // answering the placement changed the path
  | { type: 'replace'; path: Path | null } // changed elsewhere on the page
  | { type: 'restore'; module: SkippedModule };

/** A student's path: what comes next and why (§analytics.83). */
export const learningPathMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { getPath: operation('getPath'), skipModules: operation('skipModules') },
  guards: {
    hasPath: ({ context: { path } }) => path !== null,
    isPath: (_, path: Path | null) => path !== null,
    isConflict,
  },
  actions: {
    take: assign({ path: (_, path: Path | null) => path, failure: null }),
    want: assign({ restored: (_, module: SkippedModule) => module }),
    keepFailure: keepFailure(),
  },
}).createMachine({
  id: 'learningPath',
  description: '§analytics.83, §analytics.85, §analytics.86',
  context: { path: null, restored: null, failure: null },
  initial: 'loading',
  on: { replace: { target: '.deciding', actions: { type: 'take', params: ({ event }) => event.path } } },
  states: {
    loading: {
      invoke: {
        id: 'getPath',
        src: 'getPath',
        input: {},
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output.path } },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { retry: 'loading' } },
    deciding: { always: [{ guard: 'hasPath', target: 'shown' }, { target: 'none' }] },
    none: { description: 'No aim is chosen yet.' },
    shown: {
      on: {
        refresh: 'refreshing',
        restore: { target: 'restoring', actions: { type: 'want', params: ({ event }) => event.module } },
      },
    },
    refreshing: {
      description: 'The path of before is shown until the new one has arrived.',
      invoke: {
        id: 'getPath',
        src: 'getPath',
        input: {},
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output.path } },
        onError: { target: 'notRefreshed', actions: 'keepFailure' },
      },
    },
    notRefreshed: {
      description: 'Loading failed, so the path of before is still shown.',
      on: { retry: 'refreshing', refresh: 'refreshing' },
    },
    restoring: {
      invoke: {
        id: 'skipModules',
        src: 'skipModules',
        input: ({ context: { path, restored } }) => ({
          version: path?.version ?? 0,
          modules: modulesIn(path, 'skipped').filter((each) => restored === null || !isSame(restored)(each)),
        }),
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isConflict', target: 'renewing' },
          { target: 'notRestored', actions: 'keepFailure' },
        ],
      },
    },
    renewing: {
      description:
        'The path has changed in the meantime: it is loaded again, and the module is put back into the new one.',
      invoke: {
        id: 'getPath',
        src: 'getPath',
        input: {},
        onDone: [
          {
            guard: { type: 'isPath', params: ({ event }) => event.output.path },
            target: 'restoring',
            actions: { type: 'take', params: ({ event }) => event.output.path },
          },
          { target: 'none', actions: { type: 'take', params: ({ event }) => event.output.path } },
        ],
        onError: { target: 'notRestored', actions: 'keepFailure' },
      },
    },
    notRestored: {
      on: {
        refresh: 'refreshing',
        restore: { target: 'restoring', actions: { type: 'want', params: ({ event }) => event.module } },
      },
    },
  },
});
