import { assign, setup } from 'xstate';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { operation } from '../operation.ts';

type Roster = OperationOutput<'listRoster'>;
export type RosterStudent = Roster['items'][number];
export type RosterSort = NonNullable<OperationInput<'listRoster'>['sort']>;

export type RosterFilters = { search: string; show: 'all' | 'behind'; sort: RosterSort };

/** How many students a page has. */
export const pageSize = 50;

/** How many students one message goes to at most. */
export const mostChosen = 200;

export type ChosenStudent = Pick<RosterStudent, 'id' | 'name'>;

type Input = { courseId: string };
type Context = Input & { filters: RosterFilters; offset: number; roster: Roster | null; chosen: ChosenStudent[] };
type Event =
  | { type: 'retry' }
  | { type: 'narrow'; filters: Partial<RosterFilters> }
  | { type: 'turn'; offset: number }
  | { type: 'choose'; students: ChosenStudent[] }
  | { type: 'unchoose'; students: ChosenStudent[] };

const without = (all: ChosenStudent[], some: ChosenStudent[]) =>
  all.filter(({ id }) => !some.some((one) => one.id === id));

/**
 * The students of a course, who of them is falling behind, and who is chosen for a message (§teaching.7, §teaching.8,
 * §teaching.11, §teaching.19).
 */
export const rosterMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: { listRoster: operation('listRoster') },
  actions: {
    choose: assign(({ context }, filters: Partial<RosterFilters>) => ({
      filters: { ...context.filters, ...filters },
      offset: 0,
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
    ...input,
    filters: { search: '', show: 'all', sort: 'name' },
    offset: 0,
    roster: null,
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
        input: ({ context: { courseId, filters, offset } }) => ({
          courseId,
          sort: filters.sort,
          limit: pageSize,
          offset,
          ...(filters.show === 'behind' && { show: filters.show }),
          ...(filters.search.trim() && { search: filters.search.trim() }),
        }),
        onDone: { target: 'listed', actions: assign({ roster: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading' } },
    listed: {
      on: { turn: { target: 'loading', actions: assign({ offset: ({ event }) => event.offset }) } },
    },
  },
});
