import { match } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { courseTrail } from '../../../parts/trails.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { Page } from '../../../primitives/page.tsx';
import { Classroom } from './classroom.tsx';
import { CourseSkeleton } from './course-skeleton.tsx';
import type { ClassroomPage, StorefrontPage } from './pages.ts';
import { Storefront } from './storefront.tsx';

type CoursePage = StorefrontPage | ClassroomPage;

export type CourseDetailView =
  | { state: 'loading' }
  | { state: 'notFound'; version: 'storefront' | 'classroom' }
  | { state: 'failed'; onRetry: () => void }
  | { state: 'loaded.overview'; page: CoursePage }
  | { state: 'loaded.content'; page: CoursePage }
  | { state: 'loaded.outlining'; page: CoursePage }
  | { state: 'loaded.instructor'; page: StorefrontPage }
  | { state: 'loaded.reviews'; page: ClassroomPage };

/** One course: storefront (version A) or classroom (version B) (§course.1). */
export function CourseDetailScreen({ view }: { view: CourseDetailView }) {
  return match(view)
    .with({ state: 'loading' }, () => <CourseSkeleton />)
    .with({ state: 'notFound', version: 'storefront' }, () => (
      <Page trail={courseTrail()}>
        <EmptyState
          headingLevel={1}
          title="Course Not Found"
          action={<LinkButton to="/">Back to Dashboard</LinkButton>}
        >
          The course you're looking for doesn't exist or has been removed.
        </EmptyState>
      </Page>
    ))
    .with({ state: 'notFound', version: 'classroom' }, () => (
      <Page trail={courseTrail()}>
        <h1 className="visually-hidden">Course</h1>
        <Alert tone="danger" title="Error" actions={<ReturnHome />}>
          Course not found
        </Alert>
      </Page>
    ))
    .with({ state: 'failed' }, ({ onRetry }) => (
      <Page trail={courseTrail()}>
        <h1 className="visually-hidden">Course</h1>
        <RetryAlert onRetry={onRetry} also={<ReturnHome />}>
          Failed to load course. Please try again later.
        </RetryAlert>
      </Page>
    ))
    .with({ state: 'loaded.overview' }, ({ page }) => opened(page, 'overview'))
    .with({ state: 'loaded.content' }, { state: 'loaded.outlining' }, ({ page }) => opened(page, 'content'))
    .with({ state: 'loaded.instructor' }, ({ page }) => <Storefront page={page} tab="instructor" />)
    .with({ state: 'loaded.reviews' }, ({ page }) => <Classroom page={page} tab="reviews" />)
    .exhaustive();
}

/** A function, as React would mount a component's page again when the tab changes, and the tab would lose the focus. */
function opened(page: CoursePage, tab: 'overview' | 'content') {
  return page.version === 'storefront' ? <Storefront page={page} tab={tab} /> : <Classroom page={page} tab={tab} />;
}

function ReturnHome() {
  return (
    <LinkButton to="/" variant="secondary">
      Return Home
    </LinkButton>
  );
}
