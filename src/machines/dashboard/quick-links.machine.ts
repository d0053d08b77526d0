import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { isToSubmit } from '../assignments/to-submit.ts';
import { operation } from '../operation.ts';

type Assignment = OperationOutput<'listAssignments'>[number];

/** The number of assignments that are still to be submitted (§dashboard.5). */
export function countOf(assignments: readonly Assignment[]) {
  const left = assignments.filter(isToSubmit);
  const having = (status: Assignment['status']) => left.filter((one) => one.status === status).length;
  return { pending: having('pending'), overdue: having('overdue') };
}

/** What is still to be submitted, the earliest first (§dashboard.20). */
export const dueOf = (assignments: readonly Assignment[]): Assignment[] =>
  assignments.filter(isToSubmit).toSorted((one, other) => Date.parse(one.dueDate) - Date.parse(other.dueDate));

const kept = (assignments: readonly Assignment[]) => ({ counts: countOf(assignments), due: dueOf(assignments) });

type Context = ReturnType<typeof kept>;

/** The student's assignments: what is due, and the quick links' badges (§dashboard.5, §dashboard.20). */
export const quickLinksMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'retry' } | { type: 'refresh' }, // refresh: the student has just enrolled
  },
  actors: { listAssignments: operation('listAssignments') },
}).createMachine({
  id: 'quickLinks',
  description: '§dashboard.5, §dashboard.16, §dashboard.20',
  context: kept([]),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listAssignments',
        src: 'listAssignments',
        input: {},
        onDone: { target: 'counted', actions: assign(({ event }) => kept(event.output)) },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The numbers could not be loaded; the links show without badges.',
      on: { retry: 'loading', refresh: 'loading' },
    },
    counted: { on: { refresh: 'refreshing' } },
    refreshing: {
      description: 'The badges stay on the screen while the numbers are loaded again.',
      invoke: {
        id: 'listAssignmentsAgain',
        src: 'listAssignments',
        input: {},
        onDone: { target: 'counted', actions: assign(({ event }) => kept(event.output)) },
        onError: 'counted',
      },
    },
  },
});
