import { css } from 'styled-system/css';
import { Card } from '../../../primitives/card.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';

const body = css({ display: 'flex', flexDirection: 'column', gap: '2.5', p: '5' });
const name = css({ display: 'flex', flexDirection: 'column', gap: '1.5', minHeight: '[2.9375rem]' });
const lines = css({ display: 'flex', flexDirection: 'column', gap: '[0.25em]', height: '[3.9375rem]', pt: '1' });
const facts = css({ display: 'flex', flexDirection: 'column', gap: '2', height: '[2.55rem]' });
const button = css({ pt: '1' });

/** A card's placeholder, in its size. */
export function RecommendedSkeleton() {
  return (
    <Card as="li" padding="none" fill>
      <Skeleton shape="cover" width="full" />
      <div className={body}>
        <Skeleton shape="badge" />
        <div className={name}>
          <Skeleton shape="title" width="most" />
          <Skeleton width="half" />
        </div>
        <div className={lines}>
          <Skeleton width="full" />
          <Skeleton width="full" />
          <Skeleton width="half" />
        </div>
        <div className={facts}>
          <Skeleton width="most" />
          <Skeleton width="most" />
        </div>
        <div className={button}>
          <Skeleton shape="button" width="full" />
        </div>
      </div>
    </Card>
  );
}
