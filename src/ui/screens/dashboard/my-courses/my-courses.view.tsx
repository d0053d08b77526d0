import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Section } from '../../../primitives/section.tsx';
import { type MyCourse, MyCourseCard, MyCourseSkeleton } from './my-course-card.tsx';

export type MyCoursesView =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  | { state: 'loaded.results' | 'loaded.refreshing'; courses: MyCourse[] }
  | { state: 'loaded.empty'; catalogueTo: string };

// Always one row, which scrolls sideways if the courses do not fit.
const container = css({ minHeight: '[13rem]', display: 'flex', flexDirection: 'column', minWidth: '0' });
const strip = css({
  flexGrow: '1',
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
const none = css({
  flexGrow: '1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  p: { base: '5', md: '8' },
  borderWidth: 'hairline',
  borderStyle: 'dashed',
  borderColor: 'border.strong',
  borderRadius: 'lg',
});
const noneTitle = css({ textStyle: 'h3' });
const noneText = css({ color: 'fg.muted' });

/** The student's own courses and their progress. */
export function MyCoursesScreen({ view }: { view: MyCoursesView }) {
  return (
    <Section title="My courses">
      <div className={container} aria-busy={view.state === 'loading' || view.state === 'loaded.refreshing'}>
        {match(view)
          .with({ state: 'loading' }, () => (
            <>
              <div className="visually-hidden">
                <LoadingText />
              </div>
              <ul className={strip}>
                <MyCourseSkeleton />
              </ul>
            </>
          ))
          .with({ state: 'failed' }, ({ onRetry }) => (
            <RetryAlert title="Failed to load your courses" onRetry={onRetry}>
              Your progress is kept. Please try again.
            </RetryAlert>
          ))
          .with({ state: 'loaded.empty' }, ({ catalogueTo }) => (
            <div className={none}>
              <div>
                <h3 className={noneTitle}>You have no courses yet</h3>
                <p className={noneText}>Enroll in one, and your progress shows here.</p>
              </div>
              <LinkButton to={catalogueTo}>Explore Courses</LinkButton>
            </div>
          ))
          .with({ state: 'loaded.results' }, { state: 'loaded.refreshing' }, ({ courses }) => (
            <ul className={strip} data-row="">
              {courses.map((course) => (
                <MyCourseCard key={course.id} course={course} />
              ))}
            </ul>
          ))
          .exhaustive()}
      </div>
    </Section>
  );
}
