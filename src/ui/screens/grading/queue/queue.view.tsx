import { Inbox } from 'lucide-react';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import { RestOfList, type RestOfListView } from '../../../parts/rest-of-list.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { TeachFrame } from '../../../parts/teach-frame.tsx';
import { Button } from '../../../primitives/button.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { QueueFilters, type QueueFiltersProps } from './queue-filters.tsx';
import { QueueList, type QueueRow } from './queue-list.tsx';

type Filtered = { filters: QueueFiltersProps };

export type GradingQueueView =
  | ({ state: 'loading' } & Filtered)
  | ({ state: 'failed'; message: string; onRetry: () => void } & Filtered)
  | ({ state: 'empty'; onAll?: (() => void) | undefined } & Filtered)
  | (RestOfListView & Filtered & { rows: readonly QueueRow[]; total: number });

const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '4' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });

const several = (total: number) => (total === 1 ? '1 submission' : `${total} submissions`);

const texts = {
  waiting: {
    subtitle: 'Submissions to grade, oldest first',
    label: 'Submissions to grade',
    moment: 'Submitted',
    count: (total: number) => `${several(total)} to grade`,
    none: 'Nothing to grade',
    why: 'Every submission has been graded.',
  },
  returned: {
    subtitle: 'Submissions with feedback, latest first',
    label: 'Returned submissions',
    moment: 'Returned',
    count: (total: number) => `${several(total)} returned`,
    none: 'Nothing returned yet',
    why: 'What you and your colleagues return is listed here.',
  },
} as const;

/** The submissions to grade (§grading.13), or the returned ones (§grading.43). */
export function GradingQueueScreen({ view, zone }: { view: GradingQueueView; zone: string }) {
  const { subtitle, label, moment, count, none, why } = texts[view.filters.show];
  return (
    <TeachFrame>
      <PageHeader title="Grading" subtitle={subtitle} />
      <QueueFilters {...view.filters} />
      {match(view)
        .with({ state: 'loading' }, () => <Loading shape="rows" />)
        .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
        .with({ state: 'empty' }, ({ onAll }) => (
          <div role="status">
            <EmptyState
              icon={<Inbox aria-hidden />}
              title={none}
              action={
                onAll && (
                  <Button variant="secondary" onClick={onAll}>
                    Show All
                  </Button>
                )
              }
            >
              {onAll
                ? `No submissions match these filters.${view.filters.search ? ' What is graded blind is not found by name.' : ''}`
                : why}
            </EmptyState>
          </div>
        ))
        .with({ rows: P.any }, (results) => (
          <section className={stack} aria-label={label}>
            <p className={muted} role="status">
              {count(results.total)}. {zone}
            </p>
            <p className={muted}>
              Keys: <kbd>Alt</kbd>+<kbd>J</kbd> goes to the list. In it <kbd>J</kbd> or <kbd>↓</kbd> next, <kbd>K</kbd>{' '}
              or <kbd>↑</kbd> previous, <kbd>Enter</kbd> opens.
            </p>
            <QueueList rows={results.rows} moment={moment} />
            <RestOfList view={results} count={results.rows.length} />
          </section>
        ))
        .exhaustive()}
    </TeachFrame>
  );
}
