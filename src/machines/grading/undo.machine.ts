import { emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';
import type { Returned } from './types.ts';
import { type TakenBack, valuesOf } from './values.ts';

type Input = { returned: Returned; now: () => number };
type Context = Input & { failure: Failure | null };
type Event = { type: 'undo' } | { type: 'dismiss' };
type Emitted = { type: 'undone'; takenBack: TakenBack };

/** Undoing the return of one feedback (§grading.18). */
export const gradingUndoMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event, emitted: {} as Emitted },
  actors: { undoFeedback: operation('undoFeedback') },
  delays: {
    /** Milliseconds in which the return can still be undone; the student is notified afterwards. */
    timeLeft: ({ context: { returned, now } }) => Math.max(Date.parse(returned.undoUntil) - now(), 0) || 0,
  },
  actions: { keepFailure: keepFailure() },
}).createMachine({
  id: 'gradingUndo',
  description: '§grading.18',
  context: ({ input }) => ({ failure: null, ...input }),
  initial: 'offered',
  on: { dismiss: '.closed' },
  states: {
    offered: { after: { timeLeft: 'closed' }, on: { undo: 'undoing' } },
    undoing: {
      invoke: {
        id: 'undoFeedback',
        src: 'undoFeedback',
        input: ({
          context: {
            returned: { courseId, submissionId, feedbackId },
          },
        }) => ({ courseId, submissionId, feedbackId }),
        onDone: {
          target: 'closed',
          actions: emit(({ context: { returned }, event }): Emitted => {
            const { courseId, submissionId } = returned;
            return { type: 'undone', takenBack: { courseId, submissionId, values: valuesOf(event.output) } };
          }),
        },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: {
      description: 'Undoing failed: it was too late, or the server could not be reached.',
      on: { undo: 'undoing' },
    },
    closed: { type: 'final' },
  },
});
