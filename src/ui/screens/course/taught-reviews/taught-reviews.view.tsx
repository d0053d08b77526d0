import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import type { Review } from '../../../../api/generated/schema.d.ts';
import { RestOfList, type RestOfListView } from '../../../parts/rest-of-list.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { TeachFrame } from '../../../parts/teach-frame.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { PageHeader, pendingLine } from '../../../primitives/page-header.tsx';
import { ReviewItem } from '../reviews/review-item.tsx';
import { type About, Overview } from './overview.tsx';

export type TaughtReviewItem = { review: Review; onAnswer: () => void; onRemove?: (() => void) | undefined };

type Listed = About & { items: readonly TaughtReviewItem[] };

export type TaughtReviewsView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | ({ state: 'empty' } & About)
  | (RestOfListView & Listed);

const list = css({ listStyleType: 'none', p: '0', m: '0' });
const muted = css({ color: 'fg.muted' });
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
