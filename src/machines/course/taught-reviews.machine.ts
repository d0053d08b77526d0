import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { operation } from '../operation.ts';

type Reviews = OperationOutput<'listTaughtReviews'>;
export type TaughtReview = Reviews['items'][number];
/** Which reviews are listed. */
export type Shown = 'all' | 'unanswered';

/** How many reviews a page has. */
export const pageSize = 25;

type Input = { courseId: string };
type Context = Input & { show: Shown; offset: number; reviews: Reviews | null };
type Event =
  | { type: 'retry' }
  | { type: 'show'; show: Shown }
  | { type: 'turn'; offset: number }
  | { type: 'answered'; review: TaughtReview };

/** The reviews of a course for those who teach it (§course.31, §course.33). */
export const taughtReviewsMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: { listTaughtReviews: operation('listTaughtReviews') },
  actions: {
    choose: assign((_, show: Shown) => ({ show, offset: 0 })),
    // An answered review stays where it is until the list is loaded again.
    note: assign(({ context: { reviews } }, review: TaughtReview) => {
      if (!reviews) return {};
      const before = reviews.items.find(({ id }) => id === review.id);
      const change = Number(!review.answer) - Number(before ? !before.answer : !review.answer);
      const items = reviews.items.map((one) => (one.id === review.id ? review : one));
      return { reviews: { ...reviews, unanswered: reviews.unanswered + change, items } };
    }),
  },
}).createMachine({
  id: 'taughtReviews',
  description: '§course.31, §course.33',
  context: ({ input }) => ({ ...input, show: 'all', offset: 0, reviews: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listTaughtReviews',
        src: 'listTaughtReviews',
        input: ({ context: { courseId, show, offset } }) => ({
          courseId,
          limit: pageSize,
          offset,
          ...(show === 'unanswered' && { show }),
        }),
        onDone: { target: 'listed', actions: assign({ reviews: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading' } },
    listed: {
      on: {
        show: { target: 'loading', actions: { type: 'choose', params: ({ event }) => event.show } },
        turn: { target: 'loading', actions: assign({ offset: ({ event }) => event.offset }) },
        answered: { actions: { type: 'note', params: ({ event }) => event.review } },
      },
    },
  },
});
