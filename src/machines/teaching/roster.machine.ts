import { assign, setup } from 'xstate';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { operation } from '../operation.ts';

type Roster = OperationOutput<'listRoster'>;
export type RosterStudent = Roster['items'][number];
export type RosterSort = NonNullable<OperationInput<'listRoster'>['sort']>;

export type RosterFilters = { search: string; show: 'all' | 'behind'; sort: RosterSort };

/** How many students a page has. */
export const pageSize = 50;

type Input = { courseId: string };
type Context = Input & { filters: RosterFilters; offset: number; roster: Roster | null };
type Event = { type: 'retry' } | { type: 'narrow'; filters: Partial<RosterFilters> } | { type: 'turn'; offset: number };

/** The students of a course, and who of them is falling behind (§teaching.7, §teaching.8, §teaching.11). */
export const rosterMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: { listRoster: operation('listRoster') },
  actions: {
    choose: assign(({ context }, filters: Partial<RosterFilters>) => ({
      filters: { ...context.filters, ...filters },
      offset: 0,
    })),
  },
}).createMachine({
  id: 'roster',
  description: '§teaching.7, §teaching.8, §teaching.11',
  context: ({ input }) => ({
    ...input,
    filters: { search: '', show: 'all', sort: 'name' },
    offset: 0,
    roster: null,
  }),
  initial: 'loading',
  // What is asked for replaces what was asked before, also while that is on its way.
  on: {
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
