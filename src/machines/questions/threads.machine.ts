import { setup } from 'xstate';
import { type ItemOf, type ListContext, type ListEvent, type NarrowEvent, pagedList } from '../paged-list.ts';

export type ThreadSummary = ItemOf<'listThreads'>;

/** `course` is a course's id, or empty for all courses. */
type Filters = { search: string; course: string; filter: 'all' | 'unanswered' };

const list = pagedList(
  'listThreads',
  ({ search, course, filter }: Filters) => ({
    search: search || undefined,
    course: course || undefined,
    filter: filter === 'all' ? undefined : filter,
  }),
  ({ id }) => id,
);

/** The threads of a person, searched and loaded page by page (§questions.8, §questions.23). */
export const threadsMachine = setup({
  types: {
    context: {} as ListContext<'listThreads', Filters>,
    input: {} as Filters | undefined,
    events: {} as ListEvent | NarrowEvent<Filters>,
  },
  actors: list.actors,
  guards: list.guards,
  actions: list.actions<ListEvent | NarrowEvent<Filters>>(),
}).createMachine({
  id: 'threads',
  description: '§questions.2, §questions.8, §questions.23',
  context: ({ input }) => ({
    filters: { search: '', course: '', filter: 'all', ...input },
    page: null,
    failure: null,
  }),
  initial: 'loading',
  on: { narrow: list.narrow },
  states: list.states,
});
