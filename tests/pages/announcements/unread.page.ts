/** The dashboard's announcements. */
import type { Page } from '@playwright/test';

export const unreadAnnouncements = (page: Page) => {
  const part = page.getByRole('region', { name: 'Announcements', exact: true });
  return {
    part,
    announcements: part.getByRole('listitem'),
    putAwayButton: part.getByRole('button', { name: /^Put away / }).first(),
    puttingAwayButton: part.getByRole('button', { name: 'Putting away...' }),
    notPutAway: part.getByText('Not put away'),
  };
};
