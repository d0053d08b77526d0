import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';
import type { Status } from './run.ts';

type Input = { courseId: string; lessonId: string; hints: readonly string[]; status: Status };
type Context = Input & {
  /** How many hints are shown. */
  shown: number;
  solution: OperationOutput<'showSolution'> | null;
  failure: Failure | null;
};
type Event =
  | { type: 'next' }
  | { type: 'ask' }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'retry' }
  | { type: 'solved'; status: Status };

/** Hints one at a time, then the worked solution; looking at it marks the exercise as seen. */
export const hintsMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: { showSolution: operation('showSolution') },
  guards: {
    hasMore: ({ context }) => context.shown < context.hints.length,
    hasNoMore: ({ context }) => context.shown >= context.hints.length,
    countsStill: ({ context }) => context.shown >= context.hints.length && context.status === 'open',
  },
  actions: { keepFailure: keepFailure() },
}).createMachine({
  id: 'hints',
  description: '§practice.9, §practice.10, §practice.25',
  context: ({ input }) => ({ ...input, shown: 0, solution: null, failure: null }),
  initial: 'hinting',
  on: { solved: { actions: assign({ status: ({ event }) => event.status }) } },
  states: {
    hinting: {
      on: {
        next: { guard: 'hasMore', actions: assign({ shown: ({ context }) => context.shown + 1 }) },
        // Once the exercise is seen or solved, showing the solution again needs no confirmation.
        ask: [
          { guard: 'countsStill', target: 'asking' },
          { guard: 'hasNoMore', target: 'loading' },
        ],
      },
    },
    asking: { on: { confirm: 'loading', cancel: 'hinting' } },
    loading: {
      entry: assign({ failure: null }),
      invoke: {
        id: 'showSolution',
        src: 'showSolution',
        input: ({ context: { courseId, lessonId } }) => ({ courseId, lessonId }),
        onDone: {
          target: 'shown',
          actions: assign({
            solution: ({ event }) => event.output,
            status: ({ event }) => event.output.status,
          }),
        },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { retry: 'loading' } },
    shown: {},
  },
});
