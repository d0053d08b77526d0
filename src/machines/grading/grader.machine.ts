import { assign, setup } from 'xstate';
import { operation } from '../operation.ts';
import type { Grader, SubmissionKey } from './types.ts';

type Context = SubmissionKey & { other: Grader | null };

/** Milliseconds until the claim is renewed; the server keeps it for 75 seconds. */
const renewal = 30_000;
/** Milliseconds until the next try to claim a submission that another instructor has open. */
const watch = 10_000;

/** Claims the submission while its page is open: a second instructor is told of the first (§grading.19). */
export const gradingGraderMachine = setup({
  types: { context: {} as Context, input: {} as SubmissionKey },
  actors: { claimSubmission: operation('claimSubmission') },
  guards: { isOther: (_, { isYou }: Grader) => !isYou },
  delays: { renewal, watch },
  actions: { keep: assign({ other: (_, other: Grader | null) => other }) },
}).createMachine({
  id: 'gradingGrader',
  description: '§grading.19, §grading.42',
  context: ({ input }) => ({ ...input, other: null }),
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'claimSubmission',
        src: 'claimSubmission',
        input: ({ context: { courseId, submissionId } }) => ({ courseId, submissionId }),
        onDone: [
          {
            guard: { type: 'isOther', params: ({ event }) => event.output },
            target: 'together',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'alone', actions: { type: 'keep', params: null } },
        ],
        onError: 'unknown',
      },
    },
    alone: { after: { renewal: 'asking' } },
    together: { description: 'Another instructor has the submission open.', after: { watch: 'asking' } },
    unknown: { description: 'The call failed; what was known before is still shown.', after: { renewal: 'asking' } },
  },
});
