import { SearchX } from 'lucide-react';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import type { Level } from '../../../../api/generated/schema.d.ts';
import { paths } from '../../../../paths.ts';
import { CourseCard, type CourseCardProps } from '../../../parts/course-card.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { CardGrid } from '../../../primitives/card-grid.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { FilterGroup } from '../../../primitives/filter-group.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { SearchField } from '../../../primitives/search-field.tsx';
import { SkeletonCard } from '../../../primitives/skeleton-card.tsx';

type LevelFilter = 'All Levels' | Level;

type Filters = {
  search: string;
  level: LevelFilter;
  onSearch: (text: string) => void;
  onLevel: (level: LevelFilter) => void;
};

export type CatalogueView =
  | { state: 'loading'; filters: Filters }
  | { state: 'failed'; onRetry: () => void }
  | {
      state: 'loaded.results';
      filters: Filters;
      total: number;
      courses: (CourseCardProps['course'] & { id: string })[];
    }
  | { state: 'loaded.empty'; filters: Filters; total: number; onClear: () => void };

const levels = (['All Levels', 'Beginner', 'Intermediate', 'Advanced'] as const).map((value) => ({
  value,
  label: value,
}));
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];
const facts = css({ display: 'flex', columnGap: '5', textStyle: 'small', color: 'fg.muted' });
const controls = css({ display: 'grid', gap: '4', maxWidth: 'prose' });

/** The course catalogue (§catalogue.1). */
export function CatalogueScreen({ view }: { view: CatalogueView }) {
  const total = 'total' in view ? view.total : undefined;
  return (
    <Page>
      <PageHeader
        back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
        eyebrow={<Badge>Course Catalog</Badge>}
        title="Explore Our Courses"
        meta={
          <p className={facts}>
            <span>1,200+ Students</span>
            {total !== undefined && <span>{total} Courses</span>}
          </p>
        }
      />
      {match(view)
        .with({ state: 'failed' }, ({ onRetry }) => (
          <RetryAlert title="Error Loading Courses" onRetry={onRetry}>
            Failed to load courses. Please try again later.
          </RetryAlert>
        ))
        .with({ filters: P.any }, (shown) => (
          <>
            <FilterControls {...shown.filters} />
            {match(shown)
              .with({ state: 'loading' }, () => (
                <section aria-busy aria-label="Courses">
                  <LoadingText />
                  <CardGrid as="ul">
                    {skeletons.map((key) => (
                      <SkeletonCard key={key} as="li" />
                    ))}
                  </CardGrid>
                </section>
              ))
              .with({ state: 'loaded.results' }, ({ courses }) => (
                <section aria-label="Courses">
                  <h2 className="visually-hidden">Courses</h2>
                  <p className="visually-hidden" role="status">
                    {courses.length === 1 ? '1 course' : `${courses.length} courses`} found
                  </p>
                  <CardGrid as="ul">
                    {courses.map((course, index) => (
                      <CourseCard key={course.id} course={course} priority={index < 3} />
                    ))}
                  </CardGrid>
                </section>
              ))
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
                    We couldn't find any courses matching your search criteria. Try adjusting your filters or search
                    term.
                  </EmptyState>
                </div>
              ))
              .exhaustive()}
          </>
        ))
        .exhaustive()}
    </Page>
  );
}

function FilterControls({ search, level, onSearch, onLevel }: Filters) {
  return (
    <div className={controls}>
      <SearchField
        label="Search courses"
        placeholder="Search courses by title or keyword..."
        value={search}
        onValueChange={onSearch}
      />
      <FilterGroup label="Level" options={levels} value={level} onValueChange={onLevel} />
    </div>
  );
}
