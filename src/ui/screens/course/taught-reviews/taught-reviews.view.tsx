import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import type { Review } from '../../../../api/generated/schema.d.ts';
import { RestOfList, type RestOfListView } from '../../../parts/rest-of-list.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { TeachFrame } from '../../../parts/teach-frame.tsx';
import { Button } from '../../../primitives/button.tsx';
import { FilterGroup } from '../../../primitives/filter-group.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { PageHeader, pendingLine } from '../../../primitives/page-header.tsx';
import { type Overall, RatingOverall } from '../reviews/rating-overall.tsx';
import { ReviewItem } from '../reviews/review-item.tsx';

type Shown = 'all' | 'unanswered';

export type TaughtReviewItem = { review: Review; onAnswer: () => void; onRemove?: (() => void) | undefined };

type About = {
  course: string;
  overall: Overall;
  show: Shown;
  onShow: (show: Shown) => void;
  unanswered: number;
  /** How many reviews match the filter. */
  written: number;
};
type Listed = About & { items: readonly TaughtReviewItem[] };

export type TaughtReviewsView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | ({ state: 'empty' } & About)
  | (RestOfListView & Listed);

const list = css({ listStyleType: 'none', p: '0', m: '0' });
const muted = css({ color: 'fg.muted' });
// The filter is beside the rating where there is room, so that the first review is in the window.
const overview = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '5',
  '& > :not(:last-child)': { flexGrow: '1' },
});
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3', mt: '3' });

/** The reviews of a course, for its instructors (§course.33). */
export function TaughtReviewsScreen({ view }: { view: TaughtReviewsView }) {
  return (
    <TeachFrame place={{ page: 'Reviews', course: 'course' in view ? view.course : '' }}>
      <PageHeader title="Reviews" subtitle={'course' in view ? view.course : pendingLine} />
      {match(view)
        .with({ state: 'loading' }, () => <Loading shape="rows" />)
        .with({ state: 'failed' }, ({ message, onRetry }) => (
          <RetryAlert title="The reviews could not be loaded" onRetry={onRetry}>
            {message}
          </RetryAlert>
        ))
        .with({ state: 'empty' }, (about) => (
          <>
            <Overview {...about} />
            <p className={muted}>{about.show === 'all' ? 'No reviews yet.' : 'Every review has an answer.'}</p>
          </>
        ))
        .with({ items: P.any }, (listed) => (
          <>
            <Overview {...listed} />
            <Reviews view={listed} />
          </>
        ))
        .exhaustive()}
    </TeachFrame>
  );
}

function Overview({ overall, show, onShow, unanswered }: About) {
  return (
    <div className={overview}>
      {overall.count > 0 && <RatingOverall overall={overall} />}
      <FilterGroup
        label="Reviews"
        options={[
          { value: 'all', label: 'All' },
          { value: 'unanswered', label: `Without an answer (${unanswered})` },
        ]}
        value={show}
        onValueChange={onShow}
      />
    </div>
  );
}

function Reviews({ view }: { view: Extract<TaughtReviewsView, Listed> }) {
  const { items, written } = view;
  return (
    <>
      <ul className={list} aria-label="Reviews">
        {items.map(({ review, onAnswer, onRemove }) => (
          <ReviewItem key={review.id} review={review}>
            <div className={buttons}>
              <Button
                variant="secondary"
                size="sm"
                onClick={onAnswer}
                aria-label={`${review.answer ? 'Change Answer' : 'Answer'}, ${review.author}`}
              >
                {review.answer ? 'Change Answer' : 'Answer'}
              </Button>
              {onRemove && (
                <Button variant="ghost" size="sm" onClick={onRemove} aria-label={`Take Answer Back, ${review.author}`}>
                  Take Answer Back
                </Button>
              )}
            </div>
          </ReviewItem>
        ))}
      </ul>
      {items.length < written && (
        <p className={muted}>
          {items.length} of {written} reviews
        </p>
      )}
      <RestOfList view={view} count={items.length} title="The other reviews could not be loaded" />
    </>
  );
}
