/** The switch of a project's public page, in the details of an assignment; and the page itself. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';

export const portfolioPart = (page: Page) => {
  const dialog = page.getByRole('dialog');
  return {
    publicPage: dialog.getByRole('checkbox', { name: 'Public page' }),
    grade: dialog.getByRole('checkbox', { name: /^With the grade/ }),
    nothingPublic: dialog.getByText('Nothing is public.'),
    isPublic: dialog.getByText('The page is public.'),
    saving: dialog.getByText('Saving...'),
    copyButton: dialog.getByRole('button', { name: 'Copy address' }),
    /** What the server says for an assignment that is not a project. */
    onlyProjects: dialog.getByText('Only a project has a portfolio page.'),
    retryButton: dialog.getByRole('button', { name: 'Retry' }),
  };
};

export const portfolioPage = (page: Page) => ({
  open: (portfolioId: string) => page.goto(paths.portfolio(portfolioId)),
  emptyTitle: page.getByRole('heading', { name: 'Nothing is public here' }),
});
