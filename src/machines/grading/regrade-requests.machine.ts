import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { type ItemOf, type ListContext, type ListEvent, type PageOf, pagedList } from '../paged-list.ts';

type Page = PageOf<'listRegradeRequests'>;
export type RegradeRequest = ItemOf<'listRegradeRequests'>;
export type Answered = OperationOutput<'keepGrade'>;

/** `answered`: the answers given since the list was loaded, by request. */
type Context = ListContext<'listRegradeRequests'> & { answered: Record<string, Answered> };
type Event = ListEvent | { type: 'answered'; answer: Answered } | { type: 'reload' };

const list = pagedList(
  'listRegradeRequests',
  () => ({}),
  ({ id }) => id,
);

/** Regrade requests that wait for an answer (§grading.46). Answered ones stay in the list until it is loaded again. */
export const regradeRequestsMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: list.actors,
  guards: list.guards,
  actions: {
    ...list.actions<Event, Context>(),
    take: assign((_, page: Page) => ({ page, failure: null, answered: {} })),
    // The total stays that of the first page: requests that were answered since are in `answered`, and counted there.
    append: assign(({ context: { page } }, next: Page) => ({
      page: list.joined(page, { ...next, total: page?.total ?? next.total }),
      failure: null,
    })),
    note: assign(({ context }, answer: Answered) => ({ answered: { ...context.answered, [answer.id]: answer } })),
  },
}).createMachine({
  id: 'regradeRequests',
  description: '§grading.46, §grading.49',
  context: { filters: {}, page: null, failure: null, answered: {} },
  initial: 'loading',
  states: {
    ...list.states,
    empty: { description: 'No request waits for an answer.', on: { reload: 'loading' } },
    listed: {
      ...list.states.listed,
      on: {
        answered: { actions: { type: 'note', params: ({ event }) => event.answer } },
        reload: 'loading',
      },
    },
  },
});
