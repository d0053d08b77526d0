import { examplePortfolio, examplePortfolioPage } from '../../../../src/api/generated/examples.ts';
import { portfolioPageMachine } from '../../../../src/machines/practice/portfolio-page.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { portfolioPage as page } from '../../../pages/practice/portfolio.page.ts';
import { alert, heading, waiting } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const { portfolioId = '' } = examplePortfolio;

export const portfolioPage = model(portfolioPageMachine)({
  starts: { visit: { open: ({ visit }) => visit(`/portfolio/${portfolioId}`), input: () => ({ portfolioId }) } },
  events: { retry: [{}] },
  answers: { getPortfolio: { done: [examplePortfolioPage], error: [404, 500] } },
  see: {
    loading: { says: '§practice.111: the page is looked for', shows: [waiting] },
    failed: { says: 'nobody could say, and it can be tried again', shows: [alert(), on(failure, 'retryButton')] },
    notFound: { says: 'nothing is public here', shows: [on(page, 'emptyTitle')] },
    shown: { says: '§practice.111: the project', shows: [heading(examplePortfolioPage.title)] },
  },
  act: { retry: pressing(failure, 'retryButton') },
});
