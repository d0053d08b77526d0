/** What is said below a lesson that completes its module. */
import type { Page } from '@playwright/test';

export const moduleEndPage = (page: Page) => {
  const box = page.getByRole('complementary', { name: 'Module complete', exact: true });
  return {
    box,
    outcome: (level: string) => box.getByText(level, { exact: true }),
    notLoaded: box.getByText('What your answers show could not be loaded.'),
    retryButton: box.getByRole('button', { name: 'Retry', exact: true }),
    next: (title: string) => box.getByRole('link', { name: title, exact: true }),
  };
};
