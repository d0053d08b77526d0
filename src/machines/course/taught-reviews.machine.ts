import { assign, setup } from 'xstate';
import {
  type ItemOf,
  type ListContext,
  type ListEvent,
  type NarrowEvent,
  type PageOf,
  pagedList,
} from '../paged-list.ts';

export type TaughtReview = ItemOf<'listTaughtReviews'>;
type Filters = { courseId: string; show: 'all' | 'unanswered' };

/** With what the address names (§product.63). */
type Input = { courseId: string; show?: Filters['show'] };
type Event = ListEvent | NarrowEvent<Filters> | { type: 'answered'; review: TaughtReview };

const list = pagedList(
  'listTaughtReviews',
  ({ courseId, show }: Filters) => ({ courseId, show: show === 'all' ? undefined : show }),
  ({ id }) => id,
);

function unansweredAfter({ items, unanswered }: PageOf<'listTaughtReviews'>, review: TaughtReview): number {
  const before = items.find(({ id }) => id === review.id) ?? review;
  return unanswered + Number(!review.answer) - Number(!before.answer);
}

/** The reviews of a course for those who teach it (§course.31, §course.33). */
export const taughtReviewsMachine = setup({
  types: { input: {} as Input, context: {} as ListContext<'listTaughtReviews', Filters>, events: {} as Event },
  actors: list.actors,
  guards: list.guards,
  actions: {
    ...list.actions<Event>(),
    count: assign(({ context: { page } }, review: TaughtReview) => ({
      page: page && { ...page, unanswered: unansweredAfter(page, review) },
    })),
  },
}).createMachine({
  id: 'taughtReviews',
  description: '§course.31, §course.33',
  context: ({ input }) => ({ filters: { show: 'all', ...input }, page: null, failure: null }),
  initial: 'loading',
  on: { narrow: list.narrow },
  states: {
    ...list.states,
    listed: {
      ...list.states.listed,
      on: {
        // An answered review stays where it is until the list is loaded again.
        answered: {
          actions: [
            { type: 'count', params: ({ event }) => event.review },
            { type: 'replace', params: ({ event }) => event.review },
          ],
        },
      },
    },
  },
});
