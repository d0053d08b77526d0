import { setup } from 'xstate';
import { type ItemOf, type ListContext, type ListEvent, type NarrowEvent, pagedList } from '../paged-list.ts';

export type CommunityQuestion = ItemOf<'listCommunity'>;
export type CommunityFilter = 'all' | 'reported';
type Filters = { search: string; filter: CommunityFilter };

const list = pagedList(
  'listCommunity',
  ({ search, filter }: Filters) => ({
    search: search || undefined,
    filter: filter === 'all' ? undefined : filter,
  }),
  ({ id }) => id,
);

/** The published questions of a person's courses, searched and loaded page by page (§questions.17). */
export const communityMachine = setup({
  types: {
    context: {} as ListContext<'listCommunity', Filters>,
    input: {} as Filters | undefined,
    events: {} as ListEvent | NarrowEvent<Filters>,
  },
  actors: list.actors,
  guards: list.guards,
  actions: list.actions<ListEvent | NarrowEvent<Filters>>(),
}).createMachine({
  id: 'community',
  description: '§questions.12, §questions.17',
  context: ({ input }) => ({ filters: { search: '', filter: 'all', ...input }, page: null, failure: null }),
  initial: 'loading',
  on: { narrow: list.narrow },
  states: list.states,
});
