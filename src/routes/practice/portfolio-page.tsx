import { useParams } from 'react-router-dom';
import { getPortfolio } from '../../api/practice/portfolio.ts';
import { portfolioPageMachine } from '../../machines/practice/portfolio-page.machine.ts';
import { PortfolioPageScreen } from '../../ui/screens/practice/portfolio-page/portfolio-page.view.tsx';
import { useFlow } from '../first-screen.ts';
import { useHead } from '../head.ts';
import { connectPortfolioPage } from './portfolio-page.connect.ts';

const machine = portfolioPageMachine.provide({ actors: { getPortfolio } });

export function Portfolio() {
  const { portfolioId = '' } = useParams();
  // Keyed, so that another page starts the flow again.
  return <PortfolioPage key={portfolioId} portfolioId={portfolioId} />;
}

function PortfolioPage({ portfolioId }: { portfolioId: string }) {
  const [snapshot, send] = useFlow(machine, { input: { portfolioId } });
  const { page } = snapshot.context;
  useHead(page ? { title: page.title, description: 'A project from a portfolio.' } : { title: 'Portfolio' });
  return <PortfolioPageScreen view={connectPortfolioPage(snapshot, send)} />;
}
