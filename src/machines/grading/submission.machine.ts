import { assign, setup } from 'xstate';
import { failureIn } from '../failure-in.ts';
import { operation } from '../operation.ts';
import type { PlaceInQueue, Submission } from './types.ts';

type Context = PlaceInQueue & { submission: Submission | null };

/** One submission, to be graded (§grading.14). */
export const gradingSubmissionMachine = setup({
  types: { context: {} as Context, input: {} as PlaceInQueue, events: {} as { type: 'retry' } },
  actors: { getSubmissionToGrade: operation('getSubmissionToGrade') },
  guards: { isMissing: ({ event }) => failureIn(event).status === 404 },
}).createMachine({
  id: 'gradingSubmission',
  description: '§grading.14',
  context: ({ input }) => ({ ...input, submission: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getSubmissionToGrade',
        src: 'getSubmissionToGrade',
        input: ({ context: { submission: _, ...place } }) => place,
        onDone: { target: 'shown', actions: assign({ submission: ({ event }) => event.output }) },
        onError: [{ guard: 'isMissing', target: 'missing' }, { target: 'failed' }],
      },
    },
    failed: { on: { retry: 'loading' } },
    missing: { description: 'There is no such submission in this course.' },
    shown: {},
  },
});
