import { css } from 'styled-system/css';
import { Spinner } from './spinner.tsx';

const line = css({ display: 'flex', alignItems: 'center', gap: '2.5', color: 'fg.muted', textStyle: 'body', py: '6' });

export type LoadingTextProps = {
  /** What is loading, in words. */
  children?: string | undefined;
};

/** While a whole screen or panel loads and no skeleton fits. */
export function LoadingText({ children = 'Loading...' }: LoadingTextProps) {
  return (
    <p role="status" data-pending className={line}>
      <Spinner />
      {children}
    </p>
  );
}
