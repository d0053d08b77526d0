import { SearchX } from 'lucide-react';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import { paths } from '../../../../paths.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { CardGrid } from '../../../primitives/card-grid.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { SkeletonCard } from '../../../primitives/skeleton-card.tsx';
import { type CatalogueList, CoursePages, type FailedPage } from './course-pages.tsx';
import { type CatalogueControls, FilterControls } from './filter-controls.tsx';

export type { CatalogueList } from './course-pages.tsx';

export type CatalogueView =
  | { state: 'loading'; controls: CatalogueControls }
  | { state: 'failed'; onRetry: () => void }
  | { state: 'loaded.empty'; controls: CatalogueControls; onClear: () => void }
  /** `list` is what was there before; null where nothing was. */
  | { state: 'narrowing.waiting' | 'narrowing.asking'; controls: CatalogueControls; list: CatalogueList | null }
  | { state: 'loaded.results' | 'loaded.loadingPage'; controls: CatalogueControls; list: CatalogueList | null }
  | { state: 'loaded.pageFailed'; controls: CatalogueControls; list: CatalogueList | null; failed: FailedPage };

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];
const facts = css({ display: 'flex', columnGap: '5', textStyle: 'small', color: 'fg.muted' });

/** The course catalogue (§catalogue.1). */
export function CatalogueScreen({ view }: { view: CatalogueView }) {
  const total = 'controls' in view ? view.controls.total : undefined;
  return (
    <Page density="working">
      <PageHeader
        back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
        eyebrow={<Badge>Course Catalog</Badge>}
        title="Explore Our Courses"
        meta={
          <p className={facts}>
            <span>1,200+ Students</span>
            {total !== undefined && <span>{total.toLocaleString('en-GB')} Courses</span>}
          </p>
        }
      />
      {match(view)
        .with({ state: 'failed' }, ({ onRetry }) => (
          <RetryAlert title="Error Loading Courses" onRetry={onRetry}>
            Failed to load courses. Please try again later.
          </RetryAlert>
        ))
        .with({ controls: P.any }, (shown) => (
          <>
            <FilterControls {...shown.controls} />
            <Courses view={shown} />
          </>
        ))
        .exhaustive()}
    </Page>
  );
}

function Courses({ view }: { view: Exclude<CatalogueView, { state: 'failed' }> }) {
  return match(view)
    .with({ state: 'loaded.empty' }, ({ onClear }) => (
      <div role="status">
        <EmptyState
          icon={<SearchX aria-hidden />}
          title="No courses found"
          headingLevel={2}
          action={
            <Button variant="secondary" onClick={onClear}>
              Clear all filters
            </Button>
          }
        >
          We couldn't find any courses matching your search criteria. Try adjusting your filters or search term.
        </EmptyState>
      </div>
    ))
    .with({ list: P.nonNullable }, (shown) => (
      <section aria-label="Courses" aria-busy={shown.state.startsWith('narrowing')}>
        <CoursePages list={shown.list} failed={'failed' in shown ? shown.failed : undefined} />
      </section>
    ))
    .otherwise(() => (
      <section aria-busy aria-label="Courses">
        <LoadingText hasSkeleton />
        <CardGrid as="ul">
          {skeletons.map((key) => (
            <SkeletonCard key={key} as="li" />
          ))}
        </CardGrid>
      </section>
    ));
}
