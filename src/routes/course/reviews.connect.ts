import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type courseReviewsMachine, firstReviews } from '../../machines/course/reviews.machine.ts';
import type { CourseReviewsView } from '../../ui/screens/course/reviews/reviews.view.tsx';

type Snapshot = SnapshotFrom<typeof courseReviewsMachine>;
type Send = ActorRefFrom<typeof courseReviewsMachine>['send'];

const none = { rating: 0, count: 0, distribution: [], written: 0, items: [] };

/** A course's reviews as what the tab shows. */
export function connectCourseReviews(snapshot: Snapshot, send: Send): CourseReviewsView {
  const reviews = snapshot.context.reviews ?? none;
  const isFirst = reviews.items.length <= firstReviews;
  const onRetry = () => send({ type: 'retry' });
  return match(snapshot.value)
    .returnType<CourseReviewsView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({ state, onRetry }))
    .with('some', (state) => ({ state, reviews, isFirst, onSeeAll: () => send({ type: 'seeAll' }) }))
    .with('expanding', (state) => ({ state, reviews, isFirst }))
    .with('expansionFailed', (state) => ({ state, reviews, onRetry }))
    .with('all', (state) => ({ state, reviews }))
    .exhaustive();
}
