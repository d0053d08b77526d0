import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { isToSubmit } from '../assignments/to-submit.ts';
import type { Assignment } from '../assignments/types.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Context = { assignments: Assignment[]; failure: Failure | null };

/** Assignments that are still to be submitted, the earliest first (§analytics.53). */
export const analyticsDueMachine = setup({
  types: { context: {} as Context, events: {} as { type: 'retry' } },
  actors: { listAssignments: operation('listAssignments') },
  guards: { isEmpty: ({ context: { assignments } }) => assignments.length === 0 },
  actions: {
    take: assign({
      assignments: (_, assignments: readonly Assignment[]) =>
        assignments.filter(isToSubmit).toSorted((one, other) => Date.parse(one.dueDate) - Date.parse(other.dueDate)),
      failure: null,
    }),
    keepFailure: keepFailure(),
  },
}).createMachine({
  id: 'analyticsDue',
  description: '§analytics.53',
  context: { assignments: [], failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listAssignments',
        src: 'listAssignments',
        input: {},
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { retry: 'loading' } },
    deciding: { always: [{ guard: 'isEmpty', target: 'none' }, { target: 'shown' }] },
    none: { description: 'No assignment is left to submit.' },
    shown: {},
  },
});
