import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { failureIn } from '../failure-in.ts';
import { operation } from '../operation.ts';
import type { Returned } from './types.ts';
import { type TakenBack, valuesOf } from './values.ts';

type Context = { returned: Returned | null; failure: Failure | null; now: () => number };
type Event = { type: 'offer'; returned: Returned } | { type: 'undo' } | { type: 'dismiss' };
type Emitted = { type: 'undone'; takenBack: TakenBack };

/** Taking back what was just returned (§grading.18). */
export const gradingUndoMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'now'>,
    events: {} as Event,
    emitted: {} as Emitted,
  },
  actors: { undoFeedback: operation('undoFeedback') },
  delays: {
    /** What is left of the time in which the student hears nothing. */
    timeLeft: ({ context: { returned, now } }) => Math.max(Date.parse(returned?.undoUntil ?? '') - now(), 0) || 0,
  },
  actions: {
    take: assign({ returned: (_, returned: Returned) => returned, failure: null }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
  },
}).createMachine({
  id: 'gradingUndo',
  description: '§grading.18',
  context: ({ input }) => ({ returned: null, failure: null, ...input }),
  initial: 'closed',
  on: { dismiss: '.closed' },
  states: {
    closed: {
      on: { offer: { target: 'offered', actions: { type: 'take', params: ({ event }) => event.returned } } },
    },
    offered: {
      after: { timeLeft: 'closed' },
      on: {
        offer: {
          target: 'offered',
          reenter: true,
          actions: { type: 'take', params: ({ event }) => event.returned },
        },
        undo: 'undoing',
      },
    },
    undoing: {
      invoke: {
        id: 'undoFeedback',
        src: 'undoFeedback',
        input: ({ context: { returned } }) => ({
          courseId: returned?.courseId ?? '',
          submissionId: returned?.submissionId ?? '',
          feedbackId: returned?.feedbackId ?? '',
        }),
        onDone: {
          target: 'closed',
          actions: emit(
            ({ context: { returned }, event }): Emitted => ({
              type: 'undone',
              takenBack: {
                courseId: returned?.courseId ?? '',
                submissionId: returned?.submissionId ?? '',
                values: valuesOf(event.output),
              },
            }),
          ),
        },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: {
      description: 'The student has it, or the server was not reached.',
      on: {
        undo: 'undoing',
        offer: { target: 'offered', actions: { type: 'take', params: ({ event }) => event.returned } },
      },
    },
  },
});
