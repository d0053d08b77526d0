import { css } from 'styled-system/css';
import type { EnrolledCourse } from '../../../../api/generated/schema.d.ts';
import { Card } from '../../../primitives/card.tsx';
import { CourseCover } from '../../../primitives/course-cover.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { ProgressBar } from '../../../primitives/progress-bar.tsx';
import { Section } from '../../../primitives/section.tsx';

export type OtherCourse = Pick<EnrolledCourse, 'id' | 'title' | 'instructor' | 'image' | 'progress'> & {
  /** The next lesson; the course once all are done. */
  to: string;
};

// Always one row, which scrolls sideways if the courses do not fit.
const strip = css({
  display: 'flex',
  gap: '4',
  listStyleType: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: '1',
  scrollSnapType: '[x proximity]',
  scrollbarWidth: '[thin]',
  m: '-1',
  p: '1',
});
const item = css({ flex: '[1 0 min(90%, 21rem)]', maxWidth: '[36rem]', minWidth: '0', scrollSnapAlign: 'start' });
const layout = css({
  flexGrow: '1',
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  gridTemplateRows: '[1fr auto auto]',
  alignItems: 'center',
  rowGap: '3',
});
const thumbnail = css({
  display: { base: 'none', sm: 'block' },
  width: '24',
  mr: '4',
  borderRadius: 'sm',
  overflow: 'hidden',
});
const textColumn = css({ gridColumn: '[-2]', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '0.5' });
const title = css({ textStyle: 'h4', lineClamp: '2', overflowWrap: 'anywhere' });
const muted = css({ textStyle: 'small', color: 'fg.muted', lineClamp: '1', overflowWrap: 'anywhere' });
const across = css({ gridColumn: '1 / -1', display: 'grid' });

/** The student's own courses besides the one to continue with (§dashboard.13); nothing if there are none. */
export function OtherCourses({ courses }: { courses: readonly OtherCourse[] }) {
  if (courses.length === 0) return null;
  return (
    <Section title="My courses">
      <ul className={strip} data-row="">
        {courses.map((course) => (
          <Course key={course.id} course={course} />
        ))}
      </ul>
    </Section>
  );
}

function Course({ course }: { course: OtherCourse }) {
  const isDone = course.progress >= 100;
  const action = isDone ? 'View Course' : 'Continue Learning';
  return (
    <li className={item}>
      <Card as="article" fill>
        <div className={layout}>
          <span className={thumbnail}>
            <CourseCover src={course.image} />
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
          <div className={across}>
            <LinkButton to={course.to} variant="secondary" aria-label={`${action}: ${course.title}`}>
              {action}
            </LinkButton>
          </div>
        </div>
      </Card>
    </li>
  );
}
