import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { failureIn, keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

export type Statistics = OperationOutput<'getAssignmentStatistics'>;

type Input = OperationInput<'getAssignmentStatistics'>;
type Context = Input & { statistics: Statistics | null; failure: Failure | null };

/** With fewer grades, how they are spread says nothing. */
export const fewestSpread = 5;

/** How an assignment of a course went, for who teaches it (§teaching.82). */
export const assignmentStatisticsMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as { type: 'retry' } },
  actors: { getAssignmentStatistics: operation('getAssignmentStatistics') },
  guards: {
    isMissing: ({ event }) => failureIn(event).status === 404,
    isBlind: ({ context: { statistics } }) => statistics?.isBlind === true,
    isEmpty: ({ context: { statistics } }) => statistics?.figures?.graded === 0,
    isFew: ({ context: { statistics } }) => (statistics?.figures?.graded ?? 0) < fewestSpread,
  },
  actions: {
    take: assign({ statistics: (_, statistics: Statistics) => statistics, failure: null }),
    keepFailure: keepFailure(),
  },
}).createMachine({
  id: 'assignmentStatistics',
  description: '§teaching.82, §teaching.83',
  context: ({ input }) => ({ ...input, statistics: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getAssignmentStatistics',
        src: 'getAssignmentStatistics',
        input: ({ context: { courseId, assignmentId } }) => ({ courseId, assignmentId }),
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isMissing', target: 'missing' },
          { target: 'failed', actions: 'keepFailure' },
        ],
      },
    },
    failed: { on: { retry: 'loading' } },
    missing: { description: 'The course has no such assignment, or not any more.' },
    deciding: {
      always: [
        { guard: 'isBlind', target: 'blind' },
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isFew', target: 'few' },
        { target: 'shown' },
      ],
    },
    blind: { description: 'It is graded blind: figures of a few could tell who wrote what.' },
    empty: { description: 'Nobody of the class has a grade.' },
    few: { description: 'Fewer than five have a grade.' },
    shown: {},
  },
});
