import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { portfolioMachine } from '../../machines/practice/portfolio.machine.ts';
import { paths } from '../../paths.ts';
import type { PortfolioView } from '../../ui/screens/practice/portfolio/portfolio.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof portfolioMachine>;
type Send = ActorRefFrom<typeof portfolioMachine>['send'];
type Here = { origin: string; onCopy: (address: string) => void };

export function connectPortfolio(snapshot: Snapshot, send: Send, { origin, onCopy }: Here): PortfolioView {
  const { portfolio, wanted, failure } = snapshot.context;
  const { isPublic, withGrade, portfolioId } = portfolio;
  const address = portfolioId ? origin + paths.portfolio(portfolioId) : null;
  const choices = {
    isPublic,
    withGrade,
    onPublic: () => send({ type: 'togglePage' }),
    onGrade: () => send({ type: 'toggleGrade' }),
    page: address === null ? null : { address, onCopy: () => onCopy(address) },
  };
  return match(snapshot.value)
    .returnType<PortfolioView>()
    .with('deciding', 'private', () => ({ state: 'private', ...choices }))
    .with('public', (state) => ({ state, ...choices }))
    .with('saving', (state) => ({ state, ...choices, isPublic: wanted.isPublic, withGrade: wanted.withGrade }))
    .with('notSaved', (state) => ({
      state,
      ...choices,
      message: sentence(failure, 'Your choice was not saved. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .exhaustive();
}
