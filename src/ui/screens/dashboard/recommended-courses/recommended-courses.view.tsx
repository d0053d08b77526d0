import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { CardGrid } from '../../../primitives/card-grid.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { Link } from '../../../primitives/link.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Section } from '../../../primitives/section.tsx';
import { RecommendedCard, type RecommendedCourse } from './recommended-card.tsx';
import { RecommendedSkeleton } from './recommended-skeleton.tsx';

export type RecommendedCoursesView =
  | { state: 'loading'; catalogueTo: string }
  | { state: 'failed'; catalogueTo: string; onRetry: () => void }
  | {
      state: 'loaded.results' | 'loaded.refreshing';
      catalogueTo: string;
      /** The address of the path; absent if the courses do not follow one. */
      pathTo?: string | undefined;
      courses: RecommendedCourse[];
    }
  | { state: 'loaded.empty'; catalogueTo: string };

// Rows of one height; three skeletons take the space of the six cards, so that nothing below moves.
const rows = css({ '& > ul': { gridAutoRows: '[1fr]' } });
const room = css({
  '& > ul': {
    gridTemplateRows: { base: '[repeat(6, 1fr)]', md: '[repeat(3, 1fr)]', lg: '[repeat(2, 1fr)]' },
  },
});
const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' });
const skeletons = ['a', 'b', 'c'];

/** Recommended courses (§dashboard.6). */
export function RecommendedCoursesScreen({ view }: { view: RecommendedCoursesView }) {
  return (
    <Section
      title="Recommended Courses"
      action={
        <span className={links}>
          {'pathTo' in view && view.pathTo && (
            <Link to={view.pathTo} standalone>
              See Your Path
            </Link>
          )}
          <Link to={view.catalogueTo} standalone aria-label="View All courses">
            View All
          </Link>
        </span>
      }
    >
      {match(view)
        .with({ state: 'loading' }, () => (
          <div className={room} aria-busy>
            <div className="visually-hidden">
              <LoadingText />
            </div>
            <CardGrid as="ul">
              {skeletons.map((key) => (
                <RecommendedSkeleton key={key} />
              ))}
            </CardGrid>
          </div>
        ))
        .with({ state: 'failed' }, ({ onRetry }) => (
          <RetryAlert title="Failed to load courses" onRetry={onRetry}>
            There was an error loading the courses. Please try again.
          </RetryAlert>
        ))
        .with({ state: 'loaded.empty' }, () => (
          <EmptyState title="No courses yet" headingLevel={3}>
            New courses show here as soon as they open.
          </EmptyState>
        ))
        .with({ state: 'loaded.results' }, { state: 'loaded.refreshing' }, ({ state, courses }) => (
          <div className={rows} aria-busy={state === 'loaded.refreshing'}>
            <CardGrid as="ul">
              {courses.map((course) => (
                <RecommendedCard key={course.id} course={course} />
              ))}
            </CardGrid>
          </div>
        ))
        .exhaustive()}
    </Section>
  );
}
