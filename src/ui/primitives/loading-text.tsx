import { css } from 'styled-system/css';
import { Spinner } from './spinner.tsx';

const line = css({ display: 'flex', alignItems: 'center', gap: '2.5', color: 'fg.muted', textStyle: 'body', py: '6' });

export type LoadingTextProps = {
  /** What is loading, in words. */
  children?: string | undefined;
  /** Whether skeletons beside it show to the eye that something is loading: it is read aloud, and takes no room above them. */
  hasSkeleton?: boolean | undefined;
};

/** While a whole screen or panel loads. */
export function LoadingText({ children = 'Loading...', hasSkeleton = false }: LoadingTextProps) {
  return (
    <p role="status" data-pending className={hasSkeleton ? 'visually-hidden' : line}>
      {!hasSkeleton && <Spinner />}
      {children}
    </p>
  );
}
