import { ClipboardPenLine } from 'lucide-react';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import { RestOfList, type RestOfListView } from '../../../parts/rest-of-list.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { TeachFrame } from '../../../parts/teach-frame.tsx';
import { Button } from '../../../primitives/button.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { type RequestItem, RequestRow } from './request-row.tsx';

/** `total`: how many are left to answer, on all pages together. */
type List = { requests: RequestItem[]; total: number };

export type RegradeRequestsView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'empty'; onReload: () => void }
  | (RestOfListView & List);

const waiting = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const listStyle = css({ display: 'flex', flexDirection: 'column', gap: '4', listStyleType: 'none', p: '0', m: '0' });
const note = css({ textStyle: 'small', color: 'fg.muted' });

const left = (total: number) => {
  if (total === 0) return 'You have answered every regrade request.';
  return total === 1 ? '1 regrade request to answer.' : `${total} regrade requests to answer, oldest first.`;
};

type RegradeRequestsScreenProps = {
  view: RegradeRequestsView;
  /** Which zone the times are in. */
  zone: string;
};

/** The regrade requests that wait for an answer (§grading.49). */
export function RegradeRequestsScreen({ view, zone }: RegradeRequestsScreenProps) {
  return (
    <TeachFrame>
      <PageHeader
        title="Regrade Requests"
        subtitle="Students asking for a second look at a grade"
        meta={<p className={note}>{zone}</p>}
      />
      <Requests view={view} />
    </TeachFrame>
  );
}

function Requests({ view }: { view: RegradeRequestsView }) {
  return match(view)
    .with({ state: 'loading' }, () => (
      <section aria-busy aria-label="Regrade requests" className={waiting}>
        <LoadingText hasSkeleton />
        <Skeleton shape="button" width="full" />
        <Skeleton shape="button" width="full" />
      </section>
    ))
    .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
    .with({ state: 'empty' }, ({ onReload }) => (
      <EmptyState
        icon={<ClipboardPenLine />}
        title="No regrade requests to answer"
        action={
          <Button variant="secondary" onClick={onReload}>
            Look Again
          </Button>
        }
      >
        When one of your students asks for a regrade, the request will appear here.
      </EmptyState>
    ))
    .with({ requests: P.any }, (listed) => <Listed view={listed} />)
    .exhaustive();
}

function Listed({ view }: { view: RestOfListView & List }) {
  return (
    <>
      <p className={note} role="status">
        {left(view.total)}
      </p>
      <ul className={listStyle} aria-label="Regrade requests">
        {view.requests.map((request) => (
          <li key={request.id}>
            <RequestRow {...request} />
          </li>
        ))}
      </ul>
      <RestOfList view={view} count={view.requests.length} />
    </>
  );
}
