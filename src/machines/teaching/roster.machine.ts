import { assign, setup } from 'xstate';
import type { OperationInput } from '../../api/operation.ts';
import { type ItemOf, type ListContext, type ListEvent, type NarrowEvent, pagedList } from '../paged-list.ts';
import { askedOf, type StudentFilters } from './student-filters.ts';

export type RosterStudent = ItemOf<'listRoster'>;
export type RosterSort = NonNullable<OperationInput<'listRoster'>['sort']>;

export type RosterFilters = StudentFilters<'behind', RosterSort>;
type Filters = RosterFilters & { courseId: string };

/** The most students that one message can go to. */
export const mostChosen = 200;

export type ChosenStudent = Pick<RosterStudent, 'id' | 'name'>;

/** With what the address names (§product.63). */
type Input = { courseId: string; filters?: RosterFilters };
type Context = ListContext<'listRoster', Filters> & { chosen: ChosenStudent[] };
type Event =
  | ListEvent
  | NarrowEvent<Filters>
  | { type: 'choose'; students: ChosenStudent[] }
  | { type: 'unchoose'; students: ChosenStudent[] };

const without = (all: ChosenStudent[], some: ChosenStudent[]) =>
  all.filter(({ id }) => !some.some((one) => one.id === id));

const list = pagedList(
  'listRoster',
  (filters: Filters) => askedOf(filters),
  ({ id }) => id,
);

/**
 * The students of a course, which of them fall behind, and which are chosen for a message (§teaching.7, §teaching.8,
 * §teaching.11, §teaching.19).
 */
export const rosterMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
  },
  actors: list.actors,
  guards: list.guards,
  actions: {
    ...list.actions<Event, Context>(),
    add: assign(({ context: { chosen } }, students: ChosenStudent[]) => ({
      chosen: [...chosen, ...without(students, chosen)].slice(0, mostChosen),
    })),
    remove: assign(({ context: { chosen } }, students: ChosenStudent[]) => ({ chosen: without(chosen, students) })),
  },
}).createMachine({
  id: 'roster',
  description: '§teaching.7, §teaching.8, §teaching.11, §teaching.19',
  context: ({ input: { courseId, filters } }) => ({
    filters: { courseId, search: '', show: 'all', sort: 'name', ...filters },
    page: null,
    failure: null,
    chosen: [],
  }),
  initial: 'loading',
  on: {
    narrow: list.narrow,
    choose: { actions: { type: 'add', params: ({ event }) => event.students } },
    unchoose: { actions: { type: 'remove', params: ({ event }) => event.students } },
  },
  states: list.states,
});
