import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { operation } from '../operation.ts';
import type { Assignment } from './types.ts';

type Context = { assignment: Assignment | null; submission: OperationOutput<'getSubmission'> | null };
type Event = { type: 'open'; assignment: Assignment } | { type: 'retry' } | { type: 'close' };

/** Viewing what was submitted (§assignments.21). */
export const assignmentSubmissionViewMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { getSubmission: operation('getSubmission') },
}).createMachine({
  id: 'assignmentSubmissionView',
  description: '§assignments.13, §assignments.21',
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
    shown: { on: { close: 'closed' } },
  },
});
