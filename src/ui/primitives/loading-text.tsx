import { css } from 'styled-system/css';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

const line = css({ display: 'flex', alignItems: 'center', gap: '2.5', color: 'fg.muted', textStyle: 'body', py: '6' });

export type LoadingTextProps = {
  /** What is loading, in words. */
  children?: string | undefined;
  /** Whether skeletons beside it show to the eye that something is loading: it is read aloud, and takes no room above them. */
  hasSkeleton?: boolean | undefined;
  /** Draws the skeleton itself: the rows of a list, or a part with its heading, its text and what it shows. */
  shape?: 'rows' | 'part' | undefined;
};

const rows = css({ display: 'flex', flexDirection: 'column' });
const row = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '2',
  minHeight: '16',
  py: '3',
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderColor: 'border.default',
});
const part = css({ display: 'flex', flexDirection: 'column', gap: '4', '& > :last-child': { height: '48' } });

function Shape({ shape }: { shape: 'rows' | 'part' }) {
  if (shape === 'part')
    return (
      <div aria-hidden className={part}>
        <Skeleton shape="title" width="half" />
        <Skeleton width="most" />
        <Skeleton />
      </div>
    );
  return (
    <div aria-hidden className={rows}>
      {[1, 2, 3, 4].map((each) => (
        <div key={each} className={row}>
          <Skeleton width="half" />
          <Skeleton width="third" />
        </div>
      ))}
    </div>
  );
}

/** While a whole screen or panel loads. */
export function LoadingText({ children = 'Loading...', hasSkeleton = false, shape }: LoadingTextProps) {
  const isHeard = hasSkeleton || shape !== undefined;
  return (
    <>
      <p role="status" data-pending className={isHeard ? 'visually-hidden' : line}>
        {!isHeard && <Spinner />}
        {children}
      </p>
      {shape && <Shape shape={shape} />}
    </>
  );
}
