import { css } from 'styled-system/css';
import { courseTrail } from '../../../parts/trails.ts';
import { Card } from '../../../primitives/card.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { CourseLayout } from './course-layout.tsx';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const body = css({ display: 'flex', flexDirection: 'column', gap: '4', p: '5' });
const rows = ['a', 'b', 'c', 'd', 'e'];

/** The page's outline while the course loads. */
export function CourseSkeleton() {
  return (
    <div aria-busy>
      <h1 className="visually-hidden">Course</h1>
      <CourseLayout
        trail={courseTrail()}
        head={
          <div className={stack}>
            <LoadingText />
            <Skeleton shape="badge" />
            <Skeleton shape="title" width="most" />
            <Skeleton width="full" />
            <Skeleton width="half" />
          </div>
        }
        side={
          <Card padding="none">
            <Skeleton shape="cover" />
            <div className={body}>
              <Skeleton shape="title" width="half" />
              <Skeleton width="most" />
              <Skeleton shape="button" />
              <Skeleton shape="button" />
            </div>
          </Card>
        }
      >
        <div className={stack}>
          <Skeleton width="half" />
          {rows.map((row) => (
            <Skeleton key={row} shape="button" width="full" />
          ))}
        </div>
      </CourseLayout>
    </div>
  );
}
