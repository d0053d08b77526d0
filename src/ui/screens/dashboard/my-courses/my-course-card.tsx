import { css } from 'styled-system/css';
import type { EnrolledCourse } from '../../../../api/generated/schema.d.ts';
import { Card } from '../../../primitives/card.tsx';
import { CourseCover } from '../../../primitives/course-cover.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { ProgressBar } from '../../../primitives/progress-bar.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';

export type MyCourse = Pick<EnrolledCourse, 'id' | 'title' | 'instructor' | 'image' | 'progress'> & {
  /** The next lesson; the course once all are done. */
  to: string;
};

// Wide if it is the only one, otherwise narrow, and always of the same height.
const item = css({
  flex: '[1 0 min(90%, 21rem)]',
  minWidth: '0',
  scrollSnapAlign: 'start',
  containerType: 'inline-size',
});
const layout = css({
  flexGrow: '1',
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  gridTemplateRows: '[1fr auto auto]',
  alignItems: 'center',
  rowGap: '3',
  '@container (min-width: 36rem)': { columnGap: '6' },
});
const thumbnail = css({
  display: { base: 'none', sm: 'block' },
  width: '24',
  mr: '4',
  borderRadius: 'sm',
  overflow: 'hidden',
  '@container (min-width: 36rem)': { width: '64', mr: '0', gridRow: '1 / -1' },
});
const textColumn = css({ gridColumn: '[-2]', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '0.5' });
const title = css({ textStyle: 'h4', lineClamp: '2' });
const muted = css({ textStyle: 'small', color: 'fg.muted', lineClamp: '1' });
const across = css({ gridColumn: '1 / -1', '@container (min-width: 36rem)': { gridColumn: '[-2]' } });
const way = css({
  gridColumn: '1 / -1',
  display: 'grid',
  '@container (min-width: 36rem)': { gridColumn: '[-2]', justifySelf: 'start' },
});
const bar = css({ display: 'flex', alignItems: 'flex-end', height: '[1.65rem]' });

/** One of the student's courses: its progress, and the link to continue. */
export function MyCourseCard({ course }: { course: MyCourse }) {
  const isDone = course.progress >= 100;
  const action = isDone ? 'View Course' : 'Continue Learning';
  return (
    <li className={item}>
      <Card as="article" fill>
        <div className={layout}>
          <span className={thumbnail}>
            <CourseCover src={course.image} priority />
          </span>
          <div className={textColumn}>
            <h3 className={title}>{course.title}</h3>
            <p className={muted}>{course.instructor}</p>
          </div>
          <div className={across}>
            <ProgressBar
              label={isDone ? 'Completed' : 'Progress'}
              value={course.progress}
              valueText={`${course.progress}% complete`}
            />
          </div>
          <div className={way}>
            <LinkButton
              to={course.to}
              variant={isDone ? 'secondary' : 'primary'}
              aria-label={`${action}: ${course.title}`}
            >
              {action}
            </LinkButton>
          </div>
        </div>
      </Card>
    </li>
  );
}

/** The card's placeholder while it loads. */
export function MyCourseSkeleton() {
  return (
    <li className={item}>
      <Card fill>
        <div className={layout}>
          <span className={thumbnail}>
            <Skeleton shape="cover" width="full" />
          </span>
          <div className={textColumn}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="third" />
          </div>
          <div className={across}>
            <div className={bar}>
              <Skeleton width="full" />
            </div>
          </div>
          <div className={across}>
            <Skeleton shape="button" width="half" />
          </div>
        </div>
      </Card>
    </li>
  );
}
