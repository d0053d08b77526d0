import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { operation } from '../operation.ts';
import type { Assignment } from './types.ts';

type Submission = OperationOutput<'getSubmission'>;
type Context = { assignment: Assignment | null; submission: Submission | null };
type Event =
  | { type: 'open'; assignment: Assignment }
  | { type: 'retry' }
  | { type: 'read' } // the feedback is on the screen
  | { type: 'updated'; submission: Submission } // a regrade was requested
  | { type: 'reload' } // a regrade can no longer be requested
  | { type: 'close' };

/** The latest feedback; it may be on an earlier attempt than the latest. */
export const latestFeedback = (submission: Submission | null) =>
  submission?.attempts?.flatMap(({ feedback }) => feedback)[0];

/** Viewing a submission and its feedback (§assignments.21, §grading.23). */
export const assignmentSubmissionViewMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { getSubmission: operation('getSubmission'), markFeedbackSeen: operation('markFeedbackSeen') },
  guards: {
    isUnread: ({ context }) => {
      const feedback = latestFeedback(context.submission);
      return feedback !== undefined && feedback.seenAt === undefined;
    },
  },
}).createMachine({
  id: 'assignmentSubmissionView',
  description: '§assignments.13, §assignments.21, §assignments.39, §grading.23, §grading.24',
  context: { assignment: null, submission: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        open: { target: 'loading', actions: assign({ assignment: ({ event }) => event.assignment, submission: null }) },
      },
    },
    loading: {
      invoke: {
        id: 'getSubmission',
        src: 'getSubmission',
        input: ({ context }) => ({ assignmentId: context.assignment?.id ?? '' }),
        onDone: { target: 'shown', actions: assign({ submission: ({ event }) => event.output }) },
        onError: 'failed',
      },
      on: { close: 'closed' },
    },
    failed: { on: { retry: 'loading', close: 'closed' } },
    shown: {
      initial: 'sorting',
      on: {
        updated: { actions: assign({ submission: ({ event }) => event.submission }) },
        reload: 'loading',
        close: 'closed',
      },
      states: {
        sorting: { always: [{ guard: 'isUnread', target: 'unread' }, { target: 'read' }] },
        unread: { description: 'There is feedback that was not on the screen yet.', on: { read: 'marking' } },
        marking: {
          invoke: {
            id: 'markFeedbackSeen',
            src: 'markFeedbackSeen',
            input: ({ context }) => ({ assignmentId: context.assignment?.id ?? '' }),
            // If the call fails, the next visit reports it.
            onDone: 'read',
            onError: 'read',
          },
        },
        read: {},
      },
    },
  },
});
