import { ArrowLeft, CalendarDays, ClipboardList, List, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { CardGrid } from '../../primitives/card-grid.tsx';
import { EmptyState } from '../../primitives/empty-state.tsx';
import { LinkButton } from '../../primitives/link-button.tsx';
import { LoadingText } from '../../primitives/loading-text.tsx';
import { Page } from '../../primitives/page.tsx';
import { PageHeader } from '../../primitives/page-header.tsx';
import { SkeletonCard } from '../../primitives/skeleton-card.tsx';
import { AssignmentCard, type AssignmentItem } from './assignment-card.tsx';
import { AssignmentFilters, type AssignmentFiltersProps } from './assignment-filters.tsx';

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
  /** The month that "Calendar View" shows. */
  calendar?: ReactNode;
};

const zoneStyle = css({ textStyle: 'small', color: 'fg.muted' });
const skeletons = ['a', 'b', 'c', 'd'];

/** The assignments (§2 Assignments page). */
export function AssignmentsScreen({ view, zone, calendar }: AssignmentsScreenProps) {
  return (
    <Page>
      <PageHeader
        title="Assignments"
        subtitle="Manage and track your course assignments"
        meta={<p className={zoneStyle}>{zone}</p>}
        actions={
          <>
            <LinkButton to="/dashboard" variant="secondary" icon={<ArrowLeft aria-hidden />}>
              Back to Dashboard
            </LinkButton>
            {'onCalendar' in view && (
              <Button variant="secondary" icon={<CalendarDays />} onClick={view.onCalendar}>
                Calendar View
              </Button>
            )}
            {'onList' in view && (
              <Button variant="secondary" icon={<List />} onClick={view.onList}>
                List View
              </Button>
            )}
          </>
        }
      />
      {match(view)
        .with({ state: 'failed' }, ({ onRetry }) => (
          <Alert
            tone="danger"
            title="Error"
            actions={
              <Button variant="secondary" onClick={onRetry}>
                Retry
              </Button>
            }
          >
            Failed to load assignments. Please try again later.
          </Alert>
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
                  <LoadingText />
                  <CardGrid as="ul">
                    {skeletons.map((key) => (
                      <SkeletonCard key={key} as="li" cover={false} />
                    ))}
                  </CardGrid>
                </section>
              ))
              .with({ state: 'loaded.list.results' }, ({ assignments }) => (
                <section aria-label="Assignments">
                  <h2 className="visually-hidden">Your assignments</h2>
                  <p className="visually-hidden" role="status">
                    {assignments.length === 1 ? '1 assignment' : `${assignments.length} assignments`} found
                  </p>
                  <CardGrid as="ul">
                    {assignments.map((assignment) => (
                      <AssignmentCard key={assignment.id} assignment={assignment} />
                    ))}
                  </CardGrid>
                </section>
              ))
              .with({ state: 'loaded.list.noMatches' }, ({ onClear }) => (
                <div role="status">
                  <EmptyState
                    icon={<SearchX aria-hidden />}
                    title="No assignments found"
                    action={
                      <Button variant="secondary" onClick={onClear}>
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
