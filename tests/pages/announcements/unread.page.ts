/** The dashboard's announcements. */
import type { Page } from '@playwright/test';

export const unreadAnnouncements = (page: Page) => {
  const part = page.getByRole('region', { name: 'Announcements', exact: true });
  return {
    part,
    announcements: part.getByRole('listitem'),
    putAwayButton: part.getByRole('button', { name: /^Dismiss / }).first(),
    puttingAwayButton: part.getByRole('button', { name: 'Dismissing...' }),
    notPutAway: part.getByText('Not dismissed'),
  };
};
