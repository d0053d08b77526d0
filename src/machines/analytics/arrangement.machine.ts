import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { isConflict, keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';
import { type Arrangement, arrangementOf, moved, type Path, pinToggled, renewed } from './arrangement.ts';

type Context = {
  path: Path | null;
  arranged: Arrangement;
  /** The course that was moved last, to say where it is now. */
  movedId: string | null;
  /** Whether the student wants the proposed order back instead of their own. */
  isProposed: boolean;
  failure: Failure | null;
};
type Event =
  | { type: 'open'; path: Path }
  | { type: 'move'; courseId: string; by: -1 | 1 }
  | { type: 'pin'; courseId: string }
  | { type: 'reset' } // to the proposed order
  | { type: 'submit' }
  | { type: 'close' };
type Emitted = { type: 'saved'; path: Path };

const none: Arrangement = { order: [], pinned: [] };
const initial = { path: null, arranged: none, movedId: null, isProposed: false, failure: null };

/** Putting the courses of a path into the student's own order, and pinning some to their positions (§analytics.84). */
export const pathArrangementMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { arrangePath: operation('arrangePath'), getPath: operation('getPath') },
  guards: {
    isConflict,
    canMove: ({ context: { arranged } }, { courseId, by }: { courseId: string; by: -1 | 1 }) =>
      moved(arranged.order, courseId, by) !== arranged.order,
  },
  actions: {
    begin: assign((_, path: Path) => ({ path, arranged: arrangementOf(path), movedId: null, failure: null })),
    move: assign(({ context: { arranged } }, { courseId, by }: { courseId: string; by: -1 | 1 }) => ({
      arranged: { ...arranged, order: moved(arranged.order, courseId, by) },
      movedId: courseId,
      isProposed: false,
    })),
    pin: assign(({ context: { arranged } }, { courseId }: { courseId: string }) => ({
      arranged: { ...arranged, pinned: pinToggled(arranged.pinned, courseId) },
      movedId: null,
      isProposed: false,
    })),
    propose: assign({ movedId: null, isProposed: true }),
    renew: assign(({ context: { arranged } }, path: Path | null) =>
      path ? { path, arranged: renewed(arranged, path) } : {},
    ),
    keepFailure: keepFailure(),
    tellSaved: emit((_, path: Path): Emitted => ({ type: 'saved', path })),
  },
}).createMachine({
  id: 'pathArrangement',
  description: '§analytics.84, §analytics.87',
  context: initial,
  initial: 'closed',
  states: {
    closed: {
      entry: assign(initial),
      on: { open: { target: 'arranging', actions: { type: 'begin', params: ({ event }) => event.path } } },
    },
    arranging: {
      tags: ['input'],
      on: {
        move: {
          guard: { type: 'canMove', params: ({ event }) => event },
          actions: { type: 'move', params: ({ event }) => event },
        },
        pin: { actions: { type: 'pin', params: ({ event }) => event } },
        reset: { target: 'saving', actions: 'propose' },
        submit: 'saving',
        close: 'closed',
      },
    },
    saving: {
      tags: ['input'],
      invoke: {
        id: 'arrangePath',
        src: 'arrangePath',
        input: ({ context: { path, arranged, isProposed } }) => {
          const { order, pinned } = isProposed ? none : arranged;
          return { version: path?.version ?? 0, order: [...order], pinned: [...pinned] };
        },
        onDone: { target: 'closed', actions: { type: 'tellSaved', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isConflict', target: 'renewing', actions: 'keepFailure' },
          { target: 'refused', actions: 'keepFailure' },
        ],
      },
    },
    renewing: {
      tags: ['input'],
      description: 'The path has changed since: the new one is loaded, and what was arranged is kept.',
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
      description: 'Not saved: what was arranged is kept, beside the reason.',
      on: {
        move: {
          guard: { type: 'canMove', params: ({ event }) => event },
          actions: { type: 'move', params: ({ event }) => event },
        },
        pin: { actions: { type: 'pin', params: ({ event }) => event } },
        reset: { target: 'saving', actions: 'propose' },
        submit: 'saving',
        close: 'closed',
      },
    },
  },
});
