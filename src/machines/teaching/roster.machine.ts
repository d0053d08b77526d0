import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { appended } from '../appended.ts';
import { failureIn } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Roster = OperationOutput<'listRoster'>;
export type RosterStudent = Roster['items'][number];
export type RosterSort = NonNullable<OperationInput<'listRoster'>['sort']>;

export type RosterFilters = { search: string; show: 'all' | 'behind'; sort: RosterSort };

/** How many students one message goes to at most. */
export const mostChosen = 200;

export type ChosenStudent = Pick<RosterStudent, 'id' | 'name'>;

/** With what the address names (§product.63). */
type Input = { courseId: string; filters?: RosterFilters };
type Context = {
  courseId: string;
  filters: RosterFilters;
  roster: Roster | null;
  failure: Failure | null;
  chosen: ChosenStudent[];
};
type Event =
  | { type: 'retry' }
  | { type: 'narrow'; filters: Partial<RosterFilters> }
  | { type: 'more' }
  | { type: 'choose'; students: ChosenStudent[] }
  | { type: 'unchoose'; students: ChosenStudent[] };

const without = (all: ChosenStudent[], some: ChosenStudent[]) =>
  all.filter(({ id }) => !some.some((one) => one.id === id));

const asked = ({ courseId, filters: { search, show, sort } }: Context): OperationInput<'listRoster'> => ({
  courseId,
  sort,
  ...(show === 'behind' && { show }),
  ...(search.trim() && { search: search.trim() }),
});

/**
 * The students of a course, who of them is falling behind, and who is chosen for a message (§teaching.7, §teaching.8,
 * §teaching.11, §teaching.19).
 */
export const rosterMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: { listRoster: operation('listRoster') },
  guards: { hasMore: ({ context }) => context.roster?.next !== undefined },
  actions: {
    fail: assign({ failure: ({ event }) => failureIn(event) }),
    choose: assign(({ context }, filters: Partial<RosterFilters>) => ({
      filters: { ...context.filters, ...filters },
    })),
    append: assign(({ context }, more: Roster) => ({
      roster: { ...more, items: appended(context.roster?.items ?? [], more.items, ({ id }) => id) },
    })),
    add: assign(({ context: { chosen } }, students: ChosenStudent[]) => ({
      chosen: [...chosen, ...without(students, chosen)].slice(0, mostChosen),
    })),
    remove: assign(({ context: { chosen } }, students: ChosenStudent[]) => ({ chosen: without(chosen, students) })),
  },
}).createMachine({
  id: 'roster',
  description: '§teaching.7, §teaching.8, §teaching.11, §teaching.19',
  context: ({ input }) => ({
    filters: { search: '', show: 'all', sort: 'name' },
    ...input,
    roster: null,
    failure: null,
    chosen: [],
  }),
  initial: 'loading',
  on: {
    choose: { actions: { type: 'add', params: ({ event }) => event.students } },
    unchoose: { actions: { type: 'remove', params: ({ event }) => event.students } },
    // What is asked for replaces what was asked before, also while that is on its way.
    narrow: {
      target: '.loading',
      reenter: true,
      actions: { type: 'choose', params: ({ event }) => event.filters },
    },
  },
  states: {
    loading: {
      invoke: {
        id: 'listRoster',
        src: 'listRoster',
        input: ({ context }) => asked(context),
        onDone: { target: 'listed', actions: assign({ roster: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: 'fail' },
      },
    },
    failed: { on: { retry: 'loading' } },
    listed: {
      initial: 'idle',
      states: {
        idle: { on: { more: { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          invoke: {
            id: 'listMoreOfRoster',
            src: 'listRoster',
            input: ({ context }) => ({
              ...asked(context),
              ...(context.roster?.next && { cursor: context.roster.next }),
            }),
            onDone: { target: 'idle', actions: { type: 'append', params: ({ event }) => event.output } },
            onError: 'moreFailed',
          },
        },
        moreFailed: { description: 'Who is there stays.', on: { more: 'loadingMore' } },
      },
    },
  },
});
