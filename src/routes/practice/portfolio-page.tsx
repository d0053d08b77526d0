import { useMachine } from '@xstate/react';
import { useParams } from 'react-router-dom';
import { getPortfolio } from '../../api/practice/portfolio.ts';
import { portfolioPageMachine } from '../../machines/practice/portfolio-page.machine.ts';
import { PortfolioPageScreen } from '../../ui/screens/practice/portfolio-page/portfolio-page.view.tsx';
import { useTitle } from '../use-title.ts';
import { connectPortfolioPage } from './portfolio-page.connect.ts';

const machine = portfolioPageMachine.provide({ actors: { getPortfolio } });

export function Portfolio() {
  const { portfolioId = '' } = useParams();
  // Keyed, so that another page starts the flow again.
  return <PortfolioPage key={portfolioId} portfolioId={portfolioId} />;
}

function PortfolioPage({ portfolioId }: { portfolioId: string }) {
  const [snapshot, send] = useMachine(machine, { input: { portfolioId } });
  useTitle(snapshot.context.page?.title ?? 'Portfolio');
  return <PortfolioPageScreen view={connectPortfolioPage(snapshot, send)} />;
}
