import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { operation } from '../operation.ts';

type Assignment = OperationOutput<'listAssignments'>[number];

/** The number of assignments that are still to be submitted (§dashboard.5). */
export function countOf(assignments: readonly Assignment[]) {
  const having = (status: Assignment['status']) => assignments.filter((one) => one.status === status).length;
  return { pending: having('pending'), overdue: having('overdue') };
}

/** The quick links, with the numbers of due items as badges (§dashboard.5). */
export const quickLinksMachine = setup({
  types: {
    context: {} as { counts: ReturnType<typeof countOf> },
    events: {} as { type: 'refresh' }, // the student has just enrolled
  },
  actors: { listAssignments: operation('listAssignments') },
}).createMachine({
  id: 'quickLinks',
  description: '§dashboard.5, §dashboard.16',
  context: { counts: { pending: 0, overdue: 0 } },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listAssignments',
        src: 'listAssignments',
        input: {},
        onDone: { target: 'counted', actions: assign({ counts: ({ event }) => countOf(event.output) }) },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The numbers could not be loaded; the links show without badges.',
      on: { refresh: 'loading' },
    },
    counted: { on: { refresh: 'refreshing' } },
    refreshing: {
      description: 'The badges stay on the screen while the numbers are loaded again.',
      invoke: {
        id: 'listAssignmentsAgain',
        src: 'listAssignments',
        input: {},
        onDone: { target: 'counted', actions: assign({ counts: ({ event }) => countOf(event.output) }) },
        onError: 'counted',
      },
    },
  },
});
