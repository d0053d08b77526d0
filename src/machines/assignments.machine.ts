import { assign, setup, stateIn } from 'xstate';
import type { OperationOutput } from '../api/operation.ts';
import { dayIn, today, type Viewer } from './calendar-day.ts';
import { operation } from './operation.ts';

export type Assignment = OperationOutput<'listAssignments'>[number];
export type StatusFilter = 'all' | Assignment['status'];
export type DueFilter = 'all' | 'upcoming' | 'overdue' | 'completed';
export type SortField = 'dueDate' | 'title';

type Filters = { search: string; status: StatusFilter; due: DueFilter };
type Context = Filters & {
  viewer: Viewer;
  assignments: Assignment[];
  field: SortField;
  order: 'asc' | 'desc';
};

type Event =
  | { type: 'search'; text: string }
  | { type: 'filter.status'; status: StatusFilter }
  | { type: 'filter.due'; due: DueFilter }
  | { type: 'filters.clear' }
  | { type: 'sort'; field: SortField } // the same field again turns the order round
  | { type: 'show.calendar' }
  | { type: 'show.list' }
  | { type: 'refresh'; assignment?: Assignment | undefined } // one stands otherwise, as given or as the server will say
  | { type: 'retry' };

const noFilters: Filters = { search: '', status: 'all', due: 'all' };

/** §5: completed stands for graded, too; what is due today is not yet overdue. */
function isDue({ status, dueDate }: Assignment, due: DueFilter, viewer: Viewer): boolean {
  if (due === 'all') return true;
  const isDone = status === 'completed' || status === 'graded';
  if (due === 'completed') return isDone;
  const isPast = dayIn(viewer.zone, dueDate) < today(viewer);
  return !isDone && isPast === (due === 'overdue');
}

/** The assignments that the filters leave, sorted (§5 Assignment search). */
export function matches({ assignments, search, status, due, field, order, viewer }: Context): Assignment[] {
  const wanted = search.trim().toLowerCase();
  const direction = order === 'asc' ? 1 : -1;
  return assignments
    .filter(
      (assignment) =>
        [assignment.title, assignment.courseName, assignment.description].some((text) =>
          text.toLowerCase().includes(wanted),
        ) &&
        (status === 'all' || assignment.status === status) &&
        isDue(assignment, due, viewer),
    )
    .sort((a, b) =>
      field === 'title'
        ? direction * a.title.localeCompare(b.title, 'en')
        : direction * (Date.parse(a.dueDate) - Date.parse(b.dueDate)),
    );
}

/** Looking through the assignments (§2 Assignments page, §4 Assignments). */
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
  description: '§2 Assignments page; §4 Assignments; §5 Assignment search; §8; decisions 5 and 9',
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
