/** What any screen shows where a call has failed. */
import type { Locator, Page } from '@playwright/test';

export const failure = (page: Page) => {
  const alert = page.getByRole('alert');
  return {
    alert,
    /** The alert of the screen itself, not of a dialog. */
    inMain: page.getByRole('main').getByRole('alert'),
    retryButton: page.getByRole('button', { name: 'Retry', exact: true }),
    retryIn: (within: Locator) => within.getByRole('button', { name: 'Retry' }),
  };
};
