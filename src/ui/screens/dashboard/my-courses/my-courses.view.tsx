import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { type NextCourse, NextCourseCard, NextCourseSkeleton } from './next-course-card.tsx';

export type MyCoursesView =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  | { state: 'loaded.results' | 'loaded.refreshing'; next: NextCourse }
  | { state: 'loaded.finished' | 'loaded.empty'; catalogueTo: string };

// As high from the start as the card, so that nothing below moves.
const container = css({ minHeight: '[12.25rem]', display: 'flex', flexDirection: 'column', minWidth: '0' });
const none = css({
  flexGrow: '1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'space-between',
  gap: '4',
  p: '5',
  borderWidth: 'hairline',
  borderStyle: 'dashed',
  borderColor: 'border.strong',
  borderRadius: 'lg',
});
const noneTitle = css({ textStyle: 'h3' });
const noneText = css({ color: 'fg.muted' });

/** The one next thing: the lesson to continue with (§dashboard.19). */
export function MyCoursesScreen({ view }: { view: MyCoursesView }) {
  return (
    <section
      aria-label="Continue learning"
      className={container}
      aria-busy={view.state === 'loading' || view.state === 'loaded.refreshing'}
    >
      {match(view)
        .with({ state: 'loading' }, () => (
          <>
            <div className="visually-hidden">
              <LoadingText />
            </div>
            <NextCourseSkeleton />
          </>
        ))
        .with({ state: 'failed' }, ({ onRetry }) => (
          <RetryAlert title="Failed to load your courses" onRetry={onRetry}>
            Your progress is kept. Please try again.
          </RetryAlert>
        ))
        .with({ state: 'loaded.empty' }, ({ catalogueTo }) => (
          <Nothing title="You have no courses yet" to={catalogueTo}>
            Enroll in one, and your progress shows here.
          </Nothing>
        ))
        .with({ state: 'loaded.finished' }, ({ catalogueTo }) => (
          <Nothing title="You have completed all your courses" to={catalogueTo}>
            Choose another one to go on.
          </Nothing>
        ))
        .with({ state: 'loaded.results' }, { state: 'loaded.refreshing' }, ({ next }) => <NextCourseCard next={next} />)
        .exhaustive()}
    </section>
  );
}

function Nothing({ title, to, children }: { title: string; to: string; children: string }) {
  return (
    <div className={none}>
      <div>
        <h2 className={noneTitle}>{title}</h2>
        <p className={noneText}>{children}</p>
      </div>
      <LinkButton to={to}>Explore Courses</LinkButton>
    </div>
  );
}
