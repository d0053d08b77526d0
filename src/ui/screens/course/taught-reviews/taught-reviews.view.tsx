import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { ShowMore } from '../../../parts/show-more.tsx';
import { TeachFrame } from '../../../parts/teach-frame.tsx';
import { Button } from '../../../primitives/button.tsx';
import { FilterGroup } from '../../../primitives/filter-group.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { PageHeader, pendingLine } from '../../../primitives/page-header.tsx';
import { type Overall, RatingOverall } from '../reviews/rating-overall.tsx';
import { type Review, ReviewItem } from '../reviews/review-item.tsx';

type Shown = 'all' | 'unanswered';

export type TaughtReviewItem = { review: Review; onAnswer: () => void; onRemove?: (() => void) | undefined };

type Listed = {
  course: string;
  overall: Overall;
  show: Shown;
  onShow: (show: Shown) => void;
  unanswered: number;
  items: readonly TaughtReviewItem[];
  /** How many there are under the filter. */
  written: number;
};

export type TaughtReviewsView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | ({ state: 'listed.idle'; onMore?: (() => void) | undefined } & Listed)
  | ({ state: 'listed.loadingMore' } & Listed)
  | ({ state: 'listed.moreFailed'; onMore: () => void } & Listed);

const list = css({ listStyleType: 'none', p: '0', m: '0' });
const muted = css({ color: 'fg.muted' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3', mt: '3' });

/** The reviews of a course for those who teach it (§course.33). */
export function TaughtReviewsScreen({ view }: { view: TaughtReviewsView }) {
  return (
    <TeachFrame>
      <PageHeader title="Reviews" subtitle={'course' in view ? view.course : pendingLine} />
      {match(view)
        .with({ state: 'loading' }, () => <LoadingText />)
        .with({ state: 'failed' }, ({ message, onRetry }) => (
          <RetryAlert title="The reviews could not be loaded" onRetry={onRetry}>
            {message}
          </RetryAlert>
        ))
        .with({ items: P.any }, (listed) => <Reviews view={listed} />)
        .exhaustive()}
    </TeachFrame>
  );
}

function Reviews({ view }: { view: Extract<TaughtReviewsView, Listed> }) {
  const { overall, show, onShow, unanswered, items, written } = view;
  return (
    <>
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
      {items.length === 0 && (
        <p className={muted}>{show === 'all' ? 'No reviews yet.' : 'Every review has an answer.'}</p>
      )}
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
      {match(view)
        .with({ state: 'listed.idle' }, ({ onMore }) => <ShowMore count={items.length} onMore={onMore} />)
        .with({ state: 'listed.loadingMore' }, () => <ShowMore count={items.length} busy />)
        .with({ state: 'listed.moreFailed' }, ({ onMore }) => (
          <RetryAlert title="The other reviews could not be loaded" onRetry={onMore}>
            Please try again.
          </RetryAlert>
        ))
        .exhaustive()}
    </>
  );
}
