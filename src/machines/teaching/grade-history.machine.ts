import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';
import type { SubmittedCell } from './submitted-cell.ts';

type Context = {
  cell: SubmittedCell | null;
  history: OperationOutput<'getGrade'>['history'];
  failure: Failure | null;
};
type Event = { type: 'open'; cell: SubmittedCell } | { type: 'retry' } | { type: 'close' };

/** The grades that were given in one cell of the gradebook (§teaching.74). */
export const gradeHistoryMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { getGrade: operation('getGrade') },
  actions: { keepFailure: keepFailure() },
}).createMachine({
  id: 'gradeHistory',
  description: '§teaching.74',
  context: { cell: null, history: [], failure: null },
  initial: 'closed',
  on: { close: '.closed' },
  states: {
    closed: { on: { open: { target: 'loading', actions: assign({ cell: ({ event }) => event.cell }) } } },
    loading: {
      invoke: {
        id: 'getGrade',
        src: 'getGrade',
        input: ({ context: { cell } }) => ({ courseId: cell?.courseId ?? '', submissionId: cell?.submissionId ?? '' }),
        onDone: { target: 'shown', actions: assign({ history: ({ event }) => event.output.history }) },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { retry: 'loading' } },
    shown: {},
  },
});
