import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { TaughtReview, taughtReviewsMachine } from '../../machines/course/taught-reviews.machine.ts';
import type { TaughtReviewsView } from '../../ui/screens/course/taught-reviews/taught-reviews.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof taughtReviewsMachine>;
type Send = ActorRefFrom<typeof taughtReviewsMachine>['send'];
type Acts = { onAnswer: (review: TaughtReview) => void; onRemove: (review: TaughtReview) => void };

export function connectTaughtReviews(snapshot: Snapshot, send: Send, { onAnswer, onRemove }: Acts): TaughtReviewsView {
  const { reviews, failure, show } = snapshot.context;
  const list = {
    course: reviews?.courseTitle ?? '',
    overall: reviews ?? { rating: 0, count: 0, distribution: [] },
    show,
    onShow: (shown: typeof show) => send({ type: 'show', show: shown }),
    unanswered: reviews?.unanswered ?? 0,
    items: (reviews?.items ?? []).map((review) => ({
      review,
      onAnswer: () => onAnswer(review),
      onRemove: review.answer ? () => onRemove(review) : undefined,
    })),
    written: reviews?.written ?? 0,
  };
  const onMore = () => send({ type: 'more' });
  return match(snapshot.value)
    .returnType<TaughtReviewsView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      message: sentence(failure, 'Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with({ listed: 'idle' }, () => ({
      state: 'listed.idle',
      ...list,
      onMore: snapshot.can({ type: 'more' }) ? onMore : undefined,
    }))
    .with({ listed: 'loadingMore' }, () => ({ state: 'listed.loadingMore', ...list }))
    .with({ listed: 'moreFailed' }, () => ({ state: 'listed.moreFailed', ...list, onMore }))
    .exhaustive();
}
