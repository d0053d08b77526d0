import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import type { Reviews } from '../../../../api/generated/schema.d.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { ShowMore } from '../../../parts/show-more.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { Section } from '../../../primitives/section.tsx';
import { RatingOverall } from './rating-overall.tsx';
import { ReviewItem } from './review-item.tsx';

export type CourseReviewsView =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  /** `isFirst`: only the first few reviews are shown; after that, the list grows page by page. */
  | { state: 'some'; reviews: Reviews; isFirst: boolean; onSeeAll: () => void }
  | { state: 'expanding'; reviews: Reviews; isFirst: boolean }
  | { state: 'expansionFailed'; reviews: Reviews; onRetry: () => void }
  | { state: 'all'; reviews: Reviews };

const list = css({ listStyleType: 'none', p: '0', m: '0' });
const muted = css({ color: 'fg.muted' });
const foot = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' });

type CourseReviewsProps = {
  view: CourseReviewsView;
  /** The student's own review, above the others. */
  own?: ReactNode;
};

/** What students say of a course (§course.21). */
export function CourseReviewsScreen({ view, own }: CourseReviewsProps) {
  return (
    <Section title="Reviews">
      {own}
      {match(view)
        .with({ state: 'loading' }, () => <Loading shape="rows" />)
        .with({ state: 'failed' }, ({ onRetry }) => (
          <RetryAlert title="The reviews could not be loaded" onRetry={onRetry}>
            Please try again.
          </RetryAlert>
        ))
        .with({ reviews: { count: 0 } }, () => <p className={muted}>No reviews yet.</p>)
        .with({ reviews: P.any }, (shown) => (
          <>
            <RatingOverall overall={shown.reviews} />
            <ul className={list}>
              {shown.reviews.items.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </ul>
            <div className={foot}>
              {match(shown)
                .with({ isFirst: true }, (few) => (
                  <Button
                    variant="secondary"
                    busy={few.state === 'expanding'}
                    onClick={few.state === 'some' ? few.onSeeAll : undefined}
                  >
                    See All Reviews
                  </Button>
                ))
                .with({ isFirst: false }, (page) => (
                  <ShowMore
                    count={page.reviews.items.length}
                    busy={page.state === 'expanding'}
                    onMore={page.state === 'some' ? page.onSeeAll : undefined}
                  />
                ))
                .with({ state: 'expansionFailed' }, ({ onRetry }) => (
                  <RetryAlert title="The other reviews could not be loaded" onRetry={onRetry}>
                    Please try again.
                  </RetryAlert>
                ))
                .with({ state: 'all' }, () => null)
                .exhaustive()}
            </div>
          </>
        ))
        .exhaustive()}
    </Section>
  );
}
