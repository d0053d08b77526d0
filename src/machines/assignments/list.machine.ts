import { assign, setup, stateIn } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import type { Viewer } from '../calendar-day.ts';
import { operation } from '../operation.ts';
import { type AssignmentFilters, matches } from './filters.ts';

export type Assignment = OperationOutput<'listAssignments'>[number];

type Context = AssignmentFilters & { viewer: Viewer; assignments: Assignment[] };

type Event =
  | { type: 'search'; text: string }
  | { type: 'filter.status'; status: AssignmentFilters['status'] }
  | { type: 'filter.due'; due: AssignmentFilters['due'] }
  | { type: 'filters.clear' }
  | { type: 'sort'; field: AssignmentFilters['field'] } // the same field again turns the order round
  | { type: 'show.calendar' }
  | { type: 'show.list' }
  | { type: 'refresh'; assignment?: Assignment | undefined } // one stands otherwise, as given or as the server will say
  | { type: 'retry' };

const noFilters = { search: '', status: 'all', due: 'all' } as const;

/** Looking through the assignments (§assignments.2 to §assignments.10). */
export const assignmentsMachine = setup({
  types: { context: {} as Context, input: {} as Viewer, events: {} as Event },
  actors: { listAssignments: operation('listAssignments') },
  guards: {
    hasMatches: ({ context }) => matches(context).length > 0,
    isFiltered: ({ context }) => context.search.trim() !== '' || context.status !== 'all' || context.due !== 'all',
  },
  actions: {
    change: assign({
      assignments: ({ context, event }) => {
        const changed = event.type === 'refresh' ? event.assignment : undefined;
        return context.assignments.map((one) => (one.id === changed?.id ? changed : one));
      },
    }),
    sort: assign(({ context, event }): Partial<Context> => {
      if (event.type !== 'sort') return {};
      const flipped = context.order === 'asc' ? 'desc' : 'asc';
      return { field: event.field, order: event.field === context.field ? flipped : 'asc' };
    }),
    filter: assign(({ event }): Partial<Context> => {
      if (event.type === 'search') return { search: event.text };
      if (event.type === 'filter.status') return { status: event.status };
      if (event.type === 'filter.due') return { due: event.due };
      return noFilters;
    }),
  },
}).createMachine({
  id: 'assignments',
  description: '§assignments.2 to §assignments.10, §assignments.14, §assignments.22',
  context: ({ input }) => ({ ...noFilters, viewer: input, assignments: [], field: 'dueDate', order: 'asc' }),
  initial: 'loading',
  // What is chosen while the assignments load counts once they are there.
  on: {
    search: { actions: 'filter' },
    'filter.status': { actions: 'filter' },
    'filter.due': { actions: 'filter' },
    sort: { actions: 'sort' },
  },
  states: {
    loading: {
      invoke: {
        id: 'listAssignments',
        src: 'listAssignments',
        input: {},
        onDone: { target: 'loaded', actions: assign({ assignments: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading' } },
    loaded: {
      initial: 'list',
      // What is kept answers at once where nothing has changed; what is shown stays meanwhile.
      invoke: {
        id: 'listAssignmentsAgain',
        src: 'listAssignments',
        input: {},
        onDone: [
          { guard: stateIn({ loaded: 'calendar' }), actions: assign({ assignments: ({ event }) => event.output }) },
          { target: '.list', actions: assign({ assignments: ({ event }) => event.output }) },
        ],
        onError: {},
      },
      on: {
        refresh: [
          { guard: stateIn({ loaded: 'calendar' }), target: '.calendar', reenter: true, actions: 'change' },
          { target: '.list', reenter: true, actions: 'change' },
        ],
      },
      states: {
        list: {
          initial: 'filtering',
          on: {
            search: { target: '.filtering', actions: 'filter' },
            'filter.status': { target: '.filtering', actions: 'filter' },
            'filter.due': { target: '.filtering', actions: 'filter' },
            'show.calendar': 'calendar',
          },
          states: {
            filtering: {
              always: [
                { guard: 'hasMatches', target: 'results' },
                { guard: 'isFiltered', target: 'noMatches' },
                { target: 'none' },
              ],
            },
            results: {},
            noMatches: { on: { 'filters.clear': { target: 'filtering', actions: 'filter' } } },
            none: { description: 'The student has no assignments.' },
          },
        },
        calendar: {
          description: 'A month of due dates, narrowed by the same filters.',
          on: { 'show.list': 'list' },
        },
      },
    },
  },
});
