import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { appended } from '../appended.ts';
import { failureIn } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Reviews = OperationOutput<'listTaughtReviews'>;
export type TaughtReview = Reviews['items'][number];
/** Which reviews are listed. */
export type Shown = 'all' | 'unanswered';

/** With what the address names (§product.63). */
type Input = { courseId: string; show?: Shown };
type Context = { courseId: string; show: Shown; reviews: Reviews | null; failure: Failure | null };
type Event =
  | { type: 'retry' }
  | { type: 'show'; show: Shown }
  | { type: 'more' }
  | { type: 'answered'; review: TaughtReview };

const asked = ({ courseId, show }: Context): OperationInput<'listTaughtReviews'> => ({
  courseId,
  ...(show === 'unanswered' && { show }),
});

/** The reviews of a course for those who teach it (§course.31, §course.33). */
export const taughtReviewsMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: { listTaughtReviews: operation('listTaughtReviews') },
  guards: { hasMore: ({ context }) => context.reviews?.next !== undefined },
  actions: {
    fail: assign({ failure: ({ event }) => failureIn(event) }),
    choose: assign((_, show: Shown) => ({ show })),
    add: assign(({ context }, more: Reviews) => ({
      reviews: { ...more, items: appended(context.reviews?.items ?? [], more.items, ({ id }) => id) },
    })),
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
  context: ({ input }) => ({ show: 'all', ...input, reviews: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listTaughtReviews',
        src: 'listTaughtReviews',
        input: ({ context }) => asked(context),
        onDone: { target: 'listed', actions: assign({ reviews: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: 'fail' },
      },
    },
    failed: { on: { retry: 'loading' } },
    listed: {
      on: {
        show: { target: 'loading', actions: { type: 'choose', params: ({ event }) => event.show } },
        answered: { actions: { type: 'note', params: ({ event }) => event.review } },
      },
      initial: 'idle',
      states: {
        idle: { on: { more: { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          invoke: {
            id: 'listMoreTaughtReviews',
            src: 'listTaughtReviews',
            input: ({ context }) => ({
              ...asked(context),
              ...(context.reviews?.next && { cursor: context.reviews.next }),
            }),
            onDone: { target: 'idle', actions: { type: 'add', params: ({ event }) => event.output } },
            onError: 'moreFailed',
          },
        },
        moreFailed: { description: 'What is there stays.', on: { more: 'loadingMore' } },
      },
    },
  },
});
