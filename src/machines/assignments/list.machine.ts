import { assign, setup, stateIn } from 'xstate';
import type { Viewer } from '../calendar-day.ts';
import { operation } from '../operation.ts';
import { type AssignmentFilters, matches } from './filters.ts';
import type { Assignment } from './types.ts';

type Context = AssignmentFilters & { viewer: Viewer; assignments: Assignment[] };

/** With what the address names (§product.63). */
type Input = Viewer & { filters?: AssignmentFilters };

type Event =
  | { type: 'search'; text: string }
  | { type: 'filter.status'; status: AssignmentFilters['status'] }
  | { type: 'filter.due'; due: AssignmentFilters['due'] }
  | { type: 'filters.clear' }
  | { type: 'sort'; field: AssignmentFilters['field'] } // choosing the same field again reverses the order
  | { type: 'show.calendar' }
  | { type: 'show.list' }
  | { type: 'refresh'; assignment?: Assignment | undefined } // an assignment has changed; the new one, if known
  | { type: 'retry' };

const noFilters = { search: '', status: 'all', due: 'all' } as const;

/** Browsing the assignments (§assignments.2 to §assignments.10). */
export const assignmentsMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: { listAssignments: operation('listAssignments') },
  guards: {
    hasMatches: ({ context }) => matches(context).length > 0,
    isFiltered: ({ context }) => context.search.trim() !== '' || context.status !== 'all' || context.due !== 'all',
  },
  actions: {
    change: assign({
      assignments: ({ context }, { assignment: changed }: { assignment?: Assignment | undefined }) =>
        context.assignments.map((one) => (one.id === changed?.id ? changed : one)),
    }),
    sort: assign(({ context }, { field }: { field: AssignmentFilters['field'] }) => {
      const flipped = context.order === 'asc' ? ('desc' as const) : ('asc' as const);
      return { field, order: field === context.field ? flipped : ('asc' as const) };
    }),
    filter: assign((_, filters: Partial<AssignmentFilters>) => filters),
  },
}).createMachine({
  id: 'assignments',
  description: '§assignments.2 to §assignments.10, §assignments.14, §assignments.22',
  context: ({ input: { filters, ...viewer } }) => ({
    ...noFilters,
    field: 'dueDate',
    order: 'asc',
    ...filters,
    viewer,
    assignments: [],
  }),
  initial: 'loading',
  // Filters can be set while the assignments load; they apply as soon as the list is there.
  on: {
    search: { actions: { type: 'filter', params: ({ event }) => ({ search: event.text }) } },
    'filter.status': { actions: { type: 'filter', params: ({ event }) => ({ status: event.status }) } },
    'filter.due': { actions: { type: 'filter', params: ({ event }) => ({ due: event.due }) } },
    sort: { actions: { type: 'sort', params: ({ event }) => event } },
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
      // The list on the screen stays while this loads; if nothing has changed, the cache answers at once.
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
          {
            guard: stateIn({ loaded: 'calendar' }),
            target: '.calendar',
            reenter: true,
            actions: { type: 'change', params: ({ event }) => event },
          },
          { target: '.list', reenter: true, actions: { type: 'change', params: ({ event }) => event } },
        ],
      },
      states: {
        list: {
          initial: 'filtering',
          on: {
            search: {
              target: '.filtering',
              actions: { type: 'filter', params: ({ event }) => ({ search: event.text }) },
            },
            'filter.status': {
              target: '.filtering',
              actions: { type: 'filter', params: ({ event }) => ({ status: event.status }) },
            },
            'filter.due': {
              target: '.filtering',
              actions: { type: 'filter', params: ({ event }) => ({ due: event.due }) },
            },
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
            noMatches: {
              on: { 'filters.clear': { target: 'filtering', actions: { type: 'filter', params: noFilters } } },
            },
            none: { description: 'There are no assignments at all.' },
          },
        },
        calendar: {
          description: 'The due dates by month, with the same filters.',
          on: { 'show.list': 'list' },
        },
      },
    },
  },
});
