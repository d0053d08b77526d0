import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { portfolioPageMachine } from '../../machines/practice/portfolio-page.machine.ts';
import { paths } from '../../paths.ts';
import type { PortfolioPageView } from '../../ui/screens/practice/portfolio-page/portfolio-page.view.tsx';
import { plainDay } from '../dates.ts';

type Snapshot = SnapshotFrom<typeof portfolioPageMachine>;
type Send = ActorRefFrom<typeof portfolioPageMachine>['send'];

/** The date is in UTC, so that everyone sees the same one. */
export function connectPortfolioPage(snapshot: Snapshot, send: Send): PortfolioPageView {
  const { page } = snapshot.context;
  return match(snapshot.value)
    .returnType<PortfolioPageView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({ state, onRetry: () => send({ type: 'retry' }) }))
    .with('notFound', (state) => ({ state, courses: paths.courses }))
    .with('shown', (state) =>
      page
        ? { state, project: { ...page, date: plainDay('UTC', page.submittedAt) } }
        : { state: 'notFound', courses: paths.courses },
    )
    .exhaustive();
}
