import { css } from 'styled-system/css';
import { LoadingText } from './loading-text.tsx';
import { Skeleton } from './skeleton.tsx';

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

export type LoadingProps = {
  /** What comes: the rows of a list, or a part with its heading, its text and what it shows. */
  shape: 'rows' | 'part';
  /** What is loading, in words that are read aloud. */
  children?: string | undefined;
};

/** While a list or a part of a page loads: its shape. Apart from LoadingText, which every page loads. */
export function Loading({ shape, children }: LoadingProps) {
  return (
    <>
      <LoadingText hasSkeleton>{children}</LoadingText>
      {shape === 'part' ? (
        <div aria-hidden className={part}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="most" />
          <Skeleton />
        </div>
      ) : (
        <div aria-hidden className={rows}>
          {[1, 2, 3, 4].map((each) => (
            <div key={each} className={row}>
              <Skeleton width="half" />
              <Skeleton width="third" />
            </div>
          ))}
        </div>
      )}
    </>
  );
}
