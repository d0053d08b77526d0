import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationInput } from '../../api/operation.ts';
import { isConflict, keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';
import type { Path } from './arrangement.ts';

export type SkippedModule = OperationInput<'skipModules'>['modules'][number];

type Context = {
  path: Path | null;
  /** The modules that the student wants to skip. */
  ticked: readonly SkippedModule[];
  failure: Failure | null;
};
type Event =
  | { type: 'open'; path: Path }
  | { type: 'tick'; module: SkippedModule }
  | { type: 'submit' }
  | { type: 'close' };
type Emitted = { type: 'saved'; path: Path };

/** The same module of the same course. */
export const isSame = (one: SkippedModule) => (other: SkippedModule) =>
  one.courseId === other.courseId && one.moduleId === other.moduleId;

/** The modules of a path in one state. */
export const modulesIn = (path: Path | null, state: Path['steps'][number]['modules'][number]['state']) =>
  (path?.steps ?? []).flatMap(({ courseId, modules }) =>
    modules.filter((module) => module.state === state).map(({ moduleId }) => ({ courseId, moduleId })),
  );

const initial = { path: null, ticked: [], failure: null };

/** Skipping modules that the student knows already: only those that the student ticks (§analytics.85). */
export const pathSkipsMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { skipModules: operation('skipModules'), getPath: operation('getPath') },
  guards: {
    hasTicked: ({ context: { ticked } }) => ticked.length > 0,
    isConflict,
  },
  actions: {
    begin: assign((_, path: Path) => ({ ...initial, path })),
    tick: assign(({ context: { ticked } }, module: SkippedModule) => ({
      ticked: ticked.some(isSame(module)) ? ticked.filter((each) => !isSame(module)(each)) : [...ticked, module],
    })),
    renew: assign(({ context: { ticked } }, path: Path | null) =>
      path ? { path, ticked: ticked.filter((each) => modulesIn(path, 'known').some(isSame(each))) } : {},
    ),
    keepFailure: keepFailure(),
    tellSaved: emit((_, path: Path): Emitted => ({ type: 'saved', path })),
  },
}).createMachine({
  id: 'pathSkips',
  description: '§analytics.85',
  context: initial,
  initial: 'closed',
  states: {
    closed: {
      entry: assign(initial),
      on: { open: { target: 'choosing', actions: { type: 'begin', params: ({ event }) => event.path } } },
    },
    choosing: {
      tags: ['input'],
      on: {
        tick: { actions: { type: 'tick', params: ({ event }) => event.module } },
        submit: { guard: 'hasTicked', target: 'saving' },
        close: 'closed',
      },
    },
    saving: {
      tags: ['input'],
      invoke: {
        id: 'skipModules',
        src: 'skipModules',
        // Modules that were skipped before stay skipped.
        input: ({ context: { path, ticked } }) => ({
          version: path?.version ?? 0,
          modules: [...modulesIn(path, 'skipped'), ...ticked],
        }),
        onDone: { target: 'closed', actions: { type: 'tellSaved', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isConflict', target: 'renewing', actions: 'keepFailure' },
          { target: 'refused', actions: 'keepFailure' },
        ],
      },
    },
    renewing: {
      tags: ['input'],
      description:
        'The path has changed in the meantime: it is loaded again, and the ticks of modules that are still known stay.',
      invoke: {
        id: 'getPath',
        src: 'getPath',
        input: {},
        onDone: { target: 'refused', actions: { type: 'renew', params: ({ event }) => event.output.path } },
        onError: { target: 'refused', actions: 'keepFailure' },
      },
    },
    refused: {
      tags: ['input'],
      description: 'Saving failed; the ticks are kept.',
      on: {
        tick: { actions: { type: 'tick', params: ({ event }) => event.module } },
        submit: { guard: 'hasTicked', target: 'saving' },
        close: 'closed',
      },
    },
  },
});
