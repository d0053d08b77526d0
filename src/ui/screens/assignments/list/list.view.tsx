import { CalendarDays, ClipboardList, List, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import { paths } from '../../../../paths.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { CardGrid } from '../../../primitives/card-grid.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { SkeletonCard } from '../../../primitives/skeleton-card.tsx';
import type { AssignmentItem } from './assignment-card.tsx';
import { AssignmentFilters, type AssignmentFiltersProps, clearAndSearch } from './assignment-filters.tsx';
import { AssignmentList } from './assignment-list.tsx';

type Filtered = { filters: AssignmentFiltersProps };
type InList = { onCalendar: () => void };

export type AssignmentsView =
  | ({ state: 'loading' } & Filtered)
  | { state: 'failed'; onRetry: () => void }
  | ({ state: 'loaded.list.results'; assignments: AssignmentItem[] } & Filtered & InList)
  | ({ state: 'loaded.list.noMatches'; onClear: () => void } & Filtered & InList)
  | ({ state: 'loaded.list.none' } & InList)
  | ({ state: 'loaded.calendar'; onList: () => void } & Filtered);

export type AssignmentsScreenProps = {
  view: AssignmentsView;
  /** Which zone the times are in. */
  zone: string;
  /** What "Calendar View" shows. */
  calendar?: ReactNode;
};

const zoneStyle = css({ textStyle: 'small', color: 'fg.muted' });
const skeletons = ['a', 'b', 'c', 'd'];

/** One button for list and calendar, so that it keeps the focus. It keeps its place while it cannot be used yet. */
function toggleOf(view: AssignmentsView) {
  if (view.state === 'loading') return { label: 'Calendar View', icon: <CalendarDays /> };
  if ('onCalendar' in view) return { label: 'Calendar View', icon: <CalendarDays />, onClick: view.onCalendar };
  if ('onList' in view) return { label: 'List View', icon: <List />, onClick: view.onList };
  return null;
}

/** The assignments (§assignments.2). */
export function AssignmentsScreen({ view, zone, calendar }: AssignmentsScreenProps) {
  const toggle = toggleOf(view);
  return (
    <Page density="working">
      <PageHeader
        back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
        title="Assignments"
        subtitle="Manage and track your course assignments"
        meta={<p className={zoneStyle}>{zone}</p>}
        actions={
          toggle && (
            <Button variant="secondary" icon={toggle.icon} disabled={!toggle.onClick} onClick={toggle.onClick}>
              {toggle.label}
            </Button>
          )
        }
      />
      {match(view)
        .with({ state: 'failed' }, ({ onRetry }) => (
          <RetryAlert onRetry={onRetry}>Failed to load assignments. Please try again later.</RetryAlert>
        ))
        .with({ state: 'loaded.list.none' }, () => (
          <EmptyState icon={<ClipboardList aria-hidden />} title="No assignments found">
            You don't have any assignments yet
          </EmptyState>
        ))
        .with({ filters: P.any }, (shown) => (
          <>
            <AssignmentFilters {...shown.filters} />
            {match(shown)
              .with({ state: 'loading' }, () => (
                <section aria-busy aria-label="Assignments">
                  <LoadingText hasSkeleton />
                  <CardGrid as="ul">
                    {skeletons.map((key) => (
                      <SkeletonCard key={key} as="li" cover={false} />
                    ))}
                  </CardGrid>
                </section>
              ))
              .with({ state: 'loaded.list.results' }, ({ assignments }) => <AssignmentList assignments={assignments} />)
              .with({ state: 'loaded.list.noMatches' }, ({ onClear }) => (
                <div role="status">
                  <EmptyState
                    icon={<SearchX aria-hidden />}
                    title="No assignments found"
                    action={
                      <Button variant="secondary" onClick={() => clearAndSearch(onClear)}>
                        Clear Filters
                      </Button>
                    }
                  >
                    Try adjusting your filters or search query
                  </EmptyState>
                </div>
              ))
              .with({ state: 'loaded.calendar' }, () => calendar)
              .exhaustive()}
          </>
        ))
        .exhaustive()}
    </Page>
  );
}
