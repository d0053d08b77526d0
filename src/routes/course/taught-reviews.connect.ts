import { match, P } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { TaughtReview, taughtReviewsMachine } from '../../machines/course/taught-reviews.machine.ts';
import type { TaughtReviewsView } from '../../ui/screens/course/taught-reviews/taught-reviews.view.tsx';
import { restOfList } from '../rest-of-list.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof taughtReviewsMachine>;
type Send = ActorRefFrom<typeof taughtReviewsMachine>['send'];
type Acts = { onAnswer: (review: TaughtReview) => void; onRemove: (review: TaughtReview) => void };

export function connectTaughtReviews(snapshot: Snapshot, send: Send, { onAnswer, onRemove }: Acts): TaughtReviewsView {
  const { page, failure, filters } = snapshot.context;
  const { show } = filters;
  const about = {
    course: page?.courseTitle ?? '',
    overall: page ?? { rating: 0, count: 0, distribution: [] },
    show,
    onShow: (shown: typeof show) => send({ type: 'narrow', filters: { show: shown } }),
    unanswered: page?.unanswered ?? 0,
    written: page?.written ?? 0,
  };
  const list = {
    ...about,
    items: (page?.items ?? []).map((review) => ({
      review,
      onAnswer: () => onAnswer(review),
      onRemove: review.answer ? () => onRemove(review) : undefined,
    })),
  };
  return match(snapshot.value)
    .returnType<TaughtReviewsView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      message: sentence(failure, 'Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('empty', (state) => ({ state, ...about }))
    .with({ listed: P.select() }, (listed) => ({ ...restOfList(listed, snapshot, send), ...list }))
    .exhaustive();
}
