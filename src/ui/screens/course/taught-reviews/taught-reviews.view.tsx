import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { TeachFrame } from '../../../parts/teach-frame.tsx';
import { Button } from '../../../primitives/button.tsx';
import { FilterGroup } from '../../../primitives/filter-group.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { type Overall, RatingOverall } from '../reviews/rating-overall.tsx';
import { type Review, ReviewItem } from '../reviews/review-item.tsx';

type Shown = 'all' | 'unanswered';

export type TaughtReviewItem = { review: Review; onAnswer: () => void; onRemove?: (() => void) | undefined };

export type TaughtReviewsView =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  | {
      state: 'listed';
      course: string;
      overall: Overall;
      show: Shown;
      onShow: (show: Shown) => void;
      unanswered: number;
      items: readonly TaughtReviewItem[];
      /** As `1 to 25 of 60`. */
      range: string;
      onPrevious?: (() => void) | undefined;
      onNext?: (() => void) | undefined;
    };

const list = css({ listStyleType: 'none', p: '0', m: '0' });
const muted = css({ color: 'fg.muted' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3', mt: '3' });
const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });

/** The reviews of a course for those who teach it (§course.33). */
export function TaughtReviewsScreen({ view }: { view: TaughtReviewsView }) {
  return (
    <TeachFrame>
      <PageHeader title="Reviews" subtitle={view.state === 'listed' ? view.course : undefined} />
      {match(view)
        .with({ state: 'loading' }, () => <LoadingText />)
        .with({ state: 'failed' }, ({ onRetry }) => (
          <RetryAlert title="The reviews could not be loaded" onRetry={onRetry}>
            Please try again.
          </RetryAlert>
        ))
        .with({ state: 'listed' }, (listed) => <Listed {...listed} />)
        .exhaustive()}
    </TeachFrame>
  );
}

type ListedProps = Extract<TaughtReviewsView, { state: 'listed' }>;

function Listed({ overall, show, onShow, unanswered, items, range, onPrevious, onNext }: ListedProps) {
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
      {(onPrevious || onNext) && (
        <div className={foot}>
          <Button variant="secondary" onClick={onPrevious} disabled={!onPrevious}>
            Newer
          </Button>
          <Button variant="secondary" onClick={onNext} disabled={!onNext}>
            Older
          </Button>
          <span className={muted}>{range}</span>
        </div>
      )}
    </>
  );
}
