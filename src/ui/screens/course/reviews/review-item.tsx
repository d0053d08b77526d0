import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { Review } from '../../../../api/generated/schema.d.ts';
import { Avatar } from '../../../primitives/avatar.tsx';
import { Rating } from '../../../primitives/rating.tsx';
import { longDate } from '../detail/course.ts';

const item = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '4',
  py: '4',
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderColor: 'border.default',
});
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' });
const author = css({ textStyle: 'label', overflowWrap: 'anywhere' });
const date = css({ textStyle: 'caption', color: 'fg.muted' });
const text = css({ mt: '2', maxWidth: 'prose', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
const answerBox = css({
  mt: '3',
  ps: '4',
  borderInlineStartWidth: 'heavy',
  borderInlineStartStyle: 'solid',
  borderColor: 'border.strong',
});

type ReviewItemProps = {
  review: Review;
  /** Buttons for what can be done with the review. */
  children?: ReactNode;
};

/** One student's review of a course, and what the instructor answered. */
export function ReviewItem({ review, children }: ReviewItemProps) {
  const { answer, changedAt } = review;
  return (
    <li className={item}>
      <Avatar name={review.author} />
      <div>
        <p className={head}>
          <span className={author}>{review.author}</span>
          <time className={date} dateTime={review.createdAt}>
            {longDate(review.createdAt)}
          </time>
          {changedAt && <span className={date}>Changed on {longDate(changedAt)}</span>}
        </p>
        <Rating value={review.stars} hideValue />
        {review.text && <p className={text}>{review.text}</p>}
        {answer && (
          <div className={answerBox}>
            <p className={head}>
              <span className={author}>Answer from the instructor</span>
              <time className={date} dateTime={answer.answeredAt}>
                {longDate(answer.answeredAt)}
              </time>
            </p>
            <p className={text}>{answer.text}</p>
          </div>
        )}
        {children}
      </div>
    </li>
  );
}
