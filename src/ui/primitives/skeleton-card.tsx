import { css } from 'styled-system/css';
import { Card } from './card.tsx';
import { Skeleton } from './skeleton.tsx';

const body = css({ display: 'flex', flexDirection: 'column', gap: '3', p: '5' });

export type SkeletonCardProps = {
  /** Whether there is room for a course's picture. */
  cover?: boolean | undefined;
  /** A list item where the cards are items of one. */
  as?: 'div' | 'li' | undefined;
};

/** A course (`cover`) or assignment card that is still loading. Put it in a region with `aria-busy` and LoadingText. */
export function SkeletonCard({ cover = true, as }: SkeletonCardProps) {
  return (
    <Card as={as} padding="none" fill>
      {cover && <Skeleton shape="cover" width="full" />}
      <div className={body}>
        <Skeleton shape="badge" />
        <Skeleton shape="title" width="most" />
        <Skeleton width="full" />
        <Skeleton width="half" />
        <Skeleton shape="button" width="full" />
      </div>
    </Card>
  );
}
