import { ReceiptText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import { paths } from '../../../../paths.ts';
import { RestOfList, type RestOfListView } from '../../../parts/rest-of-list.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { SkeletonCard } from '../../../primitives/skeleton-card.tsx';
import { type Receipt, ReceiptCard } from './receipt.tsx';

type Listed = { items: readonly Receipt[]; onPrint: () => void };

export type PaymentsView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'empty'; coursesTo: string }
  | (RestOfListView & Listed);

const list = css({ listStyleType: 'none', display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', p: '0' });
const notPrinted = css({ _print: { display: 'none' } });

/** The payments of a person; each is shown as its receipt (§payment.29). */
export function PaymentsScreen({ view }: { view: PaymentsView }) {
  return (
    <Page density="working">
      <PageHeader back={{ to: paths.profile, label: 'Back to Profile' }} title="Payments" />
      {match(view)
        .with({ state: 'loading' }, () => (
          <section aria-busy aria-label="Payments">
            <LoadingText hasSkeleton />
            <SkeletonCard cover={false} />
          </section>
        ))
        .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
        .with({ state: 'empty' }, ({ coursesTo }) => (
          <EmptyState
            icon={<ReceiptText aria-hidden />}
            title="No payments yet"
            action={<LinkButton to={coursesTo}>Browse Courses</LinkButton>}
          >
            When you pay for a course, its receipt will appear here.
          </EmptyState>
        ))
        .with({ items: P.any }, (listed) => <Receipts view={listed} />)
        .exhaustive()}
    </Page>
  );
}

function Receipts({ view }: { view: Extract<PaymentsView, Listed> }) {
  const { items, onPrint } = view;
  /** The id of the receipt that is being printed; the others are left out. */
  const [printed, setPrinted] = useState<string | null>(null);
  useEffect(() => {
    const end = () => setPrinted(null);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  const print = (id: string) => {
    flushSync(() => setPrinted(id)); // before the browser prints what is rendered
    onPrint();
  };
  return (
    <>
      <ul className={list} aria-label="Payments">
        {items.map((item) => (
          <li key={item.id} className={printed === null || printed === item.id ? undefined : notPrinted}>
            <ReceiptCard receipt={item} onPrint={() => print(item.id)} />
          </li>
        ))}
      </ul>
      <RestOfList view={view} count={items.length} title="The rest could not be loaded" />
    </>
  );
}
