import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { Changes, type ShownChange } from './changes.tsx';
import { NextStep, type ShownNext } from './next-step.tsx';
import { screenOnly } from './on-paper.ts';

/** The other flows of the page. */
type Slots = { aim: ReactNode; placement: ReactNode; steps: ReactNode };
type Shown = Slots & { next: ShownNext | null; changes: readonly ShownChange[] };

export type LearningPathView =
  | { state: 'loading' }
  | { state: 'failed'; reason: string; onRetry: () => void }
  | { state: 'none'; aim: ReactNode }
  | ({ state: 'shown' | 'refreshing' | 'restoring' | 'renewing' } & Shown)
  | ({ state: 'notRefreshed'; reason: string; onRetry: () => void } & Shown)
  | ({ state: 'notRestored'; why: string } & Shown);

/** A student's path: what is next, and the way to the aim (§analytics.83). */
export function LearningPathScreen({ view }: { view: LearningPathView }) {
  return match(view)
    .with({ state: 'loading' }, () => <Loading shape="part">Loading your path...</Loading>)
    .with({ state: 'failed' }, ({ reason, onRetry }) => <RetryAlert onRetry={onRetry}>{reason}</RetryAlert>)
    .with({ state: 'none' }, ({ aim }) => aim)
    .with(
      { state: 'shown' },
      { state: 'refreshing' },
      { state: 'notRefreshed' },
      { state: 'restoring' },
      { state: 'renewing' },
      { state: 'notRestored' },
      (shown) => (
        <>
          <NextStep next={shown.next} />
          <Notes view={shown} />
          {shown.steps}
          <div className={screenOnly}>{shown.placement}</div>
          {shown.aim}
          <Changes changes={shown.changes} />
        </>
      ),
    )
    .exhaustive();
}

function Notes({ view }: { view: Extract<LearningPathView, Shown> }) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {view.state === 'refreshing' ? 'Loading your path...' : ''}
      </p>
      {view.state === 'notRefreshed' && (
        <RetryAlert title="Your path may be out of date" onRetry={view.onRetry}>
          {view.reason}
        </RetryAlert>
      )}
      {view.state === 'notRestored' && (
        <Alert tone="danger" title="The skip was not undone">
          {view.why}
        </Alert>
      )}
    </>
  );
}
