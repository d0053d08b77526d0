import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { Review } from '../../../../api/generated/schema.d.ts';
import { type Removal, RemovalDialog } from '../../../parts/removal-dialog.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { ReviewItem } from '../reviews/review-item.tsx';
import type { ReviewForm } from './review-form.tsx';

export type CourseOwnReviewView =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  | { state: 'barred' }
  | { state: 'tooEarly'; needed: number; total: number; done: number }
  | { state: 'unwritten'; onOpen: () => void }
  | { state: 'shown'; review: Review; onOpen?: (() => void) | undefined; onRemove: () => void }
  /** `form` is the dialog with the form, shown in front of the review that there was. */
  | { state: ReviewForm['state']; review?: Review | undefined; form: ReactNode }
  | Removal<{ review: Review }>;

const box = css({
  p: { base: '4', sm: '5' },
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '3',
});
const list = css({
  listStyleType: 'none',
  p: '0',
  m: '0',
  width: 'full',
  '& li': { borderTopWidth: 'none', pt: '0', pb: '2' },
});
const title = css({ textStyle: 'h3' });
const muted = css({ color: 'fg.muted', maxWidth: 'prose' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

/** A student's own review of a course, above the others (§course.32). */
export function CourseOwnReviewScreen({ view }: { view: CourseOwnReviewView }) {
  return match(view)
    .with({ state: 'barred' }, () => null)
    .with({ state: 'loading' }, () => <Loading shape="part" />)
    .with({ state: 'failed' }, ({ onRetry }) => (
      <RetryAlert title="Your review could not be loaded" onRetry={onRetry}>
        Please try again.
      </RetryAlert>
    ))
    .otherwise((standing) => (
      // All states share one place in the tree, so that the focus returns to the button that opened a dialog.
      <>
        <div className={box}>
          <h3 className={title}>Your Review</h3>
          <Standing view={standing} />
        </div>
        {'form' in standing && standing.form}
        {match(standing)
          .with({ state: 'confirming' }, { state: 'deleting' }, { state: 'notDeleted' }, (asked) => (
            <ReviewRemoval view={asked} />
          ))
          .otherwise(() => null)}
      </>
    ));
}

type StandingView = Exclude<CourseOwnReviewView, { state: 'loading' | 'failed' | 'barred' }>;

function Standing({ view }: { view: StandingView }) {
  if (view.state === 'tooEarly') {
    return (
      <p className={muted}>
        You can review this course once you have completed {view.needed} of its {view.total} lessons. So far it is{' '}
        {view.done}.
      </p>
    );
  }
  const review = 'review' in view ? view.review : undefined;
  const onOpen = 'onOpen' in view ? view.onOpen : undefined;
  if (!review) {
    return (
      <>
        <p className={muted}>What would you tell someone thinking of taking this course?</p>
        <Button onClick={onOpen}>Write a Review</Button>
      </>
    );
  }
  return (
    <>
      <ul className={list}>
        <ReviewItem review={review} />
      </ul>
      <div className={buttons}>
        {(view.state !== 'shown' || onOpen) && (
          <Button variant="secondary" onClick={onOpen}>
            Change
          </Button>
        )}
        <Button variant="secondary" {...('onRemove' in view && { onClick: view.onRemove })}>
          Delete
        </Button>
      </div>
    </>
  );
}

type RemovalView = Extract<CourseOwnReviewView, { state: 'confirming' | 'deleting' | 'notDeleted' }>;

function ReviewRemoval({ view }: { view: RemovalView }) {
  return (
    <RemovalDialog
      view={view}
      title="Delete Your Review?"
      description="It cannot be brought back, but you can write another one."
      label="Delete Review"
      failed="Your review was not deleted"
    >
      <p>
        {view.review.answer
          ? 'Your stars, your words and the answer to them are deleted.'
          : 'Your stars and your words are deleted.'}
      </p>
    </RemovalDialog>
  );
}
