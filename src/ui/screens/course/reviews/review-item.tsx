import { css } from 'styled-system/css';
import { Avatar } from '../../../primitives/avatar.tsx';
import { Rating } from '../../../primitives/rating.tsx';
import { longDate } from '../detail/course.ts';

export type Review = { id: string; author: string; stars: number; text: string; createdAt: string };

const item = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '4',
  py: '5',
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderColor: 'border.default',
});
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' });
const author = css({ textStyle: 'label' });
const date = css({ textStyle: 'caption', color: 'fg.muted' });
const text = css({ mt: '2', maxWidth: 'prose', overflowWrap: 'anywhere' });

/** One student's review of a course. */
export function ReviewItem({ review }: { review: Review }) {
  return (
    <li className={item}>
      <Avatar name={review.author} />
      <div>
        <p className={head}>
          <span className={author}>{review.author}</span>
          <time className={date} dateTime={review.createdAt}>
            {longDate(review.createdAt)}
          </time>
        </p>
        <Rating value={review.stars} hideValue />
        <p className={text}>{review.text}</p>
      </div>
    </li>
  );
}
