import { css } from 'styled-system/css';
import type { Reviews } from '../../../../api/generated/schema.d.ts';
import { Bar } from '../../../primitives/bar.tsx';
import { ProgressRing } from '../../../primitives/progress-ring.tsx';

export type Overall = Pick<Reviews, 'rating' | 'count' | 'distribution'>;

// Beside each other where there is room, also on a phone, so that the first review is in the window.
const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { base: 'center', sm: 'start' },
  columnGap: { base: '4', sm: '10' },
  rowGap: '6',
});
const overall = css({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '2' });
const muted = css({ textStyle: 'caption', color: 'fg.muted' });
const bars = css({
  listStyleType: 'none',
  p: '0',
  m: '0',
  display: 'grid',
  gap: '1',
  flexGrow: '1',
  flexBasis: '[12rem]',
  minWidth: '0',
  maxWidth: 'prose',
});
const row = css({
  display: 'grid',
  gridTemplateColumns: '[3.5rem minmax(0, 1fr) 2.75rem]',
  alignItems: 'center',
  columnGap: '3',
  textStyle: 'caption',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
});
const track = css({ height: '2', bg: 'bg.skeleton', borderRadius: 'full', overflow: 'hidden' });
const fill = css({ color: 'star' });
const percentage = css({ textAlign: 'end' });

/** The overall rating as a ring, and its distribution from five stars to one (§course.21). */
export function RatingOverall({ overall: { rating, count, distribution } }: { overall: Overall }) {
  return (
    <div className={root}>
      <div className={overall}>
        <ProgressRing label={`${rating.toFixed(1)} out of 5`} value={rating} max={5}>
          {rating.toFixed(1)}
        </ProgressRing>
        <p className={muted}>{count.toLocaleString('en-GB')} ratings</p>
      </div>
      <ul className={bars} aria-label="Ratings by stars">
        {distribution.map(({ stars, percent }) => (
          <li key={stars} className={row}>
            <span>
              {stars} {stars === 1 ? 'star' : 'stars'}
            </span>
            <span className={track} aria-hidden>
              {percent > 0 && <Bar className={fill} percent={percent} />}
            </span>
            <span className={percentage}>{percent}%</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
