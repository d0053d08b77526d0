import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { isConflict, keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import type { Returned, Submission } from './types.ts';
import { type Change, callOf, changed, type FeedbackValues, missingIn } from './values.ts';

type Input = {
  submission: Submission;
  /** The draft of an earlier visit, or feedback whose return was undone. */
  values: FeedbackValues;
};
type Context = Input & { failure: Failure | null };

type Event =
  | { type: 'edit'; change: Change }
  | { type: 'return' }
  | { type: 'retry' } // asks again for what the other instructor has returned
  | CallEvent<'returnFeedback'>;

type Emitted = { type: 'returned'; returned: Returned };

const returnedOf = (
  { courseId, submissionId, student }: Submission,
  { feedback, undoUntil }: OperationOutput<'returnFeedback'>,
): Returned => ({ courseId, submissionId, student, feedbackId: feedback.id, undoUntil });

/** Grading a submission, and returning it to its student (§grading.16 to §grading.18). */
export const gradingFeedbackMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event, emitted: {} as Emitted },
  actors: { returnFeedback: pendingCall('returnFeedback'), getSubmissionToGrade: operation('getSubmissionToGrade') },
  guards: {
    isComplete: ({ context: { values, submission } }) => missingIn(values, submission.rubric ?? []).length === 0,
    isLatest: (_, { isLatest }: Submission) => isLatest,
    // Another instructor has returned feedback since the submission was loaded.
    isConflict,
  },
  actions: {
    change: assign(({ context: { values, submission } }, change: Change) => ({
      values: changed(values, change, submission.text ?? ''),
    })),
    renew: assign({ submission: (_, submission: Submission) => submission }),
    keepFailure: keepFailure(),
    sendNow: sendTo('returnFeedback', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'gradingFeedback',
  description: '§grading.16 to §grading.18, §grading.20',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: { type: 'isLatest', params: ({ context }) => context.submission }, target: 'writing' },
        { target: 'outdated' },
      ],
    },
    writing: {
      tags: ['input'],
      on: {
        edit: { actions: { type: 'change', params: ({ event }) => event.change } },
        return: { guard: 'isComplete', target: 'returning' },
      },
    },
    returning: {
      tags: ['input'],
      invoke: {
        id: 'returnFeedback',
        src: 'returnFeedback',
        input: ({ context: { submission, values } }) => callOf(values, submission),
      },
      on: {
        'call.succeeded': {
          target: 'returned',
          actions: emit(
            ({ context: { submission }, event }): Emitted => ({
              type: 'returned',
              returned: returnedOf(submission, event.output),
            }),
          ),
        },
        'call.refused': [
          { guard: 'isConflict', target: 'conflict', actions: 'keepFailure' },
          { target: 'rejected', actions: 'keepFailure' },
        ],
      },
      ...awaitingAnswer({
        edit: {
          target: '#gradingFeedback.writing',
          actions: { type: 'change', params: ({ event }: { event: { change: Change } }) => event.change },
        },
        return: retried,
      }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused it; everything that was entered is kept.',
      on: {
        edit: { target: 'writing', actions: { type: 'change', params: ({ event }) => event.change } },
        return: 'returning',
      },
    },
    conflict: {
      tags: ['input'],
      description:
        'Another instructor has returned feedback, which is shown. This feedback is kept, and can be returned as well.',
      on: { edit: { actions: { type: 'change', params: ({ event }) => event.change } } },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'getSubmissionAgain',
            src: 'getSubmissionToGrade',
            input: ({ context: { submission } }) => ({
              courseId: submission.courseId,
              submissionId: submission.submissionId,
            }),
            onDone: [
              {
                guard: { type: 'isLatest', params: ({ event }) => event.output },
                target: 'shown',
                actions: { type: 'renew', params: ({ event }) => event.output },
              },
              { target: '#gradingFeedback.outdated', actions: { type: 'renew', params: ({ event }) => event.output } },
            ],
            onError: 'failed',
          },
        },
        failed: { on: { retry: 'loading' } },
        shown: { on: { return: { guard: 'isComplete', target: '#gradingFeedback.returning' } } },
      },
    },
    outdated: { description: 'The student has resubmitted: this attempt can be read, but no longer graded.' },
    returned: { description: 'The student is notified once the return can no longer be undone.' },
  },
});
