import { css } from 'styled-system/css';
import type { EnrolledCourse, NextLesson } from '../../../../api/generated/schema.d.ts';
import { Card } from '../../../primitives/card.tsx';
import { CourseCover } from '../../../primitives/course-cover.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { ProgressBar } from '../../../primitives/progress-bar.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';

export type NextCourse = Pick<EnrolledCourse, 'id' | 'title' | 'image' | 'progress'> & {
  /** Absent where the server does not name it. */
  lesson: NextLesson | undefined;
  /** The next lesson; the course if there is none. */
  to: string;
};

const kinds: Record<NextLesson['type'], string> = {
  video: 'Video',
  reading: 'Reading',
  quiz: 'Quiz',
  assignment: 'Assignment',
  exercise: 'Exercise',
  'case-study': 'Case study',
};

const layout = css({
  flexGrow: '1',
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) auto]' },
  alignItems: 'center',
  columnGap: '6',
  rowGap: '3',
  p: { md: '2' },
});
const cover = css({
  display: { base: 'none', md: 'block' },
  width: '64',
  gridColumn: '2',
  gridRow: '1 / span 2',
  borderRadius: 'md',
  overflow: 'hidden',
});
const textColumn = css({ minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1' });
const eyebrow = css({ textStyle: 'captionStrong', color: 'fg.muted', lineClamp: '1', overflowWrap: 'anywhere' });
const title = css({ textStyle: 'h3', lineClamp: '2', overflowWrap: 'anywhere' });
const facts = css({ textStyle: 'small', color: 'fg.muted', lineClamp: '1', overflowWrap: 'anywhere' });
const foot = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 1fr) auto]' },
  alignItems: 'end',
  columnGap: '6',
  rowGap: '3',
});

/** The next lesson, with its course, and the page's one main action. */
export function NextCourseCard({ next: { title: course, image, progress, lesson, to } }: { next: NextCourse }) {
  return (
    <Card as="article" padding="sm" fill>
      <div className={layout}>
        <div className={textColumn}>
          <p className={eyebrow}>{lesson ? `Up next in ${course}` : 'Up next'}</p>
          <h2 className={title}>{lesson?.title ?? course}</h2>
          {lesson && (
            <p className={facts}>
              {kinds[lesson.type]}, {lesson.duration}
              {lesson.moduleTitle && ` · ${lesson.moduleTitle}`}
            </p>
          )}
        </div>
        <span className={cover}>
          <CourseCover src={image} priority />
        </span>
        <div className={foot}>
          <ProgressBar label="Progress" value={progress} valueText={`${progress}% complete`} />
          <LinkButton to={to} size="lg" aria-label={`Continue Learning: ${course}`}>
            Continue Learning
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

const bar = css({ display: 'flex', alignItems: 'flex-end', height: '[1.65rem]' });
const button = css({ width: '40', maxWidth: 'full' });

/** The card's placeholder while it loads. */
export function NextCourseSkeleton() {
  return (
    <Card padding="sm" fill>
      <div className={layout}>
        <div className={textColumn}>
          <Skeleton width="third" />
          <Skeleton shape="title" width="most" />
          <Skeleton width="half" />
        </div>
        <span className={cover}>
          <Skeleton shape="cover" width="full" />
        </span>
        <div className={foot}>
          <div className={bar}>
            <Skeleton width="full" />
          </div>
          <span className={button}>
            <Skeleton shape="button" width="full" />
          </span>
        </div>
      </div>
    </Card>
  );
}
