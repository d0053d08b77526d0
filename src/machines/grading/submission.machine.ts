import { assign, setup } from 'xstate';
import { failureIn } from '../failure-in.ts';
import { operation } from '../operation.ts';
import type { QueuedSubmission, Submission } from './types.ts';

type Context = QueuedSubmission & { submission: Submission | null; reason: string | null };

/** One submission, to be graded (§grading.14). */
export const gradingSubmissionMachine = setup({
  types: { context: {} as Context, input: {} as QueuedSubmission, events: {} as { type: 'retry' } },
  actors: { getSubmissionToGrade: operation('getSubmissionToGrade') },
  guards: {
    isMissing: ({ event }) => failureIn(event).status === 404,
    isRefused: ({ event }) => failureIn(event).status === 403,
  },
}).createMachine({
  id: 'gradingSubmission',
  description: '§grading.14, §grading.25',
  context: ({ input }) => ({ ...input, submission: null, reason: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getSubmissionToGrade',
        src: 'getSubmissionToGrade',
        input: ({ context: { submission: _, reason: __, ...query } }) => query,
        onDone: { target: 'shown', actions: assign({ submission: ({ event }) => event.output }) },
        onError: [
          { guard: 'isMissing', target: 'missing' },
          {
            guard: 'isRefused',
            target: 'refused',
            actions: assign({ reason: ({ event }) => failureIn(event).message ?? null }),
          },
          { target: 'failed' },
        ],
      },
    },
    failed: { on: { retry: 'loading' } },
    refused: { description: 'This instructor may not grade it; `reason` says why.' },
    missing: { description: 'There is no such submission in this course.' },
    shown: {},
  },
});
