import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { appended } from '../appended.ts';
import { operation } from '../operation.ts';

type Reviews = OperationOutput<'listCourseReviews'>;
type Input = { courseId: string };
type Event = { type: 'seeAll' } | { type: 'retry' } | { type: 'reload' };

/** How many reviews show at first (§course.21). */
export const firstReviews = 3;

/** The students' reviews of a course (§course.21). */
export const courseReviewsMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { reviews: Reviews | null },
    events: {} as Event,
  },
  actors: { listCourseReviews: operation('listCourseReviews') },
  guards: { hasMore: (_, { next }: Reviews) => next !== undefined },
  actions: {
    take: assign((_, reviews: Reviews) => ({ reviews })),
    add: assign(({ context }, next: Reviews) => ({
      reviews: { ...next, items: appended(context.reviews?.items ?? [], next.items, ({ id }) => id) },
    })),
  },
}).createMachine({
  id: 'courseReviews',
  description: '§course.21, §course.24',
  context: ({ input }) => ({ ...input, reviews: null }),
  initial: 'loading',
  // One of them was written, changed or deleted.
  on: { reload: '.loading' },
  states: {
    loading: {
      invoke: {
        id: 'listCourseReviews',
        src: 'listCourseReviews',
        input: ({ context }) => ({ courseId: context.courseId, limit: firstReviews }),
        onDone: [
          {
            guard: { type: 'hasMore', params: ({ event }) => event.output },
            target: 'some',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'all', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading' } },
    some: { on: { seeAll: 'expanding' } },
    expanding: {
      invoke: {
        id: 'listMoreCourseReviews',
        src: 'listCourseReviews',
        input: ({ context: { courseId, reviews } }) => ({ courseId, ...(reviews?.next && { cursor: reviews.next }) }),
        onDone: [
          {
            guard: { type: 'hasMore', params: ({ event }) => event.output },
            target: 'some',
            actions: { type: 'add', params: ({ event }) => event.output },
          },
          { target: 'all', actions: { type: 'add', params: ({ event }) => event.output } },
        ],
        onError: 'expansionFailed',
      },
    },
    expansionFailed: { on: { retry: 'expanding' } },
    all: {},
  },
});
