import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  pageSize,
  type TaughtReview,
  type taughtReviewsMachine,
} from '../../machines/course/taught-reviews.machine.ts';
import type { TaughtReviewsView } from '../../ui/screens/course/taught-reviews/taught-reviews.view.tsx';

type Snapshot = SnapshotFrom<typeof taughtReviewsMachine>;
type Send = ActorRefFrom<typeof taughtReviewsMachine>['send'];
type Acts = { onAnswer: (review: TaughtReview) => void; onRemove: (review: TaughtReview) => void };

export function connectTaughtReviews(
  { value, context: { reviews, show, offset } }: Snapshot,
  send: Send,
  { onAnswer, onRemove }: Acts,
): TaughtReviewsView {
  return match(value)
    .returnType<TaughtReviewsView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({ state, onRetry: () => send({ type: 'retry' }) }))
    .with('listed', (state) => {
      const { items = [], written = 0, unanswered = 0, courseTitle = '' } = reviews ?? {};
      const turn = (to: number) => () => send({ type: 'turn', offset: to });
      return {
        state,
        course: courseTitle,
        overall: reviews ?? { rating: 0, count: 0, distribution: [] },
        show,
        onShow: (shown) => send({ type: 'show', show: shown }),
        unanswered,
        items: items.map((review) => ({
          review,
          onAnswer: () => onAnswer(review),
          onRemove: review.answer ? () => onRemove(review) : undefined,
        })),
        range: `${offset + 1} to ${offset + items.length} of ${written}`,
        onPrevious: offset > 0 ? turn(Math.max(0, offset - pageSize)) : undefined,
        onNext: offset + items.length < written ? turn(offset + pageSize) : undefined,
      };
    })
    .exhaustive();
}
